/** @file Asks about columns whose header is clear but whose values are suspicious. */

import type { Question } from "../../../../shared/spreadsheet/sheet-reading.ts";
import type { Property } from "../../../../shared/values/purchase-invoice.ts";
import { emptyCell, type Row, seen } from "../../cells/table.ts";
import { type CheckedColumns, isAnswered } from "../checked-columns.ts";
import { isAmountCell, shareOf } from "../column-content.ts";
import { answerProperty, examplesOf } from "../column-verdict.ts";
import { exampleOf, isAside, isInDoubt, placeOf, type SurveyedColumn } from "../survey-columns.ts";

/**
 * Asks where the file has one row for each line of an invoice and repeats the invoice's whole net amount in each: sent
 * like this, the amount would be booked several times.
 */
export function askAboutLines(columns: CheckedColumns): Question[] {
  const { all, rows, assigned } = columns;
  const [net, number, supplier] = [assigned.get("Net"), assigned.get("InvoiceNumber"), assigned.get("AccountName")];
  const lines = all.filter((column) => isAside(column, "item", "quantity", "price", "line") && column.content.isFilled);
  if (!net || !number || lines.length === 0 || isAnswered(columns, net)) return [];
  const textAt = (row: Row, column: SurveyedColumn | null | undefined): string =>
    column ? seen(row.cells[column.index] ?? emptyCell) : "";
  const numbers = rows.map((row) => textAt(row, number)).filter((text) => text !== "");
  if (new Set(numbers).size === numbers.length) return [];
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
      text: { say: "ask-lines", row: a?.number ?? 0, other: b?.number ?? 0, column: placeOf(net) },
      column: net.letter,
      answers: [
        ...others.map((column) => ({
          id: column.letter,
          label: { say: "column-holds-net-of-line" as const, column: placeOf(column), example: exampleOf(column) },
          sets: {
            columns: { [net.name]: { as: "left-alone" }, [column.name]: { as: "property", property: "Net" } } as const,
          },
        })),
        { ...answerProperty(net, "Net"), label: { say: "each-line-has-net", column: placeOf(net) } },
      ],
      examples: examplesOf(net, { Net: (text) => ({ say: "for-each-line", text }) }),
    },
  ];
}

/** “70013 Acme Ltd”, “Nr. 70013 Acme Ltd”, “Acme Ltd (ACME01)”, “Acme Ltd - ACME01” and “Acme Ltd P.IVA 01234567890”. */
const codeBeside = [
  /^(?:(?:[Nn]r|[Nn]o|[Nn]um)\.? ?(?=\d))?(?:\d{4,}|\p{Lu}{2,}\d{2,}|\p{Lu}-?\d{3,}) +(?=\p{L}.*\p{L})/u,
  /(?<=^\p{L}.*) \((?:\p{Lu}*\d{2,}[\p{Lu}\d]*)\)$/u,
  /(?<=^\p{L}.*) [-–|] (?:\p{Lu}+\d{2,}|\d{4,})$/u,
  /(?<=^\p{L}.*),? \(?(?:p\.? ?iva|vat|ust-?id|nip|nif|cif|cui|ičo|dič|org\.? ?nr|btw|tva|siret|abn|gstin|rfc|ruc)\.?(?:[ -](?:nr|no|number)\.?)?:? ?\p{Lu}{0,3} ?\d[\d ./-]{5,}\)?$/iu,
] as const;

/** The same where a code is beside each name without a sign between the two: every code has one name. */
function askAboutCodes(supplier: SurveyedColumn): Question[] {
  const texts = supplier.content.sample.map(({ text }) => text.trim());
  const isBeside = codeBeside.some((code) => texts.every((text) => code.test(text)));
  if (!isBeside || new Set(texts).size < 2) return [];
  return [askCodeWithName(supplier, texts[0] ?? "", [], {})];
}

/**
 * @param all the cell's whole text, for the answer that sends it so
 * @param parts the answers that send a part of it
 * @param shown what each of these answers makes of a cell
 */
const askCodeWithName = (
  supplier: SurveyedColumn,
  all: string,
  parts: Question["answers"],
  shown: Readonly<Record<string, (text: string) => string>>,
): Question => ({
  id: `column-${supplier.letter}`,
  about: "column",
  text: { say: "ask-code-with-name", column: placeOf(supplier), example: exampleOf(supplier) },
  column: supplier.letter,
  answers: [...parts, { ...answerProperty(supplier, "AccountName", "whole"), label: { say: "by-all", text: all } }],
  examples: examplesOf(supplier, { ...shown, whole: (text) => text }),
});

const codeAndName = /^(?<code>\S*\d\S*)(?<separator> - | – | : |: )(?<name>\D.*)$/;

/** Asks where the supplier's column holds “1001 - Acme Ltd”, which would match no supplier's name. */
export function askAboutSplit(columns: CheckedColumns): Question[] {
  const supplier = columns.assigned.get("AccountName");
  if (!supplier || isAnswered(columns, supplier) || columns.useOf(supplier)?.as !== "property") return [];
  const found = supplier.content.sample.map(({ text }) => codeAndName.exec(text)?.groups);
  const [first] = found;
  const separator = first?.["separator"];
  if (separator === undefined || !found.every((parts) => parts?.["separator"] === separator))
    return askAboutCodes(supplier);
  const split = (into: readonly (Property | null)[]) => ({
    columns: { [supplier.name]: { as: "split", separator, into } as const },
  });
  const areIds = found.every((parts) => /^[1-9]\d*$/.test(parts?.["code"] ?? ""));
  const [code, name] = [first?.["code"] ?? "", first?.["name"] ?? ""];
  const byId = { id: "id-and-name", label: { say: "by-id", code }, sets: split(["AccountId", "AccountName"]) } as const;
  const byName = { id: "name", label: { say: "by-name", name }, sets: split([null, "AccountName"]) } as const;
  return [
    askCodeWithName(supplier, `${code}${separator}${name}`, areIds ? [byName, byId] : [byName], {
      name: (text) => codeAndName.exec(text)?.groups?.["name"] ?? text,
    }),
  ];
}
