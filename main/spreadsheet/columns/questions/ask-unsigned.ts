/** @file Asks about rows that nobody signed where others are signed, and about rows of several companies. */

import { areNearNames } from "../../../../shared/imports/alike/company-name.ts";
import type { Question } from "../../../../shared/spreadsheet/sheet-reading.ts";
import type { Message } from "../../../../shared/wording/message.ts";
import { emptyCell, type Row, seen } from "../../cells/table.ts";
import { unsignedIn } from "../../flags/ask-flags.ts";
import { type Companies, companiesIn } from "../../flags/several-companies.ts";
import type { CheckedColumns } from "../checked-columns.ts";
import { answerAsTheyStand } from "../column-verdict.ts";
import { foundIn } from "../found-rows.ts";
import type { SurveyedColumn } from "../survey-columns.ts";

/**
 * Rows without a name or a day under “Approved by”, where others have one. Not where the office has numbered every
 * one of them: these are in its books, no matter who signed them.
 */
export function askAboutUnsigned({ all, rows, assigned, useOf, answered }: CheckedColumns): Question[] {
  const reference = assigned.get("InternalReference");
  const isNumbered = ({ row }: { readonly row: Row }): boolean =>
    reference !== undefined && reference !== null && seen(row.cells[reference.index] ?? emptyCell).trim() !== "";
  return all.flatMap((column): Question[] => {
    const id = `unsigned-${column.letter}`;
    if (useOf(column)?.as === "property" || answered.accepted.includes(id)) return [];
    const signed = unsignedIn(column, rows);
    if (signed === null || signed.every(isNumbered)) return [];
    return [ask(id, column, { say: "ask-rows-without-flag", ...foundIn(column, signed) }, signed)];
  });
}

/** Rows of different companies: all would be sent to the one that Pigeonhole is connected to. */
export function askAboutCompanies({ all, rows, assigned, useOf, answered }: CheckedColumns): Question[] {
  const supplier = assigned.get("AccountName") ?? assigned.get("AccountId") ?? null;
  if (supplier === null) return [];
  const areOfSuppliers = ({ nameIn }: Companies): boolean =>
    rows.every((row) => areNearNames(nameIn(row), seen(row.cells[supplier.index] ?? emptyCell)));
  return all.flatMap((column): Question[] => {
    const id = `companies-${column.letter}`;
    if (column === supplier || useOf(column)?.as === "property" || answered.accepted.includes(id)) return [];
    if (ofOffices.test(column.header)) return [];
    const companies = companiesIn([column], rows);
    if (companies === null) return [];
    // Names that hardly repeat are those of suppliers or customers; in a short list one repeats at least.
    const named = rows.filter((row) => companies.nameIn(row) !== "").length;
    const least = rows.length > mostInShortList ? rows.length / 2 : named - 1;
    if (companies.names.length > least || areOfSuppliers(companies)) return [];
    const found = rows.map((row: Row) => ({ row, text: seen(row.cells[column.index] ?? emptyCell) }));
    return [ask(id, column, { say: "ask-rows-of-companies", ...foundIn(column, found) }, found)];
  });
}

const mostInShortList = 6;

/** Offices and departments share the books of their company. */
export const ofOffices =
  /office|branch|body|establ|[ée]tabl|filial|gestiune|jednostk|enhet|\bente\b|standort|niederlass|\bunit|подраздел|підрозд/iu;

const ask = (
  id: string,
  { letter }: SurveyedColumn,
  text: Message,
  found: readonly { readonly row: Row; readonly text: string }[],
): Question => ({
  ...answerAsTheyStand(id, { say: "send-these-too" }),
  about: "column",
  text,
  column: letter,
  examples: found
    .slice(0, 5)
    .map(({ row, text: value }) => ({ row: row.number, value, readings: { "as-they-stand": { say: "sent" } } })),
});
