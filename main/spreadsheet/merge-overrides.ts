/** @file What has been said of a file by the settings, a template or a person: whose word counts, and who gave it. */

import { foldColumnName } from "../../shared/spreadsheet/same-headers.ts";
import { mergeChange, type Template, type TemplateChange } from "../../shared/spreadsheet/template.ts";
import type { DateOrder, DecimalSign } from "../../shared/values/notation.ts";
import type { Message } from "../../shared/wording/message.ts";
import type { Setting } from "./cells/weigh-readings.ts";

/** Someone who has said something, and how that is told: "the template “Xero bills” says". */
export interface OverrideSource {
  readonly says: Message;
  readonly change: TemplateChange;
  /** The names of the columns whose use a person has said; all of them where it is left out. */
  readonly answered?: readonly string[];
}

export interface Overrides {
  readonly change: TemplateChange;
  /** The names of the columns whose use a person has said, now or for files like this. */
  readonly answered: ReadonlySet<string>;
  readonly dateOrder: Setting<DateOrder> | null;
  readonly decimalSign: Setting<DecimalSign> | null;
}

/** All that was said; the later voice counts over the earlier. */
export function mergeOverrides(voices: readonly OverrideSource[]): Overrides {
  const change = voices.reduce<TemplateChange>((said, voice) => mergeChange(said, voice.change), {});
  // A column may be called “constructor”, and nothing was said of it.
  const columns: NonNullable<TemplateChange["columns"]> = Object.assign(Object.create(null), change.columns);
  return {
    change: { ...change, columns },
    answered: new Set(voices.flatMap(({ change: { columns: all }, answered }) => answered ?? Object.keys(all ?? {}))),
    dateOrder: lastWord(voices, "dateOrder"),
    decimalSign: lastWord(voices, "decimalSign"),
  };
}

function lastWord<K extends "dateOrder" | "decimalSign">(
  voices: readonly OverrideSource[],
  key: K,
): Setting<NonNullable<TemplateChange[K]>> | null {
  const voice = voices.findLast(({ change }) => change[key] !== undefined);
  const is = voice?.change[key];
  return voice === undefined || is === undefined ? null : { is, says: voice.says };
}

/** What a template says of files of its kind; where its headers stood is no more than a hint, see find-template.ts. */
export function sayingsOf(template: TemplateChange): TemplateChange {
  const {
    name: _,
    headers: __,
    answered: ___,
    headerRow: ____,
    isSameKind: _____,
    ...sayings
  } = template as Partial<Template>;
  return sayings;
}

/** The change, with its columns called as this file calls them; those that the file does not have are left out. */
export function inWordsOf(names: readonly string[], change: TemplateChange): TemplateChange {
  if (change.columns === undefined) return change;
  const columns = Object.entries(change.columns).flatMap(([said, use]) =>
    nameIn(names, said).map((name) => [name, use] as const),
  );
  return { ...change, columns: Object.fromEntries(columns) };
}

/** As this file calls the column that was called `said`: one name, or none where it has no such column. */
export function nameIn(names: readonly string[], said: string): readonly string[] {
  const name = names.includes(said) ? said : names.find((other) => foldColumnName(other) === foldColumnName(said));
  return name === undefined ? [] : [name];
}
