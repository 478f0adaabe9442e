/** @file What a template says of columns that have another of their headings in this file. */

import { foldColumnName } from "../../shared/spreadsheet/same-headers.ts";
import type { ColumnUse, TemplateChange } from "../../shared/spreadsheet/template.ts";
import { propertyFromHeader } from "./headers/known-headers.ts";

/**
 * The uses of columns by this file's headings. Where the template leaves a column to its own heading, that heading decides
 * for the other one too.
 *
 * @param names the template's name of each of the file's columns
 */
export function usesHere(
  columns: TemplateChange["columns"] & object,
  names: ReadonlyMap<string, string>,
): Readonly<Record<string, ColumnUse>> {
  const others = [...names].filter(([heading, known]) => heading !== known);
  const own = new Map(others.map(([heading, known]) => [foldColumnName(known), heading]));
  const meant = others.flatMap(([heading, known]): [string, ColumnUse][] => {
    const property = propertyFromHeader(known);
    return property === null ? [] : [[heading, { as: "property", property }]];
  });
  const said = Object.entries(columns).map(([name, use]) => [own.get(foldColumnName(name)) ?? name, use] as const);
  return Object.fromEntries([...meant, ...said]);
}
