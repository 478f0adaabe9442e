/** @file The one way out: opens every connection to the service and its authority, through proxies, with the right trust. */

import type { Socket } from "node:net";
import type { NotSent } from "../../shared/imports/failure.ts";
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
   * A fresh connection for one request, TLS and all, on which nothing has been said to the far side yet. Errors that
   * come on it later are the caller's to hear.
   *
   * @param quietMs given up after this
   */
  open(address: URL, quietMs: number, signal?: AbortSignal): Promise<Result<Socket, NotSent>>;
  /** What the settings name and cannot be used, a sentence each. */
  problems(): readonly string[];
}

export interface Surroundings {
  /** Null where the settings cannot be used: then nothing goes out. */
  readonly settings: () => NetworkSettings | null;
  /** What the computer's own settings say. */
  readonly findProxies: FindProxies;
  readonly signIns: ProxySignIns;
}

export function createNetwork({ settings, findProxies, signIns }: Surroundings): Network {
  const trust = createTrust();

  async function openBy(
    route: Route,
    address: URL,
    caFile: string | null,
    ending: AbortSignal,
  ): Promise<Result<Socket, NotSent>> {
    const host = address.hostname.replace(/^\[|\]$/g, "");
    const port = Number(address.port) || (address.protocol === "https:" ? 443 : 80);
    const context = trust.contextFor(caFile);
    const opened =
      route === "direct"
        ? await connectTo(host, port, ending).then(ok, (problem) => fail(unreachable(problem)))
        : await openThroughProxy(route, `${address.hostname}:${port}`, { signIns, context, ending });
    if (!opened.ok || address.protocol !== "https:") return opened;
    return secure(opened.value, host, context, ending).then(ok, (problem) => {
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
          if (opened.ok || !mayDoBetterElsewhere(opened.error)) return opened;
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

/** The next proxy of a PAC file is for when one is away, not for when it says no. */
const mayDoBetterElsewhere = (failure: NotSent) =>
  failure.kind === "barred" ? failure.by === "proxy-away" : failure.kind === "not-sent";

/** A PAC file may ask a name server that never answers. */
function orEnd<T>(work: Promise<T>, ending: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    ending.addEventListener("abort", () => reject(ending.reason), { once: true });
    work.then(resolve, reject);
  });
}
