/** @file Reads titles above and between the rows, and the names of sheet and file: what kind of rows, in which currency. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { isCurrencyCode } from "../cells/currency-codes.ts";
import { type Row, seen, type Table } from "../cells/table.ts";
import type { HeaderCurrency } from "../columns/ask-currency.ts";
import { isHeldBack } from "./held-back-words.ts";

/** A line of text that is not a row of the list. */
export interface Title {
  readonly row: number;
  readonly text: string;
}

export interface Titles {
  readonly above: readonly Title[];
  /** Between the rows or below them. */
  readonly between: readonly Title[];
  readonly sheet: Table["sheet"];
  readonly fileName: string;
}

export const titleOf = ({ number, cells }: Row): Title => ({
  row: number,
  text: cells
    .map(seen)
    .filter((text) => text !== "")
    .join(" "),
});

const ofSales =
  /\bsales (?:invoices?|ledger|day ?book|journal|register|list|credits?|orders?|report)\b|^sales\b(?! tax)|\breceivables?\b|\bdebtors?\b|\bcustomer invoices?\b|\boutgoing invoices?\b|ausgangsrechnung|rechnungsausgang|\bdebitoren|\bventes\b|factures (?:clients?|[eé]mises)|verkoopfact|verkoopboek|facturas (?:expedidas|emitidas)|\bventas\b|fatture (?:emesse|attive)|\bvendite\b|faturas emitidas|\bvendas\b/i;
const ofPurchases =
  /purchase|supplier|vendor|creditor|payable|eingang|kreditor|lieferant|einkauf|achat|fournisseur|inkoop|leverancier|compra|proveedor|recibidas|acquist|fornitor|passive|fornecedor|recebidas/i;
const ofOthers =
  /\bpurchase orders?\b|\border (?:list|book)\b|\bquotations?\b|\bquotes\b|\bestimates\b|\baccruals?\b|\bpro[- ]?formas?\b|\bremittance|\basset register\b|\bfixed assets\b|\bprice list\b|\baged (?:creditors?|payables?|debtors?)\b|\bdelivery notes?\b|\bgoods received\b|\bgrni\b|\bstatement of account\b|\bexpense claims?\b|bestellungen|bestellliste|\bangebote\b|anlagenverzeichnis|preisliste|bons? de commande|\bdevis\b|\bpedidos\b|presupuestos|\bordini\b|preventivi|encomendas|bestellingen|\boffertes\b/i;
const ofCredits =
  /\bcredit (?:notes?|memos?)\b|^credits\b|gutschriften|\bavoirs\b|creditnota|creditfacturen|notas de cr[eé]dito|\babonos\b|note di credito/i;
const ofInvoices = /\binvoices?\b|\bbills\b|rechnungen\b|factures?\b|facturen\b|facturas?\b|fatture\b|faturas?\b/i;
const inOtherUnits =
  /(?:[£€$]|\b(?:GBP|EUR|USD|CHF)) ?['’]?000s?\b|\bin ['’]?000s?\b|\bin (?:thousands|millions|tausend|milliers|duizenden|miles|migliaia|milhares|pence|cents?|pennies)\b|\bT(?:EUR|€|GBP|CHF)(?![\p{L}])|\bk(?:€|£|EUR)(?![\p{L}])/iu;

interface Rows {
  readonly rows: readonly Row[];
  /** True where a header names suppliers, so the rows are not sales. */
  readonly namesSupplier: boolean;
  readonly isPositive: (row: Row) => boolean;
}

