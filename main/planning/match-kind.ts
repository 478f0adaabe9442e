/** @file Tells whether a csv, xls or xlsx file is a spreadsheet to import or a document to attach. */

import { idOfFolder, idsInName } from "./match-id.ts";
import type { MatchRules, Registers } from "./match-rules.ts";

/** Shorter ones in front of a spreadsheet's name count files or months. */
const fewestDigitsOfDoubt = 4;

/**
 * [Note: a spreadsheet as a document]
 *
 * A spreadsheet is a document where something says so that says nothing else: a
 * folder named with a purchase invoice id, above it anywhere; an id behind one of
 * the inbox's prefixes; a list file that names it. It is a spreadsheet where nothing
 * speaks of an id. Between the two ("10023.csv", or a folder called 2026) nobody
 * can tell: attached, its invoices would be lost; imported, a timesheet would be
 * booked.
 */
export function kindByRule(
  path: string,
  rules: MatchRules,
  listed: Registers["listed"] = () => [],
): "document" | "spreadsheet" | "unsure" {
  const folders = path.split("/");
  const stem = (folders.pop() ?? "").replace(/\.[^.]*$/, "");
  const above = folders.map((_, index) => idOfFolder(folders.slice(0, index + 1), rules));
  const named = idsInName(stem, rules);
  const hasPrefix = rules.idPrefixes.some((prefix) => prefix !== "");
  if (above.some(({ ids }) => ids.length > 0) || listed(path).length > 0) return "document";
  if (hasPrefix && named.ids.length > 0) return "document";
  const isInDoubt = named.ids.some((id) => id.length >= fewestDigitsOfDoubt);
  return isInDoubt || above.some(({ why }) => why === "looks-like-a-date") ? "unsure" : "spreadsheet";
}

/** True where something says for certain that it is a document; see [Note: a spreadsheet as a document]. */
export const isDocumentByRule = (path: string, rules: MatchRules, listed?: Registers["listed"]): boolean =>
  kindByRule(path, rules, listed) === "document";
