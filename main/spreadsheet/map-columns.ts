/** @file The header row to columns: which column holds which property, and what is asked where that is in doubt. */

import type { Property } from "../../shared/purchase-invoice.ts";
import type { Question } from "../../shared/sheet-reading.ts";
import { propertiesInDoubt, propertyFromHeader } from "./known-headers.ts";
import { columnLetter, type Row, seen } from "./table.ts";

export interface Column {
  /** 0-based. */
  readonly index: number;
  readonly letter: string;
  readonly header: string;
  readonly property: Property;
}

export interface ColumnMap {
  readonly columns: readonly Column[];
  readonly mapping: Readonly<Record<string, Property>>;
  readonly unmapped: readonly string[];
  readonly questions: readonly Question[];
}

/** Maps the columns. One that holds no value in any row counts for nothing, whatever its header says. */
export function mapColumns(header: Row, rows: readonly Row[]): ColumnMap {
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), header.cells.length);
  const filled = new Set<number>();
  for (const { cells } of rows)
    for (const [index, { kind }] of cells.entries()) if (kind !== "empty") filled.add(index);
  const all = Array.from({ length: width }, (_, index) => {
    const text = seen(header.cells[index] ?? { kind: "empty" });
    return { index, letter: columnLetter(index), header: text, property: propertyFromHeader(text) };
  });
  const isMapped = (column: (typeof all)[number]): column is Column =>
    column.property !== null && (filled.has(column.index) || !hasFilledTwin(column));
  const hasFilledTwin = ({ index, property }: (typeof all)[number]): boolean =>
    all.some(
      (other) =>
        other.property === property && other.index !== index && (filled.has(other.index) || other.index < index),
    );

  const columns = all.filter(isMapped);
  const others = all.filter((column) => !isMapped(column));
  return {
    columns,
    mapping: Object.fromEntries(columns.map((column) => [column.header, column.property])),
    unmapped: others.flatMap(({ index, letter, header: text }) => {
      if (text !== "") return [text];
      return filled.has(index) ? [`column ${letter}`] : [];
    }),
    questions: [
      ...askAboutTwins(columns),
      ...others.flatMap((column) => (filled.has(column.index) ? askInDoubt(column, columns) : [])),
    ],
  };
}

function askAboutTwins(columns: readonly Column[]): Question[] {
  return [...Map.groupBy(columns, ({ property }) => property)].flatMap(([property, twins]): Question[] => {
    if (twins.length < 2) return [];
    const names = twins.map(({ letter, header }) => `${letter} “${header}”`).join(" and ");
    return [
      {
        about: "columns",
        text: `The columns ${names} both mean ${property}. Which one holds it?`,
      },
    ];
  });
}

function askInDoubt({ letter, header }: { letter: string; header: string }, columns: readonly Column[]): Question[] {
  const possible = propertiesInDoubt(header);
  if (possible.length === 0 || columns.some(({ property }) => possible.includes(property))) return [];
  return [
    {
      about: "columns",
      text: `Column ${letter} “${header}” may hold ${possible.join(" or ")}. Which one is it?`,
    },
  ];
}
