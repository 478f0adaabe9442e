/** @file The window is made larger and smaller with the usual keys, from 90 % to 200 %. */

import { expect, test } from "vitest";
import { zoomForKey } from "../../../main/desktop/zoom-keys.ts";

const press = (key: string) => ({ type: "keyDown" as const, control: true, meta: false, alt: false, key });
const after = (keys: string, from = 1) => [...keys].reduce((zoom, key) => zoomForKey(press(key), zoom) ?? zoom, from);

test("Control with plus, minus and 0 zooms in, out and back", () => {
  expect([after("+"), after("="), after("+++"), after("-"), after("++0")]).toEqual([1.1, 1.1, 1.3, 0.9, 1]);
});

test("the zoom is never below 90 % or above 200 %", () => {
  expect([after("-----"), after("++++++++++++++++++")]).toEqual([0.9, 2]);
});

test("other keys, and the release of a key, do not zoom", () => {
  expect(zoomForKey({ ...press("+"), control: false }, 1)).toBeNull();
  expect(zoomForKey({ ...press("+"), alt: true }, 1)).toBeNull();
  expect(zoomForKey({ ...press("+"), type: "keyUp" }, 1)).toBeNull();
  expect(zoomForKey(press("a"), 1)).toBeNull();
});
