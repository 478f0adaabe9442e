/** @file One cell to the text that stands on the wire, or what is wrong with it. */

import type { DateOrder, DecimalSign } from "../../shared/notation.ts";
import { type Property, properties } from "../../shared/purchase-invoice.ts";
import { dateFromSerial } from "./calendar.ts";
import { currencyCode, currencyOfSign } from "./currency-codes.ts";
import { hasRiskyZone, readCompactDate, readDateText } from "./date-text.ts";
import { readDecimalText, timesHundred } from "./decimal-text.ts";
import { type Cell, seen } from "./table.ts";

export type Value =
  | {
      readonly is: "value";
      readonly text: string;
      /** What is told where the text is not what the cell shows. */
      readonly told?: string;
    }
  /** The cell says that there is nothing, in words: "n/a". */
  | { readonly is: "nothing"; readonly told: string }
  /** Nobody can read it before a question has been answered. */
  | { readonly is: "unsettled" }
  | { readonly is: "problem"; readonly reason: string; readonly fix: string };

/** How the file writes dates and amounts; null where that is being asked. */
export interface Notation {
  readonly dateOrder: DateOrder | null;
  readonly decimalSign: DecimalSign | null;
  /** True where digits without a mark are dates, such as 20261120; see {@link SettledDates}. */
  readonly hasCompactDates?: boolean;
  /** How numbers are days where the column has lost its date format, or null where they are none; see {@link SettledDates}. */
  readonly bareDays?: "1900" | "1904" | null;
}

/** Reads a cell that is not empty as `property`. */
export function readValue(property: Property, cell: Cell, notation: Notation): Value {
  if (cell.kind === "error") return problem(cell.reason, cell.fix);
  const said = cell.kind === "text" ? readStandIn(property, cell.text) : null;
  if (said !== null) return said;
  switch (properties[property]) {
    case "date":
      return readDate(cell, notation);
    case "decimal":
      return readDecimal(property, cell, notation.decimalSign);
    case "int64":
    case "int64-as-text":
      return readId(property, cell);
    case "currency":
      return readCurrency(cell);
    case "text":
      return readText(property, cell);
  }
}

const value = (text: string): Value => ({ is: "value", text });
const problem = (reason: string, fix: string): Value => ({ is: "problem", reason, fix });

/** Whatever stands for a value: a dash, “n/a”, a ditto mark; null for anything else. */
function readStandIn(property: Property, text: string): Value | null {
  if (text.length > 10) return null;
  if (sameAsAbove.test(text))
    return problem("This stands for the value of the row above.", "Write the value into each row.");
  const isDash = dashes.test(text);
  // In Excel's accounting format a dash is how nought is shown.
  if (property === "VAT" && isDash) return { is: "value", text: "0", told: `“${text}” was read as 0 as the VAT` };
  if (!mayBeNone.has(property) || !(isDash || noValue.test(text))) return null;
  return { is: "nothing", told: `“${text}” was read as no ${property}` };
}

