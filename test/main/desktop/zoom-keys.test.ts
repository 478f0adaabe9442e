/** @file The window is made larger and smaller with the usual keys, from 90 % to 200 %. */

import { expect, test } from "vitest";
import { zoomForKey } from "../../../main/desktop/zoom-keys.ts";

const press = (key: string) => ({ type: "keyDown" as const, control: true, meta: false, alt: false, key });
const after = (keys: string, from = 1) => [...keys].reduce((zoom, key) => zoomForKey(press(key), zoom) ?? zoom, from);

test("Control with plus, minus and nought makes it larger, smaller and as it was", () => {
  expect([after("+"), after("="), after("+++"), after("-"), after("++0")]).toEqual([1.1, 1.1, 1.3, 0.9, 1]);
});

test("it is never smaller than 90 % nor larger than 200 %", () => {
  expect([after("-----"), after("++++++++++++++++++")]).toEqual([0.9, 2]);
});

test("no other key, and no key that is let go, changes anything", () => {
  expect(zoomForKey({ ...press("+"), control: false }, 1)).toBeNull();
  expect(zoomForKey({ ...press("+"), alt: true }, 1)).toBeNull();
  expect(zoomForKey({ ...press("+"), type: "keyUp" }, 1)).toBeNull();
  expect(zoomForKey(press("a"), 1)).toBeNull();
});
