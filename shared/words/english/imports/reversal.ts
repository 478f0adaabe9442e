/** @file Reversing batches that were sent, in English. */

import { count, quote } from "../../../wording/grammar.ts";

const again = "It can be reversed again only if that one is cancelled before it's sent.";

export const reversal = {
  /** Added to the numbers and references of a reversal. */
  mark: "REV",
  /** In the name of its file: "invoices - reversal.csv". */
  fileName: "reversal",

  /** Of the reversal. `batches`: "1 and 3", where it reverses only some. */
  reverses: (file: string, id: string, batches: string | null) =>
    `It reverses ${batches === null ? "" : `batch ${batches} of `}${quote(file)} (file ${id}).`,
  dated: (date: string) => `Every invoice has the date ${date}.`,
  ownDates: "Every invoice keeps its date.",
  isEdited: "Its file was changed after it was drafted. Once you approve it, what the file has now is sent.",
  /** Of what was sent. */
  drafted: (file: string, id: string) => `Its reversal is ${quote(file)} (file ${id}).`,
  /** Of one that another one was drafted after. */
  formerDraft: (file: string, id: string) => `An earlier reversal, ${quote(file)} (file ${id}), wasn't sent.`,
  toDraft: "Its reversal is about to be drafted. It will wait for approval.",

  /** Beside the name of its file. */
  inReport: (file: string) => `(reverses ${quote(file)})`,

  inShort: {
    "reversed-already": "reversed already?",
    "not-settled": "what it reverses isn't settled",
    "other-office": "another company now",
  },
  failure: {
    "reversed-already": (other: string) => `This reversal can't be sent: the same batch has another one${other}.`,
    "not-settled":
      "This reversal can't be sent: it isn't certain that all it reverses is in the finance system. Settle that first, then try again.",
    "other-office":
      "This reversal can't be sent: its inbox belongs to another company now than the one that has the batch.",
  },
  other: (file: string, id: string) => `, ${quote(file)} (file ${id})`,
  tryOrCancel: (id: string) => [
    `- If this is the reversal that you want, put the other matter right, then: pigeonhole retry ${id}`,
    `- If it isn't, cancel it: pigeonhole reject ${id}`,
  ],

  trail: {
    asked: (batches: string, date: string | null) =>
      `Asked for the reversal of batch ${batches}, ${date === null ? "each invoice with its own date" : `dated ${date}`}.`,
    drafted: (file: string, id: string) => `Drafted its reversal, ${quote(file)} (file ${id}).`,
    isDraft: (file: string, id: string) => `Drafted as the reversal of ${quote(file)} (file ${id}).`,
    replaced: (file: string, id: string, before: string) =>
      `Its reversal is ${quote(file)} (file ${id}) now, in place of file ${before}.`,
    isInPlace: (file: string, id: string, before: string) =>
      `Took the place of file ${before}, the reversal of ${quote(file)} (file ${id}).`,
  },
  objection: {
    settleFirst: (id: string) =>
      `File ${id} may have been sent. Answer first whether it's in the finance system. Then it can be reversed.`,
    isReversal: (id: string, file: string) =>
      `File ${id} is the reversal of ${quote(file)}. To enter that one again, send it anyway.`,
    nothing: (id: string, state: string) =>
      `File ${id} can't be reversed: it has no sent batch whose content is known. Its status: ${state}.`,
    noBatch: (id: string, batch: number) => `File ${id} has no batch ${batch} that was sent.`,
    notADate: (date: string) =>
      `${quote(date)} isn't a date within a year of today. Write it as 2026-11-23: year, month, day.`,
    reversedAlready: (id: string, file: string) => `File ${id} has a reversal already, ${quote(file)}. ${again}`,
    reversedAlreadyBy: (id: string, file: string, by: string) =>
      `File ${id} has a reversal already, ${quote(file)} (file ${by}). ${again}`,
  },

  cli: {
    /** Where no date is given. */
    whichDate: (id: string) =>
      `Say the date of the reversal: pigeonhole reverse ${id} --date 2026-11-23, or --date same to keep each invoice's own.`,
    notABatch: (batch: string) => `${quote(batch)} isn't the number of a batch. Batches count from 1.`,
    asked: (id: string, file: string) =>
      `File ${id} (${file}): its reversal is being drafted. It waits for approval, and nothing is sent before.`,
    askedNotRunning: (id: string, file: string) =>
      `File ${id} (${file}): its reversal is drafted by the next run or sync. It waits for approval, and nothing is sent before.`,
  },

  /** In the window. */
  open: "Reverse…",
  title: (contents: string) => `Reverse what was sent: ${contents}`,
  hint: "Pigeonhole makes a file that cancels these invoices: the same rows, amounts with the opposite sign, numbers ending in -REV. It waits for your approval. Nothing is sent before.",
  unclear: (rows: number) =>
    `${count(rows, "row", "rows")} may not have been saved and ${rows === 1 ? "isn't" : "aren't"} reversed.`,
  whichBatch: "Batch",
  allBatches: "All batches",
  whichDate: "Date of the reversal",
  sameDates: "Each invoice keeps its own date",
  oneDate: "This date for all",
  dateMissing: "Choose a date.",
  submit: "Draft the reversal",
  said: "The reversal is being drafted",
  show: "Show its reversal",
  /** Where there are several. */
  showFile: (id: string) => `Show its reversal (file ${id})`,
  showReversed: "Show what it reverses",
};
