/** @file Decides whether a csv, tsv, xls, xlsx, xlsb, ods, txt or xml file is a spreadsheet to import or a document to attach. */

import { isNamedAsEInvoice } from "../../../shared/e-invoice/e-invoice-name.ts";
import type { Content } from "../../../shared/imports/drop.ts";
import { isListFile } from "../../../shared/spreadsheet/list-file.ts";
import { referenceKindOf } from "../../../shared/spreadsheet/reference-list.ts";
import { isNamedAsTemplate } from "../../../shared/spreadsheet/template-name.ts";
import { matchDocument } from "./match-document.ts";
import { idOfFolder, idsInName } from "./match-id.ts";
import type { Candidate, MatchRules, Registers } from "./match-rules.ts";

/** Fewer digits at the start of a spreadsheet's name count files or months. */
const minDigitsOfId = 4;

/**
 * What to do with a file of any type: import it as a batch, attach it as a document, or ask ("unsure").
 *
 * A list file is read like a spreadsheet in every folder: see [Note: a list file]. A text is a spreadsheet only where it
 * is a table.
 *
 * @param content null where it is not known yet
 */
export function kindOf(
  path: string,
  rules: MatchRules,
  { listed }: Pick<Registers, "listed">,
  content: Content | null,
): "batch" | "document" | "unsure" {
  if (isListFile(path) || referenceKindOf(path) !== null || isNamedAsEInvoice(path)) return "batch";
  if (isNamedAsTemplate(path)) return "batch";
  const isTable = content?.is === "text" && content.isTable === true;
  if (!/\.(?:csv|tsv|xls[xb]?|ods)$/i.test(path) && !(isTable && /\.txt$/i.test(path))) return "document";
  const kind = kindByRule(path, rules, listed);
  return kind === "spreadsheet" ? "batch" : kind;
}

/**
 * [Note: a spreadsheet as a document]
 *
 * A spreadsheet file is a document where the evidence cannot mean anything else:
 * a folder above it is named with a purchase invoice id, its name has an id after
 * one of the inbox's prefixes, or a list file names it. Without any sign of an id
 * it is imported. In between ("10023.csv", or a folder called 2026) a person is
 * asked: to attach it may lose its invoices, to import it may book a timesheet.
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
  const isInDoubt = [...named.ids, ...named.perhaps].some((id) => id.length >= minDigitsOfId);
  return isInDoubt || above.some(({ why }) => why === "looks-like-a-date") ? "unsure" : "spreadsheet";
}

/** The purchase invoices that an "unsure" file may belong to if it is a document. */
export function proposalsFor(path: string, rules: MatchRules, registers: Registers): readonly Candidate[] {
  const matched = matchDocument(path, rules, registers);
  if (!matched.ok) return matched.error.candidates;
  return [{ purchaseInvoiceId: matched.value.purchaseInvoiceId, invoiceNumber: "", supplier: null }];
}
