/**
 * @file After a journal was restored: finds out from the folders what it does not remember.
 *
 * [Note: after a restore]
 *
 * A journal that was put back from a backup has forgotten what was sent since.
 * The folders remember some of it. What is in Done was sent, so a file there
 * that the journal does not know is entered as sent, and the same content is a
 * duplicate from then on. What is anywhere else at the first look may have
 * been sent or not: it is in doubt, and is sent only if a person approves it.
 * Until that look is over, nothing of the inbox is taken in, and all that is
 * known of it is in doubt. A file that is still in our folders then is a
 * leftover: nobody has put it there by hand.
 *
 * The same holds for one inbox that this journal took over from another one: it
 * never knew what was sent from there. See [Note: one inbox, one journal].
 */

import type { Leftovers } from "../../shared/agent/exceptions.ts";
import type { MetadataKey } from "../../shared/agent/metadata-keys.ts";
import type { Drop } from "../../shared/imports/drop.ts";
import type { Import } from "../../shared/imports/import.ts";
import { ownFolderOf } from "../../shared/imports/own-folders.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { fileNameOf } from "../../shared/values/file-names/file-path.ts";
import type { Result } from "../../shared/values/result.ts";
import type { SweepFindings } from "../agent/sweep-inboxes.ts";
import { takenOver } from "../imports/claims/taken-over.ts";
import type { Inspected } from "../imports/ports/folder-port.ts";
import type { NewImport } from "../imports/ports/journal-port.ts";
import type { JournalReads } from "../imports/ports/journal-reads.ts";
import { advance } from "../imports/state/advance.ts";
import { record } from "../imports/state/record.ts";
import { registersFor } from "../imports/take-in.ts";
import { type OpenJournal, restoredKey } from "../journal/journal.ts";
import { kindOf, planDocument } from "../planning/plan-import.ts";

/** The time that the journal has forgotten, in epoch ms; from 0 where there was no backup. */
interface Forgotten {
  readonly from: number;
  readonly until: number;
}

interface Parts {
  readonly journal: Pick<JournalReads, "metadata" | "registered" | "hasRegisteredId" | "listed"> &
    Pick<OpenJournal, "commit" | "metadataUnder">;
  readonly inboxes: {
    sweep(inbox: InboxSettings, nowMs: number): Promise<SweepFindings>;
    inspect(inbox: string, path: string): Promise<Result<Inspected, unknown>>;
  };
  /** The files in one of our folders, relative to it. Rejects where it cannot be listed; none where it is not there. */
  readonly listOwn: (inbox: InboxSettings, folder: string) => Promise<readonly string[]>;
}

interface AfterRestore {
  /** The same as the sweep of the inboxes; before the first one after a restore, it looks through the folders. */
  sweep(inbox: InboxSettings, nowMs: number): Promise<SweepFindings>;
  /** When the content of this import may have been sent without the journal's knowing, or null. */
  doubtAbout(import_: Pick<Import, "inbox" | "sha256" | "seenAt" | "place">): Forgotten | null;
  /** What was in the folders of an inbox at the first look, if it was taken over or the journal was restored. */
  leftovers(inbox: string): Leftovers | null;
  /** Until when a restored journal has forgotten what it did (epoch ms), or null. */
  restoredUntil(): number | null;
}

/** What was in the inbox at the first look: path to fingerprint, or to null where the file could not be read. */
interface FirstLook {
  readonly until: number;
  readonly at: number;
  readonly lay: Readonly<Record<string, string | null>>;
  /** What was in Done and was not entered as sent. Not there in a journal of an older version. */
  readonly done?: readonly string[];
}

/** A file that was still being written at the first look has another content when it is taken in, and the same name. */
const nameCountsForMs = 24 * 60 * 60_000;
/** A file that asked for a person then may be corrected and moved back days later, under the name that it had. */
const correctedWithinMs = 7 * nameCountsForMs;
const firstLookKey = (inbox: string): MetadataKey => `looked after restore: ${inbox}`;