/** Asks where a title says that the rows are not purchase invoices, or that amounts are in thousands or the like. */
export function askAboutTitles({ above, between, sheet, fileName }: Titles, list: Rows): Question[] {
  const names = [
    sheet ?? "",
    fileName
      .replace(/^.*\//, "")
      .replace(/\.\w+$/, "")
      .replace(/[_.]+/g, " "),
  ];
  const lines = [...above, ...between];
  const said = ({ row, text }: Title) => ({ row, text: text.slice(0, longestTitle) });

  const heldBack = lines.find(({ text }) => isHeldBack(text));
  if (heldBack !== undefined) return [ask({ say: "ask-title-held-back", ...said(heldBack) })];

  const units = lines.find(({ text }) => inOtherUnits.test(text));
  if (units !== undefined) return [ask({ say: "ask-title-units", ...said(units) })];

  const other = lines.find(({ text }) => ofOthers.test(text) && !ofInvoices.test(text));
  if (other !== undefined) return [ask({ say: "ask-title-other", ...said(other) })];

  const isOfSales = (text: string): boolean => ofSales.test(text) && !ofPurchases.test(text);
  const section = between.find(({ text }) => isOfSales(text));
  const title = section ?? (list.namesSupplier ? undefined : above.find(({ text }) => isOfSales(text)));
  if (title !== undefined) return [ask({ say: "ask-title-sales", ...said(title) })];
  const name = list.namesSupplier ? undefined : names.find(isOfSales);
  if (name !== undefined) return [ask({ say: "ask-name-sales", name })];

  const credits = lines.find((line) => {
    if (!ofCredits.test(line.text) || ofInvoices.test(line.text)) return false;
    const next = between.find(({ row }) => row > line.row)?.row ?? Number.POSITIVE_INFINITY;
    return list.rows.some((row) => row.number > line.row && row.number < next && list.isPositive(row));
  });
  if (credits === undefined) return [];
  return [ask({ say: "ask-title-credits", ...said(credits) })];
}

const longestTitle = 80;

const ask = (text: Message): Question => ({
  id: "kind",
  about: "kind",
  text,
  column: null,
  answers: [{ id: "invoices", label: { say: "send-all-as-invoices" }, sets: { isInvoices: true } }],
  examples: [],
});

const currency = "([A-Z]{3}|[£€]|Euros?|EUROS?)";
const labelled = new RegExp(
  `\\b(?:currency|currencies|w[aä]hrung|devise|monnaie|valuta|moneda|divisa|valuta|moeda)\\s*[:=]?\\s*${currency}(?![\\p{L}])`,
  "iu",
);
const amountsIn = new RegExp(
  `\\b(?:amounts|values|figures|prices|betr[aä]ge|montants|bedragen|importes|importi|valores)\\b[^:]{0,30}?\\b(?:in|en|em)\\s+${currency}(?![\\p{L}])`,
  "iu",
);

const mentioned = /\b(GBP|EUR|USD|CHF|CAD|AUD|NZD|SEK|NOK|DKK|PLN|CZK|JPY|ZAR)\b|([£€])(?! ?\d)/g;

/** Asks about a line that names a currency for an unclear set of rows: “Invoices in EUR” between two blocks of rows. */
export function askAboutCurrencyTitles({ above, between }: Pick<Titles, "above" | "between">): Question[] {
  if (currencyFor([...above, ...between]) !== null) return [];
  const lines = [...above, ...between].flatMap((line) =>
    [...line.text.matchAll(mentioned)].map(([sign]) => ({
      line,
      code: sign === "£" ? "GBP" : sign === "€" ? "EUR" : sign,
    })),
  );
  const [first] = lines;
  if (first === undefined) return [];
  const codes = [...new Set(lines.map(({ code }) => code))];
  return [
    {
      id: "missing-Currency",
      about: "missing",
      text: { say: "ask-currency-of-title", row: first.line.row, text: first.line.text.slice(0, longestTitle) },
      column: null,
      answers: [
        ...codes.map((code) => ({
          id: code,
          label: { say: "all-are-in" as const, currency: code },
          sets: { constants: { Currency: code } },
        })),
        { id: "send-without", label: { say: "send-without", property: "Currency" }, sets: { without: ["Currency"] } },
      ],
      examples: [],
    },
  ];
}

/** The one currency that lines around the rows name for all amounts (“Currency: EUR”), or null. */
export function currencyFor(lines: readonly Title[]): HeaderCurrency | null {
  const named = lines.flatMap(({ row, text }): HeaderCurrency[] => {
    const word = (labelled.exec(text) ?? amountsIn.exec(text))?.[1] ?? "";
    const code = /^(?:€|euros?)$/i.test(word) ? "EUR" : word === "£" ? "GBP" : word;
    return isCurrencyCode(code) ? [{ currency: code, where: { row }, header: text.slice(0, longestTitle) }] : [];
  });
  const [first] = named;
  return first !== undefined && named.every((one) => one.currency === first.currency) ? first : null;
}
