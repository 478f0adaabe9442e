/** @file Templates as files: stored whole, found again, edited by hand, and separate for each inbox. */

import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { folderNameFrom } from "../../../main/templates/safe-names.ts";
import { createTemplates } from "../../../main/templates/templates.ts";
import type { Template } from "../../../shared/spreadsheet/template.ts";
import { sayTemplateProblem } from "../../../shared/spreadsheet/template-problem.ts";
import { fileNameFrom } from "../../../shared/values/file-names/file-name-from.ts";
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

test("a template that says what is stored already isn't written again", () => {
  const templates = createTemplates(folder);
  templates.remember("payables", bills);
  const inode = () => statSync(join(folder, "payables", "Xero bills.json")).ino;
  const before = inode();
  expect(templates.remember("payables", { ...bills, name: "Another name" })).toEqual({ ok: true, value: "Xero bills" });
  expect(inode()).toBe(before);
  templates.remember("payables", { ...bills, constants: { Currency: "EUR" } });
  expect(inode()).not.toBe(before);
});

test("a stored template is there after a restart, only in its own inbox", () => {
  expect(createTemplates(folder).remember("payables", bills)).toEqual({ ok: true, value: "Xero bills" });
  const again = createTemplates(folder);
  expect(again.forInbox("payables")).toEqual({ templates: [bills], problems: [] });
  expect(again.forInbox("other")).toEqual({ templates: [], problems: [] });
});

test("a template is a readable file, and its folder holds nothing else", () => {
  createTemplates(folder).remember("payables", bills);
  expect(namesIn("payables")).toEqual(["Xero bills.json"]);
  const text = readFileSync(join(folder, "payables", "Xero bills.json"), "utf8");
  expect(text).toContain('\n  "headers": [\n');
  expect(text.endsWith("}\n")).toBe(true);
});

test("a template replaces the one with the same headers, in any order and case and under any name", () => {
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

test("a forgotten template is used no more, and its file stays under another name", () => {
  const templates = createTemplates(folder);
  templates.remember("payables", bills);
  expect(templates.forget("payables", "../payables/Xero bills")).toEqual({ ok: true, value: null });
  expect(templates.forInbox("payables").templates).toHaveLength(1);
  expect(templates.forget("payables", "Xero bills")).toEqual({ ok: true, value: null });
  expect(templates.forInbox("payables")).toEqual({ templates: [], problems: [] });
  expect(namesIn("payables")).toEqual(["Xero bills.json.forgotten"]);
});

test("a template with other headers and a name that is taken gets a name of its own", () => {
  const templates = createTemplates(folder);
  templates.remember("payables", bills);
  expect(templates.remember("payables", { ...bills, name: "XERO BILLS", headers: ["A"] })).toEqual({
    ok: true,
    value: "XERO BILLS (2)",
  });
  expect(templates.forInbox("payables").templates.map(({ name }) => name)).toEqual(["XERO BILLS (2)", "Xero bills"]);
});

test("a file that someone adds is a template with its name, until someone removes it", () => {
  const templates = createTemplates(folder);
  const { name: _, ...content } = bills;
  put("payables", "From head office.json", `\uFEFF${JSON.stringify(content)}`);
  expect(templates.named("payables", "From head office")).toEqual({ ...bills, name: "From head office" });
  rmSync(join(folder, "payables", "From head office.json"));
  expect(templates.named("payables", "From head office")).toBeNull();
  expect(templates.forInbox("payables").templates).toEqual([]);
});

test("a file that is copied to another inbox is a template there too", () => {
  const templates = createTemplates(folder);
  templates.remember("payables", bills);
  put("other", "Xero bills.json", readFileSync(join(folder, "payables", "Xero bills.json"), "utf8"));
  expect(templates.forInbox("other").templates).toEqual([bills]);
});

test("an edited file is read again, and an unchanged one stays the same object", () => {
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
  ["not JSON", "{ headers: }", "it isn't valid JSON"],
  ["a list", "[]", "it contains no template"],
  ["without headers", "{}", "headers is missing, which isn't allowed there"],
  ["with a property that is none", '{"headers":["A"],"without":["Nett"]}', 'without.0 is "Nett"'],
  ["with a misspelt key", '{"headers":["A"],"colums":{}}', "colums isn't a known setting"],
])("a file that is %s is reported with its reason and not changed, and the others are used", (_, text, reason) => {
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

test("a draft that a power cut left behind is ignored and overwritten", () => {
  put("payables", ".Xero bills.json.part", "{ half");
  const templates = createTemplates(folder);
  expect(templates.forInbox("payables")).toEqual({ templates: [], problems: [] });
  expect(templates.remember("payables", bills).ok).toBe(true);
  expect(namesIn("payables")).toEqual(["Xero bills.json"]);
});

test("a disk that cannot be written to gives a sentence", () => {
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
])("a template called %s is stored in a file called %s", (name, file) => {
  expect(fileNameFrom(name, "Template")).toBe(file);
});

test("a template stays in its folder, and two inboxes never share a folder, whatever their names are", () => {
  const anyName = fc.oneof(
    fc.string({ minLength: 1, unit: "grapheme" }),
    fc.constantFrom("..", ".", "a/b", "a%2Fb", "aux", "a ", "a."),
  );
  const isSafe = (name: string) => !/[<>:"/\\|?*\p{Cc}]|^\.|[. ]$/u.test(name) && name !== "";
  fc.assert(fc.property(anyName, (name) => isSafe(fileNameFrom(name, "Template")) && isSafe(folderNameFrom(name))));
  fc.assert(fc.property(anyName, anyName, (a, b) => a === b || folderNameFrom(a) !== folderNameFrom(b)));
});

test("the IDs of eighty thousand suppliers are kept and read again, and what could not be read is never written", () => {
  const templates = createTemplates(folder);
  const idsOf = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`NAME supplier number ${n} of the list`, `${n + 1}`]));
  const known = { name: "e-invoices", headers: ["e-invoice"], eInvoice: { suppliers: idsOf(80_000) } };
  expect(templates.remember("payables", known).ok).toBe(true);
  const read = () => Object.keys(templates.forInbox("payables").templates[0]?.eInvoice?.suppliers ?? {}).length;
  expect(read()).toBe(80_000);
  const tooMany = { ...known, eInvoice: { suppliers: { all: "9".repeat(33 * 1024 * 1024) } } };
  expect(templates.remember("payables", tooMany).ok).toBe(false);
  expect(read()).toBe(80_000);
});
