/** @file Reads the proxy settings from environment variables, as other terminal programs do. */

import { BlockList, isIP } from "node:net";
import { type FindProxies, nameOf, proxyFromAddress } from "./find-routes.ts";
import type { ProxySignIn } from "./proxy-sign-ins.ts";

export interface EnvironmentProxies {
  readonly find: FindProxies;
  /** The user name and password in the variable's address for this proxy (host:port), or null. */
  readonly signInFor: (proxy: string) => ProxySignIn | null;
}

const names = ["https_proxy", "http_proxy", "all_proxy", "no_proxy"] as const;

/**
 * Reads HTTPS_PROXY, HTTP_PROXY, ALL_PROXY and NO_PROXY in upper or lower case. Deletes variables that hold a password
 * from `environment`, so that no child process inherits them.
 */
export function takeEnvironmentProxies(environment: NodeJS.ProcessEnv): EnvironmentProxies {
  const read = (name: string) => environment[name] || environment[name.toUpperCase()] || "";
  const [https, http, all, exceptions] = names.map(read) as [string, string, string, string];
  for (const name of names.flatMap((each) => [each, each.toUpperCase()]))
    if (/@/.test(environment[name] ?? "")) delete environment[name];
  const proxies = [https, http, all].flatMap((text) => addressFrom(text) ?? []);
  return {
    async find(address) {
      const url = new URL(address);
      const named = addressFrom((url.protocol === "https:" ? https : http) || all);
      if (named === null || isExcepted(url, exceptions)) return "DIRECT";
      const kind = { "http:": "PROXY", "https:": "HTTPS" }[named.protocol];
      return `${kind ?? named.protocol.replace(":", "").toUpperCase()} ${named.host}`;
    },
    signInFor(proxy) {
      const named = proxies.find((each) => each.username !== "" && nameOf(proxyFromAddress(each)) === proxy);
      return named ? { user: decodeURIComponent(named.username), password: decodeURIComponent(named.password) } : null;
    },
  };
}

/** The address may lack its "http://". */
function addressFrom(text: string): URL | null {
  const whole = text.includes("://") ? text : `http://${text}`;
  return text !== "" && URL.canParse(whole) ? new URL(whole) : null;
}

/** True where NO_PROXY covers the address: "*", ".office.example", "finance.example:8443", "10.1.2.3", "10.0.0.0/8". */
function isExcepted({ hostname, port, protocol }: URL, exceptions: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  const portHere = port || (protocol === "https:" ? "443" : "80");
  return exceptions
    .toLowerCase()
    .split(/[\s,]+/)
    .some((entry) => {
      if (entry === "" || entry === "*") return entry === "*";
      if (entry.includes("/")) return isWithin(host, entry);
      const [, name = "", onPort] = /^\[?(.*?)\]?(?::(\d+))?$/.exec(isIP(entry) ? `[${entry}]` : entry) ?? [];
      if (onPort !== undefined && onPort !== portHere) return false;
      const bare = name.replace(/^\*?\./, "");
      return host === bare || (isIP(host) === 0 && host.endsWith(`.${bare}`));
    });
}

function isWithin(host: string, range: string): boolean {
  const [start = "", bits = ""] = range.split("/");
  const family = isIP(start);
  if (family === 0 || isIP(host) !== family || !/^\d{1,3}$/.test(bits)) return false;
  const list = new BlockList();
  const kind = family === 6 ? "ipv6" : "ipv4";
  if (Number(bits) > (family === 6 ? 128 : 32)) return false;
  list.addSubnet(start, Number(bits), kind);
  return list.check(host, kind);
}