export function createAfterRestore({ journal, inboxes, listOwn }: Parts): AfterRestore {
  const read = <T>(key: string): T | null => JSON.parse(journal.metadata(key) ?? "null");
  /** What the journal has forgotten, or never knew, of an inbox. */
  const forgottenIn = (inbox: string): Forgotten | null => {
    const [one, other] = [read<Forgotten>(restoredKey), takenOver(journal, inbox)].filter((known) => known !== null);
    if (!one || !other) return one ?? null;
    return { from: Math.min(one.from, other.from), until: Math.max(one.until, other.until) };
  };
  const firstLook = (inbox: string, { until }: Forgotten): FirstLook | null => {
    const look = read<FirstLook>(firstLookKey(inbox));
    return look?.until === until ? look : null;
  };

  /** It was in another inbox at the first look there, and a person has moved it since. */
  function doubtElsewhere(inbox: string, sha256: string): Forgotten | null {
    for (const key of journal.metadataUnder(firstLookKey("")).keys()) {
      const other = key.slice(firstLookKey("").length);
      const forgotten = other === inbox ? null : forgottenIn(other);
      const look = forgotten && firstLook(other, forgotten);
      if (look && Object.values(look.lay).includes(sha256)) return forgotten;
    }
    return null;
  }

  async function lookThrough(inbox: InboxSettings, forgotten: Forgotten, findings: SweepFindings, nowMs: number) {
    const lay: Record<string, string | null> = {};
    let takenAsSent = 0;
    const notEntered: string[] = [];
    const lying = [...findings.settled.map(({ drop }) => drop.path), ...findings.unsettled.map(({ file }) => file)];
    for (const folder of ["Needs you", "Failed", "Duplicates"])
      for (const path of await listOwn(inbox, folder)) lying.push(`${folder}/${path}`);
    const done = (await listOwn(inbox, "Done")).filter((path) => isSince(path, forgotten.from));
    for (const path of done) {
      const inspected = await inboxes.inspect(inbox.id, `Done/${path}`);
      // One that cannot be read is left out: it must not hold up the inbox.
      if (inspected.ok && (await takeAsSent(inbox, inspected.value.drop, path, forgotten, nowMs))) takenAsSent += 1;
      else notEntered.push(`Done/${path}`);
    }
    for (const path of lying) {
      const inspected = await inboxes.inspect(inbox.id, path);
      lay[path] = inspected.ok ? inspected.value.drop.sha256 : null;
    }
    const look: FirstLook = { until: forgotten.until, at: nowMs, lay, done: notEntered };
    const detail = { inbox: inbox.id, inDoubt: lying.length, takenAsSent };
    const event = { what: "look-after-restore", who: "agent", detail } as const;
    await journal.commit((draft) => draft.setMetadata(firstLookKey(inbox.id), JSON.stringify(look), event));
  }

  /** False where the journal already knows that it was sent. */
  function takeAsSent(
    inbox: InboxSettings,
    drop: Drop,
    path: string,
    { until }: Forgotten,
    nowMs: number,
  ): Promise<boolean> {
    const at = `Done/${path}`;
    const clock = { now: () => nowMs };
    const dropped = path.replace(dayFolder, "");
    const registers = registersFor(journal, { inbox: inbox.id, connection: inbox.connection });
    const kind = kindOf(dropped, inbox, registers, drop.content) === "document" ? "document" : "batch";
    const planned = kind === "document" ? planDocument({ ...drop, path: dropped }, inbox, registers, null) : null;
    const entry: NewImport = {
      inbox: inbox.id,
      connection: inbox.connection,
      kind,
      sha256: drop.sha256,
      sizeBytes: drop.sizeBytes,
      dropped,
      seenAt: nowMs,
    };
    const purchaseInvoiceId = planned?.ok ? planned.value.purchaseInvoiceId : null;
    const { type, ...detail } = { type: "take-as-sent", at, purchaseInvoiceId } as const;
    const event = { what: type, who: "agent", detail: { ...detail, because: "its-file-lies-in-done" } };
    return journal.commit((draft) => {
      const same = draft.withContent(drop.sha256).filter((known) => known.inbox === inbox.id);
      if (same.some(({ parts, state }) => state.at === "done" && parts.some((part) => part.state === "done")))
        return false;
      const inDoubt = same.find(({ state, since }) => state.at === "unknown" && since === until);
      if (inDoubt)
        return record({ clock, journal: draft }, inDoubt, { type: "sent-before-restore", at }).type === "advanced";
      draft.addSent(entry, (added) => advance(added, { type, ...detail }, nowMs), event);
      return true;
    });
  }

  /** By inbox, because each comparison asks for it, and it may hold thousands of files. */
  const leftoversRead = new Map<string, { readonly text: string; readonly leftovers: Leftovers | null }>();

  return {
    async sweep(inbox, nowMs) {
      const findings = await inboxes.sweep(inbox, nowMs);
      const forgotten = forgottenIn(inbox.id);
      if (forgotten === null || findings.unreachable !== null || firstLook(inbox.id, forgotten)) return findings;
      try {
        await lookThrough(inbox, forgotten, findings, nowMs);
        return findings;
      } catch (problem) {
        return { settled: [], unsettled: findings.unsettled, unreachable: (problem as Error).message };
      }
    },
    doubtAbout({ inbox, sha256, seenAt, place }) {
      const forgotten = forgottenIn(inbox);
      const look = forgotten && firstLook(inbox, forgotten);
      if (look === null) return forgotten ?? doubtElsewhere(inbox, sha256);
      const agoMs = seenAt - look.at;
      const hasItsName = Object.hasOwn(look.lay, place.dropped) && agoMs < nameCountsForMs;
      const mayBeIt = agoMs < correctedWithinMs && Object.keys(look.lay).some((lay) => isNameOf(lay, place.dropped));
      return hasItsName || mayBeIt || Object.values(look.lay).includes(sha256)
        ? forgotten
        : doubtElsewhere(inbox, sha256);
    },
    leftovers(inbox) {
      const key = firstLookKey(inbox);
      const text = journal.metadata(key);
      const forgotten = text === null ? null : forgottenIn(inbox);
      if (text === null || forgotten === null) return null;
      const known = leftoversRead.get(inbox);
      if (known?.text === text) return known.leftovers;
      const { until, lay, done = [] }: FirstLook = JSON.parse(text);
      const paths = new Set([...Object.keys(lay), ...done].filter((path) => ownFolderOf(path) !== undefined));
      const from = takenOver(journal, inbox)?.until === until ? "taken-over" : "restored";
      const leftovers = until === forgotten.until ? ({ from, paths } as const) : null;
      leftoversRead.set(inbox, { text, leftovers });
      return leftovers;
    },
    restoredUntil: () => read<Forgotten>(restoredKey)?.until ?? null,
  };
}

/**
 * True where the file at `path` was in a folder of ours for files to correct, and had this name when it was dropped; also
 * where it was moved out of its subfolder, to the inbox's root.
 */
function isNameOf(path: string, dropped: string): boolean {
  const folder = ownFolderOf(path);
  if (folder !== "Needs you" && folder !== "Failed") return false;
  const had = unnumbered(path.slice(folder.length + 1));
  return had === unnumbered(dropped) || fileNameOf(had) === unnumbered(dropped);
}

const unnumbered = (path: string): string => path.replace(/ \(\d+\)(?=\.[^.]+$)/, "");

const dayFolder = /^(\d{4}-\d{2}-\d{2})\//;
const dayMs = 24 * 60 * 60_000;

/** True for a path in Done that may have come there after the backup; a day more, for the zones of the earth. */
function isSince(path: string, from: number): boolean {
  const day = dayFolder.exec(path)?.[1];
  return day === undefined || Date.parse(day) + 2 * dayMs > from;
}
