/** @file Order numbers without a project are asked about once in an inbox, whatever the next file calls them. */

import { describe, expect, test } from "vitest";
import type { Template } from "../../../../shared/spreadsheet/template.ts";
import { readCsv, valuesOf } from "../reading.ts";

const template: Template = {
  name: "Bills",
  headers: ["Bill no", "Vendor", "PO no", "Net"],
  columns: { "PO no": { as: "left-alone" } },
};
const other: Template = { name: "Others", headers: ["Bill no", "Text"], columns: { Text: { as: "left-alone" } } };

const file = (heading: string, ...more: readonly string[]) => [
  `Invoice no,Supplier,${heading},Net${more.map((one) => `,${one}`).join("")}`,
  `A-1,Acme,PO-4711,10.00${more.map(() => ",P-1").join("")}`,
];
const asked = (lines: readonly string[], templates: readonly Template[]) =>
  readCsv(lines, { templates }).questions.map(({ id }) => id);

describe("an order number without a project", () => {
  test("is asked about, if no other file was", () => {
    expect(asked(file("Order number"), [other])).toEqual(["column-C"]);
  });

  test.each(["Order number", "Bestellnummer"])(
    "is left out under “%s”, if that was answered for another file",
    (heading) => {
      const reading = readCsv(file(heading), { templates: [template] });
      expect(reading.questions).toEqual([]);
      expect(valuesOf(reading, "PurchaseOrderNumber")).toEqual([undefined]);
      expect(reading.template?.columns).toMatchObject({ [heading]: { as: "left-alone" } });
    },
  );

  test("is asked about by the column that is for the project, if that is empty", () => {
    const lines = ["Invoice no,Supplier,Order number,Net,Project code", "A-1,Acme,PO-4711,10.00,"];
    const [text] = readCsv(lines, { templates: [other] }).questions.map((question) => question.text);
    expect(text).toContain("but column E “Project code”, for the project, is empty.");
    expect(text).toContain("If not, enter the projects there and");
    expect(text).not.toContain("add a “Project code”");
  });

  test("is sent with its project all the same", () => {
    const reading = readCsv(file("Order number", "Project code"), { templates: [template] });
    expect(valuesOf(reading, "PurchaseOrderNumber")).toEqual(["PO-4711"]);
  });
});
