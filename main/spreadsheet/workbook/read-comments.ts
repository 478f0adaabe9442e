/** @file Reads the comments of an .xlsx sheet: the notes of old and the threads of today. */

import type { CellComments } from "./lay-out-table.ts";
import { unescapeXstring, walkXml } from "./walk-xml.ts";

/** The comments by the number of their row. @param parts of the sheet that have comments or threads */
export function readComments(parts: readonly string[]): CellComments {
  const comments = new Map<number, string[]>();
  for (const xml of parts) {
    let row = 0;
    let text = "";
    let isText = false;
    walkXml(xml, {
      open(name, _, attribute) {
        if (name === "comment" || name === "threadedComment")
          [row, text] = [Number(/\d+$/.exec(attribute("ref") ?? "")?.[0] ?? 0), ""];
        if (name === "text") isText = true;
      },
      close(name, _, content) {
        if (isText && (name === "t" || name === "text")) text += content;
        if (name === "text") isText = false;
        if (name === "comment" || name === "threadedComment") addComment(comments, row, unescapeXstring(text));
      },
    });
  }
  return comments;
}

/** Adds a comment to those of its row. */
export function addComment(comments: Map<number, string[]>, row: number, comment: string): void {
  const text = comment.trim();
  if (text === "") return;
  const known = comments.get(row);
  if (known === undefined) comments.set(row, [text]);
  else known.push(text);
}
