/** @file Moves a journal and its inbox from one computer to another: copies both, and claims the inbox there. */

import { copyFileSync, cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { report } from "../main/cli/night-office.ts";
import type { Office } from "../main/cli/office.ts";

const journal = "journal.sqlite";

/** What the tests begin with, on Linux. */
export const sentOnLinux: readonly string[] = ["10023/Prüfbericht.pdf: done", "bad.csv: waiting", "november.csv: done"];

/** Copies what an office holds, after its last process has ended, into `folder`. */
export function packOffice({ dataFolder, inbox }: Office, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(dataFolder, journal), join(folder, journal));
  cpSync(inbox, join(folder, "inbox"), { recursive: true });
}

/** Puts it into a new office, which has settings of its own, and claims the inbox. */
export async function unpackOffice(folder: string, office: Office): Promise<void> {
  copyFileSync(join(folder, journal), join(office.dataFolder, journal));
  cpSync(join(folder, "inbox"), office.inbox, { recursive: true });
  // A copy never imports by itself: the first computer may still run.
  expect((await report(office, "sync")).code).toBe(3);
  expect((await office.pigeonhole("inbox", "claim", "payables")).code).toBe(0);
  // What is there before the first pass waits for a person.
  await report(office, "sync");
}

/** What the journal knows, and whether its trail is whole. */
export async function tellOffice(office: Office): Promise<readonly string[]> {
  expect((await office.pigeonhole("log", "--verify")).code).toBe(0);
  const { imports } = await report(office, "status");
  return imports.map(({ file, state }) => `${file}: ${state}`).toSorted();
}
