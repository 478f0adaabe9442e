/** @file Texts about signing in, and the page in the browser, in English. */

import { quote } from "../../../wording/grammar.ts";

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

  /** Half sentences, for use after `notSignedIn` or in brackets. */
  why: {
    tooLate: "nobody signed in within five minutes",
    cancelled: "signing in was cancelled",
    overtaken: "nobody waits any more",
    leftOut: "[a secret, left out]",
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
