/** @file Listens on this machine for the browser's redirect after signing in: one address, one request. */

import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { words } from "../../shared/words/spoken.ts";
import { createServer } from "../platform/plain-http.ts";
import { type PageName, pageFor, pageHeaders } from "./redirect-pages.ts";

interface Redirect {
  readonly url: URL;
  /** Shows a result page in the browser, which waits for it. */
  show(page: PageName): Promise<void>;
}

export interface LoopbackRedirect {
  readonly redirectUri: string;
  /** The redirect; a sentence where it did not come. */
  readonly arrival: Promise<Result<Redirect, string>>;
  close(): void;
}

/** The path that clients are registered with; the port may be any (RFC 8252, 7.3). */
const path = "/callback";
const usualPatienceMs = 5 * 60_000;
/** For this long a reloaded page says that the sign-in is over, instead of failing to load. */
const lingerMs = 60_000;

/**
 * Listens on 127.0.0.1 (RFC 8252, 7.3) until the redirect comes, at most five minutes.
 *
 * @param port the port that is registered with the authority, or null for any free one
 */
export async function listenForRedirect(
  port: number | null,
  signal: AbortSignal,
  patienceMs = usualPatienceMs,
): Promise<Result<LoopbackRedirect, string>> {
  const { promise: arrival, resolve } = Promise.withResolvers<Result<Redirect, string>>();
  let hit: ServerResponse | null = null;
  let isSettled = false;
  const server = createServer((request, response) => {
    const url = addressOf(request, (server.address() as AddressInfo).port);
    if (!url) void answer(response, "nothing");
    else if (hit) void answer(response, "over");
    else {
      hit = response;
      settle(ok({ url, show: (page) => answer(response, page) }));
    }
  });
  const settle = (result: Result<Redirect, string>) => {
    if (isSettled) return;
    isSettled = true;
    clearTimeout(timer);
    signal.removeEventListener("abort", cancel);
    resolve(result);
    if (!result.ok) stop();
  };
  const stop = () => {
    server.close();
    server.closeIdleConnections();
  };
  const timer = setTimeout(() => settle(fail(words.signIn.notSignedIn(words.signIn.why.tooLate))), patienceMs);
  const cancel = () => settle(fail(words.signIn.notSignedIn(words.signIn.why.cancelled)));
  if (signal.aborted) cancel();
  else signal.addEventListener("abort", cancel, { once: true });

  function close(): void {
    settle(fail(words.signIn.notSignedIn(words.signIn.why.overtaken)));
    if (!hit) return;
    if (!hit.writableEnded) void answer(hit, "failed");
    // The next sign-in needs the registered port; any other may stay open, but must not keep the process alive.
    if (port !== null) stop();
    else setTimeout(stop, lingerMs).unref();
    server.unref();
  }

  return new Promise((listening) => {
    server.once("error", (problem: NodeJS.ErrnoException) => {
      settle(fail("no port"));
      listening(fail(problem.code === "EADDRINUSE" ? words.signIn.portInUse(String(port)) : problem.message));
    });
    server.listen(port ?? 0, "127.0.0.1", () => {
      const { port: bound } = server.address() as AddressInfo;
      listening(ok({ redirectUri: `http://127.0.0.1:${bound}${path}`, arrival, close }));
    });
  });
}

/** The redirect's address, or null for other requests: other programs and web pages can reach this port too. */
function addressOf({ method, url = "", headers }: IncomingMessage, port: number): URL | null {
  const root = `http://127.0.0.1:${port}`;
  if (method !== "GET" || `http://${headers.host}` !== root || !URL.canParse(url, root)) return null;
  const address = new URL(url, root);
  const isAnswer = address.searchParams.has("code") || address.searchParams.has("error");
  return address.origin === root && address.pathname === path && isAnswer ? address : null;
}

/** Resolves when the page has been sent or cannot be. */
function answer(response: ServerResponse, name: PageName): Promise<void> {
  const { status, html } = pageFor(name);
  return new Promise((resolve) => {
    if (response.destroyed) return resolve();
    response.once("close", resolve);
    response.writeHead(status, pageHeaders).end(html);
  });
}
