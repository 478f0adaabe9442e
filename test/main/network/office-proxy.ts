/** @file A proxy like those of offices: it tunnels, may want a password, and may inspect TLS. */

import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { connect as connectTls, createSecureContext, TLSSocket } from "node:tls";
import type { KeyAndCertificate } from "./certificates.ts";

interface Tunnel {
  readonly to: string;
  /** What was asked in it, as far as the proxy can see: where it signs itself, the first line of the request. */
  asked: string | null;
}

export interface OfficeProxy {
  /** host:port */
  readonly name: string;
  readonly port: number;
  readonly tunnels: readonly Tunnel[];
  /** The wrong user names and passwords that it received, as "user:password". */
  readonly turnedAway: readonly string[];
  /** "user:password", or null for nobody. */
  want(signIn: string | null, offers?: readonly string[]): void;
  /** The answer to the next tunnels. */
  refuse(status: number | null): void;
  /** Breaks one tunnel after this many bytes towards the service. */
  dieAfter(bytes: number): void;
  /** Takes the whole next request in, and breaks instead of handing the answer back. Where it signs itself. */
  swallowAnswer(): void;
  forget(): void;
  stop(): Promise<void>;
}

/**
 * @param leads where it takes each host:port; to all others it goes as they say
 * @param inspection what it shows in place of the service's own certificate
 */
export async function startOfficeProxy(
  leads: Readonly<Record<string, number>> = {},
  inspection: KeyAndCertificate | null = null,
): Promise<OfficeProxy> {
  const tunnels: Tunnel[] = [];
  const turnedAway: string[] = [];
  const open = new Set<Socket>();
  let wanted: string | null = null;
  let offered: readonly string[] = [];
  let refusal: number | null = null;
  let dieAfterBytes = Number.POSITIVE_INFINITY;
  let swallows = false;

  const server = createServer((_request, response) => void response.writeHead(501).end());
  server.on("connection", (socket) => {
    open.add(socket);
    socket.on("error", () => {}).on("close", () => open.delete(socket));
  });

  const turnAway = (client: Socket, status: number, ...headers: readonly string[]) => {
    const page = "<!DOCTYPE html><html><h1>Your request has been blocked.</h1></html>";
    const head = [`HTTP/1.1 ${status} No`, "Content-Type: text/html", `Content-Length: ${page.length}`, ...headers];
    client.end(`${head.join("\r\n")}\r\n\r\n${page}`);
  };

  server.on("connect", (request: IncomingMessage, client: Socket) => {
    const given = /^Basic (.+)$/.exec(request.headers["proxy-authorization"] ?? "")?.[1];
    const signIn = given === undefined ? null : Buffer.from(given, "base64").toString();
    if (wanted !== null && signIn !== wanted) {
      if (signIn !== null) turnedAway.push(signIn);
      return turnAway(client, 407, ...offered.map((each) => `Proxy-Authenticate: ${each}`));
    }
    if (refusal !== null) return turnAway(client, refusal);
    const to = request.url ?? "";
    const { hostname, port } = new URL(`http://${to}`);
    const lead = leads[to];
    const service = connect(lead ?? (Number(port) || 80), lead === undefined ? hostname : "127.0.0.1");
    open.add(service);
    service.on("close", () => open.delete(service)).on("error", () => client.destroy());
    service.once("connect", () => {
      const tunnel: Tunnel = { to, asked: null };
      tunnels.push(tunnel);
      client.write("HTTP/1.1 200 Connection established\r\n\r\n");
      const [near, far] = inspection ? inspect(client, service, hostname, inspection) : [client, service];
      carry(tunnel, near, far);
    });
  });

  function carry(tunnel: Tunnel, near: Socket, far: Socket): void {
    let left = dieAfterBytes;
    const isFaulty = Number.isFinite(left);
    const breakOff = () => {
      near.destroy();
      far.destroy();
    };
    near.on("data", (bytes) => {
      tunnel.asked ??= inspection ? (bytes.toString("latin1").split("\r\n")[0] ?? "") : null;
      left -= bytes.length;
      if (isFaulty && left <= 0) {
        dieAfterBytes = Number.POSITIVE_INFINITY;
        return breakOff();
      }
      if (!far.write(bytes)) near.pause();
    });
    far.on("drain", () => near.resume());
    far.on("data", (bytes) => {
      if (swallows && tunnel.asked?.startsWith("POST /v1/")) {
        swallows = false;
        return breakOff();
      }
      near.write(bytes);
    });
    near.on("end", () => far.end()).on("close", () => far.destroy());
    far.on("end", () => near.end());
    for (const side of [near, far]) side.on("error", breakOff);
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    name: `127.0.0.1:${port}`,
    port,
    tunnels,
    turnedAway,
    want(signIn, offers = ['Basic realm="office, all floors"']) {
      wanted = signIn;
      offered = offers;
    },
    refuse(status) {
      refusal = status;
    },
    dieAfter(bytes) {
      dieAfterBytes = bytes;
    },
    swallowAnswer() {
      swallows = true;
    },
    forget() {
      tunnels.length = 0;
      turnedAway.length = 0;
    },
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** TLS inspection: decrypts here, reads, and encrypts again. */
function inspect(client: Socket, service: Socket, host: string, shown: KeyAndCertificate): readonly [Socket, Socket] {
  const near = new TLSSocket(client, { isServer: true, secureContext: createSecureContext(shown) });
  // The server behind it is the test's own sandbox.
  const far = connectTls({ socket: service, servername: host, rejectUnauthorized: false });
  return [near, far];
}
