/** @file When two connections lead to the same office. */

import { describe, expect, test } from "vitest";
import { addOffice, compareOffices, findSameOffice, type Office } from "../../../shared/imports/office.ts";

const ada: Office = {
  service: "https://finance.example/api",
  authority: "https://login.example",
  account: "ada",
  name: null,
  isTest: false,
};

describe("two connections", () => {
  test.each<[string, Partial<Office>, Partial<Office>, string]>([
    ["with one account at one service", {}, {}, "certain"],
    ["whatever people call the office", { name: "A" }, { name: "B" }, "certain"],
    ["whose addresses are written differently", {}, { service: "https://Finance.example:443/api/" }, "certain"],
    ["whose offices have one name", { name: "Head  Office" }, { account: "ben", name: "head office" }, "certain"],
    ["of which nobody has signed in to one", {}, { account: null }, "possible"],
    ["of which nobody has signed in to one, with two names", { name: "A" }, { account: null, name: "B" }, "possible"],
    ["with two accounts", {}, { account: "ben" }, "possible"],
    ["with the same account name at two authorities", {}, { authority: "https://other.example" }, "possible"],
    ["with two accounts and two names", { name: "A" }, { account: "ben", name: "B" }, "none"],
    ["at two services", {}, { service: "https://other.example" }, "none"],
    ["at two paths of one service", {}, { service: "https://finance.example/API" }, "none"],
    ["at two services, with one name", { name: "A" }, { name: "A", service: "https://other.example" }, "possible"],
    [
      "of which one is a test system",
      { name: "A" },
      { name: "A", service: "https://other.example", isTest: true },
      "none",
    ],
  ])("%s", (_, one, other, sameness) => {
    expect(compareOffices({ ...ada, ...one }, { ...ada, ...other })).toBe(sameness);
    expect(compareOffices({ ...ada, ...other }, { ...ada, ...one })).toBe(sameness);
  });

  test("lead to the same office where they did once", () => {
    const offices = new Map([
      ["a", [ada, { ...ada, account: "ben" }]],
      ["b", [{ ...ada, account: "ben" }]],
      ["c", [{ ...ada, account: "carl" }]],
    ]);
    expect(findSameOffice(offices, "a")).toEqual({ certain: ["a", "b"], possible: ["c"] });
    expect(findSameOffice(offices, "never seen")).toEqual({ certain: ["never seen"], possible: [] });
  });
});

describe("an office that a connection leads to", () => {
  const unknown = { ...ada, account: null };
  test("is kept beside those before", () => {
    const ben = { ...ada, account: "ben" };
    expect(addOffice([ada], ben)).toEqual([ada, ben]);
    const known = [ada, ben];
    expect(addOffice(known, ada)).toBe(known);
  });
  test("is not forgotten by a sign-out", () => {
    const known = [ada];
    expect(addOffice(known, unknown)).toBe(known);
  });
  test("takes the place of the same one without an account", () => expect(addOffice([unknown], ada)).toEqual([ada]));
});
