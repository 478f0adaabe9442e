/** @file Words how a call failed: not sent, rejected, or without an answer. */

import type { Failure, RejectedByService, Withdrawn } from "../../imports/failures/failure.ts";
import type { NotSent } from "../../imports/failures/not-sent.ts";
import type { Import } from "../../imports/import.ts";
import { isAccountDoubt } from "../../imports/office.ts";
import { words } from "../../words/spoken.ts";
import { sayConnectionOf } from "../connection-names.ts";
import { shorten } from "../grammar.ts";
import { sayMessage } from "../message.ts";
import { aside, sentenceIn } from "../say-machine.ts";
import { saySpan } from "../say-time.ts";
import { sayBarred } from "./say-network.ts";

/**
 * Words that nothing was sent, so it is safe to repeat.
 *
 * Does not say what comes next: that depends on the import's state.
 */
export function sayNotSent(failure: NotSent): string {
  switch (failure.kind) {
    case "not-sent":
      return words.outcomes[failure.why === "unreachable" ? "unreachable" : "cutOff"](aside(failure.detail));
    case "barred":
      return sayBarred(failure);
    case "busy":
      return words.outcomes.busy(failure.retryAfterMs === null ? null : saySpan(failure.retryAfterMs));
    case "after-unknown":
      return words.outcomes.afterUnknown;
    case "signed-out":
      if (isAccountDoubt(failure.detail))
        return words.outcomes.accountInDoubt(sayConnectionOf(failure.connection), sayMessage(failure.detail));
      return words.outcomes.signedOut(sayConnectionOf(failure.connection), aside(failure.detail));
    case "no-keychain":
      return words.outcomes.noKeychain(aside(failure.detail));
    case "no-connection":
      return words.outcomes.noConnection(sayConnectionOf(failure.connection));
    case "file-changed":
      return words.outcomes.fileChanged;
    case "file-unreadable":
      return words.outcomes.fileUnreadable(aside(failure.detail));
  }
}

/** The service's rejection, with its own message. */
export function sayRefused({ status, body }: RejectedByService): string {
  const said = excerpt(body);
  const meaning = meaningOf(status);
  const what =
    said === "" ? words.outcomes.refused(meaning) : words.outcomes.refusedSaying(meaning, said, endAfter(said));
  return `${what} ${adviseOnRefusal(saysThereAlready.test(said) ? 409 : status)}`;
}

/** The same of a document, whose 404 is about the purchase invoice that it was sent to; null for any other rejection. */
export function sayNoSuchInvoice({ kind, purchaseInvoiceId }: Import, why: Failure): string | null {
  if (kind !== "document" || purchaseInvoiceId === null || why.kind !== "refused" || why.status !== 404) return null;
  const said = excerpt(why.body);
  return words.outcomes.noSuchInvoice(purchaseInvoiceId, said, endAfter(said));
}

/** The full stop after a quoted sentence, where it has none of its own. */
const endAfter = (said: string): string => (/[.!?…]$/.test(said) ? "" : ".");

/** It may be there by an earlier try. */
const saysThereAlready = /\balready\b|\bduplicate\b|\b(?:bereits|schon)\b/i;

/** A bookkeeper does not know what 404 means. */
function meaningOf(status: number): string | null {
  const { notSignedIn, notAllowed, notFound, tooLarge } = words.outcomes.refusalMeans;
  switch (status) {
    case 401:
      return notSignedIn;
    case 403:
      return notAllowed;
    case 404:
      return notFound;
    case 413:
      return tooLarge;
    default:
      return null;
  }
}

function adviseOnRefusal(status: number): string {
  const { signIn, askForPermission, checkInvoice, lookFirst, correct } = words.outcomes.adviceOnRefusal;
  switch (status) {
    case 401:
      return signIn;
    case 403:
      return askForPermission;
    case 404:
      return checkInvoice;
    case 409:
      return lookFirst;
    default:
      return correct;
  }
}

/** The text of an HTML error page, or the message in a JSON body. */
function excerpt(body: string): string {
  const isPage = /^\s*<(!doctype|html|\?xml)/i.test(body);
  const said = isPage ? body.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/gi, " ") : sentenceIn(body);
  // "{}" and "null" say nothing.
  return /[\p{L}\p{N}]/u.test(said) && said.trim() !== "null" ? shorten(said, 400) : "";
}

/** Why a valid import ended: its file was removed. */
export function sayWithdrawn({ was, mayHaveArrived, sentSince }: Withdrawn): string {
  const { notSentAgain, addWhatLacks, sentSince: saySince, withdrawn } = words.outcomes;
  if (!mayHaveArrived) return withdrawn[whatBecame(was)];
  const next = sentSince === undefined ? addWhatLacks : saySince(sentSince.file, sentSince.id, sentSince.left);
  return `${notSentAgain} ${next}`;
}

/** The same in a few words. */
export const sayWithdrawnInShort = ({ was, mayHaveArrived }: Withdrawn): string =>
  mayHaveArrived ? words.inShort.notSentAgain : words.inShort.withdrawn[whatBecame(was)];

function whatBecame(was: string | null): keyof typeof words.outcomes.withdrawn {
  switch (was) {
    case "renamed":
      return "renamed";
    case "another file took its place":
      return "replaced";
    case "file-changed":
      return "changed";
    case "put back":
      return "putBack";
    case "its inbox is gone":
      return "inboxGone";
    case "rest not sent":
      return "restNotSent";
    default:
      return "takenAway";
  }
}
