/** @file The text of `<file>.why.txt`, laid beside a file that failed, needs someone, or went before. */

import { addMoney } from "./add-money.ts";
import { namesOfPart } from "./batch-names.ts";
import type { Failure } from "./failure.ts";
import { type Import, needsPerson, type Part } from "./import.ts";
import { sayLine } from "./line.ts";
import type { PurchaseInvoice } from "./purchase-invoice.ts";
import { sayInvoice } from "./sent-invoices.ts";
import type { RowProblem } from "./sheet-reading.ts";
import { whatToDo } from "./what-to-do.ts";
import { countInvoices, sayContents, sayKind, sayWhatHasArrived } from "./wording.ts";
import { sayFailure } from "./wording-failures.ts";
import { sayElder, saySentRowInFull } from "./wording-first-time.ts";
import { count, sentence, shorten } from "./wording-grammar.ts";
import { moneyLines, sayMoney } from "./wording-money.ts";
import { sayInstant } from "./wording-time.ts";

/** How every note of ours begins; a file of that name which does not is somebody's own. */
export const noteHeading = "Pigeonhole: why this file is here";

/** What a note tells beside the import itself. */
export interface NoteFacts {
  /** What the part in question sends; empty for a document. */
  readonly invoices: readonly PurchaseInvoice[];
  /** Of a duplicate, the import that it is one of. */
  readonly elder: Import | null;
  /** The connection that it goes over, as people call it; null where the settings know it no more. */
  readonly connection: string | null;
}

/** The whole note, or null where nobody is needed and the folder says it all. */
export function whyNote(import_: Import, timeZone: string, facts: NoteFacts): string | null {
  const { state } = import_;
  const isRejected = state.at === "failed" && state.why.kind === "rejected";
  if (!needsPerson(import_) && state.at !== "duplicate" && !isRejected) return null;
  const about = [
    noteHeading,
    "",
    `File:     ${shorten(import_.place.dropped, 400)}`,
    `Kind:     ${sayKind(import_.kind)}`,
    ...(facts.connection === null ? [] : [`For:      ${facts.connection}`]),
    `Arrived:  ${sayInstant(import_.seenAt, timeZone)}`,
    `Since:    ${sayInstant(import_.since, timeZone)} (${timeZone})`,
    `Id:       ${import_.id}`,
  ];
  const paragraphs =
    state.at === "held"
      ? noteOnHeld(import_, timeZone)
      : state.at === "duplicate"
        ? noteOnDuplicate(import_, timeZone, facts.elder)
        : noteOnTrouble(import_, timeZone);
  const all = [...paragraphs, ...noteOnInvoices(facts.invoices)];
  return `${[...about, ...all.flatMap((lines) => ["", ...lines])].join("\n")}\n`;
}

type Paragraphs = readonly (readonly string[])[];

/** More than this nobody compares line by line. */
const mostInvoices = 500;

function noteOnInvoices(invoices: readonly PurchaseInvoice[]): Paragraphs {
  if (invoices.length === 0) return [];
  const lines = invoices.slice(0, mostInvoices).map((invoice) => `- ${sayInvoice(invoice)}`);
  const more = invoices.length - lines.length;
  return [["Its purchase invoices", ...lines, ...(more > 0 ? [`… and ${count(more, "more", "more")}`] : [])]];
}

function noteOnHeld(import_: Import, timeZone: string): Paragraphs {
  const why = import_.state.at === "held" ? import_.state.why : undefined;
  if (why)
    return [
      ["What happened", `It has been checked and is ready: ${sayContents(import_)}.`, sayFailure(why)],
      [
        "When it may have been sent",
        why.from === 0
          ? `At any time before ${sayInstant(why.until, timeZone)}.`
          : `Between ${sayInstant(why.from, timeZone)} and ${sayInstant(why.until, timeZone)}.`,
      ],
      [
        "What to do",
        "- Look for it in the finance system.",
        `- If it is not there: open Pigeonhole and press Approve, or run: pigeonhole approve ${import_.id}`,
        "- If it is there: take the file away.",
      ],
    ];
  return [
    ["What happened", `It has been checked and is ready: ${sayContents(import_)}.`, "It waits for someone's approval."],
    ["What to do", `- Open Pigeonhole and press Approve, or run: pigeonhole approve ${import_.id}`],
  ];
}

