/** @file Makes names of folders that every file system accepts. */

import { reservedName } from "../../shared/values/file-names/file-name-from.ts";

/** A folder name that is unique to `id`: forbidden characters are percent-encoded (%2F). */
export function folderNameFrom(id: string): string {
  const written = (text: string): string =>
    [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
  const plain = id.replace(/%|[<>:"/\\|?*\p{Cc}]/gu, written).replace(/^\.|[. ]$/g, written);
  return reservedName.test(plain) ? written(plain.slice(0, 1)) + plain.slice(1) : plain;
}
