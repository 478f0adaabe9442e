/** @file Opens every connection to the service and its authority, through proxies and with the office's certificates. */

import type { Socket } from "node:net";
import type { NotSent } from "../../shared/imports/failures/not-sent.ts";
import type { NetworkSettings } from "../../shared/settings/settings.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { EndedByUs } from "../../shared/wording/reason.ts";
import { type FindProxies, findRoutes, type Route } from "./find-routes.ts";
import { barred, problemWithTls, unreachable } from "./network-problems.ts";
import { openThroughProxy } from "./open-through-proxy.ts";
import type { ProxySignIns } from "./proxy-sign-ins.ts";
import { connectTo, secure } from "./sockets.ts";
import { createTrust } from "./trust.ts";

export interface Network {
  /**
   * Opens a new connection for one request, including TLS; no byte of HTTP has been sent on it. The caller handles
   * errors that occur on it later.
   *
   * @param quietMs how long opening may take
   */
  open(address: URL, quietMs: number, signal?: AbortSignal): Promise<Result<Socket, NotSent>>;
  /** Settings that cannot be used, such as a certificate file that is missing; a sentence each. */
  problems(): readonly string[];
}

/** What the network needs from outside. */
export interface NetworkEnvironment {
  /** Null where the settings cannot be read: then no connection is opened. */
  readonly settings: () => NetworkSettings | null;
  /** The proxies of the operating system's settings. */
  readonly findProxies: FindProxies;
  readonly signIns: ProxySignIns;
}

/** Creates the network; connections are opened when `open` is called. */
export function createNetwork({ settings, findProxies, signIns }: NetworkEnvironment): Network {
  const trust = createTrust();

  async function openBy(
    route: Route,
    address: URL,
    caFile: string | null,
    ending: AbortSignal,
  ): Promise<Result<Socket, NotSent>> {
    const host = address.hostname.replace(/^\[|\]$/g, "");
    const port = Number(address.port) || (address.protocol === "https:" ? 443 : 80);
    // Made for TLS alone: to read all the certificates takes longer than a plain connection.
    const context = () => trust.contextFor(caFile);
    const opened =
      route === "direct"
        ? await connectTo(host, port, ending).then(ok, (problem) => fail(unreachable(problem)))
        : await openThroughProxy(route, `${address.hostname}:${port}`, { signIns, context, ending });
    if (!opened.ok || address.protocol !== "https:") return opened;
    return secure(opened.value, host, context(), ending).then(ok, (problem) => {
      opened.value.destroy();
      return fail(problemWithTls(problem, host));
    });
  }

  return {
    async open(address, quietMs, signal) {
      const now = settings();
      if (now === null) return fail(barred("settings", address.hostname, ""));
      const tooLong = new AbortController();
      const timer = setTimeout(
        () => tooLong.abort(new EndedByUs({ say: "nothing-moved", seconds: quietMs / 1_000 })),
        quietMs,
      );
      const ending = signal ? AbortSignal.any([signal, tooLong.signal]) : tooLong.signal;
      try {
        const routes = await orEnd(findRoutes(address, now, findProxies), ending);
        let first: Result<Socket, NotSent> | null = null;
        for (const route of routes) {
          const opened = await openBy(route, address, now.caFile, ending);
          if (opened.ok || !mayWorkOnOtherRoute(opened.error)) return opened;
          first ??= opened;
          if (ending.aborted) break;
        }
        return first ?? fail(barred("proxy-kind", address.hostname, ""));
      } catch (problem) {
        return fail(unreachable(problem));
      } finally {
        clearTimeout(timer);
      }
    },
    problems() {
      const problem = trust.problemWith(settings()?.caFile ?? null);
      return problem === null ? [] : [problem];
    },
  };
}

/** The next proxy of a PAC file is tried when one cannot be reached, not when it refuses. */
const mayWorkOnOtherRoute = (failure: NotSent) =>
  failure.kind === "barred" ? failure.by === "proxy-away" : failure.kind === "not-sent";

/** Stops waiting when `ending` aborts: evaluating a PAC file may wait for a name server that never answers. */
function orEnd<T>(work: Promise<T>, ending: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    ending.addEventListener("abort", () => reject(ending.reason), { once: true });
    work.then(resolve, reject);
  });
}
