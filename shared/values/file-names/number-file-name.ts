/** @file The next name for a file whose name is taken: the same with a number. */

/** What file systems allow for one name, in bytes of UTF-8. */
export const longestNameBytes = 255;

/**
 * `a/scan.pdf` and 2 make `a/scan (2).pdf`.
 *
 * The ending stays, because it says what the file is. Where the name would become too long, whole characters are cut
 * from its stem. An ending that is itself too long is cut like the stem.
 */
export function numberFileName(path: string, n: number): string {
  const nameAt = path.lastIndexOf("/") + 1;
  const dot = path.lastIndexOf(".");
  const number = ` (${n})`;
  const longestEnding = longestNameBytes - utf8Bytes(number) - longestCharacterBytes;
  const cut = dot > nameAt && utf8Bytes(path.slice(dot)) <= longestEnding ? dot : path.length;
  const rest = number + path.slice(cut);
  return `${path.slice(0, nameAt)}${cutToFit(path.slice(nameAt, cut), longestNameBytes - utf8Bytes(rest))}${rest}`;
}

/** As many whole characters from the beginning as fit in so many bytes of UTF-8. */
export function cutToFit(text: string, mostBytes: number): string {
  let bytes = 0;
  let kept = "";
  for (const character of text) {
    bytes += utf8Bytes(character);
    if (bytes > mostBytes) break;
    kept += character;
  }
  return kept;
}

const longestCharacterBytes = 4;

/** Counted here: shared code knows neither Node's Buffer nor the browser's TextEncoder. */
function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    bytes += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x1_0000 ? 3 : 4;
  }
  return bytes;
}
