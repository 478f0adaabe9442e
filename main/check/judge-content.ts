/** @file Says what would become of a file's content: its verdict, with what is sent or asked. */

import type { Drop } from "../../shared/imports/drop.ts";
import type { Failure } from "../../shared/imports/failures/failure.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { mappingOf, type SheetReading, unmappedOf } from "../../shared/spreadsheet/sheet-reading.ts";
import { sumOfInvoices } from "../../shared/values/sum-of-invoices.ts";
import { sayFailureInCheck } from "../../shared/wording/imports/say-failure.ts";
import type { Message } from "../../shared/wording/message.ts";
import { dayIn } from "../../shared/wording/say-time.ts";
import { type Checked, foreseeDocument, foreseeSpreadsheet, type Home } from "../imports/foresee.ts";
import {
  type DocumentRules,
  invoiceForJson,
  planDocument,
  planSpreadsheet,
  type Registers,
  suggestFromText,
} from "../planning/plan-import.ts";
import { sumOfEInvoice, type Verdict, withFate } from "./verdict.ts";

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

/** Where a file is checked: for an inbox, and as the journal knows it; both null outside every inbox. */
export interface Place {
  readonly home: Home | null;
  readonly checked: Checked | null;
  readonly rules: InboxRules;
  readonly registers: Registers;
}

/**
 * Matches a document by its path only; the text of a PDF is not read here, see docs/documents.md.
 *
 * @param inside what the data inside a PDF say that it is, where that is no invoice
 */
export function checkDocument(
  known: Verdict,
  drop: Drop,
  { home, checked, rules, registers }: Place,
  inside: Message | null = null,
): Verdict {
  const planned = planDocument(drop, rules, registers, checked?.purchaseInvoiceId ?? null);
  if (planned.ok) {
    const { purchaseInvoiceId } = planned.value;
    const document: Verdict = { ...known, kind: "document", verdict: "ready", purchaseInvoiceId };
    if (home === null || checked === null) return document;
    return withFate(document, foreseeDocument(home, checked, purchaseInvoiceId), home);
  }
  const failure = planned.error;
  if (failure.kind === "no-purchase-invoice-id")
    return ask({ ...known, kind: "document" }, inside === null ? failure : { ...failure, inside });
  return refuse({ ...known, kind: failure.kind === "type-not-permitted" ? "unrecognised" : "document" }, failure);
}

/** As the pipeline does: imported, unless the register may have it already or its inbox wants to be asked. */
export function checkEInvoiceInPdf(document: Verdict, reading: SheetReading, place: Place): Verdict {
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

/** What becomes of what was read of a spreadsheet or an e-invoice. */
export function checkReading(batch: Verdict, reading: SheetReading, { home, checked, rules }: Place): Verdict {
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
  const sentOf = (rows: ReadonlySet<number>): Pick<Verdict, "invoices" | "totals"> => {
    const sent = reading.invoices.filter(({ row }) => rows.has(row)).map(({ invoice }) => invoice);
    const { net, vat } = sumOfInvoices(sent);
    return { invoices: sent.map(invoiceForJson), totals: sent.length === 0 ? null : { net, vat } };
  };
  if (home && checked) {
    const { fate, rows, problems, sentBefore } = foreseeSpreadsheet(home, checked, reading);
    return withFate({ ...read, problems, sentBefore, ...sentOf(rows) }, fate, home);
  }
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const plan = planSpreadsheet(reading, rules, { today: dayIn(timeZone, Date.now()), nets: () => [] });
  if (plan.verdict === "keep") return { ...read, kind: "register", verdict: "ready" };
  if (plan.verdict === "ask")
    return ask({ ...read, problems: "problems" in plan.why ? plan.why.problems : [] }, plan.why);
  const { batches, left, doubts } = plan;
  const sent = sentOf(new Set(batches.flatMap(({ rows }) => rows)));
  return { ...read, verdict: doubts.length > 0 ? "ask" : "ready", ...sent, problems: [...left, ...doubts] };
}

const say = (failure: Failure) => ({ kind: failure.kind, message: sayFailureInCheck(failure) });
export const refuse = (of: Verdict, failure: Failure): Verdict => ({ ...of, verdict: "refuse", failure: say(failure) });
export const ask = (of: Verdict, failure: Failure): Verdict => ({ ...of, verdict: "ask", failure: say(failure) });
