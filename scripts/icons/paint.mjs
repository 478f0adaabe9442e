/** @file Paints layers of shapes into pixels and writes them as PNG and ICO, using only zlib. */

import { crc32, deflateSync } from "node:zlib";

/**
 * @typedef {{ shape: import("./shapes.mjs").Shape, colour: readonly [number, number, number] | null }} Layer
 * A null colour cuts a hole into all layers below it.
 */

/** RGBA pixels, row by row. Edges are smoothed by sampling many points of each pixel. */
export function paint(layers, sizePixels) {
  const pixels = new Uint8Array(sizePixels * sizePixels * 4);
  // Large icons have enough pixels to look smooth with fewer samples.
  const looks = sizePixels > 128 ? 4 : 8;
  for (let row = 0; row < sizePixels; row++)
    for (let column = 0; column < sizePixels; column++) {
      const sum = [0, 0, 0, 0];
      for (let look = 0; look < looks * looks; look++) {
        const x = ((column + ((look % looks) + 0.5) / looks) * 16) / sizePixels;
        const y = ((row + (Math.floor(look / looks) + 0.5) / looks) * 16) / sizePixels;
        const colour = layers.findLast(({ shape }) => shape(x, y))?.colour ?? null;
        if (colour !== null)
          [...colour, 1].forEach((value, channel) => {
            sum[channel] += value;
          });
      }
      const [red, green, blue, seen] = sum;
      if (seen > 0)
        pixels.set(
          [red / seen, green / seen, blue / seen, (255 * seen) / looks ** 2].map(Math.round),
          (row * sizePixels + column) * 4,
        );
    }
  return pixels;
}

export function pngFromPixels(pixels, sizePixels) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(sizePixels, 0);
  header.writeUInt32BE(sizePixels, 4);
  // 8 bits a channel, red green blue and alpha.
  header.set([8, 6, 0, 0, 0], 8);
  const lineBytes = sizePixels * 4;
  // Each line begins with its filter: none.
  const lines = Buffer.alloc((lineBytes + 1) * sizePixels);
  for (let row = 0; row < sizePixels; row++)
    lines.set(pixels.subarray(row * lineBytes, (row + 1) * lineBytes), row * (lineBytes + 1) + 1);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(lines, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type, content) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** One ICO with the layers in several sizes. Windows reads PNG inside it safely at 256 pixels, bitmaps below. */
export function icoFromLayers(layers, sizesPixels) {
  const images = sizesPixels.map((size) => {
    const pixels = paint(layers, size);
    return { size, bytes: size >= 256 ? pngFromPixels(pixels, size) : bitmapFromPixels(pixels, size) };
  });
  const head = Buffer.alloc(6);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = 6 + 16 * images.length;
  const entries = images.map(({ size, bytes }) => {
    const entry = Buffer.alloc(16);
    // 0 means 256.
    entry.set([size % 256, size % 256, 0, 0, 1, 0, 32, 0], 0);
    entry.writeUInt32LE(bytes.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += bytes.length;
    return entry;
  });
  return Buffer.concat([head, ...entries, ...images.map(({ bytes }) => bytes)]);
}

/** A bitmap as an ICO holds it: bottom line first, blue before red, then an empty mask. */
function bitmapFromPixels(pixels, sizePixels) {
  const header = Buffer.alloc(40);
  header.writeUInt32LE(40, 0);
  header.writeInt32LE(sizePixels, 4);
  // Twice the height: the image and its mask.
  header.writeInt32LE(sizePixels * 2, 8);
  header.writeUInt16LE(1, 12);
  header.writeUInt16LE(32, 14);
  const colours = Buffer.alloc(sizePixels * sizePixels * 4);
  for (let row = 0; row < sizePixels; row++)
    for (let column = 0; column < sizePixels; column++) {
      const from = ((sizePixels - 1 - row) * sizePixels + column) * 4;
      const [red, green, blue, alpha] = pixels.subarray(from, from + 4);
      colours.set([blue, green, red, alpha], (row * sizePixels + column) * 4);
    }
  const maskLineBytes = Math.ceil(sizePixels / 32) * 4;
  return Buffer.concat([header, colours, Buffer.alloc(maskLineBytes * sizePixels)]);
}

/** The types of an icns file that hold a PNG, with its width in pixels; those of screens with twice the pixels too. */
const icnsTypes = {
  icp4: 16,
  icp5: 32,
  ic07: 128,
  ic08: 256,
  ic09: 512,
  ic10: 1024,
  ic11: 32,
  ic12: 64,
  ic13: 256,
  ic14: 512,
};

/** An icns file of macOS: a header, then each picture with its type and length. */
export function icnsFromLayers(layers) {
  const drawn = new Map(
    [...new Set(Object.values(icnsTypes))].map((size) => [size, pngFromPixels(paint(layers, size), size)]),
  );
  const pictures = Object.entries(icnsTypes).map(([type, size]) => block(type, drawn.get(size)));
  return block("icns", Buffer.concat(pictures));
}

function block(type, content) {
  const header = Buffer.alloc(8);
  header.write(type, "latin1");
  header.writeUInt32BE(content.length + 8, 4);
  return Buffer.concat([header, content]);
}
