/** @file What a person types is checked beside the field, and leaves the window trimmed. */

import { expect, test } from "vitest";
import { checkFirstSettings, readPurchaseInvoiceId, trimFirstSettings } from "../../renderer/check-fields.ts";

test.each([
  ["10023", "10023"],
  [" 10023 ", "10023"],
  ["0010023", "10023"],
  ["9223372036854775807", "9223372036854775807"],
  ["9223372036854775808", null],
  ["0", null],
  ["-5", null],
  ["10023.5", null],
  ["1e5", null],
  ["", null],
])("the id %j is read as %j", (typed, id) => {
  expect(readPurchaseInvoiceId(typed)).toBe(id);
});

const good = {
  name: " Head office ",
  baseUrl: "https://finance.example.com/api/ ",
  authUrl: "http://127.0.0.1:8080",
  clientId: "pigeonhole",
  inboxPath: "/home/anna/inbox ",
};

test("good settings pass, and lose the spaces and slashes at their ends, but for the folder", () => {
  expect(checkFirstSettings(good)).toEqual({});
  expect(trimFirstSettings(good)).toEqual({
    name: "Head office",
    baseUrl: "https://finance.example.com/api",
    authUrl: "http://127.0.0.1:8080",
    clientId: "pigeonhole",
    inboxPath: "/home/anna/inbox ",
  });
});

test("every empty field is named", () => {
  const nothing = { name: "", baseUrl: " ", authUrl: "", clientId: "", inboxPath: "" };
  expect(Object.keys(checkFirstSettings(nothing))).toEqual(Object.keys(nothing));
});

test.each([
  ["finance.example.com", /not a web address/],
  ["ftp://finance.example.com", /not a web address/],
  ["http://finance.example.com", /must start with https/],
  ["http://127.0.0.1.example.com", /must start with https/],
])("the address %s is turned down", (baseUrl, why) => {
  expect(checkFirstSettings({ ...good, baseUrl }).baseUrl).toMatch(why);
});
