/** @file When the account that is signed in may belong to another company than the one a connection led to. */

import { expect, test } from "vitest";
import { addOffice, doubtAccount, type Office } from "../../../shared/imports/office.ts";

const priya: Office = {
  service: "https://finance.example/api",
  authority: "https://login.example",
  account: "priya",
  name: null,
  isTest: false,
};
const daan: Office = { ...priya, account: "daan" };

test.each<[string, readonly Office[], Office, string | null]>([
  ["the first account of a connection", [], { ...priya, name: "Leeds" }, null],
  ["the same account again", [{ ...priya, name: "Leeds" }], { ...priya, name: "Leeds" }, null],
  ["another account, where nothing names a company", [priya], daan, null],
  [
    "another account, where the settings name a company",
    [{ ...priya, name: "Leeds" }],
    { ...daan, name: "Leeds" },
    "Leeds",
  ],
  ["another account, where the company was named since", [priya], { ...daan, name: "Leeds" }, "Leeds"],
  ["another account of a company that was chosen anew", [{ ...priya, name: "Leeds" }], { ...daan, name: "York" }, null],
  [
    "an account at another address",
    [{ ...priya, name: "A" }],
    { ...daan, name: "A", service: "https://b.example" },
    null,
  ],
  ["nobody", [{ ...priya, name: "Leeds" }], { ...priya, name: "Leeds", account: null }, null],
  ["a colleague of the same company", [{ ...priya, company: "Leeds" }], { ...daan, company: " leeds" }, null],
  ["an account of another company", [{ ...priya, company: "Leeds" }], { ...daan, company: "York" }, "Leeds"],
  [
    "the same account, moved to another company",
    [{ ...priya, company: "Leeds" }],
    { ...priya, company: "York" },
    "Leeds",
  ],
  ["an account whose company was named since", [priya], { ...priya, company: "York", name: "Leeds" }, null],
  ["a first account of another company than the settings", [], { ...priya, company: "York", name: "Leeds" }, "Leeds"],
  [
    "a first account of the company in the settings",
    [],
    { ...priya, company: "Alder, Leeds", name: "Alder, leeds" },
    null,
  ],
  ["a company whose name is longer", [], { ...priya, company: "Alder & Stone, Leeds", name: "Leeds" }, null],
])("%s", (_, led, now, before) => {
  expect(doubtAccount(led, now, true)?.before ?? null).toBe(before);
});

test("a client that acts as itself is named by the settings, so only its company can be in doubt", () => {
  const led = [{ ...priya, name: "Leeds" }];
  expect(doubtAccount(led, { ...daan, name: "Leeds" }, false)).toBeNull();
  expect(doubtAccount(led, { ...daan, name: "Leeds", company: "York" }, false)).toEqual({
    company: "York",
    before: "Leeds",
  });
});

test("an account that was confirmed isn't in doubt again", () => {
  const now = { ...daan, name: "Leeds", company: "York" };
  const led = addOffice([{ ...priya, name: "Leeds", company: "Leeds" }], now);
  expect(doubtAccount(led, now, true)).toBeNull();
});

test("a company that the sign-in server names later is kept with the account", () => {
  const led = addOffice([priya], { ...priya, company: "Leeds" });
  expect(led).toEqual([{ ...priya, company: "Leeds" }]);
  expect(addOffice(led, { ...priya, account: null })).toBe(led);
});
