/** @file What an invoice is rarely without, and no column holds: asked about once, with the columns that could hold it. */

import type { Property } from "../../shared/purchase-invoice.ts";
import type { Answer, Question } from "../../shared/sheet-reading.ts";
import type { TemplateChange } from "../../shared/template.ts";
import { isAmountCell, isDateCell, isDigitsCell, isNameCell, shareOf } from "./column-content.ts";
import { answerProperty, examplesSideBySide } from "./column-verdict.ts";
import { propertyWords } from "./column-words.ts";
import { calledAs, isAside, type SurveyedColumn, suchAs } from "./survey-columns.ts";

export interface MissingContext {
  /** Filled columns that hold no property yet. */
  readonly free: readonly SurveyedColumn[];
  readonly held: ReadonlyMap<Property, SurveyedColumn | null>;
  /** Properties that a question asks about already. */
  readonly asked: ReadonlySet<Property>;
  readonly said: TemplateChange;
}

export function askMissing(context: MissingContext): Question[] {
  const { held, asked, said } = context;
  const isOpen = (property: Property): boolean => !held.has(property) && !asked.has(property);
  const without = said.without ?? [];
  return [
    ...(isOpen("AccountName") && isOpen("AccountId") ? [askSupplier(context)] : []),
    ...(["Date", "InvoiceNumber", "Net"] as const)
      .filter((property) => isOpen(property) && !without.includes(property))
      .map((property) => askAbout(property, context)),
    ...(isOpen("VAT") && !without.includes("VAT") ? askVat(context) : []),
  ];
}

function askSupplier({ free }: MissingContext): Question {
  const names = free.filter(({ content }) => shareOf(content, isNameCell) >= 0.5);
  const numbers = free.filter((column) => isAside(column, "supplierNumber"));
  const answers = [
    ...names.map((column) =>
      labelled(answerProperty(column, "AccountName", column.letter), column, "the supplier's name"),
    ),
    ...numbers
      .filter((column) => !names.includes(column))
      .flatMap((column) => [
        labelled(
          answerProperty(column, "AccountName", `${column.letter}-name`),
          column,
          "the supplier's name in the finance system",
        ),
        ...(shareOf(column.content, isDigitsCell) === 1
          ? [
              labelled(
                answerProperty(column, "AccountId", `${column.letter}-id`),
                column,
                "the finance system's own id",
              ),
            ]
          : []),
      ]),
  ];
  const numbered = numbers[0]
    ? ` ${calledAs(numbers[0])} holds numbers of another program, which need not be the finance system's own.`
    : "";
  return {
    id: "missing-AccountName",
    about: "missing",
    text:
      answers.length === 0
        ? "No column holds the supplier, and an invoice cannot be sent without one. Add a column with the header “Supplier”."
        : `No header says which column holds the supplier, and an invoice cannot be sent without one.${numbered} Which column is it?`,
    column: null,
    answers,
    examples: examplesSideBySide([...new Set([...names, ...numbers])]),
  };
}

const ofVat = /\b(?:vat|mwst|ust|tva|btw|iva|gst)\b/i;

/** An amount whose header speaks of VAT, in words that are not known here. */
function askVat({ free }: MissingContext): Question[] {
  const could = free.filter(
    (column) => column.known === null && ofVat.test(column.header) && shareOf(column.content, isAmountCell) >= 0.8,
  );
  if (could.length === 0) return [];
  return [
    {
      id: "missing-VAT",
      about: "missing",
      text: `No header says plainly which column holds ${propertyWords.VAT}. Which one is it, or are these invoices sent without a VAT amount?`,
      column: null,
      answers: [
        ...could.map((column) => labelled(answerProperty(column, "VAT", column.letter), column, propertyWords.VAT)),
        { id: "send-without", label: "Send them without a VAT amount", sets: { without: ["VAT"] } },
      ],
      examples: examplesSideBySide(could),
    },
  ];
}

const missingWords = { Date: "date", InvoiceNumber: "invoice number", Net: "net amount" } as const;

function askAbout(property: keyof typeof missingWords, { free, held, said }: MissingContext): Question {
  const could = free.filter((column) => couldHold(property, column));
  const vat = held.get("VAT");
  const totals = property === "Net" && vat ? could.filter((column) => isAside(column, "gross", "total")) : [];
  const fromGross = totals.map(
    (column): Answer => ({
      id: totals.length === 1 ? "gross" : `gross-${column.letter}`,
      label: `${calledAs(column)} includes VAT: the net amount is this minus “${vat?.header}”`,
      sets: { columns: { [column.name]: { as: "gross" } } },
    }),
  );
  const one = missingWords[property];
  return {
    id: `missing-${property}`,
    about: "missing",
    text: `No header says which column holds ${propertyWords[property]}. Which one is it, or are these invoices sent without ${one === "invoice number" ? "an" : "a"} ${one}?`,
    column: null,
    answers: [
      ...fromGross,
      ...could.map((column) =>
        labelled(answerProperty(column, property, column.letter), column, propertyWords[property]),
      ),
      {
        id: "send-without",
        label: `Send them without ${one === "invoice number" ? "an" : "a"} ${one}`,
        sets: { without: [...new Set([...(said.without ?? []), property])] },
      },
    ],
    examples: examplesSideBySide(could.slice(0, 5)),
  };
}

const labelled = (answer: Answer, column: SurveyedColumn, what: string): Answer => ({
  ...answer,
  label: `${calledAs(column)}${suchAs(column)}: ${what}`,
});

/** By content, not by header: a person decides. */
function couldHold(property: keyof typeof missingWords, column: SurveyedColumn): boolean {
  const { content } = column;
  switch (property) {
    case "Date":
      return shareOf(content, isDateCell) >= 0.5;
    case "Net":
      return (
        shareOf(content, isAmountCell) >= 0.8 &&
        shareOf(content, isDateCell) < 0.5 &&
        !isAside(column, "registration", "supplierNumber", "phone", "bank", "taxCode")
      );
    case "InvoiceNumber":
      return (
        shareOf(content, (cell) => cell.kind !== "date" && /\d/.test(cell.kind === "empty" ? "" : cell.text)) >= 0.5 &&
        shareOf(content, isDateCell) < 0.5 &&
        !isAmountColumn(column) &&
        !isAside(
          column,
          "registration",
          "phone",
          "bank",
          "email",
          "address",
          "taxCode",
          "quantity",
          "supplierNumber",
          "period",
        )
      );
  }
}

const isAmountColumn = ({ content }: SurveyedColumn): boolean =>
  content.sample.some(({ text }) => /\d[.,]\d{2}$|[£€$]/.test(text)) && shareOf(content, isAmountCell) >= 0.8;
