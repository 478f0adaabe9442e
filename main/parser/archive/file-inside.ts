/** @file A file inside an archive, and how many of them, and how much, is unpacked. */

/** A file as its archive calls it. */
export interface FileInside {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** An office sends a few documents in a zip or an e-mail. More must not be added with one click. */
export const mostFilesInside = 200;
export const mostBytesInside = 100 * 1024 * 1024;
