/** @file Columns whose header is plain and whose values are odd all the same: asked about before anything is sent. */

import type { Property } from "../../shared/purchase-invoice.ts";
import type { Question } from "../../shared/sheet-reading.ts";
import type { TemplateChange } from "../../shared/template.ts";
import { isAmountCell, readBothWays, sampleRows, shareOf } from "./column-content.ts";
import { answerLeaveAlone, answerProperty, examplesOf } from "./column-verdict.ts";
import { calledAs, columnCalled, isAside, isInDoubt, type SurveyedColumn, suchAs } from "./survey-columns.ts";
import { emptyCell, type Row, seen } from "./table.ts";

type Held = ReadonlyMap<Property, SurveyedColumn | null>;

const isSaid = (column: SurveyedColumn, said: TemplateChange): boolean => said.columns?.[column.name] !== undefined;

/**
 * A row for each line of an invoice, with the whole invoice's net amount repeated in each: sent so, it would be
 * booked several times over.
 */
export function askAboutLines(
  all: readonly SurveyedColumn[],
  rows: readonly Row[],
  held: Held,
  said: TemplateChange,
): Question[] {
  const [net, number, supplier] = [held.get("Net"), held.get("InvoiceNumber"), held.get("AccountName")];
  const lines = all.filter((column) => isAside(column, "item", "quantity", "price", "line") && column.content.isFilled);
  if (!net || !number || lines.length === 0 || isSaid(net, said)) return [];
  const textAt = (row: Row, column: SurveyedColumn | null | undefined): string =>
    column ? seen(row.cells[column.index] ?? emptyCell) : "";
  const invoices = new Map<string, Row[]>();
  for (const row of rows) {
    const text = textAt(row, number);
    if (text === "" || textAt(row, net) === "") continue;
    const key = `${text}\0${textAt(row, supplier)}`;
    const group = invoices.get(key);
    if (group === undefined) invoices.set(key, [row]);
    else group.push(row);
  }
  const repeated = [...invoices.values()].filter((group) => group.length > 1);
  const [first] = repeated;
  if (first === undefined || !repeated.every((group) => new Set(group.map((row) => textAt(row, net))).size === 1))
    return [];
  const others = all.filter(
    (column) =>
      column !== net &&
      shareOf(column.content, isAmountCell) >= 0.8 &&
      (isInDoubt(column, "amount") || column.known === null || isAside(column, "total", "price")),
  );
  const [a, b] = first;
  return [
    {
      id: `column-${net.letter}`,
      about: "column",
      text: `Rows ${a?.number} and ${b?.number} are lines of one invoice, and ${columnCalled(net)} holds the same amount in both. Is that the whole invoice's amount, so that another column holds the line's?`,
      column: net.letter,
      answers: [
        ...others.map((column) => ({
          id: column.letter,
          label: `${calledAs(column)}${suchAs(column)}: the net amount of the line`,
          sets: {
            columns: { [net.name]: { as: "left-alone" }, [column.name]: { as: "property", property: "Net" } } as const,
          },
        })),
        { ...answerProperty(net, "Net"), label: `Each line has the net amount in ${calledAs(net)}` },
      ],
      examples: examplesOf(net, { Net: (text) => `${text} for each line` }),
    },
  ];
}

const codeAndName = /^(?<code>\S*\d\S*)(?<separator> - | – | : |: )(?<name>\D.*)$/;

/** “1001 - Acme Ltd” in the supplier's column: as a name it would match no supplier. */
export function askAboutSplit(supplier: SurveyedColumn | null, said: TemplateChange): Question[] {
  if (!supplier || isSaid(supplier, said)) return [];
  const found = supplier.content.sample.map(({ text }) => codeAndName.exec(text)?.groups);
  const [first] = found;
  const separator = first?.["separator"];
  if (separator === undefined || !found.every((parts) => parts?.["separator"] === separator)) return [];
  const split = (into: readonly (Property | null)[]) => ({
    columns: { [supplier.name]: { as: "split", separator, into } as const },
  });
  const areIds = found.every((parts) => /^[1-9]\d*$/.test(parts?.["code"] ?? ""));
  const [code, name] = [first?.["code"] ?? "", first?.["name"] ?? ""];
  return [
    {
      id: `column-${supplier.letter}`,
      about: "column",
      text: `${columnCalled(supplier).replace("c", "C")} holds a code with each name${suchAs(supplier)}. What is it known by in the finance system?`,
      column: supplier.letter,
      answers: [
        { id: "name", label: `By the name alone: ${name}`, sets: split([null, "AccountName"]) },
        ...(areIds
          ? [
              {
                id: "id-and-name",
                label: `${code} is the finance system's own id`,
                sets: split(["AccountId", "AccountName"]),
              },
            ]
          : []),
        { ...answerProperty(supplier, "AccountName", "whole"), label: `By all of it: ${code}${separator}${name}` },
      ],
      examples: examplesOf(supplier, {
        name: (text) => codeAndName.exec(text)?.groups?.["name"] ?? text,
        whole: (text) => text,
      }),
    },
  ];
}

const usualRates = new Set(
  [3, 4, 5, 5.5, 6, 7, 8, 9, 10, 12, 13, 13.5, 15, 16, 17, 17.5, 19, 20, 21, 22, 23, 24, 25, 27].map((rate) =>
    String(rate * 1_000_000),
  ),
);

