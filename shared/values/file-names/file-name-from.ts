/** @file Makes a file name that every file system and the finance service accept, out of any text. */

const forbidden = /[<>:"/\\|?*\p{Cc}]/gu;
/** Signs that show nothing, or turn the text after them round, so that “gpj.exe” looks like “exe.jpg”. */
const unseen = /[\p{Cf}\u2028\u2029\ufffe\uffff]/gu;
/** Names that Windows reserves for devices, with any extension, spaces before it, and raised digits. */
export const reservedName = /^(?:con|conin\$|conout\$|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]) *(?:\.|$)/i;
const longest = 100;

/** A valid file name as similar to `name` as possible, of at most 100 characters; `otherwise` where nothing is left of it. */
export function fileNameFrom(name: string, otherwise: string): string {
  const plain = [...name.toWellFormed().normalize().replace(unseen, "").replace(forbidden, "_")].slice(0, longest);
  // Windows removes dots and spaces at the end; a dot in front would hide the file.
  const trimmed = plain.join("").replace(/^[. ]+|[. ]+$/g, "");
  if (trimmed === "") return otherwise;
  return reservedName.test(trimmed) ? `_${trimmed}` : trimmed;
}
