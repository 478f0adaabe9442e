/** @file Finds the highest number of an import that the notes in an inbox's folders name, whoever wrote them. */

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { ownFolders } from "../../../shared/imports/own-folders.ts";
import { numberInNote } from "../../../shared/wording/imports/why-note.ts";
import { isNoteName, readOurNote } from "../notes.ts";

/** More notes than people leave; a claim waits for their reading. */
const mostNotes = 5_000;

/** 0 where no note names one. What can't be read is passed over. */
export async function highestNumberIn(inbox: string): Promise<number> {
  const listed = await Promise.all(
    ownFolders.map((folder) => readdir(join(inbox, folder), { recursive: true }).catch(() => [])),
  );
  const notes = listed.flatMap((names, at) => names.filter(isNoteName).map((name) => join(ownFolders[at] ?? "", name)));
  let highest = 0;
  for (const note of notes.slice(0, mostNotes)) {
    const text = await readOurNote(join(inbox, note));
    if (text !== null) highest = Math.max(highest, numberInNote(text));
  }
  return highest;
}
