/** @file Writes a zip with nothing in it packed, in the one way in which a zip cannot be misread. */

interface Part {
  readonly name: string;
  readonly crc: number;
  readonly content: Uint8Array;
}

const encoder = new TextEncoder();

/** The checksums are of the parts as they were; nobody looks at them again. */
export function plainZip(parts: readonly Part[]): Uint8Array {
  const named = parts.map((part) => ({ ...part, name: encoder.encode(part.name) }));
  const bodies = named.reduce((sum, { name, content }) => sum + 30 + name.length + content.length, 0);
  const directory = named.reduce((sum, { name }) => sum + 46 + name.length, 0);
  const zip = new Uint8Array(bodies + directory + 22);
  const view = new DataView(zip.buffer);
  /** Version, flags (names in UTF-8), method, time, date, checksum, both sizes and the length of the name. */
  const describe = (at: number, { name, content, crc }: (typeof named)[number]): void => {
    view.setUint16(at, 20, true);
    view.setUint16(at + 2, 0x800, true);
    view.setUint32(at + 10, crc, true);
    view.setUint32(at + 14, content.length, true);
    view.setUint32(at + 18, content.length, true);
    view.setUint16(at + 22, name.length, true);
  };
  let at = 0;
  let listedAt = bodies;
  for (const part of named) {
    view.setUint32(at, 0x04034b50, true);
    describe(at + 4, part);
    zip.set(part.name, at + 30);
    zip.set(part.content, at + 30 + part.name.length);
    view.setUint32(listedAt, 0x02014b50, true);
    view.setUint16(listedAt + 4, 20, true);
    describe(listedAt + 6, part);
    view.setUint32(listedAt + 42, at, true);
    zip.set(part.name, listedAt + 46);
    at += 30 + part.name.length + part.content.length;
    listedAt += 46 + part.name.length;
  }
  view.setUint32(listedAt, 0x06054b50, true);
  view.setUint16(listedAt + 8, named.length, true);
  view.setUint16(listedAt + 10, named.length, true);
  view.setUint32(listedAt + 12, directory, true);
  view.setUint32(listedAt + 16, bodies, true);
  return zip;
}
