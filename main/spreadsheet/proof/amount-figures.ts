/** @file The columns that may be amounts, as numbers, and what their headings allow them to be. */

import { readBothWays } from "../cells/both-ways.ts";
import { saysNoVat } from "../cells/read-value.ts";
import { type Cell, type Row, seen } from "../cells/table.ts";
import { isAmountCell, isDateCell, isMoneyCell, isPercentCell, shareOf } from "../columns/column-content.ts";
import type { SurveyedColumn } from "../columns/survey-columns.ts";
import { saysExempt } from "../headers/exempt-words.ts";
import { hintsOf } from "../headers/header-hints.ts";
import type { Aside } from "../headers/meaning.ts";

export const isAmount = (figure: Figure): figure is bigint => typeof figure === "bigint";

/** What a column can be in the arithmetic of an invoice. */
export type Role = "net" | "vat" | "gross" | "rate";

/** A cell as an amount in millionths, or what it is instead. */
export type Figure = bigint | "blank" | "other";

export interface Figures {
  readonly column: SurveyedColumn;
  /** One for each row. */
  readonly figures: readonly Figure[];
}

/** How clearly the heading says this role: 0 where it says nothing, null where it says something else. */
export function support(column: SurveyedColumn, role: Role): number | null {
  const known = supportsOf.get(column) ?? supportsBy(column);
  supportsOf.set(column, known);
  return known[role] ?? null;
}

/** 116.28 and 7.77: rates are seldom written with hundredths, and never over a hundred. */
const isNoRate = (cell: Cell): boolean => isMoneyCell(cell) && /(?:\d{3}[.,]\d{2}|[.,]\d[1-9])(?!\d)/.test(seen(cell));

type Supports = Partial<Record<Role, number>>;

/** Each column is asked about many times. */
const supportsOf = new WeakMap<SurveyedColumn, Supports>();

function supportsBy({ known, header, content }: SurveyedColumn): Supports {
  const meaning = known?.meaning;
  if (meaning === undefined) {
    const hinted = hintedBy(header);
    // “Steuer zum vollen Umsatzsteuersatz” is what the rate makes of the net amount.
    return (hinted.rate ?? 0) > 2 && shareOf(content, isNoRate) > 0.5 ? { vat: 3 } : hinted;
  }
  if (meaning.is === "property") return byProperty[meaning.property]?.(meaning.rank) ?? {};
  if (meaning.is === "doubtful") return byDoubt[meaning.doubt] ?? {};
  // “Purchase - Intra State” has the word for a status, but money below it.
  const isOfWords = ofWords.has(meaning.aside) && shareOf(content, isMoneyCell) >= 0.5;
  // “IVA crédito” is VAT that is reclaimed.
  if (meaning.aside === "credit" && hintsOf(header).has("vat")) return { vat: 3 };
  if (meaning.aside === "price") return pricedBy(header);
  // “Total before discount” is the net amount only where the VAT shows that there is no discount.
  if (meaning.aside === "discount") return hintsOf(header).has("ex") && hintsOf(header).has("total") ? { net: 1 } : {};
  if (meaning.aside === "local") return localBy(header);
  return isOfWords ? unknown : (byAside[meaning.aside] ?? {});
}

const unknown: Supports = { net: 0, vat: 0, gross: 0, rate: 0 };

/** What is written in words or codes, never as an amount. */
const ofWords: ReadonlySet<Aside> = new Set<Aside>([
  "status",
  "type",
  "department",
  "address",
  "company",
  "user",
  "item",
]);

/** “Cena s DPH”: only a price with or without tax may be an amount. */
function pricedBy(header: string): Supports {
  const { net = 0, gross = 0 } = hintedBy(header);
  return net > 0 ? { net } : gross > 0 ? { gross } : {};
}

/** “Local net”, in the office's own currency: what is in the invoice's own comes before it. */
function localBy(header: string): Supports {
  const { net = 0, vat = 0, gross = 0 } = hintedBy(header);
  return { ...(net > 0 && { net: 2 }), ...(vat > 0 && { vat: 2 }), ...(gross > 0 && { gross: 2 }) };
}

/** What the words of an unknown heading hint at; the others of it say nothing. */
function hintedBy(header: string): Supports {
  const hints = hintsOf(header);
  const has = (...ideas: readonly string[]): boolean => ideas.some((idea) => hints.has(idea));
  const namesTax = has("vat", "tax");
  // A number, a code or a date about tax is no amount.
  if (has("date", "no", "code", "id", "due", "paid", "registration")) return unknown;
  // “Oslobođeno PDV-a” is an amount without VAT, not VAT.
  if (namesTax && saysExempt(header)) return { net: 2 };
  const before = has("net", "untaxed", "taxable") || (namesTax && has("ex"));
  const withTax = has("gross") || (namesTax && has("inc"));
  if (namesTax && has("part")) return { vat: 4 };
  if (before !== withTax) return before ? { net: 3 } : { gross: 3 };
  if (before) return unknown;
  // “After tax”: words that we don't know may turn it round.
  if (namesTax) return has("rate", "percent") ? { rate: 3 } : { vat: 3, rate: 0, net: 0, gross: 0 };
  return { ...unknown, ...(has("total") ? { gross: 1 } : {}) };
}