const sameAsAbove = /^(?:["”“″〃„]+|''|-["”]-|ditto|dto\.?|idem)$/i;
const dashes = /^(?:[£€$]\s*)?[-–—‒−]+(?:\s*[£€$])?$/;
const noValue = /^(?:n\/a|n\.a\.|#n\/a|none|nil|null|tb[acd]|unknown|\?+|k\.\s?a\.|s\/n)$/i;
const mayBeNone: ReadonlySet<Property> = new Set<Property>([
  "InvoiceNumber",
  "InternalReference",
  "AccountId",
  "AccountName",
  "Nominal",
  "ProjectId",
  "ProjectCode",
  "ProjectCodeAndTitle",
  "PurchaseOrderNumber",
  "BudgetExternalId",
]);

function readDate(cell: Cell, { dateOrder: order, hasCompactDates, bareDays = null }: Notation): Value {
  if (cell.kind === "date") return value(cell.text);
  if (bareDays !== null && isBareDay(cell)) return value(dateFromSerial(Number(cell.text), bareDays === "1904") ?? "");
  const text = withoutApostrophe(seen(cell));
  const compact = readCompactDate(text);
  if (cell.kind !== "text" && !(compact && hasCompactDates)) return whyNoDate(text, cell);
  const { by } = compact && hasCompactDates ? compact : readDateText(text);
  if (by.dmy === null && by.mdy === null && by.ymd === null) return whyNoDate(text, cell);
  if (order === null) return by.dmy === by.mdy && by.dmy === by.ymd ? value(by.dmy ?? "") : { is: "unsettled" };
  const day = by[order];
  if (day !== null) return value(day);
  return problem("This is no date in the order in which the other dates are written.", dateFix);
}

const dateFix = "Enter the date as in 2026-11-20.";

/** A number that Excel may keep for a day from 2000 to 2050. */
export const isBareDay = (cell: Cell): cell is Extract<Cell, { kind: "number" }> =>
  cell.kind === "number" && /^(?:3[6-9]|4\d|5[0-4])\d{3}$/.test(cell.text) && Number(cell.text) >= 36_526;

function whyNoDate(text: string, cell: Cell): Value {
  if (readCompactDate(text))
    return problem("These are digits alone, and other dates of the column are written with marks.", dateFix);
  if (/^[2-7]\d{4}(?:[.,]\d+)?$/.test(text))
    return problem(
      "This may be the number that Excel keeps for a date, but nothing says so.",
      "Format the column as a date and save the file again, or enter the date as in 2026-11-20.",
    );
  if (cell.kind === "number") return problem("This is a number, not a date.", dateFix);
  if (hasRiskyZone(text))
    return problem("This time of day has a time zone, so the day before or after may be meant.", dateFix);
  return problem("This is not a date that exists.", dateFix);
}

function readDecimal(property: Property, cell: Cell, sign: DecimalSign | null): Value {
  const fix = property === "VATRate" ? "Enter the rate as in 17.5." : "Enter the amount as in 1234.56.";
  if (cell.kind === "date") return problem("This is a date, not a number.", fix);
  if (cell.kind === "number")
    return asRateOrAmount(property, cell.isPercent ? timesHundred(cell.text) : cell.text, cell.isPercent);
  if (cell.kind !== "text") return problem("This is not a number.", fix);
  if (shortened.test(cell.text)) return problem(hasLostDigits, fix);
  const { by, isPercent, currency } = readDecimalText(cell.text);
  const [point, comma] = [by["."], by[","]];
  if (point === null && comma === null) {
    if (/\d ?(?:CR|DR)\.?$/i.test(cell.text))
      return problem("CR and DR may be meant from either side.", "Enter a credit with a minus, as in -500.00.");
    return problem("This is not a number.", fix);
  }
  if (point !== comma && sign === null) return { is: "unsettled" };
  const decimal = by[sign ?? "."];
  if (decimal === null) return problem("The decimal sign is not the one that the other amounts have.", fix);
  if (property === "VATRate" && currency !== null) return problem("This is an amount, not a rate.", fix);
  return asRateOrAmount(property, decimal, isPercent);
}

function asRateOrAmount(property: Property, decimal: string, isPercent: boolean): Value {
  if (property !== "VATRate")
    return isPercent
      ? problem("This is a percentage, not an amount.", "Enter the amount as in 1234.56.")
      : value(decimal);
  if (decimal.startsWith("-")) return problem("A VAT rate is not negative.", "Enter the rate as in 17.5.");
  if (/^\d{4}|^[2-9]\d\d|^1[1-9]\d|^10[1-9]|^100\.0*[1-9]/.test(decimal))
    return problem("This would be more than a hundred percent.", "Enter the rate as in 17.5.");
  // 0.2 may be meant as 20 percent or as what it says.
  if (!isPercent && /^0\.0*[1-9]/.test(decimal))
    return problem(
      `This would be less than one percent.`,
      `Enter 20 or 20% for twenty percent, ${decimal}% if that is meant.`,
    );
  return value(decimal);
}

/** What Excel leaves of a long number when it saves text. */
const shortened = /^'?-?\d(?:[.,]\d+)?E\+\d+$/i;
const hasLostDigits = "Excel has shortened this number, and its last digits are lost.";
const greatestInt64 = "9223372036854775807";

/** Excel's mark for text stands in no cell; it comes into a file where another program has written it. */
const withoutApostrophe = (text: string): string => text.replace(/^'(?=\d)/, "");

function readId(property: Property, cell: Cell): Value {
  const fix = `Enter the ${property} in digits alone, as the finance system shows it.`;
  const text = withoutApostrophe(seen(cell));
  if (cell.kind === "date") return problem("This is a date, not an id.", fix);
  if (shortened.test(text)) return problem(hasLostDigits, fix);
  if (!/^\d+$/.test(text) || (cell.kind === "number" && cell.shown === null))
    return problem("An id is a whole number, in digits alone.", fix);
  if (/^0\d/.test(text))
    return problem("An id does not start with a zero, so this may be a code of another kind.", fix);
  if (text.length > greatestInt64.length || (text.length === greatestInt64.length && text > greatestInt64))
    return problem("This is larger than any id can be.", fix);
  if (text === "0" && (property === "AccountId" || property === "ExtVATID"))
    return problem("0 is not an id.", `Enter the ${property}, or leave the cell empty.`);
  return value(text);
}

function readCurrency(cell: Cell): Value {
  const fix = "Enter three letters, such as GBP or EUR.";
  const text = seen(cell);
  const code = cell.kind === "text" ? currencyCode(text) : null;
  if (code !== null) return value(code);
  return currencyOfSign.has(text)
    ? problem("This sign stands for several currencies.", fix)
    : problem("This is not the code of a currency.", fix);
}

function readText(property: Property, cell: Cell): Value {
  const asText = "Format the column as text and enter the value again.";
  if (cell.kind === "date") return problem("Excel holds a date here, not a text.", asText);
  if (cell.kind === "number" && cell.shown === null)
    return problem("Excel shows this number differently from what it holds.", asText);
  const text = seen(cell);
  if (text.includes("\ufffd")) return problem("Letters were lost here when the file was saved.", "Enter it again.");
  if (property === "Description") return value(text);
  if (shortened.test(text)) return problem(hasLostDigits, asText);
  if (/[\r\n]/.test(text)) return problem("This runs over several lines.", "Enter it on one line.");
  return value(property === "AccountName" ? text : withoutApostrophe(text));
}
