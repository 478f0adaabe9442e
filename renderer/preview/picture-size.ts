/** @file Reads how large a picture says it is, before anything decodes it: a few bytes may stand for gigabytes of pixels. */

/** A scan at 600 dpi on A3 has 70 million. */
export const mostImagePixels = 80_000_000;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a PNG or JPEG, which the finance system takes; null for anything else, and where it names none. */
export function sizeOfPicture(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = sizeIn(view, bytes);
    return size !== null && size.width > 0 && size.height > 0 ? size : null;
  } catch (problem) {
    // It ends before its size does.
    if (problem instanceof RangeError) return null;
    throw problem;
  }
}

function sizeIn(view: DataView, bytes: Uint8Array): PictureSize | null {
  const isPng = String.fromCharCode(...bytes.subarray(1, 4)) === "PNG";
  if (isPng) return { width: view.getUint32(16), height: view.getUint32(20) };
  return view.getUint16(0) === 0xff_d8 ? sizeOfJpeg(view) : null;
}

/** The first frame header; the segments before it are passed over by their lengths. */
function sizeOfJpeg(view: DataView): PictureSize | null {
  for (let at = 2; ; ) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9 || marker === 0xda) return null;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    const isAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
    at += isAlone ? 2 : 2 + Math.max(2, view.getUint16(at + 2));
  }
}
