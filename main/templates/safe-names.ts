/** @file Names of files and folders that every file system takes. */

const forbidden = /[<>:"/\\|?*\p{Cc}]/gu;
/** Names that Windows keeps for its devices, whatever their ending. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const longest = 100;

/** A file's name that reads as much like `name` as may be. */
export function fileNameFrom(name: string): string {
  const plain = [...name.normalize().replace(forbidden, "_")].slice(0, longest).join("");
  // Windows drops dots and spaces at the end; a dot in front would hide the file.
  const trimmed = plain.replace(/^[. ]+|[. ]+$/g, "");
  if (trimmed === "") return "Template";
  return reserved.test(trimmed) ? `_${trimmed}` : trimmed;
}

/** A folder's name for `id` and no other: a character that a name cannot hold is written as its bytes, such as %2F. */
export function folderNameFrom(id: string): string {
  const written = (text: string): string =>
    [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
  const plain = id.replace(/%|[<>:"/\\|?*\p{Cc}]/gu, written).replace(/^\.|[. ]$/g, written);
  return reserved.test(plain) ? written(plain.slice(0, 1)) + plain.slice(1) : plain;
}
