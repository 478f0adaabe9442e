/** @file Reads one element of the Create Batch array: which properties are populated, and whether each has its type. */

import { int64Digits, isWireObject, NumberText, type WireValue } from "./wire-json.ts";

type PropertyType = "string" | "date" | "currency" | "int64" | "int64-or-quoted" | "double";

/** The properties of service.md 2.1. */
const propertyTypes = {
  Date: "date",
  InvoiceNumber: "string",
  InternalReference: "string",
  Currency: "currency",
  AccountId: "int64",
  AccountName: "string",
  Nominal: "string",
  ProjectId: "int64",
  ProjectCode: "string",
  ProjectCodeAndTitle: "string",
  PurchaseOrderNumber: "string",
  BudgetExternalId: "int64",
  VATRate: "double",
  // Its type is int64, and the service's own sample sends it as a quoted string.
  ExtVATID: "int64-or-quoted",
  Description: "string",
  Net: "double",
  VAT: "double",
} satisfies Record<string, PropertyType>;

export type Property = keyof typeof propertyTypes;

/** The populated properties, each as exact text: a string as it is, a number as its digits. */
export type SubmittedInvoice = Partial<Record<Property, string>>;

export interface Reading {
  invoice: SubmittedInvoice;
  /** What is wrong with the types and forms of the values. */
  faults: string[];
  unknown: string[];
}

/** Reads one element; what is null, an empty string, or 0 for an id counts as not populated. */
export function readSubmittedInvoice(element: WireValue): Reading {
  const reading: Reading = { invoice: {}, faults: [], unknown: [] };
  if (!isWireObject(element)) {
    reading.faults.push("it is not an object");
    return reading;
  }
  for (const [name, value] of Object.entries(element)) {
    if (!Object.hasOwn(propertyTypes, name)) {
      reading.unknown.push(name);
      continue;
    }
    const property = name as Property;
    const type = propertyTypes[property];
    if (value === null || value === "") continue;
    const text = readValue(value, type);
    if (text === null) reading.faults.push(`${property} is not ${wordsFor[type]}`);
    else if (!(type.startsWith("int64") && text === "0")) reading.invoice[property] = text;
  }
  return reading;
}

const wordsFor: Record<PropertyType, string> = {
  string: "a string",
  date: "a date in the form yyyy-mm-dd",
  currency: "a 3-letter currency code",
  int64: "an int64",
  "int64-or-quoted": "an int64",
  double: "a number",
};

function readValue(value: WireValue, type: PropertyType): string | null {
  switch (type) {
    case "string":
      return typeof value === "string" ? value : null;
    case "date":
      return typeof value === "string" && isRealDate(value) ? value : null;
    case "currency":
      return typeof value === "string" && /^[A-Za-z]{3}$/.test(value) ? value : null;
    case "int64":
      return value instanceof NumberText ? int64Digits(value.text) : null;
    case "int64-or-quoted":
      if (typeof value === "string") return int64Digits(value);
      return value instanceof NumberText ? int64Digits(value.text) : null;
    case "double":
      return value instanceof NumberText && Number.isFinite(Number(value.text)) ? value.text : null;
    default:
      return type satisfies never;
  }
}

function isRealDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // The 31st of April rolls over into May, and so comes back as another day.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
