/** @file Waits on this machine for the browser to come back from signing in: one address, one hit. */

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { words } from "../../shared/words/spoken.ts";
import { type PageName, pageFor, pageHeaders } from "./redirect-pages.ts";

interface Redirect {
  readonly url: URL;
  /** Tells the person in their browser what became of it; the browser waits for that. */
  show(page: PageName): Promise<void>;
}

export interface LoopbackRedirect {
  readonly redirectUri: string;
  /** What the browser came back with; where it did not, a sentence. */
  readonly arrival: Promise<Result<Redirect, string>>;
  close(): void;
}

/** The path that a client is registered with for this machine, beside any port (RFC 8252, 7.3). */
const path = "/callback";
const usualPatienceMs = 5 * 60_000;
/** Whoever loads the page again is told that it is over, and not that there is nothing. */
const lingerMs = 60_000;

/**
 * Listens on 127.0.0.1 (RFC 8252, 7.3) until the browser comes, five minutes at most.
 *
 * @param port a port that was registered with the authority, or null for any free one
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
    // The next sign-in needs a port that is registered; any other may be held a while, but keeps nothing alive.
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

/** The address where it is the browser's way back, else null: other programs and pages may knock here too. */
function addressOf({ method, url = "", headers }: IncomingMessage, port: number): URL | null {
  const root = `http://127.0.0.1:${port}`;
  if (method !== "GET" || `http://${headers.host}` !== root || !URL.canParse(url, root)) return null;
  const address = new URL(url, root);
  const isAnswer = address.searchParams.has("code") || address.searchParams.has("error");
  return address.origin === root && address.pathname === path && isAnswer ? address : null;
}

/** Resolves when it has gone out, or cannot. */
function answer(response: ServerResponse, name: PageName): Promise<void> {
  const { status, html } = pageFor(name);
  return new Promise((resolve) => {
    if (response.destroyed) return resolve();
    response.once("close", resolve);
    response.writeHead(status, pageHeaders).end(html);
  });
}
