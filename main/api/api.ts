/** @file The door of api: implements the pipeline's Api port, with the access token of the connection's account. */

import type { NotSent } from "../../shared/imports/failures/not-sent.ts";
import type { Result } from "../../shared/values/result.ts";
import type { Message } from "../../shared/wording/message.ts";
import type { Api, DocumentToAttach, Outcome, SendGate, UploadWatch } from "../imports/ports/api-port.ts";
import { redactCredentials, redactPieces } from "../platform/redact-credentials.ts";
import { redactSecret } from "../platform/redact-secret.ts";
import { postDocument } from "./attach-document.ts";
import { batchOutcome, postBatch } from "./create-batch.ts";
import { documentOutcome } from "./document-outcome.ts";
import type { Books } from "./doubts/whose-batch.ts";
import type { Exchange, OpenConnection } from "./http.ts";

/** Returns an access token for a connection; `refused` is the token that the service has just rejected, or null. */
export type TokenSource = (connection: string, refused: string | null) => Promise<Result<string, NotSent>>;

/** Returns the client secret of a connection, or null where it has none. */
export type SecretSource = (connection: string) => Promise<string | null>;

/** Returns whose books a connection leads to; undefined where nobody knows. */
export type BooksSource = (connection: string) => Books | undefined;

/** Makes one call each and reports how far it got. */
export interface Posts {
  batch(baseUrl: string, token: string, payload: string): Promise<Exchange>;
  document(baseUrl: string, token: string, document: DocumentToAttach, watch: UploadWatch): Promise<Exchange>;
}

/**
 * @param baseUrlOf the service's root without a trailing slash, or null where the connection no longer exists
 * @param patienceMs the longest time without a byte moving, and the longest wait for an answer
 * @param gate asked before the last byte of each call leaves; left out where this computer works alone
 */
export function createApi(
  baseUrlOf: (connection: string) => string | null,
  tokenFor: TokenSource,
  open: OpenConnection,
  patienceMs = 100_000,
  gate?: SendGate,
  secretOf: SecretSource = async () => null,
  booksOf: BooksSource = () => undefined,
): Api {
  const posts: Posts = {
    batch: (baseUrl, token, payload) => postBatch(open, baseUrl, token, payload, patienceMs, gate),
    document: (baseUrl, token, document, watch) =>
      postDocument(open, baseUrl, token, document, patienceMs, watch, gate),
  };
  return createApiOver(baseUrlOf, tokenFor, posts, secretOf, booksOf);
}

/** The same with any implementation of the calls. */
export function createApiOver(
  baseUrlOf: (connection: string) => string | null,
  tokenFor: TokenSource,
  posts: Posts,
  secretOf: SecretSource = async () => null,
  booksOf: BooksSource = () => undefined,
): Api {
  async function call(
    connection: string,
    send: (baseUrl: string, token: string) => Promise<Exchange>,
    outcomeOf: (exchange: Exchange) => Outcome,
  ): Promise<Outcome> {
    const baseUrl = baseUrlOf(connection);
    if (baseUrl === null) return notSent({ kind: "no-connection", connection });
    const token = await tokenFor(connection, null);
    if (!token.ok) return notSent(token.error);
    const secret = await secretOf(connection);
    const ask = async (token: string) => withoutSecrets(await send(baseUrl, token), token, secret);
    // 401: the service rejected the token before it acted, unless it says otherwise. One new token, one repeat.
    const isTurnedDown = (attempt: Exchange) =>
      attempt.came === "answered" && attempt.status === 401 && outcomeOf(attempt).type === "rejected-by-service";
    let attempt = await ask(token.value);
    if (isTurnedDown(attempt)) {
      const fresh = await tokenFor(connection, token.value);
      if (!fresh.ok) return notSent(fresh.error);
      attempt = await ask(fresh.value);
      if (isTurnedDown(attempt)) return notSent({ kind: "signed-out", connection, detail: turnedDown, by: "service" });
    }
    return outcomeOf(attempt);
  }

  return {
    async makeReady(connection) {
      if (baseUrlOf(connection) === null) return { kind: "no-connection", connection };
      const token = await tokenFor(connection, null);
      return token.ok ? null : token.error;
    },
    createBatch: (connection, payload) =>
      call(
        connection,
        (baseUrl, token) => posts.batch(baseUrl, token, payload),
        (exchange) => batchOutcome(exchange, payload, booksOf(connection)),
      ),
    attachDocument: (connection, document, watch = {}) =>
      call(
        connection,
        (baseUrl, token) => posts.document(baseUrl, token, document, watch),
        (exchange) => documentOutcome(exchange, document),
      ),
  };
}

const turnedDown: Message = { say: "sign-in-not-accepted" };

/** Shorter ones could be guessed, and would be found by chance in an answer that we need. */
const shortest = { token: 12, secret: 8 };

/** Removes token and client secret from the answer, because the journal keeps answers, and stores neither of the two. */
function withoutSecrets(exchange: Exchange, token: string, secret: string | null): Exchange {
  if (exchange.came !== "answered") return exchange;
  const without = (text: string): string => {
    let left = text;
    if (token.length >= shortest.token) left = redactWhole(left, token, "[the token, left out]");
    if (secret !== null && secret.length >= shortest.secret)
      left = redactWhole(left, secret, "[the client secret, left out]");
    return redactCredentials(left, "[left out]");
  };
  const { body, headers } = exchange;
  const safe = Object.entries(headers).filter(([, held]) => typeof held !== "string" || without(held) === held);
  return { ...exchange, body: without(body), headers: Object.fromEntries(safe) };
}

/** A server may repeat a secret in part. */
const redactWhole = (text: string, secret: string, instead: string): string =>
  redactPieces(redactSecret(text, secret, instead), secret, instead);

const notSent = (failure: NotSent): Outcome => ({ type: "not-sent", failure });
