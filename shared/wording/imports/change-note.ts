/** @file Writes the text of the note beside a file that was changed after it was filed. */

import { wasSent } from "../../agent/exceptions.ts";
import type { Import } from "../../imports/import.ts";
import { words } from "../../words/spoken.ts";
import { shorten } from "../grammar.ts";

/** @param note the note that the file has without the change, or null */
export function changeNote(import_: Import, note: string | null): string {
  const head = note ?? `${words.note.heading}\n\n${words.note.file} ${shorten(import_.place.dropped, 400)}\n`;
  const { changed, toDo } = words.exceptions.change[wasSent(import_)];
  return `${head}\n${words.note.changedSince}\n${changed} ${toDo}\n${words.note.deleteWhenSeen}\n`;
}
