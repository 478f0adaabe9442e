/** @file Settles files in memory as the inbox does: an open last line waits longer, and an end is looked for by structure. */

import type { FileHandle } from "node:fs/promises";
import { isLastLineOpen } from "../../main/inbox/ends/last-line.ts";
import { findMissingEnd } from "../../main/inbox/ends/look-inside.ts";
import type { Inboxes } from "../../main/inbox/inbox.ts";

import type { Drop } from "../../shared/imports/drop.ts";
import { longerForOpenLine } from "../../shared/settings/settle-times.ts";
import type { Message } from "../../shared/wording/message.ts";
import { type MemoryDisk, sha256Of } from "../fakes/memory-disk.ts";

/** The folder as one life of the agent sees it; what it has seen goes with it. */
export function waitForLastLines(folder: Inboxes, disk: MemoryDisk): Inboxes {
  const since = new Map<string, { readonly sha256: string; readonly atMs: number }>();

  async function ended(drop: Drop, missingEnd: Message | null): Promise<{ drop: Drop; missingEnd: Message | null }> {
    const bytes = disk.read(drop.path, drop.inbox);
    return {
      drop,
      missingEnd: bytes && sha256Of(bytes) === drop.sha256 ? await missingEndOf(drop, bytes) : missingEnd,
    };
  }

  /** When the file was first seen as it is now, in epoch ms. */
  function firstSeen({ path, sha256 }: Drop, nowMs: number): number {
    const before = since.get(path);
    const now = before?.sha256 === sha256 && before.atMs <= nowMs ? before : { sha256, atMs: nowMs };
    since.set(path, now);
    return now.atMs;
  }

  return {
    ...folder,
    async sweep(inbox, nowMs) {
      const swept = await folder.sweep(inbox, nowMs);
      const settled: (typeof swept.settled)[number][] = [];
      const unsettled = [...swept.unsettled];
      for (const each of swept.settled) {
        const { drop } = each;
        const bytes = disk.read(drop.path, drop.inbox);
        const atMs = firstSeen(drop, nowMs);
        const isOpen = bytes !== undefined && drop.content.is === "text" && (await mayGrow(bytes));
        // It has been seen once for its first settle time.
        if (isOpen && nowMs - atMs < inbox.settleMs * (longerForOpenLine - 1))
          unsettled.push({ inbox: inbox.id, file: drop.path, since: atMs, why: "last-line-open" });
        else settled.push(await ended(drop, each.missingEnd));
      }
      return { ...swept, settled, unsettled };
    },
    async inspect(inbox, path) {
      const found = await folder.inspect(inbox, path);
      return found.ok ? { ok: true, value: await ended(found.value.drop, found.value.missingEnd) } : found;
    },
  };
}

const growing = new WeakMap<Uint8Array, Promise<boolean>>();
const ends = new WeakMap<Uint8Array, Promise<Message | null>>();

/** The real rules, asked once for the same bytes: bytes on the disk in memory never change. */
function mayGrow(bytes: Uint8Array): Promise<boolean> {
  const known = growing.get(bytes) ?? isLastLineOpen(handleOn(bytes), bytes.length);
  growing.set(bytes, known);
  return known;
}

function missingEndOf({ content }: Drop, bytes: Uint8Array): Promise<Message | null> {
  const known = ends.get(bytes) ?? findMissingEnd(handleOn(bytes), bytes.length, content);
  ends.set(bytes, known);
  return known;
}

/** An open file of which only stretches are read. */
const handleOn = (bytes: Uint8Array) =>
  ({
    async read(buffer: Buffer, offset: number, length: number, position: number) {
      const stretch = bytes.subarray(position, position + length);
      buffer.set(stretch, offset);
      return { bytesRead: stretch.length, buffer };
    },
  }) as unknown as FileHandle;
