/** @file Rows that can be read, and that a careful accountant would ask about before they are booked. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { ColumnUse } from "../../../shared/spreadsheet/template.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { type Cell, emptyCell, type Row, seen } from "../cells/table.ts";
import { atRows, foundIn } from "./ask-non-invoices.ts";
import { type CheckedColumns, signOf } from "./checked-columns.ts";
import { isNameCell, readBothWays, shareOf } from "./column-content.ts";
import { answerUse } from "./column-verdict.ts";
import {
  mayBeNumberedAsCredit,
  notToBeSent,
  numberedAsCredit,
  startsAsCredit,
  startsAsPosted,
  startsAsVoid,
} from "./row-kind-words.ts";
import { isAside, type SurveyedColumn } from "./survey-columns.ts";

interface Odd {
  readonly row: Row;
  readonly text: string;
}

/** What is asked about rows holds for this file alone: the next one has other rows. */
export function askAboutSuspiciousRows(columns: CheckedColumns): Question[] {
  return [
    ...askAboutWords(columns),
    ...askAboutNumberedCredits(columns),
    ...askAboutReturns(columns),
    ...askAboutSuppliers(columns),
    ...askAboutCreditColumn(columns),
    ...askAboutTwice(columns),
  ];
}

const cellAt = (row: Row, { index }: SurveyedColumn): Cell => row.cells[index] ?? emptyCell;
const textAt = (row: Row, column: SurveyedColumn): string => seen(cellAt(row, column));

/** One answer sends them; every other one is to change the file. */
function askWhether(
  id: string,
  column: SurveyedColumn,
  text: Message,
  odd: readonly (Odd & { readonly shown?: Message })[],
  { useOf }: CheckedColumns,
): Question {
  const use: ColumnUse = useOf(column) ?? { as: "left-alone" };
  return {
    id: `${id}-${column.letter}`,
    about: "column",
    text,
    column: column.letter,
    answers: [answerUse(column, use, "as-they-stand", { say: "send-as-they-stand" })],
    examples: odd.slice(0, 5).map(({ row, text: value, shown }) => ({
      row: row.number,
      value: shown ?? value,
      readings: { "as-they-stand": sentAsItStands },
    })),
  };
}

const sentAsItStands: Message = { say: "sent-as-it-stands" };

/** A note that says “do not pay”, or a description that begins with “Credit note”. */
function askAboutWords(columns: CheckedColumns): Question[] {
  const { all, rows, amounts, spoken, useOf } = columns;
  return all.flatMap((column): Question[] => {
    if (!column.content.isFilled || spoken.here.has(column.name) || !mayHoldNotes(column, useOf(column))) return [];
    const isNumber = useOf(column)?.as === "property" && column !== columns.held.get("Description");
    const odd = { void: [] as Odd[], credit: [] as Odd[] };
    for (const row of rows) {
      const cell = cellAt(row, column);
      if (cell.kind !== "text") continue;
      const kind = kindOfNote(cell.text, isNumber);
      if (kind === "void") odd.void.push({ row, text: cell.text });
      if (kind === "credit" && signOf(row, amounts) > 0) odd.credit.push({ row, text: cell.text });
    }
    const says = (found: readonly Odd[]) => {
      const said = foundIn(column, found);
      return { ...said, text: said.text.slice(0, 60) };
    };
    return [
      ...(odd.void.length === 0
        ? []
        : [askWhether("note", column, { say: "ask-not-to-be-sent", ...says(odd.void) }, odd.void, columns)]),
      ...(odd.credit.length === 0
        ? []
        : [askWhether("credit", column, { say: "ask-credit-words", ...says(odd.credit) }, odd.credit, columns)]),
    ];
  });
}

/** Free text: what nothing is known of, notes, descriptions. */
function mayHoldNotes(column: SurveyedColumn, use: ColumnUse | null): boolean {
  if (use?.as === "property") return ["Description", "InternalReference", "InvoiceNumber"].includes(use.property);
  if (use !== null && use.as !== "left-alone") return false;
  return column.known === null || column.known.meaning.is !== "aside" || isAside(column, "item", "paid", "user");
}

