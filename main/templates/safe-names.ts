/** @file Makes names of files and folders that every file system accepts. */

const forbidden = /[<>:"/\\|?*\p{Cc}]/gu;
/** Names that Windows reserves for devices, with any extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const longest = 100;

/** A valid file name as similar to `name` as possible. */
export function fileNameFrom(name: string): string {
  const plain = [...name.normalize().replace(forbidden, "_")].slice(0, longest).join("");
  // Windows removes dots and spaces at the end; a dot in front would hide the file.
  const trimmed = plain.replace(/^[. ]+|[. ]+$/g, "");
  if (trimmed === "") return "Template";
  return reserved.test(trimmed) ? `_${trimmed}` : trimmed;
}

/** A folder name that is unique to `id`: forbidden characters are percent-encoded (%2F). */
export function folderNameFrom(id: string): string {
  const written = (text: string): string =>
    [...new TextEncoder().encode(text)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
  const plain = id.replace(/%|[<>:"/\\|?*\p{Cc}]/gu, written).replace(/^\.|[. ]$/g, written);
  return reserved.test(plain) ? written(plain.slice(0, 1)) + plain.slice(1) : plain;
}
