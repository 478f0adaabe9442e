/** @file One question at a time, and all that was said goes as one change. */

import { expect, test } from "vitest";
import { choicesFor, sayUse } from "../../../renderer/sheet/column-use.ts";
import {
  changedUses,
  changeOf,
  choose,
  contradicts,
  emptyDraft,
  exampleHeads,
  lackingIn,
  questionInTurn,
  rememberable,
  setUse,
  turnTo,
  type,
  withoutUses,
} from "../../../renderer/sheet/sheet-draft.ts";
import type { ColumnUse } from "../../../shared/spreadsheet/template.ts";
import { propertyNames } from "../../../shared/values/purchase-invoice.ts";
import { sampleAnswer, sampleQuestion } from "../sample-sheets.ts";

const net: ColumnUse = { as: "property", property: "Net" };
const gross: ColumnUse = { as: "gross" };
const leftAlone: ColumnUse = { as: "left-alone" };

const order = sampleQuestion("date-order", [
  sampleAnswer("dmy", { dateOrder: "dmy" }, "Day first: 4 March 2026"),
  sampleAnswer("mdy", { dateOrder: "mdy" }, "Month first: 3 April 2026"),
]);
const amount = sampleQuestion("missing-Net", [
  sampleAnswer("D", { columns: { Amount: net } }),
  sampleAnswer("gross", { columns: { Amount: gross } }),
  sampleAnswer("send-without", { without: ["Net"] }),
]);
const helpless = sampleQuestion("hidden", []);
const columns = [
  { name: "Amount", use: null },
  { name: "Notes", use: null },
];
const sheet = { questions: [order, amount], columns };

test("questions are shown one after another", () => {
  expect(questionInTurn(sheet, emptyDraft)).toMatchObject({ question: order, number: 1, of: 2, chosen: null });
  const answered = turnTo(choose(emptyDraft, order.id, "mdy"), 1);
  expect(questionInTurn(sheet, answered)).toMatchObject({ question: amount, number: 2, of: 2, chosen: null });
  expect(questionInTurn(sheet, turnTo(answered, 0)), "back at the first").toMatchObject({ chosen: "mdy" });
});

test("an index after the last question shows the last question", () => {
  expect(questionInTurn(sheet, turnTo(emptyDraft, 9))?.number).toBe(2);
  expect(questionInTurn(sheet, turnTo(emptyDraft, -1))?.number).toBe(1);
});

test("an answer that wants an id is sent with the id that was typed, and not before", () => {
  const byId = { ...sampleAnswer("rate-id", {}), typed: { into: "vatRates", key: "AE 0" } } as const;
  const rate = sampleQuestion("vat-AE-0", [sampleAnswer("rate", {}), byId]);
  const chosen = choose(emptyDraft, rate.id, "rate-id");
  expect([lackingIn(rate, choose(emptyDraft, rate.id, "rate")), lackingIn(rate, chosen)]).toEqual([null, "vatRates"]);
  expect(lackingIn(rate, type(chosen, rate.id, "12a"))).toBe("vatRates");
  const typed = type(chosen, rate.id, " 9007199254740993 ");
  expect(lackingIn(rate, typed)).toBe(null);
  const change = { eInvoice: { vatRates: { "AE 0": "9007199254740993" } } };
  expect(changeOf({ questions: [rate], columns: [] }, typed)).toMatchObject(change);
});

test("an answer that is a supplier's name needs one typed, and counts for this file alone", () => {
  const named = { ...sampleAnswer("supplier", {}), typed: { into: "supplier" } } as const;
  const question = sampleQuestion("missing-AccountName", [named]);
  const chosen = choose(emptyDraft, question.id, "supplier");
  expect(lackingIn(question, type(chosen, question.id, "  "))).toBe("supplier");
  const typed = type(chosen, question.id, " Telford Telecom = TT ");
  expect(lackingIn(question, typed)).toBe(null);
  expect(changeOf({ questions: [question], columns: [] }, typed)).toEqual({ supplier: "Telford Telecom = TT" });
  expect(rememberable({ questions: [question] }, typed)).toBe(null);
});

test("nothing is asked where one of the questions has no answer, because the file must be changed", () => {
  expect(questionInTurn({ questions: [order, helpless] }, emptyDraft)).toBe(null);
});

test("all answers and columns are sent as one change", () => {
  const said = choose(choose(emptyDraft, order.id, "dmy"), amount.id, "send-without");
  const draft = setUse(said, { name: "Notes", use: null }, leftAlone);
  expect(changeOf(sheet, draft)).toEqual({ dateOrder: "dmy", without: ["Net"], columns: { Notes: leftAlone } });
  expect(changeOf(sheet, withoutUses(draft))).toEqual({ dateOrder: "dmy", without: ["Net"] });
  expect(changeOf(sheet, emptyDraft)).toEqual({});
});

test("a use chosen for a column overrides an answer about it", () => {
  const draft = setUse(choose(emptyDraft, amount.id, "D"), { name: "Amount", use: null }, gross);
  expect(changeOf(sheet, draft)).toEqual({ columns: { Amount: gross } });
});

