/** @file Reads, maps and checks one file as an import would, but sends nothing and writes nothing. */

import { existsSync } from "node:fs";
import { basename, dirname, relative, resolve, sep } from "node:path";
import type { Drop } from "../../shared/imports/drop.ts";
import type { Failure } from "../../shared/imports/failure.ts";
import { ownFolderOf } from "../../shared/imports/own-folders.ts";
import { syncConflictIn } from "../../shared/imports/sync-conflict.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { mappingOf, type SheetReading, unmappedOf } from "../../shared/spreadsheet/sheet-reading.ts";
import { sayFailureInCheck } from "../../shared/wording/imports/say-failure.ts";
import { dayIn } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";
import {
  type Checked,
  conflictOf,
  foreseeDocument,
  foreseeSpreadsheet,
  type Home,
  identify,
  leavesAlone,
} from "../imports/foresee.ts";
import type { ParseRequest, Parser } from "../imports/ports/parser-port.ts";
import type { Templates } from "../imports/ports/ports.ts";
import { referencesFor, registersFor } from "../imports/take-in.ts";
import { examineFile, ignoringPattern, isIgnored } from "../inbox/inbox.ts";
import {
  type DocumentRules,
  invoiceForJson,
  kindOf,
  noRegisters,
  planDocument,
  planSpreadsheet,
  proposalsFor,
  type Registers,
  suggestFromText,
  usualDocumentRules,
} from "../planning/plan-import.ts";
import { blankVerdict, sumOfEInvoice, type Verdict, withFate } from "./verdict.ts";

type InboxRules = DocumentRules &
  Pick<
    InboxSettings,
    | "dateOrder"
    | "decimalSign"
    | "currency"
    | "ownVatIds"
    | "rowsWithProblems"
    | "maxInvoicesPerBatch"
    | "ceilings"
    | "vatTolerance"
  >;

/** The rules for a file outside every inbox. */
const usualRules: InboxRules = {
  ...usualDocumentRules,
  dateOrder: null,
  decimalSign: null,
  currency: null,
  ownVatIds: [],
  rowsWithProblems: "hold-file",
  maxInvoicesPerBatch: null,
  ceilings: {},
  vatTolerance: null,
};

/** Where a file is checked: for an inbox, and as the journal knows it; both null outside every inbox. */
interface Place {
  readonly home: Home | null;
  readonly checked: Checked | null;
  readonly rules: InboxRules;
  readonly registers: Registers;
}

/**
 * Checks one file without changing anything. With a home the verdict is what would become of the file there.
 *
 * @param file path of the file
 * @param home the inbox whose rules apply; null for the usual rules and no journal
 */
export async function checkFile(
  parser: Parser,
  file: string,
  home: Home | null,
  known: ReturnType<Templates["forInbox"]>,
): Promise<Verdict> {
  const verdict = await checkAt(parser, file, home, known);
  const isDrop = verdict.kind !== "ignored" && !verdict.isMissing;
  if (home === null || verdict.becomes !== null || !isDrop) return verdict;
  return { ...verdict, becomes: { state: verdict.verdict === "ask" ? "waiting" : "failed", sendsAt: null, of: null } };
}

