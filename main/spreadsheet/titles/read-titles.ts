/** @file Reads titles above and between the rows, and the names of sheet and file: what kind of rows, in which currency. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { inDecimals } from "../../../shared/values/amounts/millionths.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { figureAt } from "../cells/both-ways.ts";
import { type Row, seen, type Table } from "../cells/table.ts";
import { speaksOfSales } from "../columns/around.ts";
import { answerAsTheyStand } from "../columns/column-verdict.ts";
import type { AnyColumn } from "../columns/survey-columns.ts";
import { saysBookedOrHeld } from "../flags/booking-sentences.ts";
import { saysDoneOrHeld } from "../flags/held-lines.ts";
import { remarkAgainst } from "../flags/remark-against.ts";
import { hintsOf } from "../headers/header-hints.ts";
import { headersKnown } from "../headers/known-headers.ts";
import { isHeldBack } from "./held-back-words.ts";
import {
  changesRow,
  mayBeInvoice,
  namesOtherCurrency,
  namesRow,
  numbersToName,
  pageWithMore,
  saysOfRows,
  speaksOfSupplier,
  suppliersToName,
} from "./lines-about-rows.ts";
import { listSays } from "./list-names.ts";
import { withoutPartPaid } from "./part-payments.ts";
import { isSaidOfRows } from "./sentence-words.ts";
import { setsAside } from "./set-aside.ts";
import { miscountedIn, miscountedTotal } from "./stated-count.ts";
import { saysGross, saysMoreFollows, wrongTotalIn } from "./stated-total.ts";
import { headingNamesUnits, namesUnits } from "./unit-words.ts";

/** A line of text that is not a row of the list. */
export interface Title {
  readonly row: number;
  readonly text: string;
  /** The whole line, where what it says of a payment is left out of the text. */
  readonly whole?: string;
}

