/** @file Lifts the supplier of its own list of invoices, which only the letterhead names, into a column. */

import type { Message } from "../../../shared/wording/message.ts";
import { cellFromText, emptyCell, type Row, seen, type Table, withCells } from "../cells/table.ts";
import { speaksOfPurchases } from "../columns/around.ts";
import { isAmountCell, isDateCell } from "../columns/column-content.ts";
import { hintsOf } from "../headers/header-hints.ts";
import { knownHeader } from "../headers/known-headers.ts";
import { isCompany } from "../proof/legal-forms.ts";
import type { Completed } from "./lift-bands.ts";

/**
 * The table with a column for the supplier, where a supplier lists its invoices to one customer: “Stadtwerke Lindenau
 * GmbH” in the first line and “Kunde: Bäckerei Langhoff” below it.
 *
 * The first line is the only one that begins with a company, another one names the customer by its label, no heading is
 * about suppliers or accounts, no title speaks of purchases, and one program numbered the invoices. The list of an office
 * about its suppliers has none of these.
 */
export function liftLetterhead(table: Table, header: Row): Completed {
  const nothing: Completed = { table, header, derived: [] };
  const above = table.rows.filter(({ number }) => number < header.number);
  if (header.cells.some(isOfParties)) return nothing;
  const labelled = labelledIn(above);
  if (labelled !== null)
    return withSupplier(table, header, labelled.name, { say: "supplier-of-bands", label: labelled.label, lines: 1 });
  const sender = senderIn(above);
  if (sender === null) return nothing;
  const others = above.filter(({ number }) => number !== sender.row);
  if (others.some(({ cells }) => cells.some((cell) => speaksOfPurchases(seen(cell))))) return nothing;
  const below = table.rows.filter(({ number }) => number > header.number);
  const numbers = header.cells.findIndex((cell) => isOf(cell, "InvoiceNumber"));
  if (numbers < 0 || !areOfOneProgram(below.map(({ cells }) => seen(cells[numbers] ?? emptyCell)))) return nothing;
  return withSupplier(table, header, sender.name, { say: "supplier-of-letterhead", ...sender });
}

/** The table with the supplier in each row that has a number and an amount. */
function withSupplier(table: Table, header: Row, name: string, told: Message): Completed {
  const numbers = header.cells.findIndex((cell) => isOf(cell, "InvoiceNumber"));
  if (numbers < 0) return { table, header, derived: [] };
  const below = table.rows.filter(({ number }) => number > header.number);
  const index = Math.max(header.cells.length, ...below.map(({ cells }) => cells.length));
  const padded = (row: Row, text: string): Row["cells"] => withCells(row, index, cellFromText(text));
  // A total has no number, or is named in its column.
  const isInvoice = (row: Row): boolean =>
    row.number > header.number &&
    /\d/.test(seen(row.cells[numbers] ?? emptyCell)) &&
    row.cells.some((cell, at) => at !== numbers && isAmountCell(cell) && !isDateCell(cell));
  return {
    table: {
      ...table,
      rows: table.rows.map((row) => (isInvoice(row) ? { ...row, cells: padded(row, name) } : row)),
    },
    // This heading counts in every language.
    header: { ...header, cells: padded(header, "Supplier") },
    derived: [told],
  };
}

/** “Supplier: Acme Cleaning Ltd” in the one line above that has such a label; null for what a report selects: “Supplier: all”. */
function labelledIn(above: readonly Row[]): { readonly label: string; readonly name: string } | null {
  const found = above.flatMap(({ cells }) => {
    const [first, second] = cells.filter(({ kind }) => kind !== "empty").map(seen);
    const [, label = "", rest = ""] = /^([^:]{3,30}):(.*)$/su.exec(first ?? "") ?? [];
    const meaning = knownHeader(label.trim())?.meaning;
    const isLabel = meaning?.is === "property" && meaning.property === "AccountName" && meaning.rank === 1;
    const name = rest.trim() === "" ? (second ?? "").trim() : rest.trim();
    return isLabel ? [{ label: label.trim(), name }] : [];
  });
  const [only, second] = found;
  return only !== undefined && second === undefined && isCompany(only.name) && only.name.length <= longestName
    ? only
    : null;
}

