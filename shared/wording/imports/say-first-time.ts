/** @file Words when and how something was first sent, to help a person find it in the finance system. */

import { namesOfPart } from "../../imports/batch-names.ts";
import type { Import } from "../../imports/import.ts";
import type { SentRow } from "../../imports/row-fingerprint.ts";
import { words } from "../../words/spoken.ts";
import { list, sentence, shorten } from "../grammar.ts";
import { sayInstant } from "../say-time.ts";
import { saySentRow, wasSent } from "./say-already-sent.ts";
import { sayBatchNames, sayState } from "./say-import.ts";

/** The parts of an original import that were, or may have been, sent. */
export const sentParts = ({ parts }: Import): Import["parts"] =>
  parts.filter(({ state }) => state === "done" || state === "unknown" || state === "sending");

/** Each name that the batches of an original import may have, without repeats. */
export const namesOfSent = (original: Import, timeZone: string): readonly string[] =>
  original.kind === "batch" ? [...new Set(sentParts(original).flatMap((part) => namesOfPart(part, timeZone)))] : [];

/** The original of a duplicate: "“a.csv” (ID 7) was sent on 20 Nov 2026, 02:14, as the batch Imported - 20/11/26 02:14." */
export function sayOriginal(original: Import, timeZone: string): string {
  const which = words.outcomes.original(shorten(original.place.dropped, 120), original.id);
  const sent = sentParts(original);
  const at = sent[0]?.sentAt;
  if (at === undefined || at === null) return sentence(words.outcomes.elderNotSent(which, sayState(original)));
  const when = sayInstant(at, timeZone);
  const batches = [...new Set(sent.map((part) => sayBatchNames(namesOfPart(part, timeZone))))];
  const said =
    original.kind === "document"
      ? words.outcomes.elderDocument(which, when, original.purchaseInvoiceId)
      : words.outcomes.elderBatches(which, when, sent.length, list(batches, "and"));
  const unsent = original.parts.length - sent.length;
  return [
    said,
    ...(sent.some(({ state }) => state === "unknown") ? [words.outcomes.nobodySawIt] : []),
    ...(unsent > 0 ? [words.outcomes.batchesNotSent(unsent, original.parts.length)] : []),
  ].join(" ");
}

/** The same for one row, on one line. */
export function saySentRowInFull(row: SentRow, timeZone: string): string {
  const isListed = row.is === "in-invoice-list";
  return sentence(`${saySentRow(row)}${isListed ? "" : sayWhenAndWhere(row, timeZone)}`);
}

/** "The first time (ID 19, sent on 29 Nov 2026, 13:10, batch Imported - 29/11/26 13:10).", or nothing where a list names it. */
export function sayWhenSent(row: SentRow, timeZone: string): readonly string[] {
  if (row.is === "in-invoice-list") return [];
  return [sentence(`${words.note.firstTime}${sayWhenAndWhere(row, timeZone)}`)];
}

function sayWhenAndWhere(row: SentRow, timeZone: string): string {
  const { first } = row;
  if (first.sentAt === null) return words.outcomes.notSentYet(first.importId);
  const batch = sayBatchNames(namesOfPart(first, timeZone));
  const { sentAs, perhapsSentAs } = words.outcomes;
  const say = wasSent(row) === "perhaps" ? perhapsSentAs : sentAs;
  return say(first.importId, sayInstant(first.sentAt, timeZone), batch);
}
