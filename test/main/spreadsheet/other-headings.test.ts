/** @file A template with several headings for one column: files with any of them are of one kind. */

import { expect, test } from "vitest";
import type { Template } from "../../../shared/spreadsheet/template.ts";
import { readCsv } from "./reading.ts";

const template: Template = {
  name: "Bills",
  headers: ["Date", "Invoice no", "Partner", "Net"],
  alsoCalled: { Partner: ["Party", "Counterparty"], Date: ["Day"] },
  columns: { Partner: { as: "property", property: "AccountName" } },
  notations: { comma: { dateOrder: "mdy" } },
};
const read = (headers: string, said: Parameters<typeof readCsv>[1] = {}) =>
  readCsv([headers, "03/04/2026,A-1,Acme,100.00"], { templates: [template], ...said });

test.each(["Date,Invoice no,Partner,Net", "Date,Invoice no,Party,Net", "Day,Invoice no,counterparty,Net"])(
  "%s is read as the template says",
  (headers) => {
    const { questions, invoices, template: kept } = read(headers);
    expect(questions).toEqual([]);
    expect(invoices[0]?.invoice).toMatchObject({ AccountName: "Acme", Date: "2026-03-04" });
    // It stays one template, under its own headings.
    expect(kept).toMatchObject({
      headers: expect.arrayContaining(["Date", "Invoice no", "Partner", "Net"]),
      alsoCalled: template.alsoCalled,
      columns: expect.objectContaining({ Partner: { as: "property", property: "AccountName" } }),
      notations: { comma: { dateOrder: "mdy" } },
    });
  },
);

test("a heading that the template doesn't list is a changed column, and with two headings for one nothing is taken for certain", () => {
  expect(read("Date,Invoice no,Someone,Net").questions.map(({ id }) => id)).toContain("headers");
  const both = readCsv(["Date,Invoice no,Party,Counterparty,Net", "03/04/2026,A-1,Acme,Beta,100.00"], {
    templates: [template],
  });
  expect([both.questions.length > 0, both.invoices]).toEqual([true, []]);
});

test("an answer about such a file is remembered in the same template", () => {
  const bare: Template = { ...template, notations: {} };
  const lines = ["Date,Invoice no,Party,Net", "03/04/2026,A-1,Acme,100.00"];
  expect(readCsv(lines, { templates: [bare] }).questions.map(({ id }) => id)).toEqual(["date-order"]);
  const kept = readCsv(lines, { templates: [bare], answers: { dateOrder: "dmy" } }).template;
  expect(kept).toMatchObject({ name: "Bills", notations: { comma: { dateOrder: "dmy" } } });
  expect(kept?.headers).toEqual(["Date", "Invoice no", "Partner", "Net"]);
});
