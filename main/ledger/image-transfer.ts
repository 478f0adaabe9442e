/** @file Carries a computer's image through the office database to a computer that joins. */

import { createReadStream } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import type { Ledger, LogPosition, Snapshot } from "../office/ledger.ts";
import { privateFileMode } from "../platform/private-files.ts";

/** @param file a whole copy of the image as of `at` that nobody writes to */
export const uploadImage = (ledger: Ledger, at: LogPosition, file: string) =>
  ledger.saveSnapshot(at, createReadStream(file, { highWaterMark: 1_000_000 }));

export type Downloaded =
  | Awaited<ReturnType<Ledger["fetchSnapshot"]>>
  /** The disk took it not. */
  | { readonly is: "not-written"; readonly detail: string };

/** Writes the image to `to`, whole and durable or not at all; whatever was there is replaced. */
export async function downloadImage(ledger: Ledger, snapshot: Snapshot, to: string): Promise<Downloaded> {
  const unfinished = `${to}.unfinished`;
  try {
    const file = await open(unfinished, "w", privateFileMode);
    const fetched = await fill(file, ledger, snapshot).finally(() => file.close());
    if (fetched.is === "fetched") await rename(unfinished, to);
    return fetched;
  } catch (problem) {
    return { is: "not-written", detail: (problem as Error).message };
  } finally {
    await rm(unfinished, { force: true }).catch(() => {});
  }
}

async function fill(file: FileHandle, ledger: Ledger, snapshot: Snapshot) {
  const fetched = await ledger.fetchSnapshot(snapshot, async (piece) => void (await file.appendFile(piece)));
  await file.sync();
  return fetched;
}
