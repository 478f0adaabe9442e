/** @file Writes the log of the command line to stderr, whatever that leads to: a terminal, a pipe, a file on a full disk. */

import { fstatSync, writeSync } from "node:fs";

/**
 * Makes the writer of log lines.
 *
 * A stream that has failed once is closed for good, and takes the process with
 * it where nobody listens. So a file is written to directly, line by line, and
 * takes lines again when there is room again; a reader who has gone is no bug.
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
