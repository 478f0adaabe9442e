/** @file Finds purchase invoice ids with their invoice numbers in the answer to Create Batch, if it holds any. */

import type { RegisterEntry } from "../../shared/spreadsheet/sheet-reading.ts";
import { parseExactly } from "../../shared/values/json/exact-json.ts";
import type { PurchaseInvoice } from "../../shared/values/purchase-invoice.ts";
import { isShapedLikeId } from "../../shared/values/purchase-invoice-id.ts";

/**
 * [Note: ids in an answer]
 *
 * service.md 4.1 does not show the answer to Create Batch, so ids may or may not be in it, and a wrong id would attach
 * a document to another supplier's invoice. An object counts only if it has both an id and an invoice number. The name
 * "PurchaseInvoiceId" is unambiguous. "Id" alone may be that of an error, a batch or a line: it does not count in an
 * object that reports a failure, where it equals the object's place in its list, or where several numbers share it.
 * If one number of one supplier has two ids, neither counts; unless just as many rows with it were sent, all of one
 * supplier: each of them is an invoice of its own then.
 *
 * @param answer the body's text
 * @param sent what was sent
 * @returns entries like those of a register; empty where nothing is certain
 */
export function registerFromAnswer(answer: string, sent: readonly PurchaseInvoice[] = []): readonly RegisterEntry[] {
  const found: Named[] = [];
  try {
    gather(parseExactly(answer), 0, 0, found);
  } catch {
    return [];
  }
  const numbersOf = group(found, ({ id }) => id, numberAndSupplier);
  const idsOf = group(found, numberAndSupplier, ({ id }) => id);
  const certain = found.filter(
    (one) =>
      numbersOf.get(one.id)?.size === 1 &&
      (idsOf.get(numberAndSupplier(one))?.size ?? 0) <= Math.max(1, rowsSentWith(sent, one.invoiceNumber)),
  );
  const once = new Map(certain.map((one) => [one.id, one]));
  return [...once.values()].map(({ id, invoiceNumber, supplier }, index) => ({
    row: index + 1,
    purchaseInvoiceId: id,
    invoiceNumber,
    supplier,
  }));
}

/** How many rows of one supplier were sent with this number; 0 where several suppliers have it. */
function rowsSentWith(sent: readonly PurchaseInvoice[], number: string): number {
  const rows = sent.filter(({ InvoiceNumber }) => InvoiceNumber !== undefined && fold(InvoiceNumber) === fold(number));
  return new Set(rows.map(({ AccountId, AccountName }) => AccountId ?? AccountName)).size === 1 ? rows.length : 0;
}

const fold = (text: string): string => text.trim().normalize("NFC").toLowerCase();

interface Named {
  readonly id: string;
  readonly invoiceNumber: string;
  readonly supplier: string | null;
}

const numberAndSupplier = ({ invoiceNumber, supplier }: Named): string =>
  JSON.stringify([invoiceNumber, supplier].map((text) => text?.normalize("NFC").toLowerCase()));

/** No reasonable answer is nested deeper. */
const deepest = 8;

/** Searches the whole answer; `place` is the value's 1-based place in its list, or 0 where it is in no list. */
function gather(value: unknown, place: number, depth: number, found: Named[]): void {
  if (typeof value !== "object" || value === null || depth > deepest) return;
  if (Array.isArray(value)) {
    for (const [index, one] of value.entries()) gather(one, index + 1, depth + 1, found);
    return;
  }
  const properties = new Map(Object.entries(value).map(([name, held]) => [bare(name), held]));
  const named = tellsOfFailure(properties) ? null : nameIn(properties, place);
  if (named !== null) found.push(named);
  for (const [name, held] of properties) if (!notSaved.test(name)) gather(held, 0, depth + 1, found);
}

/** A property name without case and separators: "purchase_invoice_id" is "purchaseinvoiceid". */
const bare = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, "");

const notSaved = /notsaved|unsaved|error|fail|reject|refus|skip|invalid|ignored|problem|warning/;
const failure = /error|fail|reason|reject|refus|problem|warning|exception/;
const success = /^(is|was)?(success|successful|succeeded|saved|created|accepted|imported|valid|ok)$/;

const tellsOfFailure = (properties: ReadonlyMap<string, unknown>): boolean =>
  [...properties].some(
    ([name, held]) =>
      (failure.test(name) && isFilled(held)) || (success.test(name) && (held === false || held === "0")),
  );

const isFilled = (held: unknown): boolean =>
  held !== null && held !== false && held !== "" && held !== "0" && !(Array.isArray(held) && held.length === 0);

function nameIn(properties: ReadonlyMap<string, unknown>, place: number): Named | null {
  const invoiceNumber = textOf(properties.get("invoicenumber") ?? properties.get("invoiceno"));
  const maybe = textOf(properties.get("id") ?? properties.get("invoiceid"));
  const isItsPlace = maybe === String(place);
  const id = properties.has("purchaseinvoiceid")
    ? textOf(properties.get("purchaseinvoiceid"))
    : isItsPlace
      ? null
      : maybe;
  if (invoiceNumber === null || id === null || !isShapedLikeId(id)) return null;
  return { id, invoiceNumber, supplier: supplierIn(properties) };
}

/** The supplier's name, from a property with the usual names or from an object in one. */
function supplierIn(properties: ReadonlyMap<string, unknown>): string | null {
  for (const name of ["accountname", "suppliername", "supplier", "account"]) {
    const held = properties.get(name);
    const inner = typeof held === "object" && held !== null ? new Map(Object.entries(held)) : null;
    const text = inner === null ? textOf(held) : textOf(inner.get("Name") ?? inner.get("name"));
    if (text !== null) return text;
  }
  return null;
}

/** The parser returns numbers as text, with every digit. */
const textOf = (held: unknown): string | null => (typeof held === "string" && held.trim() !== "" ? held.trim() : null);

function group<T>(all: readonly T[], by: (one: T) => string, of: (one: T) => string): Map<string, Set<string>> {
  const groups = new Map<string, Set<string>>();
  for (const one of all) {
    const group = groups.get(by(one)) ?? new Set<string>();
    groups.set(by(one), group.add(of(one)));
  }
  return groups;
}
