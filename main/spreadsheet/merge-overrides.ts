/** @file Merges what the settings, a template and a person say about a file, and remembers who said it. */

import { foldColumnName } from "../../shared/spreadsheet/same-headers.ts";
import {
  mergeChange,
  notationOf,
  saidOfOneFile,
  type Template,
  type TemplateChange,
} from "../../shared/spreadsheet/template.ts";
import type { DateOrder, DecimalSign } from "../../shared/values/notation.ts";
import type { Message } from "../../shared/wording/message.ts";
import type { Setting } from "./cells/weigh-readings.ts";

/** One source and its message: "the template “Xero bills” says". */
export interface OverrideSource {
  readonly says: Message;
  readonly change: TemplateChange;
}

export interface Overrides {
  readonly change: TemplateChange;
  readonly dateOrder: Setting<DateOrder> | null;
  readonly decimalSign: Setting<DecimalSign> | null;
}

/** Merges the sources; a later one overrides an earlier one. */
export function mergeOverrides(sources: readonly OverrideSource[]): Overrides {
  const change = sources.reduce<TemplateChange>((said, source) => mergeChange(said, source.change), {});
  // A column may be called “constructor”, which every object with a prototype inherits.
  const columns: NonNullable<TemplateChange["columns"]> = Object.assign(Object.create(null), change.columns);
  return {
    change: { ...change, columns },
    dateOrder: lastSetting(sources, "dateOrder"),
    decimalSign: lastSetting(sources, "decimalSign"),
  };
}

/** What is said, with a person's supplier as what every row has. */
export function withSupplier(said: Overrides): Overrides {
  const { supplier, ...change } = said.change;
  return supplier === undefined
    ? said
    : { ...said, change: { ...change, constants: { ...change.constants, AccountName: supplier } } };
}

function lastSetting<K extends "dateOrder" | "decimalSign">(
  sources: readonly OverrideSource[],
  key: K,
): Setting<NonNullable<TemplateChange[K]>> | null {
  const source = sources.findLast(({ change }) => change[key] !== undefined);
  const is = source?.change[key];
  return source === undefined || is === undefined ? null : { is, says: source.says };
}

/**
 * The part of a template that applies to every file of its kind and form. Its header row is only a hint, see
 * find-template.ts. Which rows are sent is said of one file: the next one hides or strikes out other invoices.
 */
export function overridesIn(template: TemplateChange, form: string): TemplateChange {
  const { notations, ...others } = template as Partial<Template>;
  const overrides = Object.entries(others).filter(([key]) => !isOfOneFile.has(key));
  return { ...Object.fromEntries(overrides), ...notationOf(notations, form) };
}

/** What names or finds the template, and what was said of one file. */
const isOfOneFile: ReadonlySet<string> = new Set<keyof Template>([
  ...saidOfOneFile,
  ...(["name", "headers", "alsoCalled", "text", "headerRow", "isSameKind", "names"] as const),
]);

/** The change with its columns under this file's names; columns that the file does not have are left out. */
export function withNamesOf(names: readonly string[], change: TemplateChange): TemplateChange {
  if (change.columns === undefined) return change;
  const columns = Object.entries(change.columns).flatMap(([said, use]) =>
    nameIn(names, said).map((name) => [name, use] as const),
  );
  return { ...change, columns: Object.fromEntries(columns) };
}

/** This file's name for the column `said`: one name, or none where it has no such column. */
function nameIn(names: readonly string[], said: string): readonly string[] {
  const name = names.includes(said) ? said : names.find((other) => foldColumnName(other) === foldColumnName(said));
  return name === undefined ? [] : [name];
}
