/** @file Picks lines of the source at random, the same ones for the same seed: what a sample of mutants is made on. */

import { readFileSync } from "node:fs";

export interface PickedLine {
  /** Relative to the checkout, with `/`. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** A line on which a mutation can change what the program does: no comment, import, export list, type or bare bracket. */
const bearsCode = (line: string): boolean => {
  const text = line.trim();
  return (
    /\w/.test(text) &&
    !/^(\/\/|\/?\*|import\b|export (type|interface|\{|\*)|(export )?(type|interface)\b|readonly\b|\} from\b)/.test(text)
  );
};

/** Mulberry32: small, and good enough to pick lines. */
function randomFrom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * @param files their paths, relative to the working folder
 * @param size how many lines to pick; all of them if there are fewer
 * @returns in a random order, so that the first part of them is a sample as well
 */
export function pickLines(files: readonly string[], size: number, seed: number): readonly PickedLine[] {
  const lines = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((text, at) => (bearsCode(text) ? [{ file: file.replaceAll("\\", "/"), line: at + 1 }] : [])),
  );
  const random = randomFrom(seed);
  const picked: PickedLine[] = [];
  while (picked.length < size && lines.length > 0) picked.push(...lines.splice(Math.floor(random() * lines.length), 1));
  return picked;
}
