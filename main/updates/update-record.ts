/** @file What must be known of an update across starts and power cuts: the one on trial, and how the last one ended. */

import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { dirname } from "node:path";
import type { InstallKind, UpdateOutcome } from "../../shared/updates/update-view.ts";

/** A version that was installed and hasn't yet shown that it works here. */
export interface Trial {
  readonly from: string;
  readonly to: string;
  readonly kind: InstallKind;
  /** What was replaced: a program or a bundle; null for an installer. */
  readonly program: string | null;
  /** The path of what leads back to the version before, or null if there is nothing. */
  readonly kept: string | null;
  /** How often the new version was started without finishing its self-test. */
  readonly starts: number;
  /** True once its self-test has failed: the next version that starts should be the one before. */
  readonly hasFailed: boolean;
}

export interface UpdateRecord {
  readonly trial: Trial | null;
  readonly last: UpdateOutcome | null;
  /** How often a version was begun and didn't become the running one. */
  readonly attempts: { readonly version: string; readonly times: number } | null;
}

const empty: UpdateRecord = { trial: null, last: null, attempts: null };

/** An empty record where there is none that can be read: it is replaced in one step, so no power cut tears it. */
export function readRecord(path: string): UpdateRecord {
  try {
    const { trial, last, attempts } = JSON.parse(readFileSync(path, "utf8")) as Partial<UpdateRecord>;
    return { trial: trial ?? null, last: last ?? null, attempts: attempts ?? null };
  } catch {
    return empty;
  }
}

/** Replaces the record. It outlives a power cut once this returns. @throws what the disk says */
export function writeRecord(path: string, record: UpdateRecord): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const file = openSync(`${path}.part`, "w", 0o600);
  try {
    writeSync(file, JSON.stringify(record));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(`${path}.part`, path);
  syncFolder(dirname(path));
}

/** Makes the names in a folder durable. Windows sees to that itself, and opens no folder. */
export function syncFolder(path: string): void {
  if (process.platform === "win32") return;
  const folder = openSync(path, "r");
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
