/** @file Writes and removes the note beside a file that failed, needs a person, or was sent before. */

import { createHash } from "node:crypto";
import { readFile, unlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { longestNameBytes } from "../../shared/values/file-names/number-file-name.ts";
import { escapeControls, escapeLine } from "../../shared/values/text/escape-controls.ts";
import { isOurNote } from "../../shared/wording/imports/why-note.ts";

const ending = ".why.txt";

export const isNoteName = (name: string): boolean => name.endsWith(ending);

/**
 * The path of a file's note. A long name is shortened in the middle, one with control characters shows them, and both are
 * told from others like them by a fingerprint.
 */
export function notePath(file: string): string {
  const name = basename(file);
  const shown = escapeLine(name).replaceAll("\\", "_");
  // A name with a line end or a sign that reverses text is as hard to read as one that is too long.
  const fits =
    shown === name.replaceAll("\\", "_") && Buffer.byteLength(name) + Buffer.byteLength(ending) <= longestNameBytes;
  const letters = [...shown];
  // Names that differ in their middle alone must not share a note, nor wait for each other's to be written.
  const mark = createHash("sha256").update(name).digest("hex").slice(0, 8);
  const short = fits ? name : `${letters.slice(0, 30).join("")}…${mark}…${letters.slice(-20).join("")}`;
  return join(dirname(file), `${short}${ending}`);
}

export async function writeNote(file: string, text: string): Promise<void> {
  // With a byte order mark, every program on Windows reads it as UTF-8. It may quote a cell or the service's answer, and
  // a terminal that shows it carries out control characters.
  const written = `\uFEFF${escapeControls(text).replaceAll("\n", "\r\n")}`;
  const write = () =>
    writeFile(notePath(file), written, { flag: "wx" }).catch(async (problem) => {
      // Half a note, as on a full disk, would be taken for another person's file and stay.
      if (problem.code !== "EEXIST") await unlink(notePath(file)).catch(() => {});
      throw problem;
    });
  await write().catch(async (problem) => {
    // A failed note must not undo the filing. The window says the same.
    if (problem.code === "EEXIST" && (await removeNote(file))) await write().catch(() => {});
  });
}

/** The text of a note of ours; null for any other file, and for what can't be read. */
export async function readOurNote(path: string): Promise<string | null> {
  const text = (await readFile(path, "utf8").catch(() => "")).replace(/^\uFEFF/, "");
  return isOurNote(text) ? text : null;
}

/** Deletes our note; true if there was one. */
export async function removeNote(file: string): Promise<boolean> {
  const path = notePath(file);
  if ((await readOurNote(path)) === null) return false;
  return unlink(path).then(
    () => true,
    () => false,
  );
}
