/** @file Opens TCP connections, TLS on top of them, and tunnels through a proxy. */

import type { IncomingHttpHeaders } from "node:http";
import { connect, isIP, type Socket } from "node:net";
import type { SecureContext } from "node:tls";
import { EndedByUs } from "../../shared/wording/reason.ts";
import { loadTls } from "../platform/lazy-tls.ts";
import { request } from "../platform/plain-http.ts";

/** Connects by TCP. @throws the operating system's error, or the reason of `ending` */
export function connectTo(host: string, port: number, ending: AbortSignal): Promise<Socket> {
  return whenConnected(connect({ host, port, noDelay: true }), "connect", ending);
}

/** Starts TLS on a connection. @throws an error whose code says what is wrong with the certificate, among others */
export function secure(
  socket: Socket,
  host: string,
  secureContext: SecureContext,
  ending: AbortSignal,
): Promise<Socket> {
  const name = isIP(host) === 0 ? { servername: host } : {};
  // Only HTTP/1.1 is spoken on it, so only that is offered.
  const options = { socket, host, secureContext, ALPNProtocols: ["http/1.1"], ...name };
  return whenConnected(loadTls().connect(options), "secureConnect", ending);
}

export interface ProxyAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly socket: Socket;
}

/**
 * Asks a proxy for a tunnel with CONNECT (RFC 9110, 9.3.6).
 *
 * Plain http uses a tunnel too: what comes through it is always the server's answer, never the proxy's own.
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

function whenConnected<S extends Socket>(socket: S, connected: string, ending: AbortSignal): Promise<S> {
  return new Promise((resolve, reject) => {
    const giveUp = () => socket.destroy(ending.reason);
    if (ending.aborted) giveUp();
    ending.addEventListener("abort", giveUp, { once: true });
    socket.once(connected, () => {
      ending.removeEventListener("abort", giveUp);
      resolve(socket);
    });
    // These listeners stay: an idle connection that breaks must not end the process with an unhandled error.
    socket.on("error", reject);
    socket.on("close", () => reject(new EndedByUs({ say: "connection-closed" })));
  });
}
