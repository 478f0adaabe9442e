/** @file Reads one cell as the text that is sent, or says what is wrong with it. */

import type { DateOrder, DecimalSign } from "../../../shared/values/notation.ts";
import { type Property, properties } from "../../../shared/values/purchase-invoice.ts";
import type { Message, PlainMessage } from "../../../shared/wording/message.ts";
import { dateFromSerial } from "./calendar.ts";
import { currenciesOfSign, currencyCode, currencyOfSign } from "./currency-codes.ts";
import { hasRiskyZone, readCompactDate, readDateText } from "./date-text.ts";
import { readDecimalText, timesHundred } from "./decimal-text.ts";
import { type Cell, seen } from "./table.ts";

export type Value =
  | {
      readonly is: "value";
      readonly text: string;
      /** What people are told where the text differs from what the cell shows. */
      readonly told?: Told;
    }
  /** The cell says in words that there is no value: "n/a". */
  | { readonly is: "nothing"; readonly told: Told }
  /** It can be read only after a question has been answered. */
  | { readonly is: "undecided" }
  | { readonly is: "problem"; readonly reason: Message; readonly fix: Message };

/** What people are told of a value that was inferred, without the number of rows. */
type Told =
  | { readonly say: "read-as-zero"; readonly text: string }
  | { readonly say: "read-as-none"; readonly text: string; readonly property: Property };

/** How the file writes dates and amounts; null while that is asked. */
export interface Notation {
  readonly dateOrder: DateOrder | null;
  readonly decimalSign: DecimalSign | null;
  /** The inbox's currency, for a sign that several currencies use; left out where there is none. */
  readonly currency?: string | null;
  /** The currency of the country that the file shows, for such a sign; left out where it shows none. */
  readonly place?: string | null;
  /** True where digits without separators are dates, such as 20261120; see InferredDates. */
  readonly hasCompactDates?: boolean;
  /** The epoch of numbers that are days, or null where they are not; see InferredDates. */
  readonly bareDays?: "1900" | "1904" | null;
}

/** Reads a cell that is not empty as `property`. */
export function readValue(property: Property, cell: Cell, notation: Notation): Value {
  if (cell.kind === "error") {
    if (property !== "Description" || cell.rest === undefined) return problem(cell.reason, cell.fix);
    const { rest } = cell;
    return rest === ""
      ? { is: "nothing", told: { say: "read-as-none", text: cell.text, property } }
      : readText(property, { kind: "text", text: rest });
  }
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
      return readCurrency(cell, notation.currency ?? notation.place ?? null);
    case "text":
      return readText(property, cell);
  }
}

const value = (text: string): Value => ({ is: "value", text });
const problem = (reason: Message | PlainMessage, fix: Message | PlainMessage): Value => ({
  is: "problem",
  reason: typeof reason === "string" ? { say: reason } : reason,
  fix: typeof fix === "string" ? { say: fix } : fix,
});

/** Reads text in place of a value: a dash, “n/a”, a ditto mark; null for anything else. */
function readStandIn(property: Property, text: string): Value | null {
  if (text.length > longestStandIn) return null;
  if (sameAsAbove.test(text)) return problem("stands-for-above", "fix-write-each-row");
  const isDash = dashes.test(text);
  // Excel's accounting format shows zero as a dash.
  if (property === "VAT" && (isDash || noTax.test(text)))
    return { is: "value", text: "0", told: { say: "read-as-zero", text } };
  if (property === "VATRate" && noTax.test(text))
    return { is: "nothing", told: { say: "read-as-none", text, property } };
  // A description may be any word, so only what programs write for nothing counts there.
  if (property === "Description" || property === "Currency" || property === "VATRate" || property === "ExtVATID")
    return isDash || nullValue.test(text) ? { is: "nothing", told: { say: "read-as-none", text, property } } : null;
  if (!mayBeNone.has(property) || !(isDash || noValue.test(text))) return null;
  return { is: "nothing", told: { say: "read-as-none", text, property } };
}

/** In characters: “siehe Anlage”, “voir pièce”. */
const longestStandIn = 14;

