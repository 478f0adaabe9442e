/** @file Finds entries of the office's lists by what a person types of them: a name, a code or an ID. */

import { foldEntry, foldWords } from "../../../shared/spreadsheet/inbox-names.ts";
import type { Listed } from "../../../shared/spreadsheet/listed.ts";
import type { References } from "../../../shared/spreadsheet/reference-list.ts";
import type { Property } from "../../../shared/values/purchase-invoice.ts";
import { optionsIn, wayToLookUp } from "./ask-unlisted.ts";

/** More are not looked through by anyone. */
const mostFound = 20;

/** The entries as they would be sent as this property. `exact`: null where none, or several, are called so. */
export function findListed(property: Property, text: string, references: References): Listed {
  const lookUp = wayToLookUp(property);
  if (lookUp === undefined) return { exact: null, found: [] };
  const list = references[lookUp.in];
  const options = optionsIn(list, lookUp.of).map(({ text: own, alike, id }) => ({
    text: own,
    names: [...alike, ...(id === null ? [] : [id])].map(foldWords),
  }));
  const typed = foldWords(text);
  const own = options.filter((option) => foldEntry(property, option.text) === foldEntry(property, text));
  const called = own.length > 0 ? own : options.filter(({ names }) => names.includes(typed));
  const as = [...new Set(called.map((option) => option.text))];
  const words = typed.split(" ");
  const found = options
    .filter(({ names }) => words.every((word) => names.some((name) => name.includes(word))))
    .toSorted((a, b) => Number(startsSo(b)) - Number(startsSo(a)) || a.text.localeCompare(b.text));
  return {
    exact: as.includes(text) ? text : as.length === 1 ? (as[0] ?? null) : null,
    found: [...new Set(found.map((option) => option.text))].slice(0, mostFound),
  };

  function startsSo({ names }: { readonly names: readonly string[] }): boolean {
    return names.some((name) => name.startsWith(typed));
  }
}
