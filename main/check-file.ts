/** @file Reads, maps and checks one file as an import would; sends nothing, writes nothing. */

import { basename, dirname, relative, resolve, sep } from "node:path";
import type { Drop } from "../shared/drop.ts";
import type { Failure } from "../shared/failure.ts";
import { sayLine } from "../shared/line.ts";
import type { InboxSettings } from "../shared/settings.ts";
import { mappingOf, type RowProblem, type SheetReading, unmappedOf } from "../shared/sheet-reading.ts";
import { sayFailure, sayRowProblem } from "../shared/wording-failures.ts";
import { count } from "../shared/wording-grammar.ts";
import { dayIn } from "../shared/wording-time.ts";
import type { Parser, Templates } from "./imports/ports.ts";
import { examineFile, isIgnored } from "./inbox/inbox.ts";
import {
  type DocumentRules,
  invoiceForJson,
  kindOf,
  noRegisters,
  planDocument,
  planSpreadsheet,
  proposalsFor,
  usualDocumentRules,
} from "./planning/plan-import.ts";

type InboxRules = DocumentRules &
  Pick<InboxSettings, "dateOrder" | "decimalSign" | "rowsWithProblems" | "maxInvoicesPerBatch">;

/** What is applied to a file that lies in no inbox. */
const usualRules: InboxRules = {
  ...usualDocumentRules,
  dateOrder: null,
  decimalSign: null,
  rowsWithProblems: "hold-file",
  maxInvoicesPerBatch: null,
};

export interface Verdict {
  readonly file: string;
  readonly sha256: string | null;
  readonly kind: "batch" | "document" | "register" | "ignored" | "unrecognised";
  readonly verdict: "ready" | "ask" | "refuse";
  readonly sheet: string | null;
  readonly headerRow: number | null;
  readonly mapping: ReturnType<typeof mappingOf>;
  readonly unmapped: readonly string[];
  readonly dates: SheetReading["dates"];
  readonly decimals: SheetReading["decimals"];
  /** Exactly what would be sent: at once where the verdict is `ready`, once approved where some of it is unusual. */
  readonly invoices: readonly object[];
  readonly problems: readonly RowProblem[];
  readonly skipped: SheetReading["skipped"];
  readonly text: SheetReading["text"];
  readonly columns: SheetReading["columns"];
  /** What stands in the invoices and not in the file, a sentence each. */
  readonly derived: SheetReading["derived"];
  readonly questions: SheetReading["questions"];
  readonly register: SheetReading["register"];
  readonly listed: SheetReading["listed"];
  readonly purchaseInvoiceId: string | null;
  readonly failure: { readonly kind: Failure["kind"]; readonly message: string } | null;
  readonly isMissing: boolean;
}

/** @param inbox whose rules are applied; undefined for the usual ones */
export async function checkFile(
  parser: Parser,
  file: string,
  inbox: InboxSettings | undefined,
  known: ReturnType<Templates["forInbox"]>,
): Promise<Verdict> {
  return checkWith(parser, file, pathInInbox(file, inbox), inbox ?? usualRules, known);
}

async function checkWith(
  parser: Parser,
  file: string,
  path: string,
  rules: InboxRules,
  known: ReturnType<Templates["forInbox"]>,
): Promise<Verdict> {
  const blank: Verdict = {
    file,
    sha256: null,
    kind: "unrecognised",
    verdict: "refuse",
    sheet: null,
    headerRow: null,
    mapping: {},
    unmapped: [],
    dates: null,
    decimals: null,
    invoices: [],
    problems: [],
    skipped: [],
    text: null,
    columns: [],
    derived: [],
    questions: [],
    register: [],
    listed: [],
    purchaseInvoiceId: null,
    failure: null,
    isMissing: false,
  };
  const refuse = (base: Verdict, failure: Failure): Verdict => ({ ...base, verdict: "refuse", failure: say(failure) });
  const looked = await examineFile("", path, resolve(file));
  if (!looked.ok) return { ...refuse(blank, looked.error), isMissing: true };
  const { drop, missingEnd } = looked.value;
  const hashed: Verdict = { ...blank, sha256: drop.sha256 };
  if (isIgnored(basename(path))) return { ...hashed, kind: "ignored", verdict: "ready" };
  if (drop.sizeBytes === 0) return refuse(hashed, { kind: "empty-file" });
  if (missingEnd !== null) return refuse(hashed, { kind: "incomplete-file", expected: missingEnd });
  const kind = kindOf(path, rules, noRegisters);
  if (kind === "document") return checkDocument(hashed, drop, rules);

  const batch: Verdict = { ...hashed, kind: "batch" };
  if (kind === "unsure") {
    const candidates = proposalsFor(path, rules, noRegisters);
    return { ...batch, verdict: "ask", failure: say({ kind: "spreadsheet-or-document", candidates }) };
  }
  const { dateOrder, decimalSign } = rules;
  const parsed = await parser.read({
    ...known,
    ...{ path: resolve(file), fileName: path, dateOrder, decimalSign },
    answers: null,
    show: 0,
  });
  return parsed.ok ? checkReading(batch, parsed.value.reading, rules) : refuse(batch, parsed.error);
}

