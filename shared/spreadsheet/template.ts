/** @file A template: what a person has said about one kind of spreadsheet, and the headings by which it is known. */

import type { DateOrder, DecimalSign } from "../values/notation.ts";
import type { Property } from "../values/purchase-invoice.ts";
import { isShapedLikeId } from "../values/purchase-invoice-id.ts";
import type { OtherNames } from "./same-headers.ts";
import type { TextForms } from "./text-forms.ts";

/** What a column is used for. */
export type ColumnUse =
  | { readonly as: "property"; readonly property: Property }
  /** One cell that holds several values, such as “1001 - Acme Ltd”; null is a piece that is left alone. */
  | { readonly as: "split"; readonly separator: string; readonly into: readonly (Property | null)[] }
  /** Net and VAT in one: Net is this minus the VAT column. */
  | { readonly as: "gross" }
  /** In rows where it holds one of these, such as “Credit note”, the amounts change their sign. */
  | { readonly as: "credit-mark"; readonly values: readonly string[] }
  | { readonly as: "left-alone" };

/** The properties that come out of a column used so; none of a column that is not used. */
export function propertiesIn(use: ColumnUse | null | undefined): readonly Property[] {
  switch (use?.as) {
    case "property":
      return [use.property];
    case "split":
      return use.into.filter((property) => property !== null);
    case "gross":
      return ["Net"];
    case "credit-mark":
    case "left-alone":
    case undefined:
      return [];
  }
}

/** A text and what is sent in its place, by the property that it is of. */
export type ByProperty = Readonly<Partial<Record<Property, Readonly<Record<string, string>>>>>;

/**
 * What a person has settled; whatever is not said is inferred from the file.
 *
 * [Note: names of columns]
 *
 * A column is named by its header as it is in the file; where there is none, or where two
 * columns share it, by "column D" or "Amount (column D)".
 */
export interface TemplateChange {
  /** True: it is a list of purchase invoices, whatever it looks like. False: it is an invoice list, and never posted. */
  readonly isInvoices?: boolean;
  /** The headers, or how the text is written, have changed since the last file: true where the old template applies. */
  readonly isSameKind?: boolean;
  /** Of a template file in the inbox: true where it is used. For one file, never kept. */
  readonly useTemplate?: boolean;
  readonly sheet?: string;
  /** 1-based. */
  readonly headerRow?: number;
  /** By name; see [Note: names of columns]. */
  readonly columns?: Readonly<Record<string, ColumnUse>>;
  /** What every row has, such as the currency; a value in the row itself goes before it. */
  readonly constants?: Readonly<Partial<Record<Property, string>>>;
  readonly dateOrder?: DateOrder;
  readonly decimalSign?: DecimalSign;
  /** Properties that are rarely left out, and that files like this are sent without. */
  readonly without?: readonly Property[];
  /** Values that are replaced: "Stationery" by "7504" in the Nominal. */
  readonly values?: ByProperty;
  /**
   * What a name that the lists of the finance system lack is in them: “Acme Service” is “Acme Services Ltd”. Kept with the
   * names of the inbox alone, never with a kind of spreadsheet; see [Note: a learnt name].
   */
  readonly names?: ByProperty;
  /** What is done with invoices in rows that the file hides: for one file, never kept. */
  readonly hiddenRows?: "send" | "leave-out";
  /** What is done with invoices in rows that are struck out: for one file, never kept. */
  readonly struckRows?: "send" | "leave-out";
  /** The questions about rows, by their ids, that were answered with "send them as they are": for one file, never kept. */
  readonly accepted?: readonly string[];
  /** The supplier's name in every row that has none, such as in its own statement: for one file, never kept. */
  readonly supplier?: string;
  /** Whose books the lists are of that name such a company; see [Note: whose list it is]. */
  readonly companies?: Readonly<Record<string, "ours" | "others">>;
  /** Of electronic invoices alone. */
  readonly eInvoice?: EInvoiceChange;
}

