/** @file Templates as files: kept whole, found again, edited by hand, and never one inbox's for another. */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fileNameFrom, folderNameFrom } from "../../../main/templates/safe-names.ts";
import { createTemplates } from "../../../main/templates/templates.ts";
import type { Template } from "../../../shared/spreadsheet/template.ts";
import { sayTemplateProblem } from "../../../shared/spreadsheet/template-problem.ts";
import { speak } from "../../../shared/words/spoken.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "templates-"));
});
afterEach(() => {
  speak({ language: "en", formats: "en-GB" });
  rmSync(folder, { recursive: true });
});

const bills: Template = {
  name: "Xero bills",
  headers: ["Contact", "Total", "Tax"],
  columns: { Contact: { as: "property", property: "AccountName" }, Total: { as: "gross" } },
  constants: { Currency: "GBP" },
};

const namesIn = (inbox: string) => readdirSync(join(folder, inbox)).toSorted();
const put = (inbox: string, name: string, text: string) => {
  mkdirSync(join(folder, inbox), { recursive: true });
  writeFileSync(join(folder, inbox, name), text);
};

test("what is remembered is there after a restart, in its own inbox alone", () => {
  expect(createTemplates(folder).remember("payables", bills)).toEqual({ ok: true, value: "Xero bills" });
  const again = createTemplates(folder);
  expect(again.forInbox("payables")).toEqual({ templates: [bills], problems: [] });
  expect(again.forInbox("other")).toEqual({ templates: [], problems: [] });
});

test("a template is a file that a person can read, and nothing else is left in its folder", () => {
  createTemplates(folder).remember("payables", bills);
  expect(namesIn("payables")).toEqual(["Xero bills.json"]);
  const text = readFileSync(join(folder, "payables", "Xero bills.json"), "utf8");
  expect(text).toContain('\n  "headers": [\n');
  expect(text.endsWith("}\n")).toBe(true);
});

test("the same headers, in whatever order and case, replace the file that is there, whatever it is called", () => {
  const templates = createTemplates(folder);
  templates.remember("payables", bills);
  const changed = {
    ...bills,
    name: "bills of May",
    headers: ["tax", "CONTACT", "Total"],
    constants: { Currency: "EUR" },
  };
  expect(templates.remember("payables", changed)).toEqual({ ok: true, value: "Xero bills" });
  expect(namesIn("payables")).toEqual(["Xero bills.json"]);
  expect(templates.forInbox("payables").templates).toEqual([{ ...changed, name: "Xero bills" }]);
});

test("other headers under a name that is taken get a name of their own", () => {
  const templates = createTemplates(folder);
  templates.remember("payables", bills);
  expect(templates.remember("payables", { ...bills, name: "XERO BILLS", headers: ["A"] })).toEqual({
    ok: true,
    value: "XERO BILLS (2)",
  });
  expect(templates.forInbox("payables").templates.map(({ name }) => name)).toEqual(["XERO BILLS (2)", "Xero bills"]);
});

test("a file that someone puts there is a template by its name, and gone when it is taken away", () => {
  const templates = createTemplates(folder);
  const { name: _, ...content } = bills;
  put("payables", "From head office.json", `\uFEFF${JSON.stringify(content)}`);
  expect(templates.named("payables", "From head office")).toEqual({ ...bills, name: "From head office" });
  rmSync(join(folder, "payables", "From head office.json"));
  expect(templates.named("payables", "From head office")).toBeNull();
  expect(templates.forInbox("payables").templates).toEqual([]);
});

test("a file that was copied out of one inbox and into another holds there too", () => {
  const templates = createTemplates(folder);
  templates.remember("payables", bills);
  put("other", "Xero bills.json", readFileSync(join(folder, "payables", "Xero bills.json"), "utf8"));
  expect(templates.forInbox("other").templates).toEqual([bills]);
});

