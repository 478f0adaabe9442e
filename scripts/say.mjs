/** @file How set-up speaks: plain lines on stderr, so that the script that it starts has stdout to itself. */

export function say(line) {
  process.stderr.write(`set-up: ${line}\n`);
}

/** Set-up cannot go on, and the message says what a person can do about it. */
export class StopSetUp extends Error {}
