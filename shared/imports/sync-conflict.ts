/** @file Which file names mean that a sync program kept two versions of one file. */

import { fileNameOf, folderOf } from "../values/file-names/file-path.ts";

/** The file that a copy conflicts with. */
export interface SyncConflict {
  /** The other version's path, with the folders of the copy. */
  readonly original: string;
  /** The name alone proves nothing: it is a conflict only if the original exists. */
  readonly needsOriginal: boolean;
}

/**
 * [Note: sync-conflict copies]
 *
 * Two people edit one file, and the sync program keeps both: Dropbox, Nextcloud and Box add "(Jane's conflicted copy
 * 2026-11-20)" in their user's language, Syncthing ".sync-conflict-20261120-101112-ABCDEFG", Seafile "(SFConflict …)",
 * ownCloud "_conflict-20261120-101112". OneDrive adds "-" and the computer's name, which other names may have too, so
 * that needs the original beside it. Both versions hold much the same, so only a person can say which one counts.
 */
export function syncConflictIn(path: string): SyncConflict | null {
  const [folder, name] = [folderOf(path), fileNameOf(path).normalize("NFC")];
  for (const [pattern, needsOriginal] of patterns) {
    const original = name.replace(pattern, "$<ending>");
    if (original !== name) return { original: folder + original, needsOriginal };
  }
  return null;
}

const ending = "(?<ending>\\.[^.]*)?$";
const inBrackets = (words: string): RegExp =>
  new RegExp(`\\s*\\((?:[^()]*[^\\p{L}()])?${words}[^()]*\\)${ending}`, "iu");

const patterns: readonly (readonly [pattern: RegExp, needsOriginal: boolean])[] = [
  [inBrackets("(?:conflicted|conflicting) copy"), false],
  [inBrackets("(?:case|selective sync|unicode encoding) conflict"), false],
  [inBrackets("(?:in Konflikt stehende Kopie|Konfliktkopie|Konflikt-?Kopie)"), false],
  [inBrackets("copie en conflit"), false],
  [inBrackets("copia (?:en conflicto|in conflitto)"), false],
  [inBrackets("cópia (?:em conflito|conflitante)"), false],
  [
    inBrackets("(?:conflicterende kopie|kopia powodująca konflikt|konfliktkopia|motstridende kopi|modstridende kopi)"),
    false,
  ],
  [inBrackets("SFConflict"), false],
  [new RegExp(`\\.sync-conflict-\\d{8}-\\d{6}(?:-[A-Z0-9]{7})?${ending}`, "i"), false],
  [new RegExp(`_conflict-\\d{8}-\\d{6}${ending}`, "i"), false],
  // The names that Windows gives to computers, and those that offices do.
  [
    new RegExp(
      `-(?:(?:DESKTOP|LAPTOP|WIN|PC|SURFACE)-[A-Z0-9]{3,11}|[A-Z0-9]{2,11}-(?:PC|LAPTOP|DESKTOP|NB))${ending}`,
    ),
    true,
  ],
];