async function checkAt(
  parser: Parser,
  file: string,
  home: Home | null,
  known: ReturnType<Templates["forInbox"]>,
): Promise<Verdict> {
  const inInbox = pathInInbox(file, home?.settings);
  const blank = blankVerdict(file);
  const looked = await examineFile("", inInbox, resolve(file));
  if (!looked.ok) {
    const refused = refuse(blank, looked.error);
    const failure = { kind: looked.error.kind, message: words.cli.noSuchFile };
    // Nothing was being sent, so a file that is not there has not changed.
    return { ...refused, ...(looked.error.kind === "file-changed" && { failure }), isMissing: true };
  }
  const { drop, missingEnd } = looked.value;
  const hashed: Verdict = { ...blank, sha256: drop.sha256 };
  if (isIgnored(basename(inInbox)) || isIgnoredBy(home, inInbox))
    return { ...hashed, kind: "ignored", verdict: "ready" };
  if (home && leavesAlone(home, inInbox, drop.sha256)) return withFate(hashed, { becomes: "left-alone" }, home);
  if (drop.sizeBytes === 0) return refuse(hashed, { kind: "empty-file" });
  if (missingEnd !== null) return refuse(hashed, { kind: "incomplete-file", expected: missingEnd });
  const checked = home && identify(home, inInbox, drop.sha256);
  const path = checked?.dropped ?? inInbox;
  const original = await conflictIn(home, file, path);
  if (original !== null) return ask(hashed, { kind: "sync-conflict", original });
  const rules = home?.settings ?? usualRules;
  const registers = home
    ? registersFor(home.journal, { inbox: home.settings.id, connection: home.settings.connection })
    : noRegisters;
  const place: Place = { home, checked, rules, registers };
  const kind = kindDecided(checked) ?? kindOf(path, rules, registers, drop.content);
  const { dateOrder, decimalSign, currency, ownVatIds } = rules;
  const request: ParseRequest = {
    ...known,
    ...{ path: resolve(file), fileName: path, dateOrder, decimalSign, currency, ownVatIds },
    companyNames: home?.companyNames ?? [],
    answers: checked?.answers?.change ?? null,
    references: home ? referencesFor(home.journal, home.settings.connection) : {},
    show: 0,
  };
  if (kind === "document") {
    const verdict = checkDocument(hashed, { ...drop, path }, place);
    const isUnmatched = verdict.failure?.kind === "no-purchase-invoice-id" && drop.content.is === "pdf";
    if (!isUnmatched || home?.settings.eInvoicesInPdfs === "ignore") return verdict;
    const parsed = await parser.read(request);
    return parsed.ok ? checkEInvoiceInPdf(verdict, parsed.value.reading, place) : verdict;
  }

  const batch: Verdict = { ...hashed, kind: "batch" };
  if (kind === "unsure")
    return ask(batch, { kind: "spreadsheet-or-document", candidates: proposalsFor(path, rules, registers) });
  const parsed = await parser.read(request);
  if (parsed.ok) return checkReading(batch, parsed.value.reading, place);
  const isOther = parsed.error.kind === "unreadable-e-invoice";
  return refuse(isOther ? { ...batch, kind: "unrecognised" } : batch, parsed.error);
}

/** See [Note: names that an inbox ignores]. */
const isIgnoredBy = (home: Home | null, path: string): boolean =>
  home !== null &&
  ownFolderOf(path) === undefined &&
  ignoringPattern(home.settings.ignoredNames, path) !== null &&
  home.journal.atPath(home.settings.id, path) === undefined;

/** Matches a document by its path only; the text of a PDF is not read here, see docs/documents.md. */
function checkDocument(known: Verdict, drop: Drop, { home, checked, rules, registers }: Place): Verdict {
  const planned = planDocument(drop, rules, registers, checked?.purchaseInvoiceId ?? null);
  if (planned.ok) {
    const { purchaseInvoiceId } = planned.value;
    const document: Verdict = { ...known, kind: "document", verdict: "ready", purchaseInvoiceId };
    if (home === null || checked === null) return document;
    return withFate(document, foreseeDocument(home, checked, purchaseInvoiceId), home);
  }
  const failure = planned.error;
  if (failure.kind === "no-purchase-invoice-id") return ask({ ...known, kind: "document" }, failure);
  return refuse({ ...known, kind: failure.kind === "type-not-permitted" ? "unrecognised" : "document" }, failure);
}