/** What a person has said about electronic invoices of an inbox. */
export interface EInvoiceChange {
  /** The rate id (ExtVATID) of a VAT category and rate, "AE 0"; "rate" where the rate itself is sent. */
  readonly vatRates?: Readonly<Record<string, string>>;
  /** Types of document, by their code, that are ordinary purchase invoices here. */
  readonly types?: Readonly<Record<string, "invoice">>;
  /**
   * The AccountId of a supplier by one of its keys, "VAT DE123456789"; see [Note: supplier keys]. "name" where its name
   * is sent, and several where a list has several for the key.
   */
  readonly suppliers?: Readonly<Record<string, string | readonly string[]>>;
  /** The questions that were answered for one file alone; never kept for another. */
  readonly accepted?: readonly string[];
}

/** The notation of a file that its amounts or dates alone need not show. */
export type Notation = Pick<TemplateChange, "dateOrder" | "decimalSign">;

/** What a change says of dates and amounts, without the keys of what it does not say. */
export const notationIn = ({ dateOrder, decimalSign }: TemplateChange): Notation => ({
  ...(dateOrder !== undefined && { dateOrder }),
  ...(decimalSign !== undefined && { decimalSign }),
});

/**
 * How files with these headers are read, as a person has said it.
 *
 * [Note: only a person's word]
 *
 * What a file only implied is never in a template: other files have the same everyday headings, and what is ambiguous in
 * one of them is settled by its own evidence, or asked. The headings alone are kept of a file that nobody was asked about,
 * so that a change of them is noticed.
 */
export interface Template extends TemplateChange {
  /** Of the file that holds it, without its ending. */
  readonly name: string;
  /** The names of the columns, in their order; a file is of this kind where its own are the same. */
  readonly headers: readonly string[];
  /**
   * What a person has answered about dates and amounts, by the form of the file that was asked about; see formOf. Another
   * program wrote a file of another form, or another country's office one in another currency. What a person writes into
   * the template itself holds for every form.
   */
  readonly notations?: Readonly<Record<string, Notation>>;
  /** Other headings of its columns: a file that has one of them instead is of this kind too. */
  readonly alsoCalled?: OtherNames;
  /** How its text files are written: a file with another character set or separator is asked about. */
  readonly text?: TextForms;
}

/**
 * The form of a file: its separator, or “workbook”, with the currencies that it shows: “comma”, “semicolon EUR GBP”.
 *
 * @param text of the reading; null for a workbook
 */
export const formOf = (text: { readonly separator: string } | null, currencies: readonly string[]): string =>
  [text?.separator ?? "workbook", ...currencies].join(" ");

/**
 * What was answered about files of this form: those with the same separator and at least the same currencies. Answers that
 * contradict each other are none.
 */
export function notationOf(notations: Template["notations"], form: string): Notation {
  const said = Object.entries(notations ?? {}).flatMap(([other, notation]) => (covers(other, form) ? [notation] : []));
  const [dateOrders, decimalSigns] = [
    new Set(said.flatMap(({ dateOrder }) => dateOrder ?? [])),
    new Set(said.flatMap(({ decimalSign }) => decimalSign ?? [])),
  ];
  const own = notations?.[form];
  const [dateOrder] = dateOrders.size === 1 ? dateOrders : [];
  const [decimalSign] = decimalSigns.size === 1 ? decimalSigns : [];
  return { ...notationIn({ ...(dateOrder && { dateOrder }), ...(decimalSign && { decimalSign }) }), ...own };
}

function covers(other: string, form: string): boolean {
  const [separator, ...currencies] = form.split(" ");
  const [own, ...known] = other.split(" ");
  return own === separator && currencies.every((currency) => known.includes(currency));
}

/**
 * `base` with `change` over it: of one column, one constant or one value, the change's word counts; what files are
 * sent without adds up, and so do the questions about rows.
 */
