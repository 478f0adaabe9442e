/** @file Decides by which ways an address may be reached: directly, or through which proxies, in their order. */

import type { NetworkSettings } from "../../shared/settings/settings.ts";

export interface ProxyAddress {
  readonly host: string;
  readonly port: number;
  /** The way to the proxy itself is encrypted. */
  readonly speaksTls: boolean;
}

export type Route = ProxyAddress | "direct";

/**
 * Says which proxies the computer's own settings name for an address, in the words of a PAC file:
 * "PROXY proxy.office:3128; DIRECT".
 */
export type FindProxies = (address: string) => Promise<string>;

/** As host:port. */
export const nameOf = ({ host, port }: ProxyAddress): string => `${host.includes(":") ? `[${host}]` : host}:${port}`;

/**
 * [Note: loopback and proxies]
 *
 * An address on this machine is not what a proxy elsewhere would find under it, and plain http is let through for
 * this machine alone: through a proxy elsewhere the token would cross the network for all to read. So such an address
 * is reached directly, save where the settings name a proxy that is on this machine itself.
 */
const isOnThisMachine = (host: string) => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** The ways to an address, the first to be tried first; none where only kinds are named that we cannot use. */
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

export function proxyFromAddress({ protocol, hostname, port }: URL): ProxyAddress {
  const speaksTls = protocol === "https:";
  return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) || (speaksTls ? 443 : 80), speaksTls };
}

/** SOCKS and other kinds are passed over. */
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
