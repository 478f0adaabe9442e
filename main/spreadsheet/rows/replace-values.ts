/** @file Applies a template's replacements, such as “7504” for “Stationery”, and its constants for every row. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { type Property, type PurchaseInvoice, propertyNames } from "../../../shared/values/purchase-invoice.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { type Notation, readValue, type Value } from "../cells/read-value.ts";
import { type Cell, cellFromText, seen } from "../cells/table.ts";
import type { ColumnMap } from "../columns/map-columns.ts";
import type { HeaderCurrency } from "../columns/questions/ask-currency.ts";

/** The notation of values in templates, independent of the file: 2026-11-20 and 1234.56. */
const plain: Notation = { dateOrder: "ymd", decimalSign: "." };

export interface Replacement {
  readonly text: string;
  /** Null for an empty replacement, which means no value. */
  readonly value: Value | null;
}

export type Replacements = ReadonlyMap<string, Replacement>;

/** The replacements for columns of `property`, by folded text; null where there are none. */
export function replacementsOf(property: Property, said: TemplateChange): Replacements | null {
  const entries = Object.entries(said.values?.[property] ?? {});
  if (entries.length === 0) return null;
  return new Map(entries.map(([from, to]) => [foldValue(from), { text: to.trim(), value: readPlain(property, to) }]));
}

export const replacementFor = (cell: Cell, replacements: Replacements): Replacement | undefined =>
  cell.kind === "error" ? undefined : replacements.get(foldValue(seen(cell)));

/** Ignores case and surrounding space. */
export const foldValue = (text: string): string => text.normalize("NFC").trim().toLowerCase();

function readPlain(property: Property, text: string): Value | null {
  const cell = cellFromText(text);
  return cell.kind === "empty" ? null : readValue(property, cell, plain);
}

/** A value for rows that have none, and the message for it: "Currency is “GBP”, which the file does not say". */
interface Constant {
  readonly property: Property;
  readonly text: string;
  readonly line: (rows: number) => Message;
}

export interface Constants {
  readonly values: readonly Constant[];
  readonly questions: readonly Question[];
}

/** The constants for every row, from a template or from a header. Asks about those that cannot be sent as written. */
export function readConstants(
  { constants = {} }: TemplateChange,
  inHeader: ColumnMap["currencyFromHeader"],
): Constants {
  const values: Constant[] = [];
  const questions: Question[] = [];
  for (const property of propertyNames) {
    const value = readPlain(property, constants[property] ?? "");
    if (value?.is === "value")
      values.push({
        property,
        text: value.text,
        line: (rows) => ({ say: "is-constant", property, text: value.text, rows }),
      });
    if (value?.is === "problem")
      questions.push({
        id: `constant-${property}`,
        about: "missing",
        text: {
          say: "ask-constant",
          text: constants[property] ?? "",
          property,
          reason: value.reason,
          fix: value.fix,
        },
        column: null,
        answers: [{ id: "without", label: { say: "read-without-it" }, sets: { constants: { [property]: "" } } }],
        examples: [],
      });
  }
  if (inHeader !== null) {
    values.push({ property: "Currency", text: inHeader.currency, line: (rows) => lineOf(inHeader, rows) });
  }
  return { values, questions };
}

const lineOf = ({ currency, header, where }: HeaderCurrency, rows: number): Message =>
  "letter" in where
    ? { say: "currency-of-header", currency, header, letter: where.letter, rows }
    : { say: "currency-of-title", currency, title: header, row: where.row, rows };

// The service uses the first populated property of a family (service.md 2.1), so a constant must not override the row.
const families: readonly (readonly Property[])[] = [
  ["AccountId", "AccountName"],
  ["ProjectId", "ProjectCode", "ProjectCodeAndTitle"],
  ["VATRate", "ExtVATID"],
];

/** True where the row has no value for `property` or its family, not even an unreadable one. */
export function hasNothingFor(invoice: PurchaseInvoice, unread: readonly Property[], property: Property): boolean {
  const family = families.find((one) => one.includes(property)) ?? [property];
  return family.every((other) => invoice[other] === undefined && !unread.includes(other));
}
