/** @file Reasons of a failed sign-in, in English, for use after "Not signed in:" or in brackets; see [Note: a message]. */

import { list, quote } from "../../../wording/grammar.ts";

type Because = { readonly reason: string };

/** What the sign-in server's error codes (RFC 6749, OpenID Connect, RFC 8707) mean to the person who has to act. */
const meanings = {
  access_denied: "it was cancelled or refused on the sign-in page",
  consent_required: "access wasn't granted on the sign-in page",
  invalid_client: "the client ID or client secret isn't accepted; check that both are right",
  invalid_grant: "the sign-in has expired; sign in again",
  invalid_scope: "the sign-in server doesn't know one of the scopes in the settings",
  invalid_target: "the sign-in server doesn't know the address of the finance system; check it under Inboxes",
  server_error: "the sign-in server has a problem; try again later",
  temporarily_unavailable: "the sign-in server is busy; try again later",
  unauthorized_client: "this client ID isn't allowed to sign in this way",
  unknown: "the sign-in server refused it",
};
/** Redirects that do not answer our request. */
const foreign = {
  state: "the browser returned the answer to another sign-in, so it wasn't used; sign in again",
  issuer: "the browser returned from another sign-in server than the one in the settings, so its answer wasn't used",
  "no-issuer": "the browser's answer doesn't name the sign-in server, so it wasn't used",
};

type InDoubt = { readonly company: string | null; readonly before: string };
type KeychainSays = { readonly problem: string };

export const noSignIn = {
  "nobody-signed-in": () => "you aren't signed in",
  /** `company` of the account, or null where the sign-in server names none; `before`: where it led so far. */
  "account-in-doubt": ({ company, before }: InDoubt) =>
    company === null
      ? `another account than before is signed in, and nothing shows that it's for ${quote(before)}`
      : `the account that is signed in is for ${quote(company)}, not for ${quote(before)}`,
  "sign-in-ended": () => "the sign-in has expired",
  "other-account-answered": () => "the sign-in server answered for another account",
  "no-client-secret": () => "there's no client secret",
  "renewed-too-long": () => "another Pigeonhole on this computer has been renewing the sign-in for too long",
  "clock-is-wrong": () => "the answer is out of date by this computer's clock; check its date and time, then try again",
  // `problem` is what the keychain says, in its own words.
  "keychain-not-running": ({ problem }: KeychainSays) =>
    `no keychain is running for this user, such as GNOME Keyring; details: ${problem}`,
  "keychain-not-installed": ({ problem }: KeychainSays) =>
    `the software that Pigeonhole needs for the keychain is missing on this computer; details: ${problem}`,
  "keychain-locked": ({ problem }: KeychainSays) => `the keychain is locked; details: ${problem}`,
  "keychain-failed": ({ problem }: KeychainSays) => `the keychain reported an error; details: ${problem}`,
  "keychain-silent": () => "the keychain isn't answering; it may be locked",
  "keychain-forgets": () => "the keychain didn't keep what was saved in it",

  "authority-away": ({ reason }: Because) => `the sign-in server can't be reached: ${reason}`,
  "authority-answers-wrongly": ({ reason }: Because) => `the sign-in server isn't answering as expected: ${reason}`,
  "token-unusable": () =>
    "the sign-in server's answer can't be used: its token contains characters that no request can carry",
  "token-for-other": ({ audience, service }: { readonly audience: readonly string[]; readonly service: string }) =>
    `the token is for ${list(audience, "and") || "no system"}, not for ${service}`,
  /** `said` by the authority, or "" */
  "authority-refused": ({ meaning, said }: { readonly meaning: keyof typeof meanings; readonly said: string }) =>
    said === "" ? meanings[meaning] : `${meanings[meaning]}; it said: ${quote(said)}`,
  "redirect-is-foreign": ({ what }: { readonly what: keyof typeof foreign }) => foreign[what],
};
