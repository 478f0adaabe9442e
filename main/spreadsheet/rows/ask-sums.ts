/** @file Asks about rows that may be totals or invoices, and tells which rows were left out because of their sums alone. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { type Row, rowInLine } from "../cells/table.ts";

const id = "sum-rows";

/** What a person has said of the rows that {@link askAboutSums} asks about; null where nobody has. */
export function answerAboutSums({ accepted = [] }: TemplateChange): "invoice" | "total" | null {
  if (accepted.includes(`${id}=invoice`)) return "invoice";
  return accepted.includes(`${id}=total`) ? "total" : null;
}

/** Asks about rows with the name of a total, the amount of one, and a number or date as invoices have. */
export function askAboutSums(asked: readonly Row[]): Question[] {
  if (asked.length === 0) return [];
  const rows = asked.length;
  const first = asked.slice(0, 5);
  return [
    {
      id,
      about: "kind",
      text: { say: "ask-sum-rows", rows, first: first.map(({ number }) => number) },
      column: null,
      answers: [
        { id: "send", label: { say: "send-hidden", rows }, sets: { accepted: [`${id}=invoice`] } },
        { id: "leave-out", label: { say: "leave-hidden-out", rows }, sets: { accepted: [`${id}=total`] } },
      ],
      examples: first.map((row) => ({
        row: row.number,
        value: rowInLine(row),
        readings: { send: { say: "is-sent" }, "leave-out": { say: "is-not-sent" } },
      })),
    },
  ];
}

/** A remark for each row that was left out because its amounts are sums, though its name may be a supplier's. */
export const tellSums = (likely: readonly Row[]): Message[] =>
  likely.map(({ number }) => ({ say: "left-out-as-sum", row: number }));