/** Words and codes that say that there is no VAT. */
const noTax =
  /^(?:nil|none|zero|exempt|exo|exem\.?|zero[- ]rated|out of scope|no vat|n\/?a|frei|steuerfrei|ohne|exon[eé]r[eé]e?|exempt[eé]e?|vrij|vrijgesteld|geen|verlegd|exent[oa]|isent[oa]|esente|n\.?i\.?|zw\.?|zwoln\.?|np\.?|n\.p\.|oo|osvob\.?|oslob\.?|aam|tam|áthk|fad|momsfri|fri|fritatt|veroton|scutit|muaf|istisna|без ндс|без пдв|απαλλ\.?)$/iu;
/** True for a word or code that says that there is no VAT. */
export const saysNoVat = (text: string): boolean => noTax.test(text.trim());

const sameAsAbove = /^(?:["”“″〃„]+|''|-["”]-|ditto|dto\.?|idem)$/i;
const dashes = /^(?:[£€$]\s*)?[-–—‒−]+(?:\s*[£€$])?$/;
const noValue =
  /^(?:n\/a|n\.a\.|#n\/a|none|nil|\(?null\)?|tb[acd]|unknown|\?+|k\.\s?a\.|s\/n|missing|to follow|see (?:attached|email|e-mail|pdf|scan|invoice|below|note)|unbekannt|fehlt|folgt|siehe (?:anlage|anhang|beleg|mail)|inconnu|manquant|voir (?:pi[èe]ce|annexe|mail)|onbekend|ontbreekt|zie bijlage|desconocid[oa]|pendiente|ver adjunto|sconosciut[oa]|mancante|vedi allegato)$/iu;
const nullValue = /^(?:n\/a|n\.a\.|#n\/a|\(?null\)?|nil|-+)$/i;
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
  if (order === null) return by.dmy === by.mdy && by.dmy === by.ymd ? value(by.dmy ?? "") : { is: "undecided" };
  const day = by[order];
  if (day !== null) return value(day);
  return problem("date-in-other-order", dateFix);
}

const dateFix = "fix-date" as const;

/** True for a number that may be a day from 2000 to 2050. */
export const isBareDay = (cell: Cell): cell is Extract<Cell, { kind: "number" | "text" }> =>
  (cell.kind === "number" || cell.kind === "text") &&
  /^(?:3[6-9]|4\d|5[0-4])\d{3}$/.test(cell.text) &&
  Number(cell.text) >= 36_526;

function whyNoDate(text: string, cell: Cell): Value {
  if (readCompactDate(text)) return problem("date-without-marks", dateFix);
  if (/^[2-7]\d{4}(?:[.,]\d+)?$/.test(text)) return problem("number-of-a-day", "fix-format-as-date");
  if (cell.kind === "number") return problem("number-not-date", dateFix);
  if (hasRiskyZone(text)) return problem("time-with-zone", dateFix);
  return problem("no-such-date", dateFix);
}

function readDecimal(property: Property, cell: Cell, sign: DecimalSign | null): Value {
  const fix = property === "VATRate" ? "fix-rate" : fixAmount(sign);
  if (cell.kind === "date") return problem("date-not-number", fix);
  if (cell.kind === "number" && cell.contrary !== undefined)
    return problem({ say: "shown-otherwise", shown: cell.contrary, value: cell.text }, "fix-shown-otherwise");
  if (cell.kind === "number")
    return asRateOrAmount(property, cell.isPercent ? timesHundred(cell.text) : cell.text, cell.isPercent, sign);
  if (cell.kind !== "text") return problem("not-a-number", fix);
  if (shortened.test(cell.text)) return problem(hasLostDigits, fix);
  // In Japan a mark before the rate says that it is the reduced one: “※8%”.
  const text = property === "VATRate" ? cell.text.replace(/^[※＊*]\s*(?=\d)/, "") : cell.text;
  const { by, isPercent, currency } = readDecimalText(text);
  const [point, comma] = [by["."], by[","]];
  if (point === null && comma === null) {
    if (/\d ?(?:CR|DR)\.?$/i.test(cell.text)) return problem("cr-or-dr", "fix-credit-with-minus");
    return problem("not-a-number", fix);
  }
  if (point !== comma && sign === null) return { is: "undecided" };
  const decimal = by[sign ?? "."];
  if (decimal === null) return problem("other-decimal-sign", fix);
  if (property === "VATRate" && currency !== null) return problem("amount-not-rate", fix);
  return asRateOrAmount(property, decimal, isPercent, sign);
}

/** The advice to write an amount in the file's notation, if that is known. */
const fixAmount = (sign: DecimalSign | null): Message =>
  sign === null ? { say: "fix-amount" } : { say: "fix-amount-like-others", sign };

function asRateOrAmount(property: Property, decimal: string, isPercent: boolean, sign: DecimalSign | null): Value {
  if (property !== "VATRate") return isPercent ? problem("percentage-not-amount", fixAmount(sign)) : value(decimal);
  if (decimal.startsWith("-")) return problem("rate-negative", "fix-rate");
  if (/^\d{4}|^[2-9]\d\d|^1[1-9]\d|^10[1-9]|^100\.0*[1-9]/.test(decimal))
    return problem("rate-over-hundred", "fix-rate");
  // 0.2 may mean 20 per cent or 0.2 per cent.
  if (!isPercent && /^0\.0*[1-9]/.test(decimal))
    return problem("rate-under-one", { say: "fix-rate-under-one", rate: decimal });
  return value(decimal);
}

/** A long number as Excel writes it to a text file, with digits lost. */
const shortened = /^'?-?\d(?:[.,]\d+)?E\+\d+$/i;
const hasLostDigits = "digits-lost" as const;
const greatestInt64 = "9223372036854775807";

/** Removes a leading apostrophe: Excel's mark for text, which other programs write into the cell. Some write one at each end. */
const withoutApostrophe = (text: string): string => text.replace(/^'([^']+)'$/, "$1").replace(/^'(?=[\p{Lu}\d])/u, "");

