/** @file Puts into words what a network keeps us from: a proxy, or a certificate; and what to do about it. */

import type { Barred } from "./failure.ts";
import { aside } from "./wording-machine.ts";

/** Nothing was sent; what has to be done is said of each, and it goes on by itself. */
export function sayBarred({ by, at, detail }: Barred): string {
  switch (by) {
    case "proxy-away":
      return `The proxy ${at} does not answer, so nothing was sent${aside(detail)}. See that this computer is on the office's network, and that the proxy's address is right; then it goes on by itself.`;
    case "proxy-password":
      return `The proxy ${at} wants a user name and a password, so nothing was sent${aside(detail)}. Ask whoever looks after the network for them, and give them to Pigeonhole (pigeonhole proxy-password ${at}); then it goes on by itself.`;
    case "proxy-sign-in":
      return `The proxy ${at} wants a sign-in that Pigeonhole cannot do, so nothing was sent${aside(detail)}. Ask whoever looks after the network to let the finance service's addresses through without it, or with a user name and a password.`;
    case "proxy-kind":
      return `This computer's settings name a proxy that Pigeonhole cannot speak to, so nothing was sent${aside(detail)}. Ask whoever looks after the network for the address of an HTTP proxy, and name it in Pigeonhole's settings.`;
    case "proxy-refuses":
      return `The proxy ${at} does not let Pigeonhole through, so nothing was sent${aside(detail)}. Ask whoever looks after the network to allow the finance service's addresses; then it goes on by itself.`;
    case "certificate-unknown":
      return `Nothing was sent, because this computer does not know who vouches for ${at}${aside(detail)}. If your network opens and signs secure connections anew, ask whoever looks after it for its CA certificate, and name that file in Pigeonhole's settings as network.caFile.`;
    case "certificate-date":
      return `Nothing was sent, because the certificate of ${at} is not valid today${aside(detail)}. See that this computer's date and time are right; if they are, tell whoever looks after ${at}.`;
    case "certificate-name":
      return `Nothing was sent, because the certificate that came is for another address than ${at}${aside(detail)}. See that the address in the settings is right, and tell whoever looks after the network.`;
    case "settings":
      return "Nothing was sent, because the network settings cannot be used as they stand. Correct them, and it goes on by itself.";
  }
}

/** The same in a few words. */
export function sayBarredInShort({ by }: Barred): string {
  switch (by) {
    case "proxy-away":
      return "the proxy does not answer";
    case "proxy-password":
      return "the proxy wants a password";
    case "proxy-sign-in":
    case "proxy-kind":
      return "the proxy cannot be used";
    case "proxy-refuses":
      return "the proxy refuses";
    case "certificate-unknown":
    case "certificate-date":
    case "certificate-name":
      return "the certificate is not trusted";
    case "settings":
      return "the network settings are wrong";
  }
}
