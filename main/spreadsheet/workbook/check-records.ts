/**
 * @file Checks the chain of records of an older workbook (.xls) and of a binary one (.xlsb) from first to last.
 *
 * An .xls file has no checksum, and the workbook library skips records that it cannot follow, so a damaged length would
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

/** The records that begin and end the parts of a binary workbook: its list of sheets, a sheet, the list of texts. */
const binaryEnds: readonly (readonly [beginning: number, ending: number])[] = [
  [131, 132],
  [129, 130],
  [159, 160],
];

/** True where the records of a part of a binary workbook lead from its beginning to its end, with nothing behind it. */
export function isWholeBinaryPart(part: Uint8Array): boolean {
  let at = 0;
  let first: number | null = null;
  let last = -1;
  /** The type has up to two bytes of seven bits, the length up to four. */
  const next = (mostBytes: number): number => {
    let value = 0;
    for (let byte = 0; byte < mostBytes; byte += 1) {
      const bits = part[at] ?? 0;
      at += 1;
      value |= (bits & 0x7f) << (7 * byte);
      if (bits < 0x80) break;
    }
    return value;
  };
  while (at < part.length) {
    last = next(2);
    first ??= last;
    const lengthBytes = next(4);
    at += lengthBytes;
  }
  return at === part.length && binaryEnds.some(([beginning, ending]) => beginning === first && ending === last);
}
