/** @file Alt and a number lead from view to view. */

import { expect, test } from "vitest";
import { viewForKey, views } from "../../renderer/agent/use-view.ts";

const press = { altKey: true, ctrlKey: false, metaKey: false, code: "Digit1" };

test("Alt with the number of its place leads to each view, from either row of numbers", () => {
  expect(views.map((_, index) => viewForKey({ ...press, code: `Digit${index + 1}` }))).toEqual(views);
  expect(viewForKey({ ...press, code: "Numpad3" })).toBe("history");
});

test("no other key leads anywhere: Control and Alt together write letters on many keyboards", () => {
  expect(viewForKey({ ...press, ctrlKey: true })).toBeNull();
  expect(viewForKey({ ...press, altKey: false })).toBeNull();
  expect(viewForKey({ ...press, metaKey: true })).toBeNull();
  expect(viewForKey({ ...press, code: "Digit9" })).toBeNull();
  expect(viewForKey({ ...press, code: "KeyA" })).toBeNull();
});