/** A quick look, for a file has many texts and few notes. */
const mayBeNote =
  /not |n['’]t |dup|alread|nicht|bereits|pas |d[eé]j|niet|al bet|n[ao] |non |ão|on hold|disput|await|forma/i;

function kindOfNote(text: string, isNumber: boolean): "void" | "credit" | null {
  if ((mayBeNote.test(text) && notToBeSent.test(text)) || startsAsVoid.test(text)) return "void";
  if (!isNumber && startsAsPosted.test(text)) return "void";
  return startsAsCredit.test(text) ? "credit" : null;
}

/** CN-0087 among INV-2291 and INV-2292, with a positive amount. */
function askAboutNumberedCredits(columns: CheckedColumns): Question[] {
  const { rows, amounts, spoken, held } = columns;
  const column = held.get("InvoiceNumber");
  if (!column || spoken.here.has(column.name)) return [];
  const supplier = held.get("AccountName") ?? held.get("AccountId");
  const supplierOf = (row: Row): string => (supplier ? textAt(row, supplier) : "");
  const numbered = rows.filter((row) => {
    const text = textAt(row, column);
    if (numberedAsCredit.test(text)) return true;
    if (!mayBeNumberedAsCredit.test(text)) return false;
    return rows.some((other) => {
      const number = supplierOf(other) === supplierOf(row) ? textAt(other, column) : "";
      return /^\p{L}/u.test(number) && !mayBeNumberedAsCredit.test(number);
    });
  });
  // Where most numbers begin so, it is how a supplier numbers its invoices.
  if (numbered.length === 0 || numbered.length * 2 > rows.length) return [];
  const odd = numbered
    .filter((row) => signOf(row, amounts) > 0)
    .map((row): Odd => ({ row, text: textAt(row, column) }));
  if (odd.length === 0) return [];
  const text: Message = { say: "ask-credit-number", text: odd[0]?.text ?? "", at: atRows(odd) };
  return [askWhether("credit", column, text, odd, columns)];
}

/** A quantity below nothing, with an amount above it. */
function askAboutReturns(columns: CheckedColumns): Question[] {
  const { all, rows, amounts, spoken } = columns;
  return all.flatMap((column): Question[] => {
    if (!isAside(column, "quantity") || !column.content.isFilled || spoken.here.has(column.name)) return [];
    const odd = rows
      .filter((row) => signOf(row, [column]) < 0 && signOf(row, amounts) > 0)
      .map((row): Odd => ({ row, text: textAt(row, column) }));
    if (odd.length === 0) return [];
    return [askWhether("credit", column, { say: "ask-returns", ...foundIn(column, odd) }, odd, columns)];
  });
}

/** A number where the other suppliers have names: most often a row whose cells have moved by one column. */
function askAboutSuppliers(columns: CheckedColumns): Question[] {
  const { rows, held, spoken, useOf } = columns;
  const column = held.get("AccountName");
  if (!column || spoken.here.has(column.name) || useOf(column)?.as !== "property") return [];
  if (shareOf(column.content, isNameCell) < 0.5) return [];
  const odd = rows.flatMap((row): Odd[] => {
    const cell = cellAt(row, column);
    const isNumber = cell.kind === "number" || (cell.kind === "text" && /^[\d.,\s£€$+-]+$/.test(cell.text));
    return isNumber && /\d/.test(seen(cell)) ? [{ row, text: seen(cell) }] : [];
  });
  if (odd.length === 0) return [];
  return [askWhether("number", column, { say: "ask-number-for-name", ...foundIn(column, odd) }, odd, columns)];
}

/** A net amount of nothing, beside a column of credits that holds something. */
function askAboutCreditColumn(columns: CheckedColumns): Question[] {
  const { all, rows, held, spoken, useOf } = columns;
  const net = held.get("Net");
  if (!net) return [];
  return all.flatMap((column): Question[] => {
    if (!isAside(column, "credit") || !column.content.isFilled || spoken.here.has(column.name)) return [];
    if (useOf(column)?.as === "property") return [];
    const isAmount = (row: Row, one: SurveyedColumn): boolean => {
      const { point, comma } = readBothWays(cellAt(row, one));
      return (point ?? comma ?? 0n) !== 0n;
    };
    const odd = rows
      .filter((row) => isAmount(row, column) && !isAmount(row, net))
      .map((row): Odd => ({ row, text: textAt(row, column) }));
    if (odd.length === 0) return [];
    const text: Message = { say: "ask-credit-column", ...foundIn(column, odd), net: net.header };
    return [askWhether("credit", column, text, odd, columns)];
  });
}

/** An invoice of more lines is compared by its first. */
const mostLines = 200;

/** The very same row twice: booked so, the invoice would be paid twice. */
function askAboutTwice(columns: CheckedColumns): Question[] {
  const { rows, held, spoken } = columns;
  const [number, net] = [held.get("InvoiceNumber"), held.get("Net")];
  if (!number || !net || spoken.here.has(number.name)) return [];
  // Most numbers come once, so a list is made for few of them.
  const known = new Map<string, Row | Row[]>();
  const twice: (Odd & { readonly same: number; readonly shown: Message })[] = [];
  for (const row of rows) {
    const text = textAt(row, number);
    if (text === "" || textAt(row, net) === "") continue;
    const before = known.get(text);
    if (before === undefined) {
      known.set(text, row);
      continue;
    }
    const others = Array.isArray(before) ? before : [before];
    const same = others.find((other) => isSame(row, other));
    if (same === undefined) known.set(text, [...others, row].slice(0, mostLines));
    else twice.push({ row, text, same: same.number, shown: { say: "same-as-row", text, row: same.number } });
  }
  const [found] = twice;
  if (found === undefined) return [];
  const text: Message = { say: "ask-twice", at: atRows(twice), row: found.row.number, same: found.same };
  return [askWhether("twice", number, text, twice, columns)];
}

function isSame(a: Row, b: Row): boolean {
  const width = Math.max(a.cells.length, b.cells.length);
  for (let index = 0; index < width; index += 1)
    if (seen(a.cells[index] ?? emptyCell) !== seen(b.cells[index] ?? emptyCell)) return false;
  return true;
}