export function mergeChange<T extends TemplateChange>(base: T, change: TemplateChange): T {
  const { columns, constants, values, names, without, accepted, companies, eInvoice, ...plain } = change;
  return {
    ...base,
    ...plain,
    ...(columns && { columns: { ...base.columns, ...columns } }),
    ...(constants && { constants: { ...base.constants, ...constants } }),
    ...(companies && { companies: { ...base.companies, ...companies } }),
    ...(without && { without: [...new Set([...(base.without ?? []), ...without])] }),
    ...(accepted && { accepted: [...new Set([...(base.accepted ?? []), ...accepted])] }),
    ...(values && { values: mergeByProperty(base.values, values) }),
    ...(names && { names: mergeByProperty(base.names, names) }),
    ...(eInvoice && { eInvoice: mergeEInvoice(base.eInvoice ?? {}, eInvoice) }),
  };
}

function mergeByProperty(base: ByProperty = {}, change: ByProperty): ByProperty {
  const properties = new Set([...Object.keys(base), ...Object.keys(change)]) as Set<Property>;
  return Object.fromEntries([...properties].map((p) => [p, { ...base[p], ...change[p] }]));
}

/**
 * True where something of the change counts for later files too. Which rows, and which of several sheets with invoices,
 * are sent is said of one file.
 */
export function isForLaterFiles({ eInvoice, ...change }: TemplateChange): boolean {
  const said = [...Object.entries(change), ...Object.entries(eInvoice ?? {})];
  return said.some(([key, value]) => value !== undefined && !ofOneFile.has(key));
}

/** What is said of one file, and never kept with a template. */
export const saidOfOneFile = ["accepted", "hiddenRows", "struckRows", "useTemplate", "supplier"] as const;

const ofOneFile: ReadonlySet<string> = new Set<keyof TemplateChange>([...saidOfOneFile, "sheet"]);

const mergeEInvoice = (base: EInvoiceChange, change: EInvoiceChange): EInvoiceChange => ({
  vatRates: { ...base.vatRates, ...change.vatRates },
  types: { ...base.types, ...change.types },
  suppliers: { ...base.suppliers, ...change.suppliers },
  accepted: [...new Set([...(base.accepted ?? []), ...(change.accepted ?? [])])],
});

/** Where the text that a person types into an answer is kept: an id of the finance system, a VAT rate, a supplier's name, or an entry of a list. */
export type TypedInto =
  /** `key`: the code that stands for the rate. */
  | { readonly into: "rate"; readonly key: string }
  | { readonly into: "vatRates" | "suppliers"; readonly key: string }
  | { readonly into: "supplier" }
  /** An entry of the list, for the name `key`. */
  | { readonly into: "names"; readonly property: Property; readonly key: string };

/** True for text that this answer takes. @param text without spaces around it */
export function fitsTyped({ into }: TypedInto, text: string): boolean {
  switch (into) {
    case "supplier":
    case "names":
      return text !== "" && !/\p{Cc}/u.test(text);
    case "rate":
      return typedRate.test(text);
    case "vatRates":
    case "suppliers":
      return isShapedLikeId(text);
  }
}

/** "20", "17.5 %", "5,5". */
const typedRate = /^(\d{1,2})(?:[.,](\d{1,3}))?\s*%?$/;

/** The change that a typed answer makes. @param text as it was typed, if it fits */
export function changeTyped(typed: TypedInto, text: string): TemplateChange {
  switch (typed.into) {
    case "supplier":
      return { supplier: text };
    case "names":
      return { names: { [typed.property]: { [typed.key]: text } } };
    case "rate": {
      const [, whole = "", decimals = ""] = typedRate.exec(text) ?? [];
      return { values: { VATRate: { [typed.key]: decimals === "" ? whole : `${whole}.${decimals}` } } };
    }
    case "vatRates":
    case "suppliers":
      return { eInvoice: { [typed.into]: { [typed.key]: text } } };
  }
}
