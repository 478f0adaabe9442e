/** @file Adds a number to a name that is taken. */

import { longestNameBytes } from "./notes.ts";

/** `a/scan.pdf` → `a/scan (2).pdf`. A name that would get too long for file systems is shortened. */
export function withSuffix(path: string, n: number): string {
  const nameAt = path.lastIndexOf("/") + 1;
  const dot = path.lastIndexOf(".");
  const cut = dot > nameAt ? dot : path.length;
  const stem = [...path.slice(nameAt, cut)];
  const rest = ` (${n})${path.slice(cut)}`;
  while (stem.length > 1 && Buffer.byteLength(stem.join("") + rest) > longestNameBytes) stem.pop();
  return `${path.slice(0, nameAt)}${stem.join("")}${rest}`;
}
