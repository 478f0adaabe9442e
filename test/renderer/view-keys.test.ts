/** @file Alt and a number lead from view to view. */

import { expect, test } from "vitest";
import { viewForKey, views } from "../../renderer/agent/use-view.ts";

const press = { altKey: true, ctrlKey: false, metaKey: false, code: "Digit1" };

test("Alt with a digit, above the letters or on the number pad, opens the view at that place", () => {
  expect(views.map((_, index) => viewForKey({ ...press, code: `Digit${index + 1}` }))).toEqual(views);
  expect(viewForKey({ ...press, code: "Numpad3" })).toBe("history");
});

test("no other key opens a view, not even with Control and Alt, which type letters on many keyboards", () => {
  expect(viewForKey({ ...press, ctrlKey: true })).toBeNull();
  expect(viewForKey({ ...press, altKey: false })).toBeNull();
  expect(viewForKey({ ...press, metaKey: true })).toBeNull();
  expect(viewForKey({ ...press, code: "Digit9" })).toBeNull();
  expect(viewForKey({ ...press, code: "KeyA" })).toBeNull();
});
