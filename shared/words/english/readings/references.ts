/** @file What a spreadsheet has that the office's lists of suppliers, nominals, projects and VAT codes lack, in English; see [Note: a message]. */

import { count } from "../../../wording/grammar.ts";
import { Column, inRows, names, type Place, type Property, properties, type Rows } from "../window/sheet-pieces.ts";

type Of = "suppliers" | "nominals" | "projects" | "vat-codes";

const entriesOf: Readonly<Record<Of, (howMany: number) => string>> = {
  suppliers: (howMany) => count(howMany, "supplier"),
  nominals: (howMany) => count(howMany, "nominal"),
  projects: (howMany) => count(howMany, "project"),
  "vat-codes": (howMany) => count(howMany, "VAT code"),
};

export const references = {
  "names-listed": ({ of, entries }: { readonly of: Of; readonly entries: number }) =>
    `It lists ${entriesOf[of](entries)}`,
  "list-state-unknown": ({ state, rows }: { readonly state: string; readonly rows: number }) =>
    `${count(rows, "row has", "rows have")} the status “${state}”, which Pigeonhole doesn't know: ${rows === 1 ? "it confirms" : "they confirm"} no invoice`,
  "list-title-unsure": ({ title }: { readonly title: string }) =>
    `Its title or name says “${title}”, so it confirms no invoice. If it's from the books, add it again without these words`,
  "list-rows-later": ({ rows, until }: { readonly rows: number; readonly until: string }) =>
    `${count(rows, "row is", "rows are")} dated after ${until}, where the list says it ends: ${rows === 1 ? "it confirms" : "they confirm"} no invoice`,
  "list-ids-shared": ({ ids, more }: { readonly ids: readonly string[]; readonly more: number }) =>
    `It gives ${ids.length + more === 1 ? `the ID ${ids.join()}` : `IDs (${ids.join(", ")}${more > 0 ? ` and ${more} more` : ""})`} to more than one invoice. These rows confirm no invoice, and no document is attached by them`,
  "list-of-company": ({ company }: { readonly company: string }) =>
    `It names the company “${company}”. It confirms invoices only if the connection or its company has this name. If it's your own company, enter this name in the settings. Then add the list again`,
  "list-of-ours": ({ company }: { readonly company: string }) => `It is of “${company}”, your own company as you said`,
  "ask-list-company": ({ company, names: of }: { readonly company: string; readonly names: readonly string[] }) =>
    `This invoice list names the company “${company}”. Here invoices are sent to “${of[0] ?? ""}”. Is it the list of the same books? Only then does it confirm invoices`,
  "ask-invoices-company": ({ company, names: of }: { readonly company: string; readonly names: readonly string[] }) =>
    `This file names the company “${company}”. Here invoices are sent to “${of[0] ?? ""}”. If they belong in other books, remove the file. Or are these your own invoices?`,
  "ask-own-supplier": ({ row, name }: { readonly row: number; readonly name: string }) =>
    `The supplier in row ${row} is “${name}”, your own company. Your own invoices aren't purchases. If the row doesn't belong here, remove it from the file and add the file again. Or should all rows be sent as they are?`,
  "are-our-invoices": () => "Yes, they're our invoices",
  "is-our-list": () => "Yes, it's our list",
  "is-list-of-others": () => "No, it's a list of other books",
  "list-of-companies": ({ header, names: of }: { readonly header: string; readonly names: readonly string[] }) =>
    `It has invoices of several companies or offices in the column “${header}” (${of.join(", ")}), so it confirms no invoice. Export the list of one company`,
  "list-rows-marked": ({ rows }: { readonly rows: number }) =>
    `${count(rows, "row is", "rows are")} hidden or struck out: ${rows === 1 ? "it confirms" : "they confirm"} no invoice`,
  "ask-unlisted": (of: {
    readonly property: Property;
    readonly text: string;
    readonly at: Rows;
    readonly file: string;
  }) =>
    `The ${names[of.property]} “${of.text}” in ${inRows(of.at)} isn't in your list “${of.file}”. Which one is it? If it's new in the finance system, add a newer list, or send it as it is.`,
  "ask-listed-column": (of: { readonly column: Place; readonly property: Property; readonly file: string }) =>
    `${Column(of.column)} has entries of your list “${of.file}”. Does it contain ${properties[of.property]}? If not, it isn't sent`,
  "use-listed": ({ text }: { readonly text: string }) => `It's “${text}”`,
  "is-other-listed": ({ file }: { readonly file: string }) => `It's another one of your list “${file}”`,
  "not-in-list-send": () => "The finance system has it: send it as it is",
  "named-as-answered": (of: {
    readonly property: Property;
    readonly text: string;
    readonly answered: string;
    readonly rows: number;
  }) =>
    `The ${names[of.property]} “${of.text}” in ${count(of.rows, "row")} is “${of.answered}”, as you answered for another file of this inbox`,
  "named-as-said": (of: {
    readonly property: Property;
    readonly text: string;
    readonly answered: string;
    readonly rows: number;
  }) => `The ${names[of.property]} “${of.text}” in ${count(of.rows, "row")} is “${of.answered}”, as you answered`,
  "named-as-learnt": (of: {
    readonly property: Property;
    readonly text: string;
    readonly answered: string;
    readonly rows: number;
  }) =>
    `The ${names[of.property]} “${of.text}” in ${count(of.rows, "row")} is “${of.answered}”, as remembered for this inbox`,
  "spelled-as-listed": (of: { readonly property: Property; readonly file: string; readonly rows: number }) =>
    `The ${names[of.property]} is spelled as in your list “${of.file}” in ${count(of.rows, "row")}`,
};
