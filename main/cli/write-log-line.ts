/** @file Writes the log of the command line to stderr, which may be a terminal, a pipe, or a file on a full disk. */

import { fstatSync, writeSync } from "node:fs";

/**
 * Makes the function that writes log lines.
 *
 * Node closes a stream after its first error, and ends the process if nobody
 * listens for that error. So a file is written to directly, line by line, and
 * takes lines again once the disk has room. A pipe without a reader is no bug.
 */
export function logLineWriter(): (line: string) => void {
  process.stderr.on("error", () => {});
  if (!isFile(process.stderr.fd)) return (line) => void process.stderr.write(line);
  let isTorn = false;
  return (line) => {
    const bytes = Buffer.from(isTorn ? `\n${line}` : line);
    isTorn = writeSync(process.stderr.fd, bytes) < bytes.length;
  };
}

function isFile(fd: number): boolean {
  try {
    return fstatSync(fd).isFile();
  } catch {
    return false;
  }
}
