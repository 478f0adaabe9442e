/** @file Reasons of a failed sign-in, in English, for use after "Not signed in:" or in brackets; see [Note: a message]. */

import { list, quote } from "../../../wording/grammar.ts";

type Because = { readonly reason: string };

/** What the sign-in server's error codes (RFC 6749, OpenID Connect, RFC 8707) mean to the person who has to act. */
const meanings = {
  access_denied: "it was cancelled on the sign-in page, or access was refused there",
  consent_required: "access was not granted on the sign-in page",
  invalid_client: "the client id or the client secret is not accepted; see that both are right",
  invalid_grant: "the sign-in has ended; sign in again",
  invalid_scope: "the sign-in address does not know one of the scopes in the settings",
  invalid_target: "the sign-in address does not know the finance service's address in the settings",
  server_error: "the sign-in page has a fault at the moment; try again later",
  temporarily_unavailable: "the sign-in page is too busy at the moment; try again later",
  unauthorized_client: "this client id may not be used for this kind of sign-in",
  unknown: "the sign-in address refused it",
};
/** Redirects that do not answer our request. */
const foreign = {
  state: "the browser came back with the answer to another sign-in, so it was not used; sign in again",
  issuer: "the browser came back from another sign-in address than the one in the settings, so its answer was not used",
  "no-issuer": "the browser came back without the name of the sign-in address, so its answer was not used",
};

export const noSignIn = {
  "nobody-signed-in": () => "nobody is signed in",
  "sign-in-ended": () => "the sign-in has ended",
  "other-account-answered": () => "the authority answered for another account",
  "no-client-secret": () => "no client secret is known",
  "renewed-too-long": () => "another Pigeonhole on this computer has been renewing the sign-in for too long",
  "clock-is-wrong": () =>
    "by the clock of this computer the answer is out of date; see that its date and time are right, then try again",
  "keychain-silent": () => "the keychain does not answer; it may be locked",
  "keychain-forgets": () => "the keychain did not keep what was given to it",

  "authority-away": ({ reason }: Because) => `the sign-in address cannot be reached: ${reason}`,
  "authority-answers-wrongly": ({ reason }: Because) => `the sign-in address does not answer as it should: ${reason}`,
  "token-for-other": ({ audience, service }: { readonly audience: readonly string[]; readonly service: string }) =>
    `the token is meant for ${list(audience, "and") || "no service"}, and not for ${service}`,
  /** `said` by the authority, or "" */
  "authority-refused": ({ meaning, said }: { readonly meaning: keyof typeof meanings; readonly said: string }) =>
    said === "" ? meanings[meaning] : `${meanings[meaning]}; it said: ${quote(said)}`,
  "redirect-is-foreign": ({ what }: { readonly what: keyof typeof foreign }) => foreign[what],
};
