/** @file Writes a file so that after a power cut either the old or the new content is there, never part of it. */

import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { privateFileMode } from "../platform/private-files.ts";

/** Writes, syncs and renames; the file is durable when it returns. */
export function writeWhole(folder: string, name: string, text: string): void {
  // The dot keeps the draft out of the list of templates; a draft left by a power cut is overwritten.
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
    // Windows cannot open folders; there the rename alone is as durable as possible.
  }
}

function sync(path: string, flags: "r" | "w", text: string | null): void {
  const file = openSync(path, flags, privateFileMode);
  try {
    if (text !== null) writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