function noteOnDuplicate({ id }: Import, timeZone: string, elder: Import | null): Paragraphs {
  return [
    ["What happened", "All that it holds went before, so it was not sent."],
    ...(elder === null ? [] : [["The first time", sayElder(elder, timeZone)]]),
    [
      "What to do",
      "- If that is right: nothing. The file may be moved away.",
      "- If it is to go all the same: open Pigeonhole and press Send it anyway, or run:",
      `  pigeonhole retry ${id} --anyway "REASON"`,
      "Moving it back into the inbox does not send it.",
    ],
  ];
}

function noteOnTrouble(import_: Import, timeZone: string): Paragraphs {
  const { state } = import_;
  switch (state.at) {
    case "unknown":
      return [["What happened", sayFailure(state.why)], ...noteOnUnknown(import_, state.part, timeZone)];
    case "waiting":
    case "failed":
      return [
        ["What happened", sayFailure(state.why), sayWhatHasArrived(import_.parts)].filter((line) => line !== ""),
        ...noteOnRows(state.why, timeZone),
        whatToDo(import_, state.why),
      ];
    case "reading":
    case "held":
    case "queued":
    case "sending":
    case "done":
    case "duplicate":
      return [];
  }
}

function noteOnRows(why: Failure, timeZone: string): Paragraphs {
  if (why.kind === "already-sent")
    return [[`Every such row (${why.rows.length})`, ...why.rows.map((row) => `- ${saySentRowInFull(row, timeZone)}`)]];
  if (why.kind !== "rows-have-problems" || why.problems.length === 0) return [];
  return [[`Every problem (${why.problems.length})`], ...why.problems.map(noteOnRow)];
}

function noteOnRow({ row, column, header, value, reason, fix }: RowProblem): readonly string[] {
  const lines = [
    `Row ${row}${column === null ? "" : `, column ${column}`}`,
    header === null ? null : `  Heading:  ${shorten(header, 120)}`,
    value === null ? null : `  Value:    ${value.trim() === "" ? "(empty)" : shorten(value, 200)}`,
    `  Problem:  ${sentence(sayLine(reason))}`,
    sayLine(fix) === "" ? null : `  To do:    ${sentence(sayLine(fix))}`,
  ];
  return lines.filter((line) => line !== null);
}

function noteOnUnknown({ id, kind, parts, purchaseInvoiceId }: Import, index: number, timeZone: string): Paragraphs {
  const part = parts[index];
  const where = "in Pigeonhole's window, or in a terminal";
  const lookFor =
    kind === "document"
      ? [`Look among the documents of purchase invoice ${purchaseInvoiceId ?? "(not known)"}.`]
      : part === undefined
        ? []
        : noteOnBatch(part, index, parts.length, timeZone);
  return [
    ["What to look for in the finance system", ...lookFor],
    [
      `What to do: give one of two answers, ${where}`,
      `- It is there:      "It arrived"     or  pigeonhole settle ${id} arrived`,
      `- It is not there:  "Send it again"  or  pigeonhole settle ${id} send-again`,
      "Do not move the file back into the inbox before that.",
    ],
    ...noteOnOtherParts(parts, index),
  ];
}

function noteOnBatch(part: Part, index: number, partCount: number, timeZone: string): readonly string[] {
  const names = namesOfPart(part, timeZone);
  const shown = names.length <= 10 ? names : [...names.slice(0, 5), "… or any minute between …", ...names.slice(-2)];
  return [
    ...(partCount > 1 ? [`Batch:     ${index + 1} of ${partCount}`] : []),
    ...(part.sentAt === null ? [] : [`Sent:      ${sayInstant(part.sentAt, timeZone)} (${timeZone})`]),
    ...shown.map((name, line) => `${line === 0 ? "Named:     " : "  or       "}${name}`),
    `Holding:   ${count(part.invoices, "purchase invoice")}`,
    `Net:       ${sayMoney(part.net)}`,
    `VAT:       ${sayMoney(part.vat)}`,
    "The service names a batch by its own clock, so it may be a minute off, or whole",
    "hours where its time zone is another.",
  ];
}

function noteOnOtherParts(parts: readonly Part[], index: number): Paragraphs {
  const others = parts.filter((part, at) => at !== index && part.state !== "done");
  if (others.length === 0) return [];
  const net = moneyLines(addMoney(others.map((part) => part.net))).join(", ");
  return [[`Still to be sent after it: ${count(countInvoices(others), "purchase invoice")} (${net} net).`]];
}
