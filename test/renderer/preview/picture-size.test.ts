/** @file How large a picture says it is, before it is decoded. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sizeOfPicture } from "../../../renderer/preview/picture-size.ts";

const bytes = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === "string" ? [...Buffer.from(part, "latin1")] : part)));
const zeros = (count: number): readonly number[] => Array.from({ length: count }, () => 0);

test("a PNG of a few bytes that stands for ten thousand million pixels", () => {
  const bomb = bytes([0x89], "PNG\r\n\x1a\n", [0, 0, 0, 13], "IHDR", [0, 1, 0x86, 0xa0], [0, 1, 0x86, 0xa0], zeros(9));
  expect(sizeOfPicture(bomb)).toEqual({ width: 100_000, height: 100_000 });
  expect(sizeOfPicture(readFileSync("build/icon.png"))).toMatchObject({ width: expect.any(Number) });
});

test("a JPEG behind other segments, and one with bytes that fill up", () => {
  const frame = [0xff, 0xc2, 0, 11, 8, 0xea, 0x60, 0xff, 0xff, 1, 1, 0x11, 0];
  const exif = [0xff, 0xe1, 0, 6, 1, 2, 3, 4];
  expect(sizeOfPicture(bytes([0xff, 0xd8], exif, [0xff], frame))).toEqual({ width: 65_535, height: 60_000 });
});

test.each([
  ["nothing", bytes()],
  ["a text", bytes("<svg width='9'/>")],
  ["a PNG that ends in its size", bytes([0x89], "PNG\r\n\x1a\n", [0, 0, 0, 13], "IHDR", [0, 1])],
  ["a JPEG that has no frame", bytes([0xff, 0xd8, 0xff, 0xe0, 0, 2, 0xff, 0xd9])],
  ["a JPEG whose segments never end", bytes([0xff, 0xd8], zeros(0), [0xff, 0xe0, 0, 0, 0xff, 0xe0, 0xff, 0xff])],
  ["a PNG without width", bytes([0x89], "PNG", zeros(30))],
  ["a GIF", bytes("GIF89a", [1, 1, 1, 1], zeros(12))],
])("of %s there is none", (_name, picture) => {
  expect(sizeOfPicture(picture)).toBeNull();
});
