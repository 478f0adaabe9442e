/** @file Marks the payments between the invoices of a list: rows whose kind and whose amounts both say so. */

import type { Message } from "../../../shared/wording/message.ts";
import { figureAt } from "../cells/both-ways.ts";
import { emptyCell, type Row, seen, type Table, trimmedTextAt } from "../cells/table.ts";
import { isAmountCell, isDateCell } from "../columns/column-content.ts";
import { knownHeader } from "../headers/known-headers.ts";
import { kindOf } from "./row-kind-words.ts";

interface Marked {
  readonly table: Table;
  readonly derived: readonly Message[];
}

/**
 * [Note: payments]
 *
 * The table with its payments marked, so that they are left out. A payment settles an invoice and is none. A row is one
 * only if its column of kinds has a word for payments, other rows there are named invoices, and the row has no VAT and
 * either the sign that invoices don't have or fewer amounts than they. A payment that looks like an invoice is asked
 * about, and so are prepayments, requests for payment and receipts.
 */
export function markPayments(table: Table, header: Row): Marked {
  const nothing: Marked = { table, derived: [] };
  const index = header.cells.findIndex(isOfKinds);
  if (index < 0) return nothing;
  const below = table.rows.filter(({ number, isTitle }) => number > header.number && isTitle !== true);
  const kinds = new Map<string, ReturnType<typeof kindOf>>();
  const texts = new Set(below.map((row) => trimmedTextAt(row, index)));
  const isPaid = (text: string): boolean => isPayment(text) || (texts.has("PI") && paymentsOfSage.has(text));
  for (const text of texts)
    kinds.set(text, isPaid(text) ? "payment" : kindOf(text) === "payment" ? "other" : kindOf(text));
  const ofKind = (kind: string): readonly Row[] => below.filter((row) => kinds.get(trimmedTextAt(row, index)) === kind);
  const [payments, invoices] = [ofKind("payment"), ofKind("invoice")];
  if (payments.length === 0 || invoices.length === 0) return nothing;
  const amounts = amountColumns(invoices);
  const looksElse = (row: Row): boolean => {
    const filled = amounts.filter((at) => figureAt(row, at) !== 0n);
    const areTurned = filled.every((at) => invoices.every((other) => differ(figureAt(row, at), figureAt(other, at))));
    return filled.length > 0 && (areTurned || filled.length * 2 <= amounts.length) && !hasVat(row, header);
  };
  const left = new Set(payments.filter(looksElse));
  const [first] = left;
  if (first === undefined) return nothing;
  const rows = table.rows.map((row): Row => (left.has(row) ? { ...row, isPayment: true } : row));
  const text = trimmedTextAt(first, index);
  return {
    table: { ...table, rows },
    derived: [{ say: "payments-left-out", rows: left.size, row: first.number, text }],
  };
}

/** Words for a payment that has been made, in the languages of the headings. */
const ofPayment =
  /\bpayments?\b|zahlung|überweisung|ueberweisung|paiement|r[eè]glement|virement|betaling|\bpagos?\b|transferencia|pagament|bonifico|platb|platba|úhrad|uhrad|płatnoś|przelew|zapłat|betalning|suoritus|maksusuoritus|\bmaksu\b|ödeme|plat[aă]\b|plăți|uplata|isplata|plaćanj|πληρωμ|оплат|плат[её]ж|платіж|плащан|fizetés|付款|支払|결제|지급|תשלום|דפע|سداد|دفع|ชำระ|thanh toán|pembayaran|mokėjim|maksājum|makse\b/iu;
/** Invoices for what is to be paid, or paid before the delivery. */
const ofDemand =
  /request|reminder|demand|advance|down|pre-?pay|anzahlung|abschlag|vorausz|voraus|aufforderung|erinnerung|acompte|anticip|vooruit|verzoek|herinnering|solicit|requer|záloh|zálož|zalicz|wezwan|ennakko|forskud|förskott|påminn|rykker|előleg|avans|аванс|предоплат|peşin|προκαταβ|refund|rück|rembours|terug/iu;

const isPayment = (text: string): boolean => ofPayment.test(text) && !ofDemand.test(text) && kindOf(text) !== "credit";

/** Purchase payments and payments on account, beside purchase invoices (PI). */
const paymentsOfSage: ReadonlySet<string> = new Set(["PP", "PA"]);

const isOfKinds = (cell: Row["cells"][number]): boolean => {
  const meaning = knownHeader(seen(cell))?.meaning;
  return meaning?.is === "aside" && meaning.aside === "type";
};

const differ = (one: bigint, other: bigint): boolean => other === 0n || one > 0n !== other > 0n;

/** The columns with amounts in decimals in most invoices. */
function amountColumns(invoices: readonly Row[]): readonly number[] {
  const width = Math.max(...invoices.map(({ cells }) => cells.length));
  const isAmountAt = (row: Row, at: number): boolean => {
    const cell = row.cells[at] ?? emptyCell;
    return isAmountCell(cell) && !isDateCell(cell) && (cell.kind === "number" || /[.,]\d{1,2}\D*$/.test(seen(cell)));
  };
  return Array.from({ length: width }, (_, at) => at).filter(
    (at) => invoices.filter((row) => isAmountAt(row, at)).length * 2 > invoices.length && hasFraction(invoices, at),
  );
}

/** Numbers of documents are whole. */
const hasFraction = (rows: readonly Row[], at: number): boolean =>
  rows.some((row) => /[.,]\d{1,2}\D*$/.test(trimmedTextAt(row, at)));

function hasVat(row: Row, header: Row): boolean {
  return header.cells.some((cell, at) => {
    const meaning = knownHeader(seen(cell))?.meaning;
    return meaning?.is === "property" && meaning.property === "VAT" && figureAt(row, at) !== 0n;
  });
}
