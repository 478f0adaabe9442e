/** @file Writes the text of `<file>.why.txt`, the note beside a file that failed, needs a person, or is a duplicate. */

import type { Namesake } from "../../imports/batch-names.ts";
import type { Failure } from "../../imports/failures/failure.ts";
import type { Import } from "../../imports/import.ts";
import { needsPerson, sinceWhen } from "../../imports/needs-person.ts";
import { sayInvoice } from "../../imports/sent-invoices.ts";
import type { PurchaseInvoice } from "../../values/purchase-invoice.ts";
import { escapeLine } from "../../values/text/escape-controls.ts";
import { everyLanguage, words } from "../../words/spoken.ts";
import { shorten } from "../grammar.ts";
import { sayInstant } from "../say-time.ts";
import { noteOnDoubts, noteOnProblems } from "./note/note-on-rows.ts";
import { noteOnUnknown } from "./note/note-on-unknown.ts";
import { inColumns, type Paragraphs } from "./note/paragraphs.ts";
import { whatToDo } from "./note/what-to-do.ts";
import { sayCorrectedElsewhere, sayRowsHeldBack } from "./rows/say-rows-with-problems.ts";
import { whatIsAsked } from "./say-already-sent.ts";
import { sayFailure } from "./say-failure.ts";
import { sayOriginal, saySentRowInFull } from "./say-first-time.ts";
import { sayContents, sayKind, sayWhatHasArrived } from "./say-import.ts";
import { sayNoSuchInvoice } from "./say-outcome.ts";
import { sayReversals } from "./say-reversal.ts";

/** True for text that begins as our notes do, in any language. Any other file of that name is a person's own. */
export const isOurNote = (text: string): boolean => everyLanguage.some(({ note }) => text.startsWith(note.heading));

/** The number of the import that a note of ours is about, as its line "ID:" has it; 0 where none is. */
export function numberInNote(text: string): number {
  const lines = text.split(/\r?\n/);
  const found = lines.flatMap((line) =>
    everyLanguage.flatMap(({ note }) => (line.startsWith(note.id) ? line.slice(note.id.length).trim() : [])),
  );
  const [number = ""] = found;
  return /^\d{1,15}$/.test(number) ? Number(number) : 0;
}

/** What a note says besides the import itself. */
export interface NoteFacts {
  /** The invoices of the part that the note is about; empty for a document. */
  readonly invoices: readonly PurchaseInvoice[];
  /** Where the outcome of a batch is unknown: the other batches that may have its name. */
  readonly namesakes: readonly Namesake[];
  /** For a duplicate, the import that it repeats. */
  readonly original: Import | null;
  /** The name of its connection; null if the settings no longer have it. */
  readonly connection: string | null;
}

/** The whole note, or null if no person is needed and the folder's name says enough. */
export function whyNote(import_: Import, timeZone: string, facts: NoteFacts): string | null {
  const { state } = import_;
  const isRejected = state.at === "failed" && state.why.kind === "rejected";
  if (!needsPerson(import_) && state.at !== "duplicate" && !isRejected) return null;
  const { note } = words;
  const about = [
    note.heading,
    "",
    ...inColumns([
      [note.file, escapeLine(shorten(import_.place.dropped, 400))],
      [note.kind, sayKind(import_)],
      [note.connection, facts.connection],
      [note.arrived, sayInstant(import_.seenAt, timeZone)],
      [note.since, `${sayInstant(sinceWhen(import_), timeZone)} (${timeZone})`],
      [note.id, import_.id],
    ]),
  ];
  const paragraphs =
    state.at === "held"
      ? noteOnHeld(import_, timeZone)
      : state.at === "duplicate"
        ? noteOnDuplicate(import_, timeZone, facts.original)
        : noteOnTrouble(import_, timeZone, facts.namesakes);
  const all = [...paragraphs, ...noteOnInvoices(facts.invoices)];
  return `${[...about, ...all.flatMap((lines) => ["", ...lines])].join("\n")}\n`;
}

