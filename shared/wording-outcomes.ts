/** @file Puts into words how a sending ended when it did not end well: not sent, refused, or without an answer. */

import type { NoAnswer, NotSent, Refused, Withdrawn } from "./failure.ts";
import { quote, shorten } from "./wording-grammar.ts";
import { aside, sentenceIn } from "./wording-machine.ts";
import { sayBarred } from "./wording-network.ts";
import { saySpan } from "./wording-time.ts";

/**
 * Nothing arrived, so it is safe to repeat.
 *
 * Neutral about what comes next: the import's state knows whether it is tried again by itself.
 */
export function sayNotSent(failure: NotSent): string {
  switch (failure.kind) {
    case "not-sent":
      return failure.why === "unreachable"
        ? `The finance service cannot be reached, so nothing was sent${aside(failure.detail)}. It is safe to try again.`
        : `The connection broke before everything had been sent, so nothing arrived${aside(failure.detail)}. It is safe to try again.`;
    case "barred":
      return sayBarred(failure);
    case "busy": {
      const wait = failure.retryAfterMs === null ? "" : ` and asked us to wait ${saySpan(failure.retryAfterMs)}`;
      return `The finance service was too busy${wait} (answer ${failure.status}). Nothing was taken, so it is safe to try again.`;
    }
    case "signed-out":
      return `Nothing was sent, because ${quote(failure.connection)} is signed out${aside(failure.detail)}. Sign in, and it goes on by itself.`;
    case "no-keychain":
      return `The keychain of this computer cannot be used, and Pigeonhole keeps sign-ins nowhere else${aside(failure.detail)}. Unlock or set up the keychain, then sign in again.`;
    case "no-connection":
      return `This inbox belongs to the connection ${quote(failure.connection)}, which is not in the settings. Correct the settings, then try again.`;
    case "file-changed":
      return "The file changed while it was being sent, so the sending was stopped and nothing arrived. Try again once nobody is changing it.";
    case "file-unreadable":
      return `The file cannot be opened${aside(failure.detail)}. Close it in other programs, see that you may read it, then try again.`;
  }
}

/** The service's no, in its own words. */
export function sayRefused({ status, body }: Refused): string {
  const words = excerpt(body);
  const said = words === "" ? " and gave no reason" : `. It said: ${quote(words)}`;
  return `The finance service refused this (answer ${status})${said}${/[.!?…]$/.test(words) ? " " : ". "}${adviseOnRefusal(status)}`;
}

function adviseOnRefusal(status: number): string {
  switch (status) {
    case 401:
      return "Sign in again, then try again.";
    case 403:
      return "Ask whoever looks after the finance system to give your account the permission, then try again.";
    case 404:
      return "See that the purchase invoice still exists and that the address in the settings is right, then try again.";
    default:
      return "Put right what it names, then try again or put a corrected file into the inbox.";
  }
}

/** An error page shows its text and not its markup, and JSON its sentence. */
function excerpt(body: string): string {
  const isPage = /^\s*<(!doctype|html|\?xml)/i.test(body);
  const words = isPage ? body.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/gi, " ") : sentenceIn(body);
  return shorten(words, 400);
}

/** What was seen of a sending whose end nobody saw; the sentence goes on after it. */
export function sayEvidence({ evidence }: NoAnswer): string {
  switch (evidence) {
    case "silence":
      return "Everything was sent, but no answer came back";
    case "cut-off-answer":
      return "Everything was sent, but the answer broke off";
    case "unreadable-answer":
      return "Everything was sent, but the answer could not be understood";
    case "died":
      return "Pigeonhole or the computer stopped while this was being sent";
    case "answer-differs":
      return "Everything was sent, but the answer does not agree with what was sent";
  }
}

/** Why an import ended although nothing is wrong with it: the file that was meant is not there any more. */
export function sayWithdrawn({ was }: Withdrawn): string {
  switch (was) {
    case "renamed":
      return "The file was renamed before it was sent, so nothing was sent under this name. It goes on under its new one.";
    case "another file took its place":
      return "Another file took its place before it was sent. Nothing of this one was sent.";
    case "file-changed":
      return "The file changed while it was being sent, so nothing arrived. What it holds now is taken in anew.";
    default:
      return "Someone took the file away before it was sent. Nothing was sent.";
  }
}

/** The same in a few words. */
export function sayWithdrawnInShort({ was }: Withdrawn): string {
  switch (was) {
    case "renamed":
      return "renamed before it was sent";
    case "another file took its place":
      return "replaced before it was sent";
    case "file-changed":
      return "changed before it was sent";
    default:
      return "taken away before it was sent";
  }
}
