/** @file docs/templates.md is true: its example is a template that reads its list as it says, and it has every key. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readTemplate, templateSchema } from "../../../shared/spreadsheet/template-schema.ts";
import { propertyNames } from "../../../shared/values/purchase-invoice.ts";
import { readBytes, refusal, rowsOf } from "./reading.ts";

const page = readFileSync(join(import.meta.dirname, "../../../docs/templates.md"), "utf8");
const blocks = (language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, "g"))].map(([, text = ""]) => text);

const [example = "", sent = ""] = blocks("json");
const [list = ""] = blocks("csv");

test("the example is a template that reads the list without a question, and sends what the page says", () => {
  const template = readTemplate(JSON.parse(example), "Vendex");
  if (!template.ok) throw new Error(JSON.stringify(template.error));
  const said = { templates: [template.value], fallback: null };
  const reading = readBytes(new TextEncoder().encode(list), "vendex.csv", said);
  expect([reading.questions, reading.problems]).toEqual([[], []]);
  expect(rowsOf(reading).map(({ invoice }) => invoice)).toEqual(JSON.parse(sent));
  const without = readBytes(new TextEncoder().encode(list), "vendex.csv", { fallback: null });
  expect(rowsOf(without).map(({ invoice }) => invoice)).not.toEqual(JSON.parse(sent));
});

test("the page has every key of a template, what a column can be, and every property, and no others", () => {
  const keys = Object.keys((templateSchema as unknown as { readonly shape: object }).shape);
  const inTable = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, key = ""]) => key);
  const [, ofOneFile = ""] = /are left out: (.*)$/m.exec(page) ?? [];
  const ofOne = [...ofOneFile.matchAll(/`(\w+)`/g)].map(([, key = ""]) => key);
  expect([...inTable, ...ofOne, "name"].toSorted()).toEqual(keys.toSorted());
  const [, properties = ""] = /^The properties: (.*?)\. /m.exec(page) ?? [];
  expect([...properties.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(propertyNames);
});

test.each([
  [{ Supplier: ["Net"] }, { is: "heading-of-two", key: "Net", value: "Supplier" }],
  [
    { Supplier: ["Name"], Text: ["NAME"] },
    { is: "heading-of-two", key: "NAME", value: "Text" },
  ],
  [{ Vendor: ["Name"] }, { is: "no-heading", key: "Vendor" }],
])("a template is refused whose other headings are %j", (alsoCalled, fault) => {
  const read = readTemplate({ headers: ["Supplier", "Text", "Net"], alsoCalled }, "Bills");
  expect(read).toEqual({ ok: false, error: fault });
});

test("one that is put into the inbox fails with a sentence about that heading", () => {
  const text = JSON.stringify({ headers: ["Supplier", "Net"], alsoCalled: { Supplier: ["Net"] } });
  expect(refusal(new TextEncoder().encode(text), "Bills.json")).toBe(
    "gives “Supplier” the heading “Net” under “alsoCalled”, which another column has too",
  );
});