/** Without the journal nobody knows the registers; see docs/documents.md. */
function checkDocument(known: Verdict, drop: Drop, rules: DocumentRules): Verdict {
  const planned = planDocument(drop, rules, noRegisters, null);
  if (planned.ok)
    return { ...known, kind: "document", verdict: "ready", purchaseInvoiceId: planned.value.purchaseInvoiceId };
  const failure = planned.error;
  const kind = failure.kind === "type-not-permitted" ? "unrecognised" : "document";
  const verdict = failure.kind === "no-purchase-invoice-id" ? "ask" : "refuse";
  return { ...known, kind, verdict, failure: say(failure) };
}

function checkReading(batch: Verdict, reading: SheetReading, rules: InboxRules): Verdict {
  const { sheet, headerRow, dates, decimals, skipped, text, columns, derived, questions, register, listed } = reading;
  const found = { sheet, headerRow, dates, decimals, skipped, text, columns, derived, questions, register, listed };
  const read: Verdict = { ...batch, ...found, mapping: mappingOf(reading), unmapped: unmappedOf(reading) };
  // Without the journal nobody knows what is usual for a supplier.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const plan = planSpreadsheet(reading, rules, { today: dayIn(timeZone, Date.now()), nets: () => [] });
  if (plan.verdict === "keep") return { ...read, kind: "register", verdict: "ready" };
  if (plan.verdict === "ask") {
    const problems = plan.why.kind === "rows-have-problems" ? plan.why.problems : [];
    return { ...read, verdict: "ask", problems, failure: say(plan.why) };
  }
  const rows = new Set(plan.batches.flatMap((planned) => planned.rows));
  const invoices = reading.invoices.filter(({ row }) => rows.has(row)).map(({ invoice }) => invoiceForJson(invoice));
  const isUnusual = plan.doubts.length > 0;
  return { ...read, verdict: isUnusual ? "ask" : "ready", invoices, problems: [...plan.left, ...plan.doubts] };
}

const say = (failure: Failure) => ({ kind: failure.kind, message: sayFailure(failure) });

/** As the sweep would name it. Outside an inbox the folder it lies in stands for a subfolder of one. */
function pathInInbox(file: string, inbox: InboxSettings | undefined): string {
  const absolute = resolve(file);
  const inside = inbox && absolute.startsWith(resolve(inbox.path) + sep);
  return inside
    ? relative(inbox.path, absolute).split(sep).join("/")
    : `${basename(dirname(absolute))}/${basename(absolute)}`;
}

/** What was found, a sentence each; the first says it all in one. */
export function sayVerdict({
  verdict,
  kind,
  invoices,
  purchaseInvoiceId,
  failure,
  problems,
  dates,
  decimals,
  skipped,
  derived,
  register,
  listed,
}: Verdict): readonly string[] {
  const found =
    kind === "batch"
      ? `${invoices.length} purchase invoices`
      : kind === "register"
        ? listed.length > 0
          ? `a list of ${count(listed.length, "document")}`
          : `a register of ${register.length} purchase invoices`
        : purchaseInvoiceId === null
          ? kind
          : `for purchase invoice ${purchaseInvoiceId}`;
  const why = failure?.message ?? `${found}, some of which look unusual, so they would wait for approval`;
  return [
    verdict === "ready" ? `ready, ${found}` : why,
    ...(dates ? [`Dates: ${sayLine(dates.evidence)}`] : []),
    ...(decimals ? [`Decimals: ${sayLine(decimals.evidence)}`] : []),
    ...derived.map(sayLine),
    ...problems.map(sayRowProblem),
    ...skipped.map(({ row, reason }) => `Row ${row} is left out: ${sayLine(reason)}`),
  ];
}
