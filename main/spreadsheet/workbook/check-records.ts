/**
 * @file Checks the chain of records of an older workbook (.xls) from first to last.
 *
 * Such a file has no checksum, and the workbook library skips records that it cannot follow, so a damaged length would
 * lose rows silently. A damaged digit cannot be detected.
 */

const longestRecord = 8_224;
const beginning = 0x0809;
const ending = 0x000a;

/** True where every record leads to the next, and every substream that begins also ends. */
export function isWholeRecordStream(stream: Uint8Array): boolean {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  let at = 0;
  let depth = 0;
  while (at + 4 <= stream.length) {
    const type = view.getUint16(at, true);
    // Only padding is permitted between substreams.
    if (depth === 0 && type !== beginning) return at > 0 && stream.subarray(at).every((byte) => byte === 0);
    if (!isRecordType(type) || view.getUint16(at + 2, true) > longestRecord) return false;
    if (type === beginning) depth++;
    if (type === ending) depth--;
    at += 4 + view.getUint16(at + 2, true);
  }
  return depth === 0 && at <= stream.length;
}

/** Record types end at 0x08d6; those of charts are in a range of their own. */
const isRecordType = (type: number): boolean => (type > 0 && type <= 0x08d6) || (type >= 0x1001 && type <= 0x10ff);
