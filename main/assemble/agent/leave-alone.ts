/** @file Leaves the files out of a sweep that were in the folder before it became an inbox. See [Note: files that were there first]. */

import type { InboxCount } from "../../../shared/agent/exceptions.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import type { SweepFindings } from "../../agent/sweep-inboxes.ts";
import type { FolderPort } from "../../imports/ports/folder-port.ts";
import type { Metadata } from "../../imports/ports/journal-port.ts";
import type { JournalReads } from "../../imports/ports/journal-reads.ts";
import { type FindThereFirst, type ThereFirst, thereFirstKey, wasThereFirst } from "../../imports/there-first.ts";

type Sweep = (inbox: InboxSettings, nowMs: number) => Promise<SweepFindings>;

/**
 * Wraps a sweep: files that were there first are counted as left alone, and are not among the findings.
 *
 * @param mayRecord false for a process that only looks: if no record was made yet, it takes every file for an old one
 */
export function leaveAlone(
  journal: Pick<Metadata, "commit"> & Pick<JournalReads, "atPath">,
  { sweep, inspect }: { readonly sweep: Sweep } & Pick<FolderPort, "inspect">,
  thereFirst: FindThereFirst,
  mayRecord: boolean,
): Sweep {
  /** Null for a file that is incomplete or can't be read: until that changes, it is known by its path alone. */
  async function fingerprint(inbox: string, path: string): Promise<string | null> {
    const inspected = await inspect(inbox, path);
    return inspected.ok && inspected.value.missingEnd === null ? inspected.value.drop.sha256 : null;
  }

  /** All that the sweep has found, without the files of imports, which were taken in before. */
  async function look(inbox: InboxSettings, { settled, unsettled }: SweepFindings): Promise<ThereFirst> {
    const paths = [...settled.map(({ drop }) => drop.path), ...unsettled.map(({ file }) => file)];
    const files: Record<string, string | null> = {};
    for (const path of paths)
      if (!journal.atPath(inbox.id, path)) files[path] = mayRecord ? await fingerprint(inbox.id, path) : null;
    return { folder: inbox.path, files };
  }

  return async (inbox, nowMs) => {
    const findings = await sweep(inbox, nowMs);
    if (inbox.existingFiles === "import" || findings.unreachable !== null) return findings;
    const known = thereFirst(inbox);
    const first = known ?? (await look(inbox, findings));
    const fingerprints = newFingerprints(first, findings);
    const next = { ...first, files: { ...first.files, ...fingerprints } };
    if (mayRecord && (known === null || Object.keys(fingerprints).length > 0)) {
      const detail = { inbox: inbox.id, folder: inbox.path, files: Object.keys(next.files).length };
      const event = { what: "leave-alone", who: "agent", detail } as const;
      await journal.commit((draft) => draft.setMetadata(thereFirstKey(inbox.id), JSON.stringify(next), event));
    }
    const settled = findings.settled.filter(({ drop }) => !wasThereFirst(next, drop.path, drop.sha256));
    const unsettled = findings.unsettled.filter(({ file }) => !wasThereFirst(next, file, null));
    const found = findings.settled.length + findings.unsettled.length;
    return { ...findings, settled, unsettled, leftAlone: found - settled.length - unsettled.length };
  };
}

type Count = (inbox: InboxSettings, nowMs: number) => Promise<InboxCount>;

/** Wraps a count of the folders: files that were there first are not counted, so they make no exceptions. */
export function countWithoutThereFirst(thereFirst: FindThereFirst, count: Count): Count {
  return async (inbox, nowMs) => {
    const counted = await count(inbox, nowMs);
    const first = inbox.existingFiles === "import" ? null : thereFirst(inbox);
    if (first === null) return counted;
    const isNew = ({ path }: { readonly path: string }) => !wasThereFirst(first, path, null);
    return { ...counted, dropped: counted.dropped.filter(isNew), filed: counted.filed.filter(isNew) };
  };
}

const newFingerprints = ({ files }: ThereFirst, { settled }: SweepFindings): Record<string, string> =>
  Object.fromEntries(
    settled.flatMap(({ drop: { path, sha256 } }) => (files[path] === null ? [[path, sha256] as const] : [])),
  );
