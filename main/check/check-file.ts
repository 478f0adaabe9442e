/** @file Reads, maps and checks one file as an import would, but sends nothing and writes nothing. */

import { existsSync } from "node:fs";
import { basename, dirname, relative, resolve, sep } from "node:path";
import type { Drop } from "../../shared/imports/drop.ts";
import type { Failure } from "../../shared/imports/failure.ts";
import { syncConflictIn } from "../../shared/imports/sync-conflict.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { mappingOf, type RowProblem, type SheetReading, unmappedOf } from "../../shared/spreadsheet/sheet-reading.ts";
import { sayFailure, sayRowProblem } from "../../shared/wording/imports/say-failure.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { dayIn } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Parser, Templates } from "../imports/ports.ts";
import { examineFile, isIgnored } from "../inbox/inbox.ts";
import {
  type DocumentRules,
  invoiceForJson,
  kindOf,
  planDocument,
  planSpreadsheet,
  proposalsFor,
  type Registers,
  usualDocumentRules,
} from "../planning/plan-import.ts";

type InboxRules = DocumentRules &
  Pick<InboxSettings, "dateOrder" | "decimalSign" | "rowsWithProblems" | "maxInvoicesPerBatch" | "ceilings">;

/** The rules for a file outside every inbox. */
const usualRules: InboxRules = {
  ...usualDocumentRules,
  dateOrder: null,
  decimalSign: null,
  rowsWithProblems: "hold-file",
  maxInvoicesPerBatch: null,
  ceilings: {},
};

/** One file of `check --json`, plus what the window's preview shows. */
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
  /** Exactly what would be sent: at once where the verdict is `ready`, after approval where a row is unusual. */
  readonly invoices: readonly object[];
  readonly problems: readonly RowProblem[];
  readonly skipped: SheetReading["skipped"];
  readonly text: SheetReading["text"];
  readonly columns: SheetReading["columns"];
  /** What the invoices hold beyond the file's own cells, a message each. */
  readonly derived: SheetReading["derived"];
  readonly questions: SheetReading["questions"];
  readonly register: SheetReading["register"];
  readonly listed: SheetReading["listed"];
  readonly purchaseInvoiceId: string | null;
  readonly failure: { readonly kind: Failure["kind"]; readonly message: string } | null;
  readonly isMissing: boolean;
}

/**
 * Checks one file without changing anything.
 *
 * @param file path of the file
 * @param inbox whose rules apply; undefined for the usual ones
 * @param registers the journal's registers and list files for this inbox; see registersFor
 */
export async function checkFile(
  parser: Parser,
  file: string,
  inbox: InboxSettings | undefined,
  known: ReturnType<Templates["forInbox"]>,
  registers: Registers,
): Promise<Verdict> {
  return checkWith(parser, file, pathInInbox(file, inbox), inbox ?? usualRules, known, registers);
}

async function checkWith(
  parser: Parser,
  file: string,
  path: string,
  rules: InboxRules,
  known: ReturnType<Templates["forInbox"]>,
  registers: Registers,
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
  const conflict = syncConflictIn(path);
  if (conflict !== null && (!conflict.needsOriginal || existsSync(resolve(dirname(file), basename(conflict.original)))))
    return {
      ...hashed,
      verdict: "ask",
      failure: say({ kind: "sync-conflict", original: basename(conflict.original) }),
    };
  const kind = kindOf(path, rules, registers);
  if (kind === "document") return checkDocument(hashed, drop, rules, registers);

  const batch: Verdict = { ...hashed, kind: "batch" };
  if (kind === "unsure") {
    const candidates = proposalsFor(path, rules, registers);
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

/** Matches a document by its path only; the text of a PDF is not read here, see docs/documents.md. */
function checkDocument(known: Verdict, drop: Drop, rules: DocumentRules, registers: Registers): Verdict {
  const planned = planDocument(drop, rules, registers, null);
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
  // Only an import compares with the supplier's earlier amounts, because a check has no journal.
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const plan = planSpreadsheet(reading, rules, { today: dayIn(timeZone, Date.now()), nets: () => [] });
  if (plan.verdict === "keep") return { ...read, kind: "register", verdict: "ready" };
  if (plan.verdict === "ask") {
    const problems = "problems" in plan.why ? plan.why.problems : [];
    return { ...read, verdict: "ask", problems, failure: say(plan.why) };
  }
  const rows = new Set(plan.batches.flatMap((planned) => planned.rows));
  const invoices = reading.invoices.filter(({ row }) => rows.has(row)).map(({ invoice }) => invoiceForJson(invoice));
  const isUnusual = plan.doubts.length > 0;
  return { ...read, verdict: isUnusual ? "ask" : "ready", invoices, problems: [...plan.left, ...plan.doubts] };
}

const say = (failure: Failure) => ({ kind: failure.kind, message: sayFailure(failure) });

/** The path that the sweep would use. Outside an inbox the file's folder counts as a subfolder of one. */
function pathInInbox(file: string, inbox: InboxSettings | undefined): string {
  const absolute = resolve(file);
  const inside = inbox && absolute.startsWith(resolve(inbox.path) + sep);
  return inside
    ? relative(inbox.path, absolute).split(sep).join("/")
    : `${basename(dirname(absolute))}/${basename(absolute)}`;
}

/** The findings as sentences; the first one sums them up. */
export function sayVerdict(of: Verdict): readonly string[] {
  const { verdict, failure, problems, dates, decimals, skipped, derived } = of;
  const { ready, looksUnusual, rowLeftOut } = words.cli;
  return [
    verdict === "ready" ? ready(sayFound(of)) : (failure?.message ?? looksUnusual(sayFound(of))),
    ...(dates ? [words.cli.dates(sayMessage(dates.evidence))] : []),
    ...(decimals ? [words.cli.decimals(sayMessage(decimals.evidence))] : []),
    ...derived.map(sayMessage),
    ...problems.map(sayRowProblem),
    ...skipped.map(({ row, reason }) => rowLeftOut(row, sayMessage(reason))),
  ];
}

/** What a usable file holds. */
function sayFound({ kind, invoices, purchaseInvoiceId, register, listed }: Verdict): string {
  const { found } = words.cli;
  if (kind === "batch") return found.invoices(invoices.length);
  if (kind === "register") return listed.length > 0 ? found.listed(listed.length) : found.register(register.length);
  return purchaseInvoiceId === null ? found.ignored : found.documentFor(purchaseInvoiceId);
}
