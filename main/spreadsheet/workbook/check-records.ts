/**
 * @file Walks the records of an older workbook (.xls) from the first to the last.
 *
 * Such a file has no checksum, and the workbook library skips what it cannot follow: a damaged length would lose
 * rows without a word. A damaged digit cannot be told from a true one by anybody.
 */

const longestRecord = 8_224;
const beginning = 0x0809;
const ending = 0x000a;

/** True where every record leads to the next one, and every part that begins also ends. */
export function isWholeRecordStream(stream: Uint8Array): boolean {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  let at = 0;
  let depth = 0;
  while (at + 4 <= stream.length) {
    const type = view.getUint16(at, true);
    // Between the parts there is nothing but padding.
    if (depth === 0 && type !== beginning) return at > 0 && stream.subarray(at).every((byte) => byte === 0);
    if (!isRecordType(type) || view.getUint16(at + 2, true) > longestRecord) return false;
    if (type === beginning) depth++;
    if (type === ending) depth--;
    at += 4 + view.getUint16(at + 2, true);
  }
  return depth === 0 && at <= stream.length;
}

/** The types in use end at 0x08d6; those of charts stand apart. */
const isRecordType = (type: number): boolean => (type > 0 && type <= 0x08d6) || (type >= 0x1001 && type <= 0x10ff);
