/** @file Takes the token out of an answer: a service, or a proxy on the way, that repeats our request would have it kept in the journal. */

import type { Exchange } from "./http.ts";

const hidden = "[the token, left out]";
/** A shorter one might stand in an answer by chance; no service gives out a token that can be guessed so soon. */
const shortestChars = 16;

/** The exchange with every place left out where its answer repeats the token, as it is or as JSON or an address writes it. */
export function hideToken(exchange: Exchange, token: string): Exchange {
  if (exchange.came !== "answered" || token.length < shortestChars) return exchange;
  const spellings = new Set([token, token.replaceAll("/", "\\/"), encodeURIComponent(token)]);
  const body = [...spellings].reduce((text, spelling) => text.replaceAll(spelling, hidden), exchange.body);
  return body === exchange.body ? exchange : { ...exchange, body };
}