export interface Titles {
  readonly above: readonly Title[];
  /** Between the rows or below them. */
  readonly between: readonly Title[];
  /** The texts of the totals, cell by cell: “Total (3 invoices)”. */
  readonly totals?: readonly Title[];
  /** The headings of columns that hold amounts or whose meaning is unknown, each with the row of headings. */
  readonly headings: readonly Title[];
  /** The heading of the column that was taken for the invoice number, with the row of headings; left out for none. */
  readonly number?: Title;
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

/**
 * The titles above the headings; the upper line of a heading of two lines is none. Where too little of that line is known,
 * each of its cells counts alone: “Factura” over one column and “Expedidor” over another say nothing together.
 */
export const titlesAbove = (above: readonly Row[], header: Row): readonly Title[] =>
  above
    .filter(({ number, cells }) => number < header.number - 1 || headersKnown(cells.map(seen)).all < fewestHeadings)
    .flatMap((line) => (isOverHeadings(line, header) ? cellsOf(line) : [titleOf(line)]));

const fewestHeadings = 4;

/** True for the line right above the headings if it has as many texts as groups of headings have. */
const isOverHeadings = ({ number, cells }: Row, header: Row): boolean => {
  const texts = cells.filter(({ kind }) => kind !== "empty");
  return (
    number === header.number - 1 &&
    texts.length >= fewestGroups &&
    texts.every((cell) => cell.kind === "text" && /^[^\d:=?]+$/u.test(cell.text))
  );
};
const fewestGroups = 4;

const cellsOf = ({ number: row, cells }: Row): readonly Title[] =>
  cells.flatMap((cell) => (cell.kind === "empty" ? [] : [{ row, text: seen(cell) }]));

const ofSales =
  /\bsales (?:invoices?|ledger|day ?book|journal|register|list|credits?|orders?|report)\b|\breceivables?\b|\bdebtors?\b|\bcustomer invoices?\b|\boutgoing invoices?\b|^a\/?r (?:invoices?|export|ledger|list|report|bills)\b|kundenrechnung|klantfacturen|facturas (?:de |a )?clientes|fatture (?:a |ai )?clienti|faturas (?:de |a )?clientes|sat[ıi][şs] fatura|kundfaktur|kundefaktura|faktury sprzeda|myyntilasku|kimen[őo] sz[áa]ml|izlazni ra[čc]un|facturi (?:emise|clien[țt]i)|τιμολόγια πωλήσ|счета покупател|рахунки покупц|ausgangsrechnung|rechnungsausgang|\bdebitoren|\bventes\b|factures (?:clients?|[eé]mises)|verkoopfact|verkoopboek|facturas (?:expedidas|emitidas)|\bventas\b|fatture (?:emesse|attive)|\bvendite\b|faturas emitidas|\bvendas\b/i;
/** It may as well be the department that bought something. */
const ofSalesFirst = /^sales\b(?! tax)/i;
const ofPurchases =
  /purchase|supplier|vendor|creditor|payable|eingang|kreditor|lieferant|einkauf|achat|fournisseur|inkoop|leverancier|compra|proveedor|recibidas|acquist|fornitor|passive|fornecedor|recebidas/i;
const ofCustomers =
  /customer|\bclient[es]?|\bclienti\b|\bkund(?:en|er|ers)?\b|\bklanten\b|\bklien(?:ci|t)|odběratel|asiak|πελ[άα]τ|vev[őo]/iu;
const ofSuppliers =
  /supplier|vendor|creditor|lieferant|fournisseur|leverancier|proveedor|fornitor|fornecedor|dostawc|dodavatel|leverant|toimittaj|προμηθευτ|száll[ií]t/iu;
const ofOthers =
  /\bpurchase orders?\b|\border (?:list|book)\b|\bquotations?\b|\bquotes\b|\bestimates\b|\baccruals\b|\baccrual (?!basis)|\bpro[- ]?formas?\b|\bremittance|\basset register\b|\bfixed assets\b|\bprice list\b|\baged (?:creditors?|payables?|debtors?)\b|\bdelivery notes?\b|\bgoods received\b|\bgrni\b|\bpayments? (?:made|runs?|lists?|reports?|registers?|journals?|history|sent|issued)\b|\bgeleistete zahlungen\b|\bzahlungsausg[aä]ng|\bzahlungsl[aä]uf|paiements? (?:effectu|[eé]mis)|uitgaande betalingen|pagos (?:realizados|efectuados|emitidos)|pagamenti (?:effettuati|eseguiti)|pagamentos (?:efetuados|realizados)|\bstatement of account\b|\bexpense claims?\b|bestellungen|bestellliste|\bangebote\b|anlagenverzeichnis|preisliste|bons? de commande|\bdevis\b|\bpedidos\b|presupuestos|\bordini\b|preventivi|encomendas|bestellingen|\boffertes\b/i;
/** Invoices that are only expected. */
const ofPlans =
  /\bforecasts?\b|\bexpected (?:invoices?|bills|purchases|costs)\b|\b(?:invoices?|bills|purchases|costs) expected\b|\bprognos|erwartete rechnungen|pr[eé]vision|previsi[oó]n|previsão|prognóz|прогноз/iu;
/** Papers that ask for nothing to be paid, in a name, a title or over the numbers of a list. */
const ofOffers =
  /\bquot(?:e|ation)s?\b|\bestimates?\b|\bangebot|kostenvoranschl|\bdevis\b|offres? de prix|\boffertes?\b|\boffert(?:er|nr)?\b|presupuesto|cotizaci|preventiv|orçamento|cotaç|\boferty?\b|nab[ií]dk|cenov[áé] ponuk|ajánlat|tilbud|tarjou(?:s|kse)|\bteklif|προσφορ|\bponud|комм\p{L}* предлож|пропозиці|見積|报价|報價|견적/iu;
const ofCredits =
  /\bcredit (?:notes?|memos?)\b|^credits\b|gutschriften|\bavoirs\b|creditnota|creditfacturen|notas de cr[eé]dito|\babonos\b|note di credito/i;
const ofInvoices =
  /\binvoices?\b|\bbills\b|rechnungen\b|factures?\b|facturen\b|facturas?\b|fatture\b|faturas?\b|fa[ck]t[uú]r|számlá|lasku|račun|τιμολ|сч[её]т|рахун|請求|发票|發票|계산서/iu;

interface Rows {
  readonly rows: readonly Row[];
  /** True where a header names suppliers, so the rows are not sales. */
  readonly namesSupplier: boolean;
  readonly isPositive: (row: Row) => boolean;
  /** The columns of amounts. */
  readonly amounts: readonly AnyColumn[];
  /** The invoice numbers, as they are in the rows. */
  readonly numbers: readonly string[];
  /** The suppliers' names, as they are in the rows. */
  readonly suppliers: readonly string[];
  /** The different texts in the suppliers' column, each with its first row. */
  readonly supplierCells: readonly Title[];
  /** The currencies that the rows name, as they are in them. */
  readonly currencies: readonly string[];
}

/**
 * Asks where a title says that the rows are not purchase invoices, or that amounts are in thousands or the like.
 *
 * @param answers what a person has said about this file: that it contains invoices says nothing of the other titles
 */
export function askAboutTitles(
  titles: Titles,
  list: Rows,
  { isInvoices, accepted = [], sheet: chosen }: TemplateChange,
): Question[] {
  const told = { ...titles, above: titles.above.map(withoutPayment), between: titles.between.map(withoutPayment) };
  const lines = [...told.above, ...told.between];
  return [
    ...askAboutHolds([
      ...lines,
      ...(titles.totals ?? []).filter(({ text }) => saysBookedOrHeld(text) || saysDoneOrHeld(text)),
    ]),
    ...askAboutHeldNames(titles, chosen),
    ...askAboutUnits(lines, titles.headings),
    ...(isInvoices === true ? [] : askAboutKind(titles, list)),
    ...askAboutRows(told, list),
    ...askAboutCredits(titles, list),
    ...askAboutCount(lines, titles.totals ?? [], list),
    ...askAboutGross(lines, titles.headings),
  ].filter(({ id }) => !accepted.includes(id));
}

const said = ({ row, text, whole = text }: Title) => ({ row, text: cut(whole) });

/** A line about the payment of one invoice, without that. */
function withoutPayment(line: Title): Title {
  const rest = withoutPartPaid(line.text);
  // “Partly paid” alone may be a title of rows that are booked already.
  return rest === null || !/\d/.test(rest) ? line : { ...line, text: rest, whole: line.text };
}

/** A file's name without its folder and its ending. */
const bareName = (fileName: string): string =>
  fileName
    .replace(/^.*\//, "")
    .replace(/\.\w+$/, "")
    .replace(/[_.]+/g, " ");

/** “Selection: all but cancelled”: what a program has left out isn't among the rows. */
const exception =
  /(?<!\p{L})(?:all but|except(?:ing)?|excluding|other than|au[ßs]+er|ausgenommen|utom|förutom|undtagen|unntatt|sauf|hormis|excepto|salvo|eccetto|escluso|esclus[ie]|exceto|behalve|uitgezonderd|oprócz|kromě|okrem|paitsi|kivéve|osim|cu excepția|εκτός από|кроме|hariç)(?: \p{L}+){1,2}/giu;

/** “Status <> Cancelled”, “nicht storniert”: a word that holds back, turned round. “Not approved” is none. */
const negation =
  /(?:<>|!=|≠|(?<!\p{L})(?:not|nicht|non|no|niet|ikke|inte|ej|nie|ne|não|не|nem)(?!\p{L}))\s*(?<held>\p{L}+)/giu;
/** “Include cancelled: No”. */
const answeredNo =
  /(?<!\p{L})(?<held>\p{L}+)\s*[:=]\s*(?:no|nein|non|nee|nie|ne|nej|nei|não|false|нет|0|none|keine)\s*$/giu;

/** The line without what it says of rows that a program has left out. */
const ofTheRows = (text: string): string => {
  const without = (part: string, held: string): string => (isHeldBack(held) ? "" : part);
  return [negation, answeredNo].reduce(
    (line, pattern) => line.replace(pattern, without),
    text.replaceAll(exception, ""),
  );
};

/** True for a line that says that rows are booked already, or not to be booked. */
export const holdsBack = ({ text }: Title): boolean =>
  isHeldBack(ofTheRows(text)) ||
  listSays(ofTheRows(text)) === "held" ||
  saysBookedOrHeld(text) ||
  saysDoneOrHeld(text) ||
  isSaidOfRows(text);

function askAboutHolds(lines: readonly Title[]): Question[] {
  const title = lines.find(holdsBack);
  return title === undefined ? [] : [askWhether("title-held-back", { say: "ask-title-held-back", ...said(title) })];
}

/** What the sheet is called counts as its title does, unless a person has chosen it by its name. */
function askAboutHeldNames({ sheet, fileName }: Titles, chosen: string | undefined): Question[] {
  const names = [...(sheet === null || sheet === chosen ? [] : [sheet]), bareName(fileName)];
  const name = names.find((one) => listSays(one) === "held");
  return name === undefined ? [] : [askWhether("name-held-back", { say: "ask-name-held-back", name: cut(name) })];
}

function askAboutUnits(lines: readonly Title[], headings: readonly Title[]): Question[] {
  const all = headings.map(({ text }) => text);
  const title = lines.find(({ text }) => namesUnits(text)) ?? headings.find(({ text }) => headingNamesUnits(text, all));
  return title === undefined ? [] : [askWhether("title-units", { say: "ask-title-units", ...said(title) })];
}

function askAboutKind({ above, between, number, sheet, fileName }: Titles, { namesSupplier }: Rows): Question[] {
  const names = [sheet ?? "", bareName(fileName)];
  const other = [...above, ...between].find(
    ({ text }) => ofPlans.test(text) || (ofOthers.test(text) && !ofInvoices.test(text)) || listSays(text) === "other",
  );
  if (other !== undefined) return [ask({ say: "ask-title-other", ...said(other) })];

  const isOfOffers = (text: string): boolean => ofOffers.test(text) && !ofInvoices.test(text);
  const offers = [...above, ...between, ...(number === undefined ? [] : [number])].find(({ text }) => isOfOffers(text));
  if (offers !== undefined) return [ask({ say: "ask-title-other", ...said(offers) })];

  const otherName = names.find((name) => listSays(name) === "other");
  if (otherName !== undefined) return [ask({ say: "ask-name-other", name: cut(otherName) })];

  const both = above.find(({ text }) => ofCustomers.test(text) && ofSuppliers.test(text));
  if (both !== undefined) return [ask({ say: "ask-title-sales", ...said(both) })];

  const isOfSales = (text: string): boolean =>
    (ofSales.test(text) || (!namesSupplier && ofSalesFirst.test(text))) && !ofPurchases.test(text);
  const section = between.find(({ text }) => isOfSales(text) || (ofSalesFirst.test(text) && !ofPurchases.test(text)));
  // A heading that names suppliers doesn't settle it: “Invoices issued to customers” contradicts it.
  const areIssued = (text: string): boolean => ofInvoices.test(text) && speaksOfSales(text);
  const title = section ?? above.find(({ text }) => listSays(text) === "sales" || isOfSales(text) || areIssued(text));
  if (title !== undefined) return [ask({ say: "ask-title-sales", ...said(title) })];
  const name = names.find((one) => listSays(one) === "sales" || (!namesSupplier && isOfSales(one)));
  return name === undefined ? [] : [ask({ say: "ask-name-sales", name })];
}

/** What a line says of some rows may change what is to be sent: one of them alone, another amount, more of them. */
function askAboutRows(
  { above, between }: Titles,
  { rows, numbers, suppliers, supplierCells, currencies }: Rows,
): Question[] {
  const named = numbersToName(numbers);
  const ofSuppliers = suppliersToName(suppliers);
  // What a line says of the only supplier, it says of all rows.
  const ofSeveral = new Set(suppliers).size > 1 ? ofSuppliers : null;
  const [first, last] = [rows[0]?.number ?? 0, rows.at(-1)?.number ?? 0];
  // The next sheet or page may have the same lines above its rows.
  const heads = new Set(above.map(({ text }) => text));
  const line = [...above, ...between].find(
    ({ row, text, whole }) =>
      !holdsBack({ row, text }) &&
      (saysOfRows(text) ||
        (whole === undefined && namesRow(text, named)) ||
        changesRow(text, row > last || row < first ? ofSuppliers : null) ||
        namesOtherCurrency(text, currencies) ||
        setsAside(text) ||
        (ofSeveral !== null && speaksOfSupplier(text, ofSeveral, row < first || heads.has(text))) ||
        (row > last && mayBeInvoice(text) && (whole === undefined || !namesRow(text, named)))),
  );
  const found = line ?? supplierCells.find(({ text }) => remarkBehindName(text));
  return found === undefined ? [] : [askWhether("title-rows", { say: "ask-title-rows", ...said(found) })];
}

/** “O'Connor Ltd - credit to come”: what is behind the name of a supplier is about its row. */
function remarkBehindName(text: string): boolean {
  const remark = /^.*?(?: [-–—] |[([])(?<remark>.+)$/u.exec(text)?.groups?.["remark"];
  if (remark === undefined) return false;
  return remarkAgainst(remark, null) || saysBookedOrHeld(remark) || setsAside(remark);
}

function askAboutCredits({ above, between }: Titles, list: Rows): Question[] {
  const credits = [...above, ...between].find((line) => {
    if (!ofCredits.test(line.text) || ofInvoices.test(line.text)) return false;
    const next = between.find(({ row }) => row > line.row)?.row ?? Number.POSITIVE_INFINITY;
    return list.rows.some((row) => row.number > line.row && row.number < next && list.isPositive(row));
  });
  return credits === undefined ? [] : [askWhether("title-credits", { say: "ask-title-credits", ...said(credits) })];
}

function askAboutCount(lines: readonly Title[], totals: readonly Title[], { rows, amounts }: Rows): Question[] {
  const counted = miscountedIn(lines, rows) ?? miscountedTotal(totals, rows);
  if (counted !== null)
    return [askWhether("title-count", { say: "ask-title-count", ...said(counted), rows: rows.length })];
  // A report says so on each of its pages but the last.
  const last = rows.at(-1)?.number ?? 0;
  const more =
    lines.find(({ row, text }) => saysMoreFollows(text) && (row > last || !rows.some((one) => one.number < row))) ??
    pageWithMore(lines);
  if (more !== null) return [askWhether("title-more", { say: "ask-title-more", ...said(more) })];
  const total = wrongTotalIn([...lines, ...totals], rows);
  if (total === null) return [];
  const sums = amounts.map(({ header, index }) => ({
    header,
    text: inDecimals(rows.reduce((all, row) => all + figureAt(row, index), 0n)),
  }));
  return [askWhether("title-total", { say: "ask-title-total", ...said(total), sums })];
}

/** “All amounts gross” over a column that is headed “Net”. */
function askAboutGross(lines: readonly Title[], headings: readonly Title[]): Question[] {
  const net = headings.find(({ text }) => hintsOf(text).has("net"));
  const hasGross = headings.some(({ text }) => hintsOf(text).has("gross") || hintsOf(text).has("inc"));
  // “Amounts include VAT” may be about a column of gross amounts; all of them are not.
  const title = lines.find(({ text }) => saysGross(text) && (!hasGross || ofAll.test(text)));
  return title === undefined || net === undefined
    ? []
    : [askWhether("title-gross", { say: "ask-title-gross", ...said(title), header: net.text })];
}

const ofAll =
  /^\P{L}*(?:all|alle|s[äa]mtliche|tous|toutes|todos|todas|tutti|tutte|wszystkie|v[šs]echny|samtliga|kaikki)(?!\p{L})/iu;

/** In characters, as it is shown to people. */
export const longestTitle = 80;
const cut = (text: string): string => text.slice(0, longestTitle);

/** Whether the rows are to be sent all the same. */
const askWhether = (id: string, text: Message): Question => ({
  ...answerAsTheyStand(id, { say: "send-all-as-invoices" }),
  about: "kind",
  text,
  column: null,
  examples: [],
});

const ask = (text: Message): Question => ({
  id: "kind",
  about: "kind",
  text,
  column: null,
  answers: [{ id: "invoices", label: { say: "send-all-as-invoices" }, sets: { isInvoices: true } }],
  examples: [],
});