test("a column may have any name", () => {
  const column = { name: "__proto__", use: null };
  const draft = setUse(emptyDraft, column, net);
  expect(Object.entries(changeOf({ questions: [], columns: [column] }, draft).columns ?? {})).toEqual([
    ["__proto__", net],
  ]);
});

test("a column set back to its original use is not changed", () => {
  const column = { name: "Amount", use: net };
  const draft = setUse(emptyDraft, column, gross);
  expect(changedUses(draft, [column])).toEqual(new Map([["Amount", gross]]));
  const back = setUse(draft, column, { as: "property", property: "Net" });
  expect(changedUses(back, [column]).size).toBe(0);
});

test("if two columns get the same use, the last one keeps it, the others are left alone, and all changes are shown", () => {
  const taken = { name: "Net", use: net };
  const [amountColumn, cost] = [
    { name: "Amount", use: null },
    { name: "Cost", use: null },
  ];
  const all = [taken, amountColumn, cost];
  const first = setUse(emptyDraft, amountColumn, net);
  expect([...changedUses(first, all)]).toEqual([
    ["Net", leftAlone],
    ["Amount", net],
  ]);
  const second = setUse(first, cost, net);
  expect([...changedUses(second, all)]).toEqual([
    ["Net", leftAlone],
    ["Amount", leftAlone],
    ["Cost", net],
  ]);
  const passedOver = setUse(second, cost, leftAlone);
  expect([...changedUses(passedOver, all)], "as if it had never been on the way").toEqual([
    ["Net", leftAlone],
    ["Amount", net],
    ["Cost", leftAlone],
  ]);
});

test("an answer that contradicts an earlier answer about a column is reported", () => {
  const again = sampleQuestion("missing-VAT", [
    sampleAnswer("D", { columns: { Amount: { as: "property", property: "VAT" } } }),
    sampleAnswer("E", { columns: { Tax: { as: "property", property: "VAT" } } }),
    sampleAnswer("same", { columns: { Amount: net } }),
  ]);
  const asked = { questions: [amount, again] };
  const draft = choose(emptyDraft, amount.id, "D");
  expect(again.answers.map((answer) => contradicts(asked, draft, again, answer))).toEqual([true, false, false]);
  expect(contradicts(asked, emptyDraft, again, again.answers[0] ?? sampleAnswer("none", {}))).toBe(false);
});

test("the headings of examples are the distinguishing parts of the answers that have readings", () => {
  const examples = [{ row: 2, value: "04/03/2026", readings: { dmy: "4 March 2026", mdy: "3 April 2026" } }];
  expect(exampleHeads({ ...order, examples }).map(({ head }) => head)).toEqual(["Day first", "Month first"]);
  const alike = [sampleAnswer("D", {}, "Amount: the net"), sampleAnswer("gross", {}, "Amount: includes VAT")];
  const readings = { D: "10", gross: "8" };
  expect(
    exampleHeads({ ...order, answers: alike, examples: [{ row: 2, value: "10", readings }] }).map(({ head }) => head),
  ).toEqual(["Amount: the net", "Amount: includes VAT"]);
  expect(exampleHeads({ ...order, examples: [] })).toEqual([]);
});

test("every property can be chosen for every column, each with its own label", () => {
  const choices = choicesFor({ use: null });
  expect(choices[0]?.label).toBe("Not recognised");
  expect(choices).toHaveLength(propertyNames.length + 3);
  expect(new Set(choices.map(({ label }) => label)).size).toBe(choices.length);
  expect(choicesFor({ use: net })).toHaveLength(propertyNames.length + 2);
});

test("the current use of a column is always among its choices", () => {
  const split: ColumnUse = { as: "split", separator: " - ", into: [null, "AccountName"] };
  expect(choicesFor({ use: split })[0]).toMatchObject({ use: split, label: "Split: not imported, then Supplier" });
  expect(sayUse({ as: "credit-mark", values: ["Credit", "CN"] })).toBe("Credit notes, marked “Credit” or “CN”");
});

test("only what can count for later files is offered to be remembered", () => {
  const hidden = sampleQuestion("hidden-rows", [
    sampleAnswer("send", { hiddenRows: "send" }),
    sampleAnswer("leave-out", { hiddenRows: "leave-out" }),
  ]);
  const twice = sampleQuestion("twice-B", [sampleAnswer("as-they-stand", { accepted: ["twice-B"] })]);
  const which = sampleQuestion("sheet", [sampleAnswer("Main", { sheet: "Main" })]);
  const vat = sampleQuestion("eInvoice", [sampleAnswer("accept", { eInvoice: { accepted: ["unseen"] } })]);
  for (const question of [hidden, twice, which, vat])
    expect(rememberable({ questions: [question] }, emptyDraft), question.id).toBeNull();
  const both = { questions: [order, hidden] };
  expect(rememberable(both, emptyDraft)).toEqual([]);
  const answered = choose(choose(emptyDraft, hidden.id, "send"), order.id, "dmy");
  expect(rememberable(both, answered)).toEqual(["Day first"]);
});
