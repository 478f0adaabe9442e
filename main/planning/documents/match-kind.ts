/** @file Tells whether a csv, xls or xlsx file is a spreadsheet to import or a document to attach. */

import { isListFile } from "../../../shared/spreadsheet/list-file.ts";
import { matchDocument } from "./match-document.ts";
import { idOfFolder, idsInName } from "./match-id.ts";
import type { Candidate, MatchRules, Registers } from "./match-rules.ts";

/** Shorter ones in front of a spreadsheet's name count files or months. */
const fewestDigitsOfDoubt = 4;

/**
 * What a path in the inbox is for, whatever kind of file it is; "unsure" where a person has to say.
 *
 * A list file is read like a spreadsheet, wherever it lies: see [Note: a list file].
 */
export function kindOf(
  path: string,
  rules: MatchRules,
  { listed }: Pick<Registers, "listed">,
): "batch" | "document" | "unsure" {
  if (isListFile(path)) return "batch";
  if (!/\.(csv|xls|xlsx)$/i.test(path)) return "document";
  const kind = kindByRule(path, rules, listed);
  return kind === "spreadsheet" ? "batch" : kind;
}

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

/** The purchase invoices that a file of which nobody can tell is for, if it is a document. */
export function proposalsFor(path: string, rules: MatchRules, registers: Registers): readonly Candidate[] {
  const matched = matchDocument(path, rules, registers);
  if (!matched.ok) return matched.error.candidates;
  return [{ purchaseInvoiceId: matched.value.purchaseInvoiceId, invoiceNumber: "", supplier: null }];
}
