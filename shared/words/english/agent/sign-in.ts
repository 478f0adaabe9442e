/** @file Texts about signing in, and the page in the browser, in English. */

import { quote } from "../../../wording/grammar.ts";

export const signIn = {
  notSignedIn: (why: string) => `Not signed in: ${why}.`,
  notSignedInBarred: (barred: string) => `Not signed in. ${barred}`,
  noKeychain: (why: string) =>
    `There's no keychain to store the sign-in safely (${why}). Nothing was stored. Unlock or set up the keychain, then try again.`,
  cannotWait: (why: string) => `Pigeonhole can't wait for the browser: ${why}.`,
  portInUse: (port: string) => `port ${port} is in use by another program`,
  browserNotOpened: (why: string) => `The browser couldn't be opened: ${why}.`,
  notAWebAddress: "the sign-in address isn't a secure web address",
  noAddress: "There's no address yet. Choose “Sign in” first.",
  secretFromOutside: "Not signed out: the client secret comes from an environment variable. Remove it there.",
  otherAccount: (connection: string, account: string | null, cameAs: string | null) => {
    const known = account ?? "another account";
    const came = cameAs === null ? "the sign-in page doesn't say who signed in" : `you signed in as ${cameAs}`;
    return `Not signed in: ${came}, but ${quote(connection)} sends as ${known}. Sign in as ${known}. To change the account, sign out first.`;
  },

  /** Half sentences, for use after `notSignedIn` or in brackets. */
  why: {
    tooLate: "you didn't sign in within five minutes",
    cancelled: "signing in was cancelled",
    overtaken: "a newer sign-in has started",
    leftOut: "[secret removed]",
  },

  page: {
    "signed-in": { title: "Signed in", text: "You can close this window and go back to Pigeonhole." },
    cancelled: {
      title: "Not signed in",
      text: "It was cancelled or refused on the sign-in page. You can close this window.",
    },
    "another-account": {
      title: "Not signed in",
      text: "You signed in with a different account from the one Pigeonhole uses. You can close this window. Pigeonhole tells you what to do.",
    },
    failed: { title: "Not signed in", text: "You can close this window. Pigeonhole tells you what to do." },
    foreign: {
      title: "Not signed in",
      text: "This page belongs to another sign-in, so it wasn't used. Close this window and sign in again from Pigeonhole.",
    },
    over: { title: "Sign-in finished", text: "It has already been used. You can close this window." },
    nothing: { title: "Not found", text: "There's nothing here." },
  },
};
