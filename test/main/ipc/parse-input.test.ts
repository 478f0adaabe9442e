/** @file What counts as the input of a command. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parsers } from "../../../main/ipc/parse-input.ts";
import { type Command, commands } from "../../../shared/ipc.ts";
import { goodInputs } from "./inputs.ts";

const every = Object.keys(commands) as Command[];

test("every command has a parser, and there is no parser for anything else", () => {
  expect(Object.keys(parsers).toSorted()).toEqual(every.toSorted());
});

describe.each(every)("%s", (name) => {
  test("accepts its valid input unchanged", () => {
    expect(parsers[name](goodInputs[name])).toEqual(goodInputs[name]);
  });

  test("refuses any other value without throwing", () => {
    const keysOfGood = Object.keys(goodInputs[name] ?? {}).toSorted();
    fc.assert(
      fc.property(fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }), (raw) => {
        const input = parsers[name](raw);
        if (input === undefined) return;
        // What gets through has the shape of a good input, key for key.
        expect(Object.keys(input ?? {}).toSorted()).toEqual(keysOfGood);
      }),
      { numRuns: 200 },
    );
  });

  test("refuses a valid input with a key missing, changed or added", () => {
    const good = goodInputs[name];
    if (good === null) return;
    const entries = Object.entries(good);
    for (const [key] of entries) {
      const without = Object.fromEntries(entries.filter(([other]) => other !== key));
      expect(parsers[name](without)).toBeUndefined();
      for (const wrong of [null, undefined, {}, [], true, Number.NaN, () => {}].filter(
        (value) => !mayStand(name, key, value),
      ))
        expect(parsers[name]({ ...good, [key]: wrong })).toBeUndefined();
    }
    expect(parsers[name]({ ...good, extra: 1 })).toBeUndefined();
    expect(parsers[name](JSON.parse(`{"__proto__": ${JSON.stringify(good)}}`))).toBeUndefined();
  });
});

/** Nothing said, and no reason given, are good answers. */
const mayStand = (name: Command, key: string, value: unknown): boolean =>
  (name === "imports.answer" && key === "change" && JSON.stringify(value) === "{}") ||
  (name === "imports.addInside" && key === "names" && value === null) ||
  (name === "imports.preview" && key === "inside" && value === null) ||
  (name === "alerts.save" && key === "password" && value === null) ||
  (name === "imports.reverse" && key !== "id" && value === null) ||
  (name === "imports.reject" && key === "reason" && value === null) ||
  (((name === "imports.answer" && key === "remember") || name === "diagnostics.preview") && value === true) ||
  (name === "login.set" && key === "open" && value === true) ||
  // A new one, without anything said of it; and a test of one of the two alone, or of no names at all.
  (["connection.save", "inbox.save"].includes(name) &&
    ((key === "id" && value === null) || (key === "fields" && JSON.stringify(value) === "{}"))) ||
  (name === "settings.test" && value === null) ||
  (name === "template.rename" && key === "alsoCalled" && JSON.stringify(value) === "[]") ||
  (name === "settings.saveHabits" && key === "checkDays" && JSON.stringify(value) === "[]") ||
  (name === "documents.example" && key === "names" && JSON.stringify(value) === "[]") ||
  // Whatever their state and their inbox, decided by anyone, and at any time.
  (["imports.search", "imports.export"].includes(name) &&
    ((["inbox", "who", "from", "to", "before"].includes(key) && value === null) ||
      (key === "states" && JSON.stringify(value) === "[]")));

describe("limits", () => {
  test.each<[Command, unknown]>([
    ["imports.list", { limit: 0 }],
    ["imports.list", { limit: 10_001 }],
    ["imports.list", { limit: 1.5 }],
    ["imports.list", { limit: Number.POSITIVE_INFINITY }],
    ["imports.search", { ...goodInputs["imports.search"], limit: 1_001 }],
    ["imports.search", { ...goodInputs["imports.search"], skip: -1 }],
    ["imports.search", { ...goodInputs["imports.search"], before: "7 OR 1" }],
    ["imports.search", { ...goodInputs["imports.search"], states: ["lost"] }],
    ["imports.search", { ...goodInputs["imports.search"], text: "x".repeat(501) }],
    ["imports.days", { days: 101 }],
    ["imports.retry", { id: "x".repeat(101) }],
    ["imports.attach", { id: "7", purchaseInvoiceId: "1".repeat(31) }],
    ["imports.settle", { id: "7", answer: "perhaps" }],
    ["imports.sendAnyway", { id: "7", reason: " \n " }],
    ["imports.sendAnyway", { id: "7", reason: "x".repeat(501) }],
    ["inbox.save", { id: null, fields: { path: "x".repeat(4_001) } }],
    ["inbox.save", { id: null, fields: { id: "another" } }],
    ["connection.save", { id: null, fields: { secret: "s3cret" } }],
    ["connection.keepSecret", { id: "office", secret: "" }],
  ])("%s refuses %j", (name, raw) => {
    expect(parsers[name](raw)).toBeUndefined();
  });
});
