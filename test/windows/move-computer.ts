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

/** Puts it into a new office, which has settings of its own, claims the inbox, and tells what the journal knows then. */
export async function unpackOffice(folder: string, office: Office): Promise<readonly string[]> {
  copyFileSync(join(folder, journal), join(office.dataFolder, journal));
  cpSync(join(folder, "inbox"), office.inbox, { recursive: true });
  // A copy never imports by itself: the first computer may still run.
  expect((await report(office, "sync")).code).toBe(3);
  expect((await office.pigeonhole("inbox", "claim", "payables")).code).toBe(0);
  // What is there before the first pass waits for a person.
  const { imports } = await report(office, "sync");
  expect((await office.pigeonhole("log", "--verify")).code).toBe(0);
  return imports.map(({ file, state }) => `${file}: ${state}`).toSorted();
}
