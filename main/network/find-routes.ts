/** @file Decides how an address is reached: directly or through which proxies, in the order to try. */

import type { NetworkSettings } from "../../shared/settings/settings.ts";

export interface ProxyAddress {
  readonly host: string;
  readonly port: number;
  /** True where the connection to the proxy itself is encrypted. */
  readonly speaksTls: boolean;
}

export type Route = ProxyAddress | "direct";

/**
 * Returns the proxies that the operating system's settings name for an address, in the format of a PAC file's result:
 * "PROXY proxy.office:3128; DIRECT".
 */
export type FindProxies = (address: string) => Promise<string>;

/** The proxy as host:port, an IPv6 address in brackets. */
export const nameOf = ({ host, port }: ProxyAddress): string => `${host.includes(":") ? `[${host}]` : host}:${port}`;

/**
 * [Note: loopback and proxies]
 *
 * A proxy on another machine would resolve a loopback address to itself. And plain http is permitted for loopback only:
 * through such a proxy the token would cross the network unencrypted. So a loopback address is reached directly, unless
 * the settings name a proxy on this machine.
 */
const isOnThisMachine = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** The routes to an address in the order to try; empty where the settings name only proxies that we cannot use. */
export async function findRoutes(
  address: URL,
  { proxy }: NetworkSettings,
  findProxies: FindProxies,
): Promise<readonly Route[]> {
  const isHere = isOnThisMachine(address.hostname);
  if (proxy === "none") return ["direct"];
  if (proxy === "system") return isHere ? ["direct"] : routesFromPac(await findProxies(`${address.origin}/`));
  const named = proxyFromAddress(new URL(proxy));
  return [isHere && !isOnThisMachine(named.host) ? "direct" : named];
}

/** The proxy at an http: or https: address; the scheme's default port where it has none. */
export function proxyFromAddress({ protocol, hostname, port }: URL): ProxyAddress {
  const speaksTls = protocol === "https:";
  return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) || (speaksTls ? 443 : 80), speaksTls };
}

/** Leaves out SOCKS and other kinds of proxies, which are not supported. */
function routesFromPac(answer: string): readonly Route[] {
  const steps = answer.split(";").flatMap((step) => step.trim() || []);
  if (steps.length === 0) return ["direct"];
  return steps.flatMap((step): Route[] => {
    const [kind = "", where = ""] = step.split(/\s+/);
    if (/^direct$/i.test(kind)) return ["direct"];
    if (!/^(proxy|https?)$/i.test(kind)) return [];
    const scheme = /^https$/i.test(kind) ? "https" : "http";
    return URL.canParse(`${scheme}://${where}`) ? [proxyFromAddress(new URL(`${scheme}://${where}`))] : [];
  });
}
