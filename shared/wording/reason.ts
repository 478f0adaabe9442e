/** @file The reason of a failure: a message of ours, or the text of another program. */

import type { Message } from "./message.ts";

/** Text is a machine's own words; everything else is a message of ours. */
export type Reason = Message | string;

/** Thrown when we end an operation ourselves, with our reason. */
export class EndedByUs extends Error {
  readonly why: Message;
  constructor(why: Message) {
    super(why.say);
    this.why = why;
  }
}

/** The reason in an error of the operating system, a library or our own. */
export function reasonIn(problem: unknown): Reason {
  if (problem instanceof EndedByUs) return problem.why;
  const { message, code } = problem as { readonly message?: string; readonly code?: string };
  return message || code || { say: "connection-broke" };
}
