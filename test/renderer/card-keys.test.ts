/** @file J and K lead from card to card, and the arrows where the keyboard is on a name. */

import { expect, test } from "vitest";
import { cardForKey } from "../../renderer/needs-you/use-card-keys.ts";

test("J moves to the next card and K to the previous one, but not past the ends", () => {
  expect(["j", "j", "j"].reduce((here, key) => cardForKey(key, here, 2, false) ?? here, -1)).toBe(1);
  expect(cardForKey("k", 0, 2, false)).toBe(0);
  expect(cardForKey("k", 1, 2, false)).toBe(0);
});

test("the arrow keys scroll the page, except on a card's name", () => {
  expect(cardForKey("ArrowDown", 0, 3, false)).toBeNull();
  expect(cardForKey("ArrowDown", 0, 3, true)).toBe(1);
  expect(cardForKey("ArrowUp", 2, 3, true)).toBe(1);
});

test("other keys, or a view without cards, move nowhere", () => {
  expect(cardForKey("x", 0, 3, true)).toBeNull();
  expect(cardForKey("j", -1, 0, false)).toBeNull();
});
