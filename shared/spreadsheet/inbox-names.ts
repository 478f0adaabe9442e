/**
 * @file What a name means in an inbox, whatever the headings of a file: “ACME” is the supplier “Acme Ltd”.
 *
 * [Note: a learnt name]
 *
 * A person says it on the card of a file whose rows the finance system rejected or that look unusual. It is kept in a
 * template of its own, with a heading that no file has, and counts for every spreadsheet of the inbox until it is deleted.
 *
 * A name that a person has answered a question about has a template of its own too, and counts at once. It is weaker: it
 * answers only that question, so a name that a list has by now is sent as it is. It is in no other template, so that it is
 * listed once, and forgotten whole.
 */

import { eInvoiceTemplate } from "../e-invoice/supplier-keys.ts";
import type { Property } from "../values/purchase-invoice.ts";
import { isShapedLikeId } from "../values/purchase-invoice-id.ts";
import { mergeChange, type Template, type TemplateChange } from "./template.ts";

/** What the finance system looks up (service.md 2.1). */
export const namedProperties = [
  "AccountId",
  "AccountName",
  "Nominal",
  "ProjectId",
  "ProjectCode",
  "ProjectCodeAndTitle",
  "ExtVATID",
  "VATRate",
] as const satisfies readonly Property[];

export type NamedProperty = (typeof namedProperties)[number];

/** A name in the rows of a file, as it would be sent. */
export interface NameInRows {
  readonly property: NamedProperty;
  readonly text: string;
  readonly rows: readonly number[];
  /** What the lists of the finance system have that looks like it, the likeliest first. */
  readonly suggestions: readonly string[];
}

/** One name, and what people have said that it is. */
export interface LearntName {
  readonly property: Property;
  readonly from: string;
  readonly to: string;
  /** The template that holds it. */
  readonly template: string;
}

const headers: readonly string[] = ["Names of this inbox"];
const templateName = "Names";

const answeredHeaders: readonly string[] = ["Answered names of this inbox"];
const answeredName = "Answered names";

const hasHeaders = (template: Pick<Template, "headers">, [only]: readonly string[]): boolean =>
  template.headers.length === 1 && template.headers[0] === only;

/** True for the template of the names that count for all files. */
export const isOfNames = (template: Pick<Template, "headers">): boolean => hasHeaders(template, headers);

/** True for the template of the names that questions were answered with. */
export const isOfAnsweredNames = (template: Pick<Template, "headers">): boolean =>
  hasHeaders(template, answeredHeaders);

/** True for a kind of spreadsheet: not for the templates of names and e-invoices. */
export const isOfSpreadsheets = (template: Template): boolean =>
  !isOfNames(template) &&
  !isOfAnsweredNames(template) &&
  template.headers.join("\n") !== eInvoiceTemplate([]).headers.join("\n");

/** The template of the names of an inbox, with one more. */
export function withName(templates: readonly Template[], property: NamedProperty, from: string, to: string): Template {
  const before = templates.find(isOfNames) ?? { name: templateName, headers };
  return mergeChange(before, { values: { [property]: { [from]: to } } });
}

/**
 * The template of the names that questions of an inbox were answered with, with those of `change`; null where it has them
 * all already.
 */
export function withAnsweredNames(templates: readonly Template[], { names = {} }: TemplateChange): Template | null {
  const before = templates.find(isOfAnsweredNames) ?? { name: answeredName, headers: answeredHeaders };
  const isNew = Object.entries(names).some(([property, said]) =>
    Object.entries(said).some(([from, to]) => before.values?.[property as Property]?.[from] !== to),
  );
  return isNew ? mergeChange(before, { values: names }) : null;
}

/** True where nothing else was answered than what names mean, so that the file's columns were no question. */
export const isOnlyOfNames = ({ names: _, ...others }: TemplateChange): boolean =>
  Object.values(others).every((said) => said === undefined || isEmpty(said));

const isEmpty = (said: unknown): boolean => typeof said === "object" && said !== null && Object.keys(said).length === 0;

/** The template without what it says of a name, however that is written; the same where it says something else. */
export function withoutName(template: Template, { property, from, to }: Omit<LearntName, "template">): Template {
  const { [property]: ofProperty = {}, ...others } = template.values ?? {};
  const folded = foldEntry(property, from);
  const left = Object.entries(ofProperty).filter(([own, is]) => is !== to || foldEntry(property, own) !== folded);
  if (left.length === Object.keys(ofProperty).length) return template;
  return { ...template, values: { ...others, ...(left.length > 0 && { [property]: Object.fromEntries(left) }) } };
}

/** All names that the templates of an inbox hold, by what they are; one that several hold once. */
export function namesIn(templates: readonly Template[]): readonly LearntName[] {
  const all = templates.flatMap(({ name, values = {} }) =>
    Object.entries(values).flatMap(([property, said]) =>
      Object.entries(said).map(([from, to]) => ({ property: property as Property, from, to, template: name })),
    ),
  );
  const keyOf = ({ property, from, to }: LearntName) => JSON.stringify([property, foldEntry(property, from), to]);
  return [...Map.groupBy(all, keyOf).values()].flatMap(([first]) => first ?? []);
}

const areNumbers: ReadonlySet<Property> = new Set(["AccountId", "ProjectId", "ExtVATID", "VATRate"]);

/** True for what the finance system looks up by a number. */
export const isNumber = (property: Property): boolean => areNumbers.has(property);

/** How two ways of writing one entry of a list are told to be the same. */
export const foldEntry = (property: Property, text: string): string =>
  isNumber(property) ? foldNumber(text) : foldText(text);

export const foldText = (text: string): string => `text ${foldWords(text)}`;

export const foldWords = (text: string): string => text.normalize("NFC").trim().replace(/\s+/g, " ").toLowerCase();

/** 20, 20.0 and 20.00 are one rate. */
export const foldNumber = (text: string): string => `number ${text.includes(".") ? text.replace(/[.]?0+$/, "") : text}`;

/** True where a text can be sent as this property. */
export function canBeNamed(property: NamedProperty, text: string): boolean {
  switch (property) {
    case "AccountId":
    case "ProjectId":
    case "ExtVATID":
      return isShapedLikeId(text);
    case "VATRate":
      return /^\d{1,3}(?:[.]\d{1,4})?$/.test(text);
    case "AccountName":
    case "Nominal":
    case "ProjectCode":
    case "ProjectCodeAndTitle":
      return text.length <= 300 && /\S/.test(text) && !/\p{Cc}/u.test(text);
  }
}