interface Sender {
  readonly name: string;
  readonly row: number;
  /** The line that names the customer. */
  readonly customer: string;
}

function senderIn(above: readonly Row[]): Sender | null {
  const [first, ...others] = above.filter(({ cells }) => cells.some(({ kind }) => kind !== "empty"));
  const name = first === undefined ? null : companyIn(first);
  if (first === undefined || name === null) return null;
  const customer = others.flatMap((row) => customerIn(row) ?? [])[0];
  const isOther = (row: Row): boolean => (companyIn(row) ?? name) !== name;
  if (customer === undefined || others.some(isOther)) return null;
  return { name, row: first.number, customer };
}

/** The company that the line begins with: “Stadtwerke Lindenau GmbH - Geschäftskundenportal”. */
function companyIn({ cells }: Row): string | null {
  const first = cells.find(({ kind }) => kind !== "empty");
  if (first?.kind !== "text") return null;
  const [begin = ""] = first.text.split(/\s+[-–—|·•]\s+|\s*[,;\t]\s*(?!(?:inc|ltd|llc|s\.|a\.))/iu);
  return begin.length <= longestName && !begin.includes(":") && isCompany(begin) ? begin.trim() : null;
}

const longestName = 60;

/** “Kunde: Metallbau Frey GmbH”, or “Kundennr.” with its number in the next cell. */
function customerIn({ cells }: Row): string | null {
  const texts = cells.map(seen).filter((text) => text !== "");
  const at = texts.findIndex((text, place) => {
    const [label = "", rest] = text.split(/:(.*)/su);
    const isFollowed = (rest ?? "").trim() !== "" || texts[place + 1] !== undefined;
    return isFollowed && label.length <= longestLabel && (hintsOf(label).has("customer") || toWhom.test(label.trim()));
  });
  return at < 0 ? null : texts.slice(at).join(" ").slice(0, longestName);
}

const longestLabel = 30;
const toWhom =
  /^(?:to|an|für|for|till|til|à|pour|aan|voor|para|per|dla|pro|pre|za)$|^(?:kundennr|kundennummer|kundnr|kundenr|klantnr|customer (?:no|number|id|account)|account (?:no|number|name)|client (?:no|number|code)|(?:n[ºo°.]* )?cliente|cod(?:ice)?\.? cliente|vertragskonto)/iu;

function isOf(cell: Row["cells"][number], property: string): boolean {
  const meaning = knownHeader(seen(cell))?.meaning;
  return meaning?.is === "property" && meaning.property === property;
}

/** A heading about who is paid, or about accounts of a ledger. */
function isOfParties(cell: Row["cells"][number]): boolean {
  const meaning = knownHeader(seen(cell))?.meaning;
  if (meaning?.is === "property") return /^Account|^Nominal/.test(meaning.property);
  if (meaning?.is === "doubtful") return meaning.doubt === "name" || meaning.doubt === "account";
  return (
    meaning?.is === "aside" && ["supplierNumber", "customer", "company", "otherName", "ledger"].includes(meaning.aside)
  );
}

/** True where most numbers have one form and length, and rise from row to row: one program gave them. */
function areOfOneProgram(texts: readonly string[]): boolean {
  const numbers = texts.filter((text) => /\d/.test(text));
  const forms = numbers.map((text) => text.replace(/\d/g, "9").replace(/\p{L}+/gu, "A"));
  const most = Math.max(0, ...[...Map.groupBy(forms, (form) => form).values()].map(({ length }) => length));
  const ends = numbers.map((text) => Number(/(\d{1,15})\D*$/.exec(text)?.[1] ?? 0));
  const rises = ends.filter((end, at) => at > 0 && end > (ends[at - 1] ?? 0)).length;
  const steps = ends.length - 1;
  // Credit notes may have numbers of their own.
  const areRising = rises >= steps - Math.floor(steps / stepsPerCredit) || rises <= Math.floor(steps / stepsPerCredit);
  return numbers.length >= fewest && most * 4 >= numbers.length * 3 && areRising;
}

/** One credit note in so many invoices breaks the order twice. */
const stepsPerCredit = 6;
/** Fewer may rise by chance. */
const fewest = 5;
