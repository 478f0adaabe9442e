/** @file Opens a file as a program does that shares it with nobody: Excel while it saves, a scanner, a virus scanner. */

import { closeSync, constants, openSync } from "node:fs";

/** libuv's UV_FS_O_EXLOCK. */
const alone = 0x1000_0000;

/** Returns what lets go of it. */
export function holdFile(path: string): () => void {
  const file = openSync(path, constants.O_RDWR | alone);
  return () => closeSync(file);
}
