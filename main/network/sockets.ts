/** @file Opens connections: plain ones, TLS over them, and tunnels through a proxy. */

import { type IncomingHttpHeaders, request } from "node:http";
import { connect, isIP, type Socket } from "node:net";
import { connect as connectTls, type SecureContext } from "node:tls";
import { EndedByUs } from "../../shared/wording/reason.ts";

/** @throws the operating system's error, or the reason of `ending` */
export function connectTo(host: string, port: number, ending: AbortSignal): Promise<Socket> {
  return untilItStands(connect({ host, port, noDelay: true }), "connect", ending);
}

/** @throws an error with the code of what is wrong with the certificate, among others */
export function secure(
  socket: Socket,
  host: string,
  secureContext: SecureContext,
  ending: AbortSignal,
): Promise<Socket> {
  const name = isIP(host) === 0 ? { servername: host } : {};
  // HTTP/1.1 alone: it is what we speak.
  const options = { socket, host, secureContext, ALPNProtocols: ["http/1.1"], ...name };
  return untilItStands(connectTls(options), "secureConnect", ending);
}

export interface ProxyAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly socket: Socket;
}

/**
 * Asks a proxy for a tunnel (RFC 9110, 9.3.6).
 *
 * Always a tunnel, for plain http too: what comes out of it can only be the far side's answer, never the proxy's own.
 */
export function askForTunnel(
  proxy: Socket,
  to: string,
  authorization: string | null,
  ending: AbortSignal,
): Promise<ProxyAnswer> {
  return new Promise((resolve, reject) => {
    const asking = request({
      method: "CONNECT",
      path: to,
      headers: { host: to, ...(authorization === null ? {} : { "proxy-authorization": authorization }) },
      createConnection: () => proxy,
    });
    const giveUp = () => asking.destroy(ending.reason);
    ending.addEventListener("abort", giveUp, { once: true });
    asking.on("connect", ({ statusCode: status = 0, headers }, socket, early) => {
      ending.removeEventListener("abort", giveUp);
      if (early.length > 0) socket.unshift(early);
      resolve({ status, headers, socket: socket as Socket });
    });
    asking.on("error", reject);
    asking.on("close", () => reject(new EndedByUs({ say: "closed-without-answer" })));
    asking.end();
  });
}

function untilItStands<S extends Socket>(socket: S, stands: string, ending: AbortSignal): Promise<S> {
  return new Promise((resolve, reject) => {
    const giveUp = () => socket.destroy(ending.reason);
    if (ending.aborted) giveUp();
    ending.addEventListener("abort", giveUp, { once: true });
    socket.once(stands, () => {
      ending.removeEventListener("abort", giveUp);
      resolve(socket);
    });
    // They stay: a connection that breaks while nobody speaks on it must not end the process.
    socket.on("error", reject);
    socket.on("close", () => reject(new EndedByUs({ say: "connection-closed" })));
  });
}
