/** @file Finds invoices that lack a date, number, net amount or VAT that the file's other invoices have. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { rowInLine } from "../cells/table.ts";
import type { Column } from "../columns/map-columns.ts";
import { placeOf } from "../columns/survey-columns.ts";
import { type RowDraft, report } from "./row-draft.ts";

/** What may be missing if a person confirms it. An amount may not, because an invoice without one has no purpose. */
const mayBeLeftOut = ["Date", "InvoiceNumber"] as const;
type Asked = (typeof mayBeLeftOut)[number];

export interface Gaps {
  look(draft: RowDraft): void;
  questions(): Question[];
}

/**
 * Collects gaps row by row. A property that no column holds is asked about in ask-missing.ts.
 *
 * @param amounts the columns that the net amount is read or calculated from
 */
export function createGaps(columns: readonly Column[], amounts: readonly Column[], said: TemplateChange): Gaps {
  const isSaid = (property: Asked | "Net"): boolean => said.without?.includes(property) === true;
  const asked = mayBeLeftOut.flatMap((property) => {
    const column = columns.find((one) => one.property === property);
    return column === undefined || isSaid(property) ? [] : [{ property, column, gaps: [] as RowDraft[] }];
  });
  const net = isSaid("Net") ? undefined : amounts.find(({ property }) => property === "Net");
  return {
    look(draft) {
      const { invoice, unread } = draft;
      for (const { property, gaps } of asked)
        if (invoice[property] === undefined && !unread.includes(property)) gaps.push(draft);
      if (net !== undefined && invoice.Net === undefined && !unread.includes("Net"))
        report(draft, net, "", { say: "no-net" }, { say: "fix-no-net" });
    },
    questions: () =>
      asked.flatMap(({ property, column, gaps }) => (gaps.length === 0 ? [] : [ask(property, column, gaps)])),
  };
}

function ask(property: Asked, column: Column, gaps: readonly RowDraft[]): Question {
  const [first] = gaps;
  return {
    id: `missing-${property}`,
    about: "missing",
    text: {
      say: "ask-gaps",
      invoices: gaps.length,
      property,
      column: placeOf(column),
      row: first?.row.number ?? 0,
    },
    column: column.letter,
    answers: [{ id: "send-without", label: { say: "send-without", property }, sets: { without: [property] } }],
    examples: gaps.slice(0, 5).map(({ row }) => ({
      row: row.number,
      value: rowInLine(row),
      readings: { "send-without": { say: "is-sent-without", property } },
    })),
  };
}

export interface VatBlanks {
  /** True where a person has said that such rows have no VAT, so that net is the gross amount. */
  readonly areWithoutVat: boolean;
  look(draft: RowDraft): void;
  questions(): Question[];
}

/**
 * Collects the rows whose net amount can't be calculated because their VAT is blank. Many programs leave it blank where there is
 * none, and people where they have forgotten it, so it is asked once for files of the kind.
 *
 * @param vat the first column of VAT, if there is one
 */
export function createVatBlanks(vat: Column | undefined, { without = [] }: TemplateChange): VatBlanks {
  const found: RowDraft[] = [];
  return {
    areWithoutVat: without.includes("VAT"),
    look: (draft) => found.push(draft),
    questions: () => (vat === undefined || found.length === 0 ? [] : [askAboutBlanks(vat, found, without)]),
  };
}

function askAboutBlanks(vat: Column, found: readonly RowDraft[], without: TemplateChange["without"] = []): Question {
  return {
    id: "blank-VAT",
    about: "missing",
    text: { say: "ask-blank-vat", invoices: found.length, column: placeOf(vat), row: found[0]?.row.number ?? 0 },
    column: vat.letter,
    answers: [
      { id: "no-vat", label: { say: "have-no-vat" }, sets: { without: [...new Set([...without, "VAT" as const])] } },
    ],
    examples: found.slice(0, 5).map(({ row }) => ({
      row: row.number,
      value: rowInLine(row),
      readings: { "no-vat": { say: "is-sent-without", property: "VAT" } },
    })),
  };
}
