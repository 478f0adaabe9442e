/** @file The door of planning: decides everything that will be sent for a drop, before anything is sent. */

import type { OpenQuestion } from "../../shared/imports/failures/open-question.ts";
import type { Earlier, ListedInvoice, RowFingerprint, SentRow } from "../../shared/imports/row-fingerprint.ts";
import { fingerprintOf, supplierOf } from "../../shared/imports/row-fingerprint.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import type { SheetPreview } from "../../shared/spreadsheet/sheet-preview.ts";
import type { ReadInvoice, RowProblem, SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import { certainProblems } from "./certain-problems.ts";
import { checkInvoices } from "./check-invoices.ts";
import { commonestOriginal, dedupeRows } from "./dedupe-rows.ts";
import { type Baseline, findDoubts } from "./find-doubts.ts";
import { type WaitingRow, waitingRows } from "./find-replaced.ts";
import { inSheet } from "./in-sheet.ts";
import type { FindLacking } from "./missing-from-list.ts";
import { finish, slicesOf, type Work } from "./slices.ts";
import { type PlannedBatch, splitBatches } from "./split-batches.ts";
import { createSum } from "./sum-money.ts";

export { aboutMatch, resemblanceOf } from "./dedupe-rows.ts";
export { exampleMatches } from "./documents/example-matches.ts";
export type { Registers } from "./documents/match-document.ts";
export { kindOf, proposalsFor } from "./documents/match-kind.ts";
export { type MatchRules, noRegisters } from "./documents/match-rules.ts";
export { matchSentPdf, type SentPdfMatch } from "./documents/match-sent-pdf.ts";
export {
  type DocumentRules,
  idThatIsSure,
  planDocument,
  type Unmatched,
  usualDocumentRules,
} from "./documents/plan-document.ts";
export { type Suggestion, suggestFromText } from "./documents/suggest-match.ts";
export {
  findReplaced,
  type ReplacedRow,
  resemblingImports,
  sameInvoiceAmong,
  type WaitingRow,
} from "./find-replaced.ts";
export { findLacking, lacksInvoice } from "./missing-from-list.ts";
export { invoiceForJson } from "./render-payload.ts";
export { renderReversal, reverseInvoice } from "./reverse-invoice.ts";
export { finish, type Work } from "./slices.ts";

interface SendPlan {
  readonly verdict: "send";
  readonly batches: readonly PlannedBatch[];
  /** The problems of the rows that are not sent. */
  readonly left: readonly RowProblem[];
  /** What a person should look at before it is sent. */
  readonly doubts: readonly RowProblem[];
}
/** Nothing to send, but ids to remember. */
interface KeepPlan {
  readonly verdict: "keep";
  readonly is: "register" | "list" | "suppliers" | "names" | "template";
}
interface AskPlan {
  readonly verdict: "ask";
  readonly why: OpenQuestion;
}

export type SpreadsheetPlan = SendPlan | KeepPlan | AskPlan;

/** The rows that may be sent and the problems of the others; or a plan that sends nothing. */
type Sendable =
  | { readonly good: readonly ReadInvoice[]; readonly problems: readonly RowProblem[] }
  | KeepPlan
  | AskPlan;

type Rules = Pick<InboxSettings, "rowsWithProblems" | "maxInvoicesPerBatch" | "ceilings" | "vatTolerance">;

/** Plans the batches of a spreadsheet on its own, without rows sent before: same input, same batches. */
export function planSpreadsheet(reading: SheetReading, inbox: Rules, baseline: Baseline): SpreadsheetPlan {
  const sendable = finish(chooseRows(reading, inbox));
  if ("verdict" in sendable) return sendable;
  const { good, problems } = sendable;
  const doubts = finish(findDoubts(reading, good, baseline, inbox));
  const batches = finish(splitBatches(good, good.map(fingerprintOf), inbox.maxInvoicesPerBatch));
  return { verdict: "send", batches, left: problems, doubts };
}

/** What the journal knows of earlier imports, as far as it matters to one spreadsheet. */
interface EarlierImports extends Baseline {
  /** Finds rows that resemble these among those that other imports have sent or are about to send. */
  readonly earlier: (fingerprints: readonly RowFingerprint[]) => readonly Earlier[];
  /** Finds invoices of these rows in invoice lists: the only evidence of what was entered by hand. */
  readonly listedAlready: (fingerprints: readonly RowFingerprint[]) => readonly ListedInvoice[];
  /** Finds the invoice lists that should have what was sent before, and don't. */
  readonly lacking: () => Work<FindLacking>;
  /** True where a person has decided that doubtful rows are sent. */
  readonly isAnswered: boolean;
  /** True of an import that went on after the person was asked: they decided without it. */
  readonly isNews: (importId: string) => boolean;
}

export type UnsentPlan =
  | (SendPlan & {
      readonly sentBefore: readonly SentRow[];
      /** Rows that a person wants sent because invoice lists lack what was sent before: each of those once. */
      readonly sentAgain: readonly SentRow[];
    })
  | KeepPlan
  | AskPlan
  | { readonly verdict: "duplicate"; readonly of: string }
  /** See [Note: waiting for the original]. */
  | { readonly verdict: "wait"; readonly behind: string; readonly rows: readonly SentRow[] };

/** Plans the batches of rows that need no check, such as those of a reversal. */
export function planAsGiven(
  rows: readonly ReadInvoice[],
  { maxInvoicesPerBatch }: Pick<Rules, "maxInvoicesPerBatch">,
): readonly PlannedBatch[] {
  return finish(splitBatches(rows, rows.map(fingerprintOf), maxInvoicesPerBatch));
}

/** Plans the rows that no other file has sent; see {@link dedupeRows}, and see [Note: work in slices]. */
export function* planUnsent(reading: SheetReading, inbox: Rules, known: EarlierImports): Work<UnsentPlan> {
  const sendable = yield* chooseRows(reading, inbox);
  if ("verdict" in sendable) return sendable;
  const { good, problems } = sendable;
  const deduped = yield* dedupeRows(good, known.earlier, known.lacking);
  const { fingerprints, alreadySent: same, doubtful } = deduped;
  const isOpen = ({ first }: SentRow) => !known.isAnswered || known.isNews(first.importId);
  // What another file sends by itself is known soon. What waits for a person may wait for days, so it is asked about.
  const behind = [...same, ...doubtful.filter(isOpen)].find((row) => row.openAs === "under-way")?.first;
  if (behind !== undefined) {
    const resembling = [...same, ...doubtful].filter(({ first }) => first.importId === behind.importId);
    return { verdict: "wait", behind: behind.importId, rows: resembling.toSorted((a, b) => a.row - b.row) };
  }
  const alreadySent = same.filter((row) => row.openAs === undefined);
  const open = [...doubtful, ...same.filter((row) => row.openAs !== undefined)].filter(isOpen);
  const rows = known.isAnswered ? open : yield* addListed(fingerprints, alreadySent, open, known);
  if (rows.length > 0) {
    const asked = rows.toSorted((a, b) => a.row - b.row);
    return { verdict: "ask", why: { kind: "already-sent", rows: asked } };
  }
  const sentRows = new Set(alreadySent.map(({ row }) => row));
  const unsent = good.filter(({ row }) => !sentRows.has(row));
  yield;
  const original = commonestOriginal(alreadySent);
  if (unsent.length === 0 && original !== null)
    return problems.length > 0
      ? { verdict: "ask", why: { kind: "rows-have-problems", problems, rowsSent: 0, rowsReady: 0 } }
      : { verdict: "duplicate", of: original };
  const unsentFingerprints = fingerprints.filter(({ row }) => !sentRows.has(row));
  yield;
  const batches = yield* splitBatches(unsent, unsentFingerprints, inbox.maxInvoicesPerBatch);
  const doubts = yield* findDoubts(reading, withoutMarks(unsent, known.isAnswered ? doubtful : []), known, inbox);
  const sentAgain = deduped.lacking.filter(({ row }) => !sentRows.has(row));
  return { verdict: "send", batches, left: problems, doubts, sentBefore: alreadySent, sentAgain };
}

/** What a person has said of a row that resembles a sent one answers its mark too. See [Note: marked as sent]. */
function withoutMarks(rows: readonly ReadInvoice[], answered: readonly SentRow[]): readonly ReadInvoice[] {
  if (answered.length === 0) return rows;
  const numbers = new Set(answered.map(({ row }) => row));
  return rows.map(({ isMarkedSent, ...one }) =>
    isMarkedSent && !numbers.has(one.row) ? { ...one, isMarkedSent } : one,
  );
}

/** The doubtful rows, and those of the others that an invoice list knows and that were not sent from here. */
function* addListed(
  all: readonly RowFingerprint[],
  alreadySent: readonly SentRow[],
  doubtful: readonly SentRow[],
  { listedAlready }: Pick<EarlierImports, "listedAlready">,
): Work<readonly SentRow[]> {
  const known = new Set([...alreadySent, ...doubtful].map(({ row }) => row));
  const rows = [...doubtful];
  for (const slice of slicesOf(all)) {
    for (const { row, purchaseInvoiceId, here, there, first } of listedAlready(slice)) {
      if (known.has(row)) continue;
      const invoiceNumber = here.InvoiceNumber ?? null;
      rows.push({ row, invoiceNumber, is: "in-invoice-list", first, both: { here, there }, purchaseInvoiceId });
    }
    yield;
  }
  return rows;
}

const mostListed = 500;

/** What a person sees of a spreadsheet before they answer or approve; at most 500 problems and 500 skipped rows. */
export function viewSheet(reading: SheetReading): SheetPreview {
  const { kind, sheet, headerRow, text, columns, dates, decimals, derived, questions, shown, eInvoice } = reading;
  const { agreedTotal } = reading;
  const { problems, good } =
    questions.length > 0 ? { problems: finish(certainProblems(reading)), good: [] } : finish(sortRows(reading));
  return {
    ...{ kind, sheet, headerRow, text, columns, dates, decimals, derived, questions, shown, eInvoice },
    ...(agreedTotal && { agreedTotal }),
    problems: problems.slice(0, mostListed),
    problemCount: problems.length,
    skipped: reading.skipped.slice(0, mostListed),
    totals: addUp(good),
  };
}

/** Every problem, sorted by row, and the rows that have none. */
function* sortRows(reading: SheetReading): Work<{ problems: readonly RowProblem[]; good: readonly ReadInvoice[] }> {
  const found = yield* checkInvoices(reading);
  const problems = inSheet(reading, [...reading.problems, ...found]).toSorted((a, b) => a.row - b.row);
  yield;
  const wrongRows = new Set(problems.map(({ row }) => row));
  const good = reading.invoices.filter(({ row }) => !wrongRows.has(row));
  yield;
  return { problems, good };
}

/** Every row of a file that waits, to be looked for among those that were sent since; see [Note: a corrected file]. */
export function* rowsThatWait(reading: SheetReading): Work<readonly WaitingRow[]> {
  const { problems } = yield* sortRows(reading);
  return waitingRows(reading, problems);
}

function addUp(rows: readonly ReadInvoice[]): SheetPreview["totals"] {
  const suppliers = new Set<string>();
  const [net, vat] = [createSum("Net"), createSum("VAT")];
  for (const { invoice } of rows) {
    suppliers.add(supplierOf(invoice));
    net.add(invoice);
    vat.add(invoice);
  }
  return { invoices: rows.length, suppliers: suppliers.size, net: net.total(), vat: vat.total() };
}

function* chooseRows(reading: SheetReading, inbox: Rules): Work<Sendable> {
  const ask = (why: OpenQuestion): AskPlan => ({ verdict: "ask", why });
  if (reading.questions.length > 0) {
    const problems = yield* certainProblems(reading);
    return ask({ kind: "cannot-tell", questions: reading.questions, problems });
  }
  const { kind } = reading;
  if (
    (kind === "register" || kind === "list" || kind === "suppliers" || kind === "names" || kind === "template") &&
    reading.problems.length === 0
  )
    return { verdict: "keep", is: kind };

  const { problems, good } = yield* sortRows(reading);
  const mayLeaveOut = inbox.rowsWithProblems === "send-the-rest" && good.length > 0;
  if (problems.length > 0 && !mayLeaveOut)
    return ask({ kind: "rows-have-problems", problems, rowsSent: 0, rowsReady: good.length });
  if (good.length === 0) return ask({ kind: "no-invoices" });
  return { good, problems };
}
