/** @file A remembered answer about dates, amounts or VAT is asked again of a file that speaks against it. */

import { expect, test } from "vitest";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { readCsv } from "./reading.ts";

type Lines = readonly string[];
const idsOf = ({ questions }: ReturnType<typeof readCsv>) => questions.map(({ id }) => id);

/** The file after one with the same headings, of which a person has answered. */
function after(first: Lines, answers: TemplateChange, next: Lines) {
  const { template, questions } = readCsv(first, { answers, fallback: null });
  if (template === null) throw new Error(JSON.stringify(questions));
  return readCsv(next, { templates: [template], fallback: null });
}

const semicolons = "Supplier;Invoice number;Invoice date;Net;Currency";
const withSign = (currency: string, ...nets: Lines) => [
  semicolons,
  ...nets.map((net, at) => `Acme;A-${at + 1};2026-11-0${at + 1};${net};${currency}`),
];

test("a decimal sign said of pounds is asked again of euros", () => {
  const first = withSign("GBP", "1,200", "1,300");
  const pounds: TemplateChange = { decimalSign: "." };
  expect(idsOf(after(first, pounds, withSign("EUR", "1.250", "12.350")))).toEqual(["decimal-sign"]);
  expect(idsOf(after(first, pounds, withSign("GBP", "1,250", "12,350")))).toEqual([]);
});

test("answers for two currencies are remembered beside each other", () => {
  const { template } = readCsv(withSign("GBP", "1,200", "1,300"), { answers: { decimalSign: "." }, fallback: null });
  if (template === null) throw new Error("no template");
  const euros = withSign("EUR", "1.250", "12.350");
  const second = readCsv(euros, { templates: [template], answers: { decimalSign: "," }, fallback: null });
  if (second.template === null) throw new Error("no second template");
  const read = (lines: Lines) => readCsv(lines, { templates: [second.template as never], fallback: null });
  expect(read(euros).invoices[0]?.invoice.Net).toBe("1250");
  expect(read(withSign("GBP", "1,400")).invoices[0]?.invoice.Net).toBe("1400");
  expect(idsOf(read([...withSign("GBP", "1,400"), "Acme;A-9;2026-11-09;1,700;EUR"]))).toEqual(["decimal-sign"]);
});

const commas = "Supplier,Invoice number,Invoice date,Net,VAT,Currency";

test("a day that was said to come first is asked again where a printed date of the file puts the month first", () => {
  const dated = (day: string) => [commas, `Acme,A-1,${day},100.00,20.00,GBP`];
  const printed = (title: string) => [title, ...dated("11/02/2026")];
  const said: TemplateChange = { dateOrder: "dmy" };
  const against = after(dated("03/04/2026"), said, printed("Report printed 11/23/2026"));
  expect(idsOf(against)).toEqual(["date-order"]);
  expect(against.questions[0]?.text).toContain("11/23/2026");
  expect(idsOf(after(dated("03/04/2026"), said, printed("Report printed 23/11/2026")))).toEqual([]);
  expect(
    idsOf(
      after(
        dated("03/04/2026"),
        said,
        dated("11/02/2026").map((line) => line.replace("GBP", "USD")),
      ),
    ),
  ).toEqual(["date-order"]);
});

const amounts = "Supplier,Invoice number,Invoice date,Amount,Currency";
const listed = ["Acme,A-1,2026-11-02,121.00,GBP", "Acme,A-2,2026-11-03,131.00,GBP"];
const asNet: TemplateChange = { columns: { Amount: { as: "property", property: "Net" } } };

test.each([
  "All amounts including VAT",
  "Amounts incl. VAT",
  "Prices include VAT",
  "VAT included",
  "Gross amounts",
  "Alle Beträge inkl. MwSt.",
  "Montants TTC",
])("an amount that was said to be net is asked about again under the title “%s”", (title) => {
  const read = after([amounts, ...listed], asNet, [title, amounts, ...listed]);
  expect(idsOf(read)).toEqual(["column-D"]);
  expect(read.questions[0]?.text).toContain(title);
  expect(read.invoices).toEqual([]);
  const { template } = readCsv([amounts, ...listed], { answers: asNet, fallback: null });
  const answered = readCsv([title, amounts, ...listed], {
    ...{ templates: template === null ? [] : [template], answers: asNet, fallback: null },
  });
  expect(idsOf(answered)).toEqual([]);
});

test.each(["All amounts excluding VAT", "VAT return November", "Purchases November"])(
  "and is net again under the title “%s”",
  (title) => {
    expect(idsOf(after([amounts, ...listed], asNet, [title, amounts, ...listed]))).toEqual([]);
  },
);

test("an amount that was said to include VAT is asked about again under a title that says it doesn't", () => {
  const head = "Supplier,Invoice number,Invoice date,Amount,VAT,Currency";
  const rows = ["Acme,A-1,2026-11-02,123.45,17.77,GBP", "Acme,A-2,2026-11-03,131.00,3.11,GBP"];
  const asGross: TemplateChange = { columns: { Amount: { as: "gross" } } };
  expect(idsOf(after([head, ...rows], asGross, ["All amounts excluding VAT", head, ...rows]))).toEqual(["column-D"]);
  expect(idsOf(after([head, ...rows], asGross, ["All amounts including VAT", head, ...rows]))).toEqual([]);
});