/** As the pipeline does: imported, unless the register may have it already or its inbox wants to be asked. */
function checkEInvoiceInPdf(document: Verdict, reading: SheetReading, place: Place): Verdict {
  const { home, registers } = place;
  const { eInvoice } = reading;
  if (eInvoice === null) return document;
  const { number, seller, totals, currency } = eInvoice;
  const candidates = suggestFromText(`${number}\n${seller.name ?? ""}`, registers.withNumber);
  const imported = checkReading({ ...document, failure: null }, reading, place);
  if (candidates.length === 0 && home?.settings.eInvoicesInPdfs === "import") return imported;
  const why = { number, seller: seller.name, gross: totals.gross, currency };
  const asked = ask(imported, { kind: "spreadsheet-or-document", candidates, eInvoice: why });
  return { ...asked, becomes: null };
}

function checkReading(batch: Verdict, reading: SheetReading, { home, checked, rules }: Place): Verdict {
  const {
    sheet,
    headerRow,
    dates,
    decimals,
    skipped,
    text,
    columns,
    derived,
    questions,
    register: entries,
    listed,
  } = reading;
  // What else a list says of its invoices is for its own office.
  const register = entries.map(({ says: _, ...entry }) => entry);
  const found = { sheet, headerRow, dates, decimals, skipped, text, columns, derived, questions, register, listed };
  const { agreedTotal } = reading;
  const { eInvoice } = reading;
  const kind = eInvoice === null ? batch : { ...batch, kind: "e-invoice" as const, eInvoice: sumOfEInvoice(eInvoice) };
  const read: Verdict = {
    ...kind,
    ...found,
    ...(agreedTotal && { agreedTotal }),
    mapping: mappingOf(reading),
    unmapped: unmappedOf(reading),
  };
  const invoicesIn = (rows: ReadonlySet<number>) =>
    reading.invoices.filter(({ row }) => rows.has(row)).map(({ invoice }) => invoiceForJson(invoice));
  if (home && checked) {
    const { fate, rows, problems, sentBefore } = foreseeSpreadsheet(home, checked, reading);
    return withFate({ ...read, problems, sentBefore, invoices: invoicesIn(rows) }, fate, home);
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const plan = planSpreadsheet(reading, rules, { today: dayIn(timeZone, Date.now()), nets: () => [] });
  if (plan.verdict === "keep") return { ...read, kind: "register", verdict: "ready" };
  if (plan.verdict === "ask")
    return ask({ ...read, problems: "problems" in plan.why ? plan.why.problems : [] }, plan.why);
  const { batches, left, doubts } = plan;
  const invoices = invoicesIn(new Set(batches.flatMap(({ rows }) => rows)));
  return { ...read, verdict: doubts.length > 0 ? "ask" : "ready", invoices, problems: [...left, ...doubts] };
}

const say = (failure: Failure) => ({ kind: failure.kind, message: sayFailureInCheck(failure) });
const refuse = (of: Verdict, failure: Failure): Verdict => ({ ...of, verdict: "refuse", failure: say(failure) });
const ask = (of: Verdict, failure: Failure): Verdict => ({ ...of, verdict: "ask", failure: say(failure) });

/** The kind that a person has decided on already. */
function kindDecided(checked: Checked | null): "batch" | "document" | null {
  if (checked === null) return null;
  if (checked.answers !== null) return "batch";
  return checked.purchaseInvoiceId === null ? null : "document";
}

/** The name of the file that it conflicts with, or null; see [Note: sync-conflict copies]. */
async function conflictIn(home: Home | null, file: string, path: string): Promise<string | null> {
  if (home) return conflictOf(home, path);
  const conflict = syncConflictIn(path);
  const original = basename(conflict?.original ?? "");
  const isConflict = conflict !== null && (!conflict.needsOriginal || existsSync(resolve(dirname(file), original)));
  return isConflict ? original : null;
}

/** The path that the sweep would use. Outside an inbox the file's folder counts as a subfolder of one. */
function pathInInbox(file: string, inbox: InboxSettings | undefined): string {
  const absolute = resolve(file);
  const inside = inbox && absolute.startsWith(resolve(inbox.path) + sep);
  return inside
    ? relative(inbox.path, absolute).split(sep).join("/")
    : `${basename(dirname(absolute))}/${basename(absolute)}`;
}
