/** @file Names of files that nobody dropped: lock files, unfinished downloads, settings files of folders, and those that an inbox names. */

import { patternFor } from "../../shared/settings/name-patterns.ts";

const ignored: readonly RegExp[] = [
  // Hidden files: rsync, scp and macOS write them beside or before the real one (`._x`, `.DS_Store`, `.x.pdf.Ab12`).
  /^\./,
  // Lock files of office programs.
  /^~\$/,
  // Unfinished downloads, copies and saves.
  /\.(tmp|part|partial|filepart|crdownload|download|opdownload|swp)$/i,
  /^~.*\.(tmp|od[a-z]*)$/i,
  // Temporary files of Syncthing and OneDrive.
  /^~syncthing~/i,
  /^~?onedrive.*\.(tmp|temp)$/i,
  // Files that Windows and macOS keep a folder's look and thumbnails in.
  /^(thumbs\.db|desktop\.ini|ehthumbs\.db|icon\r)$/i,
  /^@eadir$/i,
  // Our own notes.
  /\.why\.txt$/i,
];

/** True for a file or folder name that is never taken for a drop. */
export const isIgnored = (name: string): boolean => ignored.some((pattern) => pattern.test(name));

/**
 * The pattern of an inbox that keeps a path outside our own folders from being taken in, or null. See [Note: names that an
 * inbox ignores].
 */
export function ignoringPattern(patterns: readonly string[], path: string): string | null {
  if (patterns.length === 0) return null;
  for (const name of path.split("/")) {
    const pattern = patternFor(patterns, name);
    if (pattern !== null) return pattern;
  }
  return null;
}
