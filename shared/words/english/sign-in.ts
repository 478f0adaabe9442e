/** @file Signing in: why nobody could be, and the page in the browser, in English. */

import { list, quote } from "../../wording-grammar.ts";

export const signIn = {
  notSignedIn: (why: string) => `Not signed in: ${why}.`,
  notSignedInBarred: (barred: string) => `Not signed in. ${barred}`,
  noKeychain: (why: string) => `There is no keychain to keep the sign-in safe in (${why}). Nothing was stored.`,
  cannotWait: (why: string) => `Pigeonhole cannot wait for the browser: ${why}.`,
  portInUse: (port: string) => `port ${port} is in use by another program`,
  browserNotOpened: (why: string) => `The browser could not be opened: ${why}.`,
  notAWebAddress: "the address for signing in is not a secure web address",
  secretFromOutside: "Not signed out: the client secret comes from the environment. Take it away there.",
  otherAccount: (connection: string, account: string | null, cameAs: string | null) => {
    const known = account ?? "another account";
    const came = cameAs === null ? "the sign-in page does not say who has signed in" : `that was ${cameAs}`;
    return `Not signed in: ${came}, and ${quote(connection)} sends as ${known}. Sign in as ${known}, or sign out first if another account shall send from now on.`;
  },

  /** Half sentences, to stand behind `notSignedIn` or in brackets. */
  why: {
    nobody: "nobody is signed in",
    ended: "the sign-in has ended",
    anotherAccount: "the authority answered for another account",
    noSecret: "no client secret is known",
    tooLate: "nobody signed in within five minutes",
    cancelled: "signing in was cancelled",
    overtaken: "nobody waits any more",
    renewedTooLong: "another Pigeonhole on this computer has been renewing the sign-in for too long",
    wrongClock:
      "by the clock of this computer the answer is out of date; see that its date and time are right, then try again",
    keychainSilent: "the keychain does not answer; it may be locked",
    keychainForgets: "the keychain did not keep what was given to it",
    cannotBeReached: (reason: string) => `the sign-in address cannot be reached: ${reason}`,
    answersWrongly: (reason: string) => `the sign-in address does not answer as it should: ${reason}`,
    wrongAudience: (audience: readonly string[], baseUrl: string) =>
      `the token is meant for ${list(audience, "and") || "no service"}, and not for ${baseUrl}`,
    leftOut: "[a secret, left out]",
  },
  /** What the authority's error codes (RFC 6749, OpenID Connect, RFC 8707) mean to whoever has to do something. */
  no: {
    access_denied: "it was cancelled on the sign-in page, or access was refused there",
    consent_required: "access was not granted on the sign-in page",
    invalid_client: "the client id or the client secret is not accepted; see that both are right",
    invalid_grant: "the sign-in has ended; sign in again",
    invalid_scope: "the sign-in address does not know one of the scopes in the settings",
    invalid_target: "the sign-in address does not know the finance service's address in the settings",
    server_error: "the sign-in page has a fault at the moment; try again later",
    temporarily_unavailable: "the sign-in page is too busy at the moment; try again later",
    unauthorized_client: "this client id may not be used for this kind of sign-in",
  },
  refused: "the sign-in address refused it",
  andSaid: (meaning: string, said: string) => `${meaning}; it said: ${quote(said)}`,
  foreign: {
    state: "the browser came back with the answer to another sign-in, so it was not used; sign in again",
    issuer:
      "the browser came back from another sign-in address than the one in the settings, so its answer was not used",
    "no-issuer": "the browser came back without the name of the sign-in address, so its answer was not used",
  },

  page: {
    "signed-in": { title: "Signed in", text: "You can close this window and go back to Pigeonhole." },
    cancelled: {
      title: "Not signed in",
      text: "It was cancelled on the sign-in page, or access was refused there. You can close this window.",
    },
    "another-account": {
      title: "Not signed in",
      text: "Another account has signed in than the one that Pigeonhole sends as. You can close this window. Pigeonhole says what to do.",
    },
    failed: { title: "Not signed in", text: "You can close this window. Pigeonhole says what to do." },
    foreign: {
      title: "Not signed in",
      text: "This page does not answer the sign-in that Pigeonhole waits for, so it was not used. Close this window and sign in again from Pigeonhole.",
    },
    over: { title: "This sign-in is over", text: "It was used once already. You can close this window." },
    nothing: { title: "Not found", text: "There is nothing here." },
  },
};
