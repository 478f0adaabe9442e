/** @file Writes a file so that after a power cut either the old one is there or the new one, and never half of it. */

import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/** Durable before it returns. */
export function writeWhole(folder: string, name: string, text: string): void {
  // The dot keeps it out of the list; one that a power cut left is written over.
  const draft = join(folder, `.${name}.part`);
  try {
    sync(draft, "w", text);
    renameSync(draft, join(folder, name));
  } catch (problem) {
    rmSync(draft, { force: true });
    throw problem;
  }
  try {
    sync(folder, "r", null);
  } catch {
    // Windows opens no folders; there the rename is as durable as it gets.
  }
}

function sync(path: string, flags: "r" | "w", text: string | null): void {
  const file = openSync(path, flags);
  try {
    if (text !== null) writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
