/** @file One HTTP server on the loopback address that can refuse connections, go offline and come back on its port. */

import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createTlsServer, type Server as TlsServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";

type Answerer = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export interface Listener {
  port: number;
  url: string;
  /** Sets who answers; requests that come before are answered 503. */
  answerWith(answerer: Answerer): void;
  /** Stops listening and drops all connections: the port refuses connections from now on. */
  goDark(): Promise<void>;
  /** Listens on the same port again. */
  comeBack(): Promise<void>;
}

/** Starts listening; `refusesConnection` is asked for each new connection and may have it reset unread. */
export async function listen(
  port: number,
  refusesConnection: () => boolean,
  tls?: { key: string; cert: string },
): Promise<Listener> {
  let answerer: Answerer = async (_req, res) => {
    res.writeHead(503).end();
  };
  const answer = (req: IncomingMessage, res: ServerResponse) => {
    answerer(req, res).catch((error: unknown) => {
      // A bug of the sandbox must not look like a refusal of the service.
      console.error("sandbox:", error);
      if (!res.headersSent) res.writeHead(500).end("The sandbox itself failed.");
      else res.destroy();
    });
  };
  const server = tls ? createTlsServer(tls, answer) : createServer(answer);
  // A document of 150 MB on a slow machine may take its time, and so may a test that stalls.
  server.requestTimeout = 0;
  server.prependListener("connection", (socket: Socket) => {
    if (refusesConnection()) socket.resetAndDestroy();
  });
  await open(server, port);
  const bound = (server.address() as AddressInfo).port;
  return {
    port: bound,
    url: `${tls ? "https" : "http"}://127.0.0.1:${bound}`,
    answerWith: (next) => {
      answerer = next;
    },
    goDark: () => close(server),
    comeBack: () => open(server, bound),
  };
}

function open(server: Server | TlsServer, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      server.off("error", reject);
      resolve();
    });
  });
}

function close(server: Server | TlsServer): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