test("a file that is edited is read again, and one that is not stays the same object", () => {
  const templates = createTemplates(folder);
  templates.remember("payables", bills);
  const before = templates.forInbox("payables");
  expect(templates.forInbox("payables")).toBe(before);
  const path = join(folder, "payables", "Xero bills.json");
  writeFileSync(path, readFileSync(path, "utf8").replace("GBP", "EUR"));
  utimesSync(path, 1, 2);
  expect(templates.forInbox("payables").templates[0]?.constants).toEqual({ Currency: "EUR" });
});

test.each([
  ["not JSON", "{ headers: }", "it is not JSON"],
  ["a list", "[]", "it holds no template"],
  ["without headers", "{}", "headers holds nothing, which means nothing to Pigeonhole there"],
  ["with a property that is none", '{"headers":["A"],"without":["Nett"]}', 'without.0 holds "Nett"'],
  ["with a misspelt key", '{"headers":["A"],"colums":{}}', "colums means nothing to Pigeonhole"],
])("a file %s is named with its reason, left as it is, and the others hold", (_, text, reason) => {
  const templates = createTemplates(folder);
  templates.remember("payables", bills);
  put("payables", "Broken.json", text);
  const { templates: known, problems } = templates.forInbox("payables");
  expect(known).toEqual([bills]);
  expect(problems).toHaveLength(1);
  const [said] = problems.map(sayTemplateProblem);
  expect(said).toContain("“Broken”");
  expect(said).toContain(reason);
  expect(said).toContain(join(folder, "payables", "Broken.json"));
  speak({ language: "de", formats: "de-DE" });
  expect(problems.map(sayTemplateProblem)[0]).toMatch(/^Die Vorlage „Broken“ kann nicht verwendet werden: /);
  expect(problems.map(sayTemplateProblem)[0]).not.toMatch(/means nothing|it holds|it is not/);
  expect(templates.remember("payables", { ...bills, name: "Broken", headers: ["B"] })).toMatchObject({
    value: "Broken (2)",
  });
  expect(readFileSync(join(folder, "payables", "Broken.json"), "utf8")).toBe(text);
});

test("a draft that a power cut left is neither read nor in the way", () => {
  put("payables", ".Xero bills.json.part", "{ half");
  const templates = createTemplates(folder);
  expect(templates.forInbox("payables")).toEqual({ templates: [], problems: [] });
  expect(templates.remember("payables", bills).ok).toBe(true);
  expect(namesIn("payables")).toEqual(["Xero bills.json"]);
});

test("a disk that takes nothing is told in a sentence", () => {
  writeFileSync(join(folder, "payables"), "a file where the folder should be");
  const kept = createTemplates(folder).remember("payables", bills);
  expect(kept).toMatchObject({ ok: false, error: expect.stringContaining("“Xero bills” cannot be kept") });
});

test.each([
  ["Bills: May/June?", "Bills_ May_June_"],
  ["..", "Template"],
  ["  .hidden. ", "hidden"],
  ["CON", "_CON"],
  ["nul.txt", "_nul.txt"],
  ["Rechnungen “Süd”", "Rechnungen “Süd”"],
])("a template called %s lies in a file called %s", (name, file) => {
  expect(fileNameFrom(name)).toBe(file);
});

test("a template keeps to its folder and two inboxes never share one, whatever they are called", () => {
  const anyName = fc.oneof(
    fc.string({ minLength: 1, unit: "grapheme" }),
    fc.constantFrom("..", ".", "a/b", "a%2Fb", "aux", "a ", "a."),
  );
  const isSafe = (name: string) => !/[<>:"/\\|?*\p{Cc}]|^\.|[. ]$/u.test(name) && name !== "";
  fc.assert(fc.property(anyName, (name) => isSafe(fileNameFrom(name)) && isSafe(folderNameFrom(name))));
  fc.assert(fc.property(anyName, anyName, (a, b) => a === b || folderNameFrom(a) !== folderNameFrom(b)));
});
