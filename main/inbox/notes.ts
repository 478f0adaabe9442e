/** @file The note beside a file that failed or needs someone. */

import { readFile, unlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { longestNameBytes } from "../../shared/values/number-file-name.ts";
import { isOurNote } from "../../shared/wording/imports/why-note.ts";

const ending = ".why.txt";

/** Where the note of a file lies. */
export function notePath(file: string): string {
  const name = basename(file);
  const fits = Buffer.byteLength(name) + Buffer.byteLength(ending) <= longestNameBytes;
  const letters = [...name];
  // The end stays: that is where names that begin alike differ, and where a number goes when a name is taken.
  const short = fits ? name : `${letters.slice(0, 30).join("")}…${letters.slice(-20).join("")}`;
  return join(dirname(file), `${short}${ending}`);
}

export async function writeNote(file: string, text: string): Promise<void> {
  // With a mark in front, Windows reads it as UTF-8 in every program.
  const write = () =>
    writeFile(notePath(file), `\uFEFF${text.replaceAll("\n", "\r\n")}`, { flag: "wx" }).catch(async (problem) => {
      // Begun and not finished, as on a full disk: half a note would be taken for somebody else's, and stay.
      if (problem.code !== "EEXIST") await unlink(notePath(file)).catch(() => {});
      throw problem;
    });
  await write().catch(async (problem) => {
    // A note that cannot be written must not undo the filing: the window says the same.
    if (problem.code === "EEXIST" && (await removeNote(file))) await write().catch(() => {});
  });
}

/** Takes our note away; true where there was one of ours. */
export async function removeNote(file: string): Promise<boolean> {
  const path = notePath(file);
  const text = await readFile(path, "utf8").catch(() => "");
  if (!isOurNote(text.replace(/^\uFEFF/, ""))) return false;
  return unlink(path).then(
    () => true,
    () => false,
  );
}
