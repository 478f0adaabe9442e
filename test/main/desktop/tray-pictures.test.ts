/** @file The tray's pictures as they are shipped: told apart by shape alone, small and in one colour, in every size. */

import { readFileSync } from "node:fs";
import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";

const states = [
  "idle",
  "working",
  "waiting",
  "needs-you",
  "offline",
  "signed-out",
  "paused",
  "not-set-up",
  "not-running",
] as const;
const read = (name: string) => readFileSync(new URL(`../../../build/tray/${name}`, import.meta.url));

/** The pixels of one of our own PNG files: eight bits a channel, no filter, one IDAT. */
function pixelsOf(png: Buffer): { readonly size: number; readonly rgba: readonly (readonly number[])[] } {
  const size = png.readUInt32BE(16);
  const at = png.indexOf("IDAT");
  const lines = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  const rgba = Array.from({ length: size * size }, (_, n) => {
    const start = Math.floor(n / size) * (size * 4 + 1) + 1 + (n % size) * 4;
    return [...lines.subarray(start, start + 4)];
  });
  return { size, rgba };
}

/** How much of each pixel is covered. */
const shapeOf = (state: string): readonly number[] =>
  pixelsOf(read(`${state}Template.png`)).rgba.map(([, , , alpha = 0]) => alpha);

const pairs = states.flatMap((one, n) => states.slice(n + 1).map((other) => [one, other] as const));

test.each(pairs)("the icons %s and %s differ at 16 pixels without colour", (one, other) => {
  const [first, second] = [shapeOf(one), shapeOf(other)];
  const differing = first.filter((alpha, n) => Math.abs(alpha - (second[n] ?? 0)) > 96).length;
  // A tenth of the picture, by more than a third of the way from light to dark.
  expect(differing).toBeGreaterThanOrEqual(24);
});

test.each(states)(
  "the icon %s is only black and transparent for the menu bar of macOS, and has each size that desktops need",
  (state) => {
    const template = pixelsOf(read(`${state}Template.png`)).rgba;
    expect(template.filter(([red = 0, green = 0, blue = 0, alpha]) => alpha !== 0 && red + green + blue !== 0)).toEqual(
      [],
    );
    expect(template.some(([, , , alpha]) => alpha === 255)).toBe(true);
    const sizes = [`${state}.png`, `${state}@2x.png`, `${state}Template.png`, `${state}Template@2x.png`];
    expect(sizes.map((name) => pixelsOf(read(name)).size)).toEqual([16, 32, 16, 32]);
    const ico = read(`${state}.ico`);
    const layers = Array.from({ length: ico.readUInt16LE(4) }, (_, n) => ico[6 + n * 16]);
    expect(layers).toEqual([16, 20, 24, 32, 48]);
  },
);
