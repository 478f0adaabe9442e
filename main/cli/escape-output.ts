/** @file Lets no control character of a file name, a cell or a service's answer reach the terminal. */

import { escapeControls } from "../../shared/values/text/escape-controls.ts";

/**
 * Writes all text to the stream escaped, whichever command prints it: a terminal carries out what it is given.
 *
 * @returns the way to write as it is, for our own control characters
 */
export function escapeOutput(stream: NodeJS.WriteStream): (text: string) => void {
  const write = stream.write.bind(stream) as (...given: readonly unknown[]) => boolean;
  stream.write = (piece: unknown, ...rest: readonly unknown[]) =>
    write(typeof piece === "string" ? escapeControls(piece) : piece, ...rest);
  return (text) => void write(text);
}
