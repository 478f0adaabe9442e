/** @file Why something failed, behind the failure itself: in a sentence of ours, or in the words of a machine. */

import type { Message } from "./message.ts";

/** Text is a machine's own words; all else is a sentence of ours. */
export type Reason = Message | string;

/** How we ended something ourselves, where nothing outside did. */
export class EndedByUs extends Error {
  readonly why: Message;
  constructor(why: Message) {
    super(why.say);
    this.why = why;
  }
}

/** What an error of the operating system or of a library says of itself, or what we said. */
export function reasonIn(problem: unknown): Reason {
  if (problem instanceof EndedByUs) return problem.why;
  const { message, code } = problem as { readonly message?: string; readonly code?: string };
  return message || code || { say: "connection-broke" };
}
