/** @file Says when and where something went the first time, for a person who looks for it in the finance system. */

import { namesOfPart } from "./batch-names.ts";
import type { Import } from "./import.ts";
import type { FirstTime, SentRow } from "./print.ts";
import { sayBatchNames, sayState } from "./wording.ts";
import { saySentRow } from "./wording-already-sent.ts";
import { list, quote, sentence, shorten } from "./wording-grammar.ts";
import { sayInstant } from "./wording-time.ts";

/** The parts of an elder import that went, or may have. */
export const sentParts = ({ parts }: Import): Import["parts"] =>
  parts.filter(({ state }) => state === "done" || state === "unknown" || state === "sending");

/** Each name that the batches of an elder import may bear, once. */
export const namesOfSent = (elder: Import, timeZone: string): readonly string[] =>
  elder.kind === "batch" ? [...new Set(sentParts(elder).flatMap((part) => namesOfPart(part, timeZone)))] : [];

/** Of the elder of a duplicate: "“a.csv” (import 7) was sent on 20 Nov 2026, 02:14, as the batch Imported - 20/11/26 02:14." */
export function sayElder(elder: Import, timeZone: string): string {
  const which = `${quote(shorten(elder.place.dropped, 120))} (import ${elder.id})`;
  const sent = sentParts(elder);
  const at = sent[0]?.sentAt;
  if (at === undefined || at === null) return sentence(`${which} holds the same, and stands as: ${sayState(elder)}`);
  const where =
    elder.kind === "document"
      ? `to purchase invoice ${elder.purchaseInvoiceId ?? "(not known)"}`
      : `as the ${sent.length === 1 ? "batch" : "batches"} ${list([...new Set(sent.map((part) => sayBatchNames(namesOfPart(part, timeZone))))], "and")}`;
  const doubt = sent.some(({ state }) => state === "unknown") ? " Nobody saw whether it arrived." : "";
  return `${which} was sent on ${sayInstant(at, timeZone)}, ${where}.${doubt}`;
}

/** The same for one row, on one line. */
export function saySentRowInFull(row: SentRow, timeZone: string): string {
  return sentence(`${saySentRow(row)}${sayWhenAndWhere(row.first, timeZone)}`);
}

function sayWhenAndWhere(first: FirstTime, timeZone: string): string {
  if (first.sentAt === null) return ` (import ${first.importId}, not sent yet when this was found)`;
  const batch = sayBatchNames(namesOfPart(first, timeZone));
  return ` (import ${first.importId}, sent on ${sayInstant(first.sentAt, timeZone)}, batch ${batch})`;
}