/** True where the heading says that the VAT is part of the amount: “davon MwSt”, “di cui IVA”. */
export const isIncludedPart = ({ header }: SurveyedColumn): boolean => hintsOf(header).has("part");

const byProperty: Readonly<Record<string, (rank: number) => Supports>> = {
  Net: (rank) => ({ net: rank === 1 ? 6 : 4 }),
  VAT: (rank) => ({ vat: rank === 1 ? 6 : 4, rate: 1 }),
  VATRate: () => ({ rate: 6 }),
};
const byDoubt: Readonly<Record<string, Supports>> = {
  amount: { net: 2, gross: 2 },
  tax: { vat: 4, rate: 3 },
  charges: { vat: 2 },
};
const byAside: Readonly<Record<string, Supports>> = {
  gross: { gross: 6 },
  total: { gross: 3, net: 1 },
  due: { gross: 1 },
  // “Net à payer”, where nothing is paid yet.
  balance: { gross: 0 },
  paid: { gross: 0 },
  debit: { gross: 1 },
  credit: { gross: 1 },
  // “Purchase Accounts” over amounts: one column for each account. Freight is taxed with the goods.
  ledger: { net: 0 },
  charge: { net: 0 },
};

/** India's taxes, which share one rate between them, and Quebec's two; all are reclaimed. */
const shared =
  /^(?:(?:input )?(?:[cisu]?gst|utgst|cess)|tps|tvq|tvh|qst|hst|(?:integrated|central|state\/ut|state|ut) tax)(?![a-z])/i;

/**
 * True where the columns are the parts of one VAT, by rate: some row has only one of them. Where every row has all of
 * them they may be different taxes, of which perhaps not all are VAT.
 */
export function arePartsOfVat(columns: readonly Figures[]): boolean {
  if (columns.every(({ column }) => shared.test(column.header.trim()))) return true;
  const [first] = columns;
  const isThere = ({ figures }: Figures, at: number): boolean => {
    const figure = figures[at] ?? "blank";
    return isAmount(figure) && figure !== 0n;
  };
  return first?.figures.some((_, at) => columns.filter((column) => isThere(column, at)).length === 1) === true;
}

/** “Taxa” over 23 %: a percentage is part of no sum, though the subtotals between the rows have none. */
export const isOfPercentages = ({ content }: SurveyedColumn): boolean => shareOf(content, isPercentCell) >= 0.5;

/** The amounts of several columns added up, row by row. */
export function addParts(columns: readonly Figures[]): Figures | null {
  const [first] = columns;
  if (first === undefined) return null;
  const figures = first.figures.map((_, at): Figure => {
    const there = columns.map((column) => column.figures[at] ?? "blank").filter((figure) => figure !== "blank");
    if (there.length === 0) return "blank";
    return there.every(isAmount) ? there.reduce((sum, figure) => sum + figure, 0n) : "other";
  });
  return { column: first.column, figures };
}

/** True for a column that its heading and its values allow to be an amount or a rate. */
export function mayBeAmount(column: SurveyedColumn): boolean {
  const { content } = column;
  if (!content.isFilled || !(["net", "vat", "gross", "rate"] as const).some((role) => support(column, role) !== null))
    return false;
  const isNumber = (cell: Cell): boolean => isAmountCell(cell) || isPercentCell(cell);
  return shareOf(content, isNumber) >= 0.6 && shareOf(content, (cell) => !isAmountCell(cell) && isDateCell(cell)) < 0.5;
}

/** The figures of a column, as one of the decimal signs has them; a word for no VAT is none. */
export function figuresOf(column: SurveyedColumn, rows: readonly Row[], sign: "point" | "comma"): Figures {
  const isOfVat = (support(column, "vat") ?? 0) > 1;
  const figures = rows.map(({ cells }): Figure => {
    const cell = cells[column.index];
    if (cell === undefined || cell.kind === "empty") return "blank";
    return readBothWays(cell)[sign] ?? (isOfVat && cell.kind === "text" && saysNoVat(cell.text) ? 0n : "other");
  });
  return { column, figures };
}

/** The same as rates in millionths of a per cent: 20, "20 %", and a cell that shows 20 % and contains 0.2. */
export const ratesOf = (column: SurveyedColumn, rows: readonly Row[], sign: "point" | "comma"): Figures => ({
  column,
  figures: rows.map(({ cells }): Figure => {
    const cell = cells[column.index];
    if (cell === undefined || cell.kind === "empty") return "blank";
    if (cell.kind === "number" && cell.isPercent) {
      const share = readBothWays({ ...cell, isPercent: false }).point;
      return share === null ? "other" : share * 100n;
    }
    const plain: Cell = cell.kind === "text" ? { kind: "text", text: cell.text.replace(/^%\s*|\s*%$/g, "") } : cell;
    return readBothWays(plain)[sign] ?? "other";
  }),
});
