/** @file A file's template is enough to read it again: the same invoices without questions. */

import fc from "fast-check";
import { expect, test } from "vitest";
import type { Question, SheetReading } from "../../../shared/spreadsheet/sheet-reading.ts";
import { mergeChange, type TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { readTemplate } from "../../../shared/spreadsheet/template-schema.ts";
import { readCsv } from "./reading.ts";

const two = (n: number) => String(n).padStart(2, "0");
const day = fc.record({ d: fc.integer({ min: 1, max: 28 }), m: fc.integer({ min: 1, max: 12 }) });
const amount = fc.integer({ min: -99_999_99, max: 99_999_99 });

const dateIn = (order: string, { d, m }: { d: number; m: number }) =>
  order === "dmy"
    ? `${two(d)}/${two(m)}/2026`
    : order === "mdy"
      ? `${two(m)}/${two(d)}/2026`
      : `2026-${two(m)}-${two(d)}`;
function amountIn(sign: string, cents: number): string {
  const whole = String(Math.trunc(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, sign === "." ? "," : ".");
  return `${cents < 0 ? "-" : ""}${whole}${sign}${two(Math.abs(cents) % 100)}`;
}

const file = fc
  .record({
    order: fc.constantFrom("dmy", "mdy", "iso"),
    sign: fc.constantFrom(".", ","),
    title: fc.boolean(),
    headers: fc.shuffledSubarray(
      ["Date", "Invoice no", "Supplier", "Net", "VAT", "Currency", "Project", "Account", "Region", "Type"],
      {
        minLength: 2,
      },
    ),
    rows: fc.array(fc.record({ day, net: amount, vat: amount, who: fc.constantFrom("Acme", "Beta & Sons", "Total") }), {
      minLength: 1,
      maxLength: 6,
    }),
  })
  .map(({ order, sign, title, headers, rows }) => [
    ...(title ? ["Bills of April"] : []),
    headers.join(";"),
    ...rows.map(({ day: on, net, vat, who }, n) => {
      const cells: Record<string, string> = {
        Date: dateIn(order, on),
        "Invoice no": `INV-${n}`,
        Supplier: who,
        Net: amountIn(sign, net),
        VAT: amountIn(sign, vat),
        Currency: n % 2 === 0 ? "GBP" : "",
        Project: `10${n} - Bridge`,
        Account: "7504",
        Region: "North",
        Type: n % 2 === 0 ? "Invoice" : "Credit note",
      };
      return headers.map((header) => cells[header]).join(";");
    }),
  ]);

/** What is typed is said of one file alone. */
const answersOf = ({ answers }: Question) => answers.filter(({ typed }) => typed === undefined);

/** Answers every question with the answer that `pick` names, until there are none. */
function answerAll(lines: readonly string[], pick: number): { reading: SheetReading; answers: TemplateChange } {
  let answers: TemplateChange = {};
  const asked = new Set<string>();
  for (;;) {
    const reading = readCsv(lines, { answers, fallback: null });
    const question = reading.questions.find((one) => answersOf(one).length > 0);
    const answer = question && answersOf(question)[pick % answersOf(question).length];
    if (question === undefined || answer === undefined) return { reading, answers };
    expect(asked, `${question.text} is asked again after ${answer.id}`).not.toContain(question.id);
    asked.add(question.id);
    answers = mergeChange(answers, answer.sets);
  }
}

/** Answers about rows hold for one file, because the next one has other rows. */
const isAboutRows = ({ answers }: Question): boolean => answers.every(({ sets }) => sets.accepted !== undefined);

test("after all answers the template alone gives the same invoices; only questions about rows are repeated", () => {
  fc.assert(
    fc.property(file, fc.nat(5), (lines, pick) => {
      const { reading } = answerAll(lines, pick);
      if (reading.template === null || reading.problems.length > 0) return;
      const again = readCsv(lines, { templates: [reading.template], fallback: null });
      expect(again.questions.filter((question) => !isAboutRows(question))).toEqual([]);
      if (again.questions.length > 0) return;
      expect(again.invoices).toEqual(reading.invoices);
      expect(again.template).toEqual(reading.template);
    }),
    { numRuns: 150 },
  );
});

test("a template is unchanged after it was stored as a file", () => {
  fc.assert(
    fc.property(file, fc.nat(5), (lines, pick) => {
      const { template } = answerAll(lines, pick).reading;
      if (template === null) return;
      expect(readTemplate(JSON.parse(JSON.stringify(template)), template.name)).toEqual({ ok: true, value: template });
    }),
  );
});
