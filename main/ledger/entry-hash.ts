/** @file The hash chain of the office's log, as the database computes it too (`entry_hash` in log-functions.ts). */

import { createHash } from "node:crypto";
import type { Entry } from "../office/ledger.ts";

/** @returns sha256 in hex */
export function entryHash(hashBefore: string, entry: Omit<Entry, "hash">): string {
  const { pos, term, computer, nonce, writtenAt, body } = entry;
  return sha256([hashBefore, pos, term ?? "", computer, nonce, writtenAt, body].join("\n"));
}

/** The hash at the end of a log without entries. */
export const startHash = (office: string): string => sha256(office);

const sha256 = (text: string): string => createHash("sha256").update(text, "utf8").digest("hex");
