/** @file Prints set-up's messages on stderr, because stdout belongs to the script that it starts. */

export function say(line) {
  process.stderr.write(`set-up: ${line}\n`);
}

/** Thrown when set-up cannot continue. The message says what a person can do. */
export class StopSetUp extends Error {}
