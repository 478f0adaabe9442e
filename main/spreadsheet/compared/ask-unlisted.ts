/** @file Looks up suppliers, nominals, projects and VAT codes in the office's own lists, and asks about what they lack. */

import {
  canBeNamed,
  foldEntry,
  foldNumber,
  foldText,
  isNumber,
  isOfNames,
  type NamedProperty,
  type NameInRows,
} from "../../../shared/spreadsheet/inbox-names.ts";
import type {
  NamedEntry,
  ReferenceKind,
  ReferenceList,
  References,
} from "../../../shared/spreadsheet/reference-list.ts";
import type { Answer, Question, ReadColumn, ReadInvoice, ReadRow } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { ByProperty, Template } from "../../../shared/spreadsheet/template.ts";
import { fileNameOf } from "../../../shared/values/file-names/file-path.ts";
import type { Property, PurchaseInvoice } from "../../../shared/values/purchase-invoice.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { answerAsTheyStand } from "../columns/column-verdict.ts";
import { atNumbers } from "../columns/found-rows.ts";
import { closestTo } from "./closest.ts";

/** What is looked up, and where. */
const lookUps: readonly {
  readonly property: NamedProperty;
  readonly in: ReferenceKind;
  readonly of: (entry: NamedEntry) => string | null;
  /** The finance system goes by these before it (service.md 2.1), so that it isn't used. */
  readonly after: readonly Property[];
}[] = [
  { property: "AccountId", in: "suppliers", of: ({ id }) => id, after: [] },
  { property: "AccountName", in: "suppliers", of: ({ name }) => name, after: ["AccountId"] },
  { property: "Nominal", in: "nominals", of: ({ name, code }) => name ?? code, after: [] },
  { property: "ProjectId", in: "projects", of: ({ id }) => id, after: [] },
  { property: "ProjectCode", in: "projects", of: ({ code }) => code, after: ["ProjectId"] },
  {
    property: "ProjectCodeAndTitle",
    in: "projects",
    of: ({ code, name }) => (code === null || name === null ? null : `${code} - ${name}`),
    after: ["ProjectId", "ProjectCode"],
  },
  { property: "ExtVATID", in: "vat-codes", of: ({ id }) => id, after: [] },
  { property: "VATRate", in: "vat-codes", of: ({ code }) => code, after: ["ExtVATID"] },
];

interface Checked {
  /** As the lists write what differs in capitals and spaces alone. */
  readonly invoices: readonly ReadInvoice[];
  readonly questions: readonly Question[];
  readonly derived: readonly Message[];
}

/** More would be asked about one by one; the others are asked once these are answered. */
const mostAsked = 10;

export interface LookedUpIn {
  readonly references: References;
  /** Those of the inbox: what a name means was answered for all of its files; see below. */
  readonly templates: readonly Pick<Template, "values" | "headers">[];
  /** What a person has said of this file's own names; it goes before what was said of others. */
  readonly names: ByProperty;
  /** The questions about rows that were answered, by their ids. */
  readonly accepted: readonly string[];
}

/**
 * See [Note: a reference list].
 *
 * [Note: names are remembered per inbox]
 *
 * That “Acme Service” is the list's “Acme Services Ltd” is a fact of the office, whatever the headings of a file. So what
 * was remembered with a file of one kind counts for every file of the inbox, as long as the answers agree and the list
 * still has the name.
 */
export function checkAgainstLists(
  read: readonly ReadInvoice[],
  columns: readonly ReadColumn[],
  { references, templates, names, accepted }: LookedUpIn,
): Checked {
  const questions: Question[] = [];
  const derived: Message[] = [];
  let invoices = asLearnt(read, templates.find(isOfNames)?.values ?? {}, derived);
  for (const lookUp of lookUps) {
    const list = references[lookUp.in];
    const known = list === undefined ? null : byFolded(list, lookUp.of);
    // A list without that column says nothing about it.
    if (list === undefined || known === null) continue;
    const { property } = lookUp;
    const unlisted = new Map<string, number[]>();
    let respelled = 0;
    invoices = invoices.map((each) => {
      const value = valueIn(each.invoice, lookUp);
      if (value === null) return each;
      const listed = known.get(foldEntry(property, value)) ?? [];
      if (listed.includes(value) || (listed.length > 0 && isNumber(property))) return each;
      // Of two that differ in their capitals alone: which one is meant can't be told.
      if (listed.length !== 1) {
        unlisted.set(value, [...(unlisted.get(value) ?? []), each.row]);
        return each;
      }
      respelled += 1;
      return { ...each, invoice: { ...each.invoice, [property]: listed[0] } };
    });
    if (respelled > 0) derived.push({ say: "spelled-as-listed", property, file: nameOf(list), rows: respelled });
    for (const [value, rows] of unlisted) {
      const id = `unlisted-${property}-${rows[0]}`;
      if (accepted.includes(id)) continue;
      const own = answerIn([{ values: names }], property, value);
      const answered = entryFor(own ?? answerIn(templates, property, value), property, known);
      if (answered === null) {
        questions.push(ask(id, { ...lookUp, value, rows, list, columns }));
        continue;
      }
      const isIn = new Set(rows);
      invoices = invoices.map((each) =>
        isIn.has(each.row) ? { ...each, invoice: { ...each.invoice, [property]: answered } } : each,
      );
      const say = own === null ? "named-as-answered" : "named-as-said";
      derived.push({ say, property, text: value, answered, rows: rows.length });
    }
  }
  return { invoices, questions: questions.slice(0, mostAsked), derived };
}

