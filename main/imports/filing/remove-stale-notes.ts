/** @file Takes away the note beside a file that waited for a person, once the person has decided and its import goes on. */

import type { Import } from "../../../shared/imports/import.ts";
import { ownFolderOf } from "../../../shared/imports/own-folders.ts";
import type { Ports } from "../ports/ports.ts";

/** True where an import is under way whose file is in one of our folders. */
const hasStaleNote = ({ place }: Import): boolean => place.path !== null && ownFolderOf(place.path) !== undefined;

/**
 * The file stays in its folder until its import ends, perhaps for a night. What its note asked for was done.
 *
 * @returns takes the note of one import away that is under way and in hand; once for each of its versions
 */
export function removesStaleNote({ folder }: Pick<Ports, "folder">): (import_: Import) => Promise<void> {
  const looked = new Map<string, number>();
  return async (import_) => {
    const { id, version, inbox, place } = import_;
    if (place.path === null || !hasStaleNote(import_) || looked.get(id) === version) return;
    await folder.removeNote(inbox, place.path);
    if (looked.size > mostRemembered) looked.clear();
    looked.set(id, version);
  };
}

/** To look once more costs little. */
const mostRemembered = 10_000;

/** The imports under way whose note may be there still. */
export const withStaleNotes = ({ journal }: Pick<Ports, "journal">): readonly Import[] =>
  journal.underWay().filter(hasStaleNote);
