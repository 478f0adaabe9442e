/**
 * @file What was in the folder of an inbox before Pigeonhole watched it, as the journal's metadata keeps it.
 *
 * [Note: files that were there first]
 *
 * With `"existingFiles": "leave"` the first look at the folder records the path and the fingerprint of each file that
 * it finds in the journal, in one durable step and before anything is taken in. Such a file is not imported. Another
 * content at its path is a new file, and so is a file that was moved or renamed. Where a file is not whole at the first
 * look, its fingerprint is recorded once it has settled; until then its path alone tells it from others. The record is
 * never shortened: a network share that is away looks empty.
 */

import type { MetadataKey } from "../../shared/agent/metadata-keys.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";

/** What was there first. It says nothing of another folder than this. */
export interface ThereFirst {
  readonly folder: string;
  /** Path to sha256, or to null until the file has settled once. */
  readonly files: Readonly<Record<string, string | null>>;
}

export interface ThereFirstMetadata {
  metadata(key: string): string | null;
}

export const thereFirstKey = (inbox: string): MetadataKey => `there-first ${inbox}`;

/** Gives null where the folder that the inbox has now was not looked at yet. */
export type FindThereFirst = (inbox: InboxSettings) => ThereFirst | null;

/** The record of a folder used for years is long: it is read again only where it has changed. */
export function createThereFirst({ metadata }: ThereFirstMetadata): FindThereFirst {
  const known = new Map<string, { readonly text: string; readonly kept: ThereFirst }>();
  return ({ id, path }) => {
    const text = metadata(thereFirstKey(id));
    if (text === null) return null;
    const before = known.get(id);
    const kept: ThereFirst = before?.text === text ? before.kept : JSON.parse(text);
    known.set(id, { text, kept });
    return kept.folder === path ? kept : null;
  };
}

export const thereFirstIn = (journal: ThereFirstMetadata, inbox: InboxSettings): ThereFirst | null =>
  createThereFirst(journal)(inbox);

/** @param sha256 null for a file that has not settled */
export const wasThereFirst = ({ files }: ThereFirst, path: string, sha256: string | null): boolean =>
  Object.hasOwn(files, path) && (sha256 === null || (files[path] ?? sha256) === sha256);