/** The list's entry of this name, however a person wrote it; null where the list has none, or several. */
function entryFor(
  name: string | null,
  property: Property,
  known: ReadonlyMap<string, readonly string[]>,
): string | null {
  const listed = name === null ? [] : (known.get(foldEntry(property, name)) ?? []);
  if (name !== null && listed.includes(name)) return name;
  return listed.length === 1 ? (listed[0] ?? null) : null;
}

/** With the names that count for all files of the inbox; see [Note: a learnt name]. */
function asLearnt(
  read: readonly ReadInvoice[],
  values: NonNullable<Template["values"]>,
  derived: Message[],
): readonly ReadInvoice[] {
  let invoices = read;
  for (const lookUp of lookUps.filter(({ property }) => values[property] !== undefined)) {
    const { property } = lookUp;
    const said = new Map(
      Object.entries(values[property] ?? {})
        // People may edit the file.
        .filter(([, to]) => canBeNamed(property, to))
        .map(([from, to]) => [foldEntry(property, from), to] as const),
    );
    const named = new Map<string, { readonly answered: string; rows: number }>();
    invoices = invoices.map((each) => {
      const value = valueIn(each.invoice, lookUp);
      const answered = value === null ? undefined : said.get(foldEntry(property, value));
      if (value === null || answered === undefined) return each;
      named.set(value, { answered, rows: (named.get(value)?.rows ?? 0) + 1 });
      return { ...each, invoice: { ...each.invoice, [property]: answered } };
    });
    for (const [text, { answered, rows }] of named)
      derived.push({ say: "named-as-learnt", property, text, answered, rows });
  }
  return invoices;
}

/** The names in these rows as they would be sent, with what the lists have that looks like them. */
export function namesInRows(rows: readonly ReadRow[], references: References): readonly NameInRows[] {
  return lookUps.flatMap((lookUp) => {
    const found = new Map<string, number[]>();
    for (const { row, invoice } of rows) {
      const value = valueIn(invoice, lookUp);
      if (value !== null) found.set(value, [...(found.get(value) ?? []), row]);
    }
    const { property, of } = lookUp;
    const options = optionsIn(references[lookUp.in], of);
    return [...found].map(([text, at]) => ({ property, text, rows: at, suggestions: closestTo(text, options) }));
  });
}

/** What people have said that a value is, in files of any kind of the inbox; null where nobody has, or they differ. */
function answerIn(templates: readonly Pick<Template, "values">[], property: Property, value: string): string | null {
  const said = templates.flatMap(({ values }) =>
    Object.entries(values?.[property] ?? {}).flatMap(([from, to]) =>
      foldEntry(property, from) === foldEntry(property, value) ? [to] : [],
    ),
  );
  const [first = null] = said;
  return said.every((each) => each === first) ? first : null;
}

type LookUp = (typeof lookUps)[number];

export const wayToLookUp = (of: Property): LookUp | undefined => lookUps.find(({ property }) => property === of);

function valueIn(invoice: PurchaseInvoice, { property, after }: LookUp): string | null {
  const value = invoice[property];
  // The service uses 0 as the default of an id that is not supplied.
  if (value === undefined || (property === "ProjectId" && value === "0")) return null;
  return after.some((other) => invoice[other] !== undefined && invoice[other] !== "0") ? null : value;
}

/** The entries by how they are compared; null where the list has none of this kind. */
export function byFolded(list: ReferenceList, of: LookUp["of"]): ReadonlyMap<string, readonly string[]> | null {
  const found = new Map<string, string[]>();
  for (const entry of list.entries) {
    const text = of(entry);
    if (text === null) continue;
    // A number is a number in either way of writing it.
    for (const key of new Set([foldText(text), foldNumber(text)]))
      if (!found.get(key)?.includes(text)) found.set(key, [...(found.get(key) ?? []), text]);
  }
  return found.size === 0 ? null : found;
}

const nameOf = ({ file }: ReferenceList): string => fileNameOf(file);

interface Unlisted extends LookUp {
  readonly value: string;
  readonly rows: readonly number[];
  readonly list: ReferenceList;
  readonly columns: readonly ReadColumn[];
}

/** The entries of a list as they are sent, with what else they are known by. */
export const optionsIn = (list: ReferenceList | undefined, of: LookUp["of"]) =>
  (list?.entries ?? []).flatMap((entry) => {
    const text = of(entry);
    if (text === null) return [];
    return [{ text, id: entry.id, alike: [text, entry.code, entry.name].filter((one) => one !== null) }];
  });

function ask(id: string, { property, of, value, rows, list, columns }: Unlisted): Question {
  const column = columns.find(({ use }) => use?.as === "property" && use.property === property);
  const answers: readonly Answer[] = closestTo(value, optionsIn(list, of)).map((text, at) => ({
    id: `${at + 1}`,
    label: { say: "use-listed", text },
    sets: { names: { [property]: { [value]: text } } },
  }));
  const other: Answer = {
    id: "listed",
    label: { say: "is-other-listed", file: nameOf(list) },
    sets: {},
    typed: { into: "names", property, key: value },
  };
  return {
    id,
    about: "column",
    text: { say: "ask-unlisted", property, text: value, at: atNumbers(rows), file: nameOf(list) },
    column: column?.letter ?? null,
    answers: [...answers, ...answerAsTheyStand(id, { say: "not-in-list-send" }).answers, other],
    examples: [],
  };
}
