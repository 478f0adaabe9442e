/** @file What each place of the balance is called, the same on the page and in the table. */

import type { Place } from "./balance.ts";

export function sayPlace(place: Place): string {
  switch (place) {
    case "done":
      return "Done";
    case "needs-you":
      return "Needs you";
    case "failed":
      return "Failed";
    case "duplicate":
      return "Duplicates";
    case "ignored":
      return "Ignored";
    case "under-way":
      return "Under way";
  }
}

export function explainPlace(place: Place): string {
  switch (place) {
    case "done":
      return "entered in the finance system";
    case "needs-you":
      return "wait for a person's answer";
    case "failed":
      return "could not be sent; those that still lie there are in the list above";
    case "duplicate":
      return "went before, so they were not sent again";
    case "ignored":
      return "locks and temporary files of other programs";
    case "under-way":
      return "are being read or sent, or wait their turn";
  }
}
