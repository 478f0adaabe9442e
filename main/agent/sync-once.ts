/** @file One pass: takes up what is in the inboxes now and drives it as far as it goes. */

import type { Unsettled } from "../../shared/ipc.ts";
import { longestSettlingMs } from "../../shared/settings/settle-times.ts";
import type { ImportQueue } from "../imports/import-queue.ts";
import type { Clock, Ports } from "../imports/ports/ports.ts";
import type { AgentParts } from "./agent-parts.ts";
import { type FilesLetGo, followFilesLetGo } from "./files-let-go.ts";
import { forgetEndedWaits } from "./forget-ended-waits.ts";

/** How long one pass waits for a service that is busy, once nothing else moves on. */
const longestRetryingMs = 10_000;
export const lookAgainMs = 250;
const longestPassMs = 30 * 60_000;
/** A person may be making room on a full disk right now. */
const mostTriesForRoom = 4;
const waitForRoomMs = 1_000;
/** How often the status is told meanwhile. */
const tickMs = 500;

interface Pass {
  readonly clock: Clock;
  readonly sweep: () => Promise<void>;
  readonly queue: ImportQueue;
  readonly journal: Pick<Ports["journal"], "underWay" | "asking" | "unfiled" | "get">;
  readonly room: Pick<AgentParts["journal"], "foundNoRoom" | "forgetNoRoom">;
  readonly unsettled: () => readonly Unsettled[];
  readonly signal: AbortSignal;
}

/**
 * [Note: the end of a pass]
 *
 * A pass goes on until nothing settles any more and nothing is due soon. What is left waits for the next one, which may be
 * the next night's. So the time that it waits begins again whenever a file has moved on: seventy files on a busy
 * computer take longer than any one of them needs to settle. A file that never settles moves nothing on, and where files
 * come without end, the pass ends after half an hour.
 */
export async function syncOnce({ clock, sweep, queue, journal, room, unsettled, signal }: Pass): Promise<void> {
  let startedAt = clock.now();
  let moved = { at: startedAt, to: "" };
  let triesForRoom = mostTriesForRoom;
  forgetEndedWaits(queue, journal);
  for (;;) {
    const letGo = followFilesLetGo(journal);
    letGo.follow();
    await sweep();
    letGo.follow();
    // A person who asks for a pass by name wants it now, whatever the hours.
    queue.hours.override();
    await queue.run();
    await queue.fileLeftovers();
    if (signal.aborted) return;
    const now = clock.now();
    // The clock has been set back: a pass must not last as long as that.
    startedAt = Math.min(startedAt, now);
    const to = whereFilesAre(journal, unsettled);
    if (to !== moved.to && now - startedAt < longestPassMs) moved = { at: now, to };
    moved.at = Math.min(moved.at, now);
    const { settles, retries, dueAt } = leftIn({ queue, unsettled, letGo, since: moved.at, now });
    if (!settles && !retries) {
      if (room.foundNoRoom() === null || triesForRoom === 0) break;
      triesForRoom -= 1;
      await clock.wait(waitForRoomMs, signal);
      room.forgetNoRoom();
      queue.endRests();
      continue;
    }
    await clock.wait(settles ? lookAgainMs : Math.max((dueAt ?? 0) - now, 50), signal);
  }
}

/** Changes when a file settles, is taken in, or reaches another state. A try that fails changes nothing. */
const whereFilesAre = (journal: Pass["journal"], unsettled: Pass["unsettled"]): string =>
  [
    ...journal.underWay().map(({ id, state }) => `${id} ${state.at}`),
    ...unsettled().map(({ inbox, file }) => `${inbox}/${file}`),
  ].join("\n");

interface Looked extends Pick<Pass, "queue" | "unsettled"> {
  readonly letGo: Pick<FilesLetGo, "hasAny">;
  /** Since when nothing has moved on, and the time now; both in epoch ms. */
  readonly since: number;
  readonly now: number;
}

/** What a pass still has to wait for: files that settle, and imports that are due soon. */
export function leftIn({ queue, unsettled, letGo, since, now }: Looked) {
  const dueAt = queue.nextDueAt();
  const comes = unsettled().some(({ why }) => why !== "not-a-file" && why !== "not-noted");
  const settles = (comes || letGo.hasAny() || queue.waitsForOpenFile()) && now - since < longestSettlingMs;
  const retries = dueAt !== null && dueAt - since < longestRetryingMs;
  return { settles, retries, dueAt };
}

interface Attended {
  readonly pass: Promise<void>;
  readonly attend: () => void;
  readonly clock: Clock;
  readonly report: (bug: unknown) => void;
}

/** Calls `attend` until the pass is over, so that its status is told and decisions are taken up meanwhile. */
export async function attendTo({ pass, attend, clock, report }: Attended): Promise<void> {
  const over = new AbortController();
  const attending = async () => {
    for (; !over.signal.aborted; await clock.wait(tickMs, over.signal)) attend();
  };
  const attended = attending().catch(report);
  await pass.finally(() => over.abort("over"));
  await attended;
}