/** The most invoices that a note lists. */
const mostInvoices = 500;

function noteOnInvoices(invoices: readonly PurchaseInvoice[]): Paragraphs {
  if (invoices.length === 0) return [];
  const lines = invoices.slice(0, mostInvoices).map((invoice) => `- ${sayInvoice(invoice)}`);
  const more = invoices.length - lines.length;
  return [[words.note.invoices, ...lines, ...(more > 0 ? [words.note.andMore(more)] : [])]];
}

function noteOnHeld(import_: Import, timeZone: string): Paragraphs {
  const { note } = words;
  const { doubts = [], why } = import_.state.at === "held" ? import_.state : {};
  const ready = note.checkedAndReady(sayContents(import_));
  if (why === undefined)
    return [
      [note.whatHappened, ...sayReversals(import_), ready, note.waitsForApproval],
      ...noteOnDoubts(doubts),
      [note.oneOfThese, ...note.openAndApprove(import_.id)],
    ];
  if (why.kind === "connection-changed")
    return [
      [note.whatHappened, sayFailure(why)],
      [note.oneOfThese, ...note.openAndApprove(import_.id)],
    ];
  const until = sayInstant(why.until, timeZone);
  return [
    [note.whatHappened, ready, sayFailure(why)],
    [note.whenSent, why.from === 0 ? note.anyTimeBefore(until) : note.between(sayInstant(why.from, timeZone), until)],
    ...noteOnDoubts(doubts),
    [note.whatToDo, note.lookForIt, note.notThere(import_.id), note.isThere],
  ];
}

function noteOnDuplicate({ id }: Import, timeZone: string, original: Import | null): Paragraphs {
  const { note } = words;
  return [
    [note.whatHappened, words.imports.allWentBefore],
    ...(original === null ? [] : [[note.firstTime, sayOriginal(original, timeZone)]]),
    [note.whatToDo, note.duplicateRight, ...note.sendAnyway(id), note.movingIsNotSending],
  ];
}

function noteOnTrouble(import_: Import, timeZone: string, namesakes: readonly Namesake[]): Paragraphs {
  const { state } = import_;
  switch (state.at) {
    case "unknown":
      return [
        [words.note.whatHappened, sayFailure(state.why), ...sayHowManyNotPartOfIt(import_)],
        ...noteOnUnknown(import_, state.part, timeZone, namesakes),
        ...noteOnProblems(import_.leftOut),
      ];
    case "waiting":
    case "failed":
      return [
        [
          words.note.whatHappened,
          sayWhatHappened(import_, state.why),
          sayCorrectedElsewhere(state.why),
          sayWhatHasArrived(import_.parts),
        ].filter((line) => line !== ""),
        ...noteOnRows(state.why, timeZone),
        // What was left out or not saved before this call failed: nothing else tells of it.
        ...(state.at === "failed" ? noteOnProblems(import_.leftOut) : []),
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

/** Where a copy to correct is beside it, what to do is said of that copy alone. */
const sayWhatHappened = (import_: Import, why: Failure): string =>
  why.kind === "rows-have-problems" && import_.place.copy !== undefined
    ? sayRowsHeldBack(why)
    : (sayNoSuchInvoice(import_, why) ?? sayFailure(why, whatIsAsked(import_)));

function noteOnRows(why: Failure, timeZone: string): Paragraphs {
  if (why.kind === "already-sent" && why.rows.length > 0)
    return [[words.note.everyRow(why.rows.length), ...why.rows.map((row) => `- ${saySentRowInFull(row, timeZone)}`)]];
  return why.kind === "rows-have-problems" || why.kind === "cannot-tell" ? noteOnProblems(why.problems) : [];
}

/** The rows with problems, which are listed below. */
function sayHowManyNotPartOfIt({ leftOut }: Import): readonly string[] {
  const rows = new Set(leftOut.flatMap(({ row, notSaved }) => (notSaved ? [] : [row]))).size;
  return rows === 0 ? [] : [words.failures.notPartOfIt(rows)];
}