/** A column “VAT” that holds 20 whatever the net amount is: the rate, by the look of it. */
export function askAboutRates(rows: readonly Row[], held: Held, said: TemplateChange): Question[] {
  const [vat, net] = [held.get("VAT"), held.get("Net")];
  if (!vat || !net || held.has("VATRate") || isSaid(vat, said)) return [];
  const netsByVat = new Map<string, Set<string>>();
  for (const { cells } of sampleRows(rows)) {
    const { point, comma } = readBothWays(cells[vat.index]);
    const amount = point ?? comma;
    if (amount === null || amount === 0n) continue;
    if (!usualRates.has(String(amount))) return [];
    const nets = netsByVat.get(String(amount)) ?? new Set();
    netsByVat.set(String(amount), nets.add(seen(cells[net.index] ?? emptyCell)));
  }
  if (![...netsByVat.values()].some((nets) => nets.size > 1)) return [];
  return [
    {
      id: `column-${vat.letter}`,
      about: "column",
      text: `${columnCalled(vat).replace("c", "C")} holds the same value beside different net amounts${suchAs(vat)}. Is it the VAT amount, or the rate in per cent?`,
      column: vat.letter,
      answers: [
        answerProperty(vat, "VATRate"),
        answerProperty(vat, "VAT"),
        answerLeaveAlone([vat], "Neither: leave it out"),
      ],
      examples: examplesOf(vat, {
        VATRate: (text) => `${text} %`,
        VAT: (text) => text,
        "leave-alone": () => "left out",
      }),
    },
  ];
}

const cents = 20_000n;

/**
 * Net and VAT that do not make the total beside them: one of the three is a slip, or there is another part to it.
 *
 * The total's own column is left alone otherwise, so this is all that it is good for.
 */
export function askAboutTotals(
  all: readonly SurveyedColumn[],
  rows: readonly Row[],
  held: Held,
  said: TemplateChange,
): Question[] {
  const [net, vat] = [held.get("Net"), held.get("VAT")];
  const totals = all.filter((column) => isAside(column, "gross", "total") && column.content.isFilled);
  const [total, second] = totals;
  // Freight and discounts stand between the two; and a line's amount is not the invoice's total.
  const hasOtherParts = all.some(
    (column) =>
      isAside(column, "discount", "charge", "irrecoverable", "item", "quantity", "price", "line") &&
      column.content.isFilled,
  );
  if (!net || total === undefined || second !== undefined || isSaid(total, said) || hasOtherParts || net === total)
    return [];
  const misses = sampleRows(rows).flatMap(({ number, cells }): { row: Row["number"]; values: string }[] => {
    const [n, v, t] = [net, vat, total].map((column) =>
      column ? readBothWays(cells[column.index]) : { point: 0n, comma: 0n },
    );
    const offBy = (["point", "comma"] as const).flatMap((sign) => {
      const [a, b, c] = [n?.[sign], v?.[sign], t?.[sign]];
      return a == null || b == null || c == null ? [] : [a + b - c];
    });
    if (offBy.length === 0 || offBy.some((off) => off <= cents && off >= -cents)) return [];
    const values = [net, vat, total].flatMap((column) =>
      column ? [`${column.header} ${seen(cells[column.index] ?? emptyCell)}`] : [],
    );
    return [{ row: number, values: values.join(", ") }];
  });
  const [first] = misses;
  if (first === undefined) return [];
  return vat ? [askSlip(total, misses)] : askPart(all, net, total, first.row, held);
}

function askSlip(
  total: SurveyedColumn,
  misses: readonly { readonly row: number; readonly values: string }[],
): Question {
  const [first] = misses;
  const more =
    misses.length > 1 ? ` So it is in ${misses.length - 1} more ${misses.length === 2 ? "row" : "rows"}.` : "";
  return {
    id: `column-${total.letter}`,
    about: "column",
    text: `The net amount and the VAT do not make “${total.header}” in row ${first?.row}: ${first?.values}.${more} Correct the file and drop it again; or is “${total.header}” something else?`,
    column: total.letter,
    answers: [answerLeaveAlone([total], `“${total.header}” is something else, and the other amounts are right`)],
    examples: misses
      .slice(0, 5)
      .map(({ row, values }) => ({ row, value: values, readings: { "leave-alone": "sent as it stands" } })),
  };
}

/** Without a column for the VAT, amounts that nothing is known of may be it, or parts of it. */
function askPart(
  all: readonly SurveyedColumn[],
  net: SurveyedColumn,
  total: SurveyedColumn,
  row: number,
  held: Held,
): Question[] {
  const taken = new Set(held.values());
  const parts = all.filter(
    (column) =>
      column.known === null &&
      !taken.has(column) &&
      column.content.isFilled &&
      shareOf(column.content, isAmountCell) >= 0.8,
  );
  if (parts.length === 0 || held.has("VAT")) return [];
  return [
    {
      id: "missing-VAT",
      about: "missing",
      text: `In row ${row}, “${total.header}” is not the same as “${net.header}”, and no header says which column holds the VAT. Which one is it?`,
      column: null,
      answers: [
        ...parts.map((column) => ({
          ...answerProperty(column, "VAT", column.letter),
          label: `${calledAs(column)}${suchAs(column)}: the VAT amount`,
        })),
        answerLeaveAlone([...parts, total], "None of them: send these without a VAT amount"),
      ],
      examples: [],
    },
  ];
}