function readId(property: Property, cell: Cell): Value {
  const fix: Message = { say: "fix-id", property };
  const text = withoutApostrophe(seen(cell));
  if (cell.kind === "date") return problem("date-not-id", fix);
  if (shortened.test(text)) return problem(hasLostDigits, fix);
  if (!/^\d+$/.test(text) || (cell.kind === "number" && cell.shown === null)) return problem("id-not-whole", fix);
  if (/^0\d/.test(text)) return problem("id-from-zero", fix);
  if (text.length > greatestInt64.length || (text.length === greatestInt64.length && text > greatestInt64))
    return problem("id-too-large", fix);
  if (text === "0" && (property === "AccountId" || property === "ExtVATID"))
    return problem("id-zero", { say: "fix-id-or-empty", property });
  return value(text);
}

function readCurrency(cell: Cell, usual: string | null): Value {
  const fix = "fix-currency";
  const text = seen(cell);
  const code = cell.kind === "text" ? currencyCode(text) : null;
  if (code !== null) return value(code);
  if (usual !== null && currenciesOfSign.get(text)?.includes(usual)) return value(usual);
  return currencyOfSign.has(text) ? problem("sign-of-several-currencies", fix) : problem("no-currency-code", fix);
}

/** Control characters, and marks that turn the direction of the text: nobody sees them, and they may hide what is said. */
const unseen = /(?![\t\r\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** In a number or a code nothing invisible belongs; names in Arabic or Hindi may need joiners. As in e-invoices. */
const unseenInNumbers = /(?![\t\r\n])[\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0]/u;
const unseenInNames = /(?![\t\r\n\u200c-\u200f])[\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0]/u;

function readText(property: Property, cell: Cell): Value {
  const asText = "fix-as-text";
  if (cell.kind === "date") return problem("date-not-text", asText);
  if (cell.kind === "number" && cell.shown === null) return problem("number-shown-otherwise", asText);
  const text = seen(cell);
  if (text.includes("\ufffd")) return problem("letters-lost", "fix-again");
  const not = property === "Description" ? unseen : property === "AccountName" ? unseenInNames : unseenInNumbers;
  if (not.test(text)) return problem("unseen-characters", "fix-unseen-characters");
  if (property === "Description") return value(text);
  if (shortened.test(text)) return problem(hasLostDigits, asText);
  if (/[\r\n]/.test(text)) return problem("several-lines", "fix-one-line");
  return value(property === "AccountName" ? text : withoutApostrophe(text));
}
