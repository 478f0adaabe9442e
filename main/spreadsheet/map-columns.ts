/** @file The header row to columns: which column holds which property, and what is asked where that is in doubt. */

import type { Property } from "../../shared/purchase-invoice.ts";
import type { Answer, Question, ReadColumn } from "../../shared/sheet-reading.ts";
import type { ColumnUse, TemplateChange } from "../../shared/template.ts";
import { propertiesInDoubt, propertyFromHeader } from "./known-headers.ts";
import { columnLetter, type Row, seen } from "./table.ts";

interface AnyColumn {
  /** 0-based. */
  readonly index: number;
  readonly letter: string;
  /** See [Note: names of columns]. */
  readonly header: string;
}

export interface Column extends AnyColumn {
  readonly property: Property;
}

/** What a column is used for that is no property by itself. */
type Use<As extends ColumnUse["as"]> = AnyColumn & { readonly use: Extract<ColumnUse, { as: As }> };

export interface ColumnMap {
  /** Those that hold a property. */
  readonly columns: readonly Column[];
  readonly splits: readonly Use<"split">[];
  readonly gross: AnyColumn | null;
  readonly creditMark: Use<"credit-mark"> | null;
  /** Every column that has a header or a value. */
  readonly seen: readonly ReadColumn[];
  readonly questions: readonly Question[];
}

/** Maps the columns. One that holds no value in any row counts for nothing, whatever its header says. */
export function mapColumns(header: Row, rows: readonly Row[], _said: TemplateChange): ColumnMap {
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
    splits: [],
    gross: null,
    creditMark: null,
    seen: all.flatMap((column): ReadColumn[] => {
      const { index, letter, header: text } = column;
      if (text === "" && !filled.has(index)) return [];
      const isUsed = isMapped(column);
      return [
        {
          letter,
          name: nameOf(text, letter, all),
          use: isUsed ? { as: "property", property: column.property } : null,
          why: isUsed ? `“${text}” is a header for ${column.property}` : "nothing is known of it",
        },
      ];
    }),
    questions: [
      ...askAboutTwins(columns),
      ...others.flatMap((column) => (filled.has(column.index) ? askInDoubt(column, columns) : [])),
    ],
  };
}

/** See [Note: names of columns]. */
function nameOf(header: string, letter: string, all: readonly { readonly header: string }[]): string {
  if (header === "") return `column ${letter}`;
  return all.filter((other) => other.header === header).length > 1 ? `${header} (column ${letter})` : header;
}

function askAboutTwins(columns: readonly Column[]): Question[] {
  return [...Map.groupBy(columns, ({ property }) => property)].flatMap(([property, twins]): Question[] => {
    if (twins.length < 2) return [];
    const names = twins.map(({ letter, header }) => `${letter} “${header}”`).join(" and ");
    const answers = twins.map(({ letter, header }): Answer => {
      const others = twins.filter((twin) => twin.letter !== letter);
      const columns = Object.fromEntries([
        [nameOf(header, letter, twins), { as: "property", property }] as const,
        ...others.map((other) => [nameOf(other.header, other.letter, twins), { as: "left-alone" }] as const),
      ]);
      return { id: letter, label: `${letter} “${header}”`, sets: { columns } };
    });
    return [
      {
        id: `which-${property}`,
        about: "column",
        text: `The columns ${names} both mean ${property}. Which one holds it?`,
        column: null,
        answers,
        examples: [],
      },
    ];
  });
}

function askInDoubt({ letter, header }: { letter: string; header: string }, columns: readonly Column[]): Question[] {
  const possible = propertiesInDoubt(header);
  if (possible.length === 0 || columns.some(({ property }) => possible.includes(property))) return [];
  const answers = possible.map(
    (property): Answer => ({
      id: property,
      label: property,
      sets: { columns: { [header]: { as: "property", property } } },
    }),
  );
  return [
    {
      id: `column-${letter}`,
      about: "column",
      text: `Column ${letter} “${header}” may hold ${possible.join(" or ")}. Which one is it?`,
      column: letter,
      answers: [
        ...answers,
        { id: "leave-alone", label: "None of these", sets: { columns: { [header]: { as: "left-alone" } } } },
      ],
      examples: [],
    },
  ];
}
