/** @file Waits on this machine for the browser to come back from signing in: one address, one hit. */

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fail, ok, type Result } from "../../shared/result.ts";

export interface LoopbackRedirect {
  readonly redirectUri: string;
  /** The address that the browser came back with; a reason where it did not. */
  readonly arrival: Promise<Result<URL, string>>;
  close(): void;
}

/** The path that a client is registered with for this machine, beside any port (RFC 8252, 7.3). */
const path = "/callback";
const usualPatienceMs = 5 * 60_000;

const page = (
  title: string,
  text: string,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
<style>body{font:1.1rem/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1rem;color-scheme:light dark}</style>
<h1>${title}</h1><p>${text}</p></html>`;

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
  const { promise: arrival, resolve } = Promise.withResolvers<Result<URL, string>>();
  const server = createServer((request, response) => {
    const { port: bound } = server.address() as AddressInfo;
    const url = URL.canParse(request.url ?? "", `http://127.0.0.1:${bound}`)
      ? new URL(request.url ?? "", `http://127.0.0.1:${bound}`)
      : null;
    const isOurs = request.headers.host === `127.0.0.1:${bound}` && url?.pathname === path && request.method === "GET";
    const isAnswer = isOurs && (url.searchParams.has("code") || url.searchParams.has("error"));
    const [status, title, text] = !isAnswer
      ? ([404, "Not found", "There is nothing here."] as const)
      : url.searchParams.has("code")
        ? ([200, "Signed in", "You can close this window and go back to Pigeonhole."] as const)
        : ([200, "Not signed in", "You can close this window. Pigeonhole says what to do."] as const);
    response
      .writeHead(status, {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        connection: "close",
      })
      .end(page(title, text), () => {
        if (isAnswer) settle(ok(url));
      });
  });
  const settle = (result: Result<URL, string>) => {
    clearTimeout(timer);
    signal.removeEventListener("abort", cancel);
    resolve(result);
    server.close();
    server.closeIdleConnections();
  };
  const timer = setTimeout(() => settle(fail("nobody signed in within five minutes")), patienceMs);
  const cancel = () => settle(fail("signing in was cancelled"));
  if (signal.aborted) cancel();
  else signal.addEventListener("abort", cancel, { once: true });

  return new Promise((listening) => {
    server.once("error", (problem: NodeJS.ErrnoException) => {
      settle(fail("no port"));
      listening(fail(problem.code === "EADDRINUSE" ? `port ${port} is in use by another program` : problem.message));
    });
    server.listen(port ?? 0, "127.0.0.1", () => {
      const { port: bound } = server.address() as AddressInfo;
      listening(ok({ redirectUri: `http://127.0.0.1:${bound}${path}`, arrival, close: () => settle(fail("closed")) }));
    });
  });
}
