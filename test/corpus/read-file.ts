/** @file Reads a file of the corpus as the parser process and `check` do, in this process. */

import { planSpreadsheet } from "../../main/planning/plan-import.ts";
import { nothingSaid } from "../../main/spreadsheet/read-spreadsheet.ts";
import type { DropFailure } from "../../shared/imports/failures/drop-failure.ts";
import type { Question, RegisterEntry, RowProblem, SheetReading } from "../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../shared/spreadsheet/template.ts";
import type { PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import { fail, type Result } from "../../shared/values/result.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { readSpreadsheetBytes } from "../fixtures/spreadsheets/read-bytes.ts";

/** What became of a file. */
export type Got =
  | {
      readonly verdict: "ready";
      readonly invoices: readonly PurchaseInvoice[];
      readonly skipped: readonly number[];
      /** As the journal would hold it, of each batch. */
      readonly payloads: readonly string[];
    }
  | { readonly verdict: "register"; readonly entries: readonly RegisterEntry[] }
  | {
      readonly verdict: "ask";
      /** The kind of failure, or `unusual`: rows that can be sent and would be held for a look at them. */
      readonly why: string;
      readonly questions: readonly Question[];
      readonly detail: string;
      readonly payloads: readonly string[];
    }
  | { readonly verdict: "refuse"; readonly why: string; readonly detail: string };

/** The day on which the corpus is read: a date far from it is unusual. */
const corpusDay = "2026-11-20";
/** How files are read is measured, not which amounts an office looks at: no amount reaches this ceiling. */
export const ceilings = { other: "999999999999999999" };
const usualRules = { rowsWithProblems: "hold-file", maxInvoicesPerBatch: null, ceilings, vatTolerance: null } as const;

/** @param said what a person has answered about this file, or null */
export function readFile(
  name: string,
  bytes: Uint8Array,
  said: TemplateChange | null = null,
  today: string = corpusDay,
): Got {
  const read = parse(name, bytes, said);
  if (!read.ok)
    return {
      verdict: "refuse",
      why: read.error.kind,
      detail: "detail" in read.error ? sayMessage(read.error.detail) : "",
    };
  const reading = read.value;
  const plan = planSpreadsheet(reading, usualRules, { today, nets: () => [] });
  if (plan.verdict === "keep") return { verdict: "register", entries: reading.register };
  if (plan.verdict === "ask") {
    const { why } = plan;
    const detail =
      why.kind === "rows-have-problems"
        ? sayProblems(why.problems)
        : reading.questions.map(({ text }) => sayMessage(text)).join("; ");
    return { verdict: "ask", why: why.kind, questions: reading.questions, detail, payloads: [] };
  }
  const payloads = plan.batches.map(({ payload }) => payload);
  if (plan.doubts.length > 0)
    return { verdict: "ask", why: "unusual", questions: [], detail: sayProblems(plan.doubts), payloads };
  const rows = new Set(plan.batches.flatMap((batch) => batch.rows));
  return {
    verdict: "ready",
    invoices: reading.invoices.filter(({ row }) => rows.has(row)).map(({ invoice }) => invoice),
    skipped: reading.skipped.map(({ row }) => row),
    payloads,
  };
}

const sayProblems = (problems: readonly RowProblem[]): string =>
  problems.map(({ row, reason }) => `row ${row}: ${sayMessage(reason)}`).join("; ");

function parse(name: string, bytes: Uint8Array, answers: TemplateChange | null): Result<SheetReading, DropFailure> {
  if (bytes.length === 0) return fail({ kind: "empty-file" });
  try {
    return readSpreadsheetBytes(bytes, name, { ...nothingSaid, answers });
  } catch (error) {
    // In the product the parser process ends here, and the next file has another.
    return fail({
      kind: "parser-stopped",
      isWorkbook: true,
      why: "crash",
      detail: { say: "process-ended", code: null, said: String(error) },
    });
  }
}
