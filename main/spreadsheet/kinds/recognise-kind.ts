/** @file Recognises whether a table is a list of purchase invoices, a register, or something that looks like a list. */

import type { Question, SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { foldLookAlikes } from "../../../shared/values/text/fold-look-alikes.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { isIdentifier } from "../cells/identifiers.ts";
import { type Cell, type Row, seen, textAt } from "../cells/table.ts";
import { isAmountCell, isNameCell, shareOf } from "../columns/column-content.ts";
import type { ColumnMap } from "../columns/map-columns.ts";
import { exampleOf, isAside, placeOf, type SurveyedColumn, surveyColumns } from "../columns/survey-columns.ts";
import { findInvoiceIds } from "./find-invoice-ids.ts";
import { meansNumber, registerColumns } from "./read-register.ts";

export interface RecognisedKind {
  readonly kind: SheetReading["kind"];
  /** Asks where the table looks like something else, and says why. */
  readonly question: Question | null;
}

/** Recognises the kind of a table. A person's answer counts before all evidence. */
export function recogniseKind(header: Row, rows: readonly Row[], map: ColumnMap, said: TemplateChange): RecognisedKind {
  const invoices: RecognisedKind = { kind: "invoices", question: null };
  if (said.isInvoices === true) return invoices;
  const all = surveyColumns(header, rows).filter(({ header: title, content }) => title !== "" || content.isFilled);
  if (registerColumns(all, said.isInvoices === false) !== null) return { kind: "register", question: null };
  const number = all.find(meansNumber);
  const ids = number === undefined ? null : findInvoiceIds(all, rows, number);
  if (ids !== null) return { kind: "other", question: askWhetherRegister(ids) };
  const looks = rows.length === 0 ? null : looksLike(evidenceIn(all, rows, map, said));
  return looks === null ? invoices : { kind: "other", question: askWhetherInvoices(looks) };
}

interface Looks {
  readonly like: Extract<Message, { say: "ask-looks-like" }>["like"];
  /** The columns that show it, such as “Kunde” and “Erlöskonto”. */
  readonly columns: readonly SurveyedColumn[];
}

interface Evidence {
  /** The columns whose headers have one of these meanings, with values or without. */
  readonly of: (...asides: Parameters<typeof isAside>[1][]) => readonly SurveyedColumn[];
  readonly hasSupplier: boolean;
  readonly hasNumber: boolean;
  readonly hasAmount: boolean;
  readonly hasDate: boolean;
  /** True where the column of suppliers, whatever its heading, has several of them. */
  readonly hasSeveralSuppliers: boolean;
  readonly all: readonly SurveyedColumn[];
  readonly rows: readonly Row[];
}

function evidenceIn(
  all: readonly SurveyedColumn[],
  rows: readonly Row[],
  { columns, gross }: ColumnMap,
  said: TemplateChange,
): Evidence {
  const has = (...properties: readonly string[]): boolean =>
    columns.some(({ property }) => properties.includes(property));
  const isNamed = (property: "AccountName" | "AccountId"): boolean => said.constants?.[property] !== undefined;
  // A contact counts as a supplier unless other columns contradict; a header “Supplier” always counts.
  const surely = all.filter(({ known, content }) => {
    const meaning = known?.meaning;
    return content.isFilled && meaning?.is === "property" && meaning.property === "AccountName" && meaning.rank === 1;
  });
  return {
    of: (...asides) => all.filter((column) => isAside(column, ...asides)),
    hasSupplier:
      surely.length > 0 ||
      all.some((column) => isAside(column, "supplierNumber") && !/contact/i.test(column.header)) ||
      isNamed("AccountName") ||
      isNamed("AccountId"),
    hasNumber: has("InvoiceNumber"),
    hasAmount: gross !== null || has("Net", "VAT"),
    hasDate: has("Date"),
    hasSeveralSuppliers: columns.some(
      ({ property, index }) => property === "AccountName" && countNames(index, rows) > 1,
    ),
    ...{ all, rows },
  };
}

/** True where one company in every row has several customers, and numbers its invoices to them in one series. */
function isOneSeller(customers: readonly SurveyedColumn[], { all, hasNumber, rows }: Evidence): boolean {
  const sellers = all.filter(({ known, content }) => {
    const meaning = known?.meaning;
    return content.isFilled && meaning?.is === "property" && meaning.property === "AccountName";
  });
  const isOne = sellers.length === 1 && sellers.every(({ index }) => countNames(index, rows) === 1);
  return hasNumber && isOne && customers.some(({ index }) => countNames(index, rows) > 1);
}

/** How many different names the column has: none, one, or several, which count as two. */
function countNames(index: number, rows: readonly Row[]): 0 | 1 | 2 {
  let [text, folded] = ["", ""];
  for (const row of rows) {
    const here = textAt(row, index);
    if (here === text) continue;
    text = here;
    const foldedHere = foldLookAlikes(here);
    if (foldedHere === "" || foldedHere === folded) continue;
    if (folded !== "") return 2;
    folded = foldedHere;
  }
  return folded === "" ? 0 : 1;
}

/** The first kind that fits; each needs several signs and none against it. */
function looksLike(evidence: Evidence): Looks | null {
  const { of, hasSupplier, hasNumber, hasAmount, hasDate, all, rows } = evidence;
  const as = (like: Looks["like"], ...columns: readonly (readonly SurveyedColumn[])[]): Looks => ({
    like,
    columns: columns.flatMap((some) => some.slice(0, 2)),
  });

  const employees = of("employee");
  if (of("salary").length > 0 && (employees.length > 0 || of("salary").length > 1) && !hasNumber)
    return as("payroll", employees, of("salary"));
  if (of("hours").length > 0 && (employees.length > 0 || of("hours").length > 1) && !hasNumber && !hasSupplier)
    return as("timesheet", employees, of("hours"));
  if (of("stock").length > 0 && (of("item", "sku").length > 0 || of("stock").length > 1) && !hasNumber)
    return as("stock", of("item", "sku"), of("stock"));

  const sides = of("debit", "credit");
  const accounts = all.filter((column) => isAside(column, "ledger") || column.known?.meaning.is === "doubtful");
  if (of("aged").length > 1) return as("aged", of("aged"));
  if (
    !hasSupplier &&
    !hasNumber &&
    (of("balance").length > 0 || of("opening").length > 0) &&
    (sides.length > 0 || of("value").length > 0 || of("bank").length > 0)
  )
    return as("movements", of("balance"), sides, of("value"), of("bank"));
  if (!hasSupplier && !hasNumber && of("value").length > 0 && (sides.length > 0 || of("bank").length > 0))
    return as("bank", of("value"), sides, of("bank"));
  if (!hasSupplier && !hasNumber && of("bank").length > 0 && of("posting").length > 0)
    return as("bank", of("bank"), of("posting"));
  if (!hasSupplier && !hasNumber && of("debit").length > 0 && of("credit").length > 0)
    return as(accounts.length > 0 ? "journal" : "bank", accounts, sides);

  // The one customer of several suppliers is the office itself.
  const isOffice = ({ index }: SurveyedColumn): boolean =>
    evidence.hasSeveralSuppliers && rows.length > 1 && countNames(index, rows) === 1;
  const customers = of("customer").filter(
    (column) => column.content.isFilled && shareOf(column.content, isOfCustomer) >= 0.3 && !isOffice(column),
  );
  if (!hasSupplier && of("billing").length > 0) return as("salesInvoices", customers, of("billing"));
  if (!hasSupplier && customers.length > 0 && (hasNumber || hasAmount || hasDate || all.some(isOfAmounts)))
    return as("sales", customers, of("sales"));
  if (hasSupplier && isOneSeller(customers, evidence)) return as("sales", customers);
  const particulars = of("address", "phone", "email", "bank", "terms", "registration");
  if (
    !hasNumber &&
    !hasAmount &&
    !hasDate &&
    particulars.length > 1 &&
    (hasSupplier || customers.length > 0) &&
    !all.some(isOfAmounts)
  )
    return as(hasSupplier ? "suppliers" : "customers", particulars);
  const sales = all.filter(({ header }) => salesWords.test(header));
  if (!hasSupplier && sales.length > 0 && (hasNumber || hasDate)) return as("sales", sales);
  // Beside suppliers SI is a supplier's invoice.
  const isOfSales = (text: string): boolean => salesKinds.test(text) && !(hasSupplier && /^si$/i.test(text));
  const types = of("type").filter(
    ({ content }) => content.sample.length > 0 && content.sample.every(({ text }) => isOfSales(text)),
  );
  return types.length > 0 ? as("salesInvoices", types) : null;
}

/** A name, not what else is known of a customer, such as an e-mail address. */
const isOfCustomer = (cell: Cell): boolean => isNameCell(cell) && !isIdentifier(seen(cell));

const salesWords =
  /\boutput (?:vat|tax)\b|tva collect[eé]e|iva (?:repercutido|vendite|liquidado)|\bsales? (?:invoice|order|person|rep)|ausgangsrechnung|erl[oö]s|verkoopfactuur|facture de vente|factura de venta|fattura di vendita/i;
const salesKinds = /^(?:accrec|sales? (?:invoice|credit)|si|out_invoice|customer invoice)/i;
const isOfAmounts = ({ known, content }: SurveyedColumn): boolean =>
  (known?.meaning.is === "doubtful" ||
    (known !== null && known.meaning.is === "aside" && ["gross", "total"].includes(known.meaning.aside))) &&
  shareOf(content, isAmountCell) >= 0.8;

/** Asks where an invoice list also holds amounts: posted, its invoices would be in the finance system twice. */
function askWhetherRegister(ids: SurveyedColumn): Question {
  return {
    id: "kind",
    about: "kind",
    text: { say: "ask-invoice-list", column: placeOf(ids), example: exampleOf(ids) },
    column: ids.letter,
    answers: [
      { id: "invoice-list", label: { say: "is-invoice-list" }, sets: { isInvoices: false } },
      { id: "invoices", label: { say: "is-new-invoices" }, sets: { isInvoices: true } },
    ],
    examples: [],
  };
}

function askWhetherInvoices({ like, columns }: Looks): Question {
  const headers = [...new Set(columns.map(({ header }) => header))].slice(0, 4);
  return {
    id: "kind",
    about: "kind",
    text: { say: "ask-looks-like", like, headers },
    column: null,
    answers: [{ id: "invoices", label: { say: "is-invoices" }, sets: { isInvoices: true } }],
    examples: [],
  };
}
