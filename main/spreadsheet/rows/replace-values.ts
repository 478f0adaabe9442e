/** @file What a template puts in place of a value, such as “7504” for “Stationery”, and what it gives to every row. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { type Property, type PurchaseInvoice, propertyNames } from "../../../shared/values/purchase-invoice.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { type Notation, readValue, type Value } from "../cells/read-value.ts";
import { type Cell, cellFromText, seen } from "../cells/table.ts";
import type { HeaderCurrency } from "../columns/ask-currency.ts";
import type { ColumnMap } from "../columns/map-columns.ts";

/** How a template writes dates and amounts, whatever the file does: 2026-11-20 and 1234.56. */
const plain: Notation = { dateOrder: "ymd", decimalSign: "." };

export interface Replacement {
  readonly text: string;
  /** An empty text stands for no value. */
  readonly value: Value | null;
}

export type Replacements = ReadonlyMap<string, Replacement>;

/** What is replaced in columns of `property`, by its folded text; null where nothing is. */
export function replacementsOf(property: Property, said: TemplateChange): Replacements | null {
  const entries = Object.entries(said.values?.[property] ?? {});
  if (entries.length === 0) return null;
  return new Map(entries.map(([from, to]) => [foldValue(from), { text: to.trim(), value: readPlain(property, to) }]));
}

export const replacementFor = (cell: Cell, replacements: Replacements): Replacement | undefined =>
  cell.kind === "error" ? undefined : replacements.get(foldValue(seen(cell)));

/** Case and space around a value make no other value. */
export const foldValue = (text: string): string => text.normalize("NFC").trim().toLowerCase();

function readPlain(property: Property, text: string): Value | null {
  const cell = cellFromText(text);
  return cell.kind === "empty" ? null : readValue(property, cell, plain);
}

/** What a row gets where it says nothing, and how that is told: "Currency is “GBP”, which the file does not say". */
interface Constant {
  readonly property: Property;
  readonly text: string;
  readonly line: (rows: number) => Message;
}

export interface Constants {
  readonly values: readonly Constant[];
  readonly questions: readonly Question[];
}

/** What every row is to have, as was said or as a header says; what cannot be sent as it stands there is asked about. */
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

// Of one family the service takes the first that is there, so a constant must not go before what the row says.
const families: readonly (readonly Property[])[] = [
  ["AccountId", "AccountName"],
  ["ProjectId", "ProjectCode", "ProjectCodeAndTitle"],
  ["VATRate", "ExtVATID"],
];

/** True where the row says nothing of what `property` is about, not even what nobody can read. */
export function hasNothingFor(invoice: PurchaseInvoice, unread: readonly Property[], property: Property): boolean {
  const family = families.find((one) => one.includes(property)) ?? [property];
  return family.every((other) => invoice[other] === undefined && !unread.includes(other));
}
