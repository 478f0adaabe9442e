/** @file A server on a bare socket, which can misbehave as no HTTP library would. */

import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** The state of one connection. */
export interface Visit {
  readonly socket: Socket;
  /** The request's head without the empty line; null until it is complete. */
  head(): string | null;
  body(): Buffer;
  /** The length of the body so far; cheaper than reading the body. */
  bodyBytes(): number;
  /** The received pieces, each with its time (performance.now). */
  readonly pieces: { readonly atMs: number; readonly bytes: Buffer }[];
  hasEnded: boolean;
}

export interface RawServer {
  readonly url: string;
  readonly visits: Visit[];
  stop(): Promise<void>;
}

export interface Manners {
  onConnect?(visit: Visit): void;
  /** Called after each piece. */
  onBytes?(visit: Visit): void;
}

export async function startRawServer({ onConnect, onBytes }: Manners): Promise<RawServer> {
  const visits: Visit[] = [];
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const visit = visitOn(socket);
    visits.push(visit);
    socket.on("error", () => {});
    socket.on("end", () => {
      visit.hasEnded = true;
      socket.end();
    });
    onConnect?.(visit);
    if (!onBytes) return;
    socket.on("data", (bytes) => {
      visit.pieces.push({ atMs: performance.now(), bytes: Buffer.from(bytes) });
      onBytes(visit);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    visits,
    async stop() {
      for (const { socket } of visits) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

function visitOn(socket: Socket): Visit {
  const pieces: Visit["pieces"] = [];
  let readBytes = 0;
  let counted = 0;
  let bodyAt = -1;
  const all = () => Buffer.concat(pieces.map(({ bytes }) => bytes));
  /** Each piece is counted once, and the head looked for until it is found. */
  const count = () => {
    if (bodyAt < 0 && counted < pieces.length) {
      const end = all().indexOf("\r\n\r\n");
      if (end >= 0) bodyAt = end + 4;
    }
    for (; counted < pieces.length; counted++) readBytes += pieces[counted]?.bytes.length ?? 0;
  };
  return {
    socket,
    pieces,
    hasEnded: false,
    head() {
      count();
      return bodyAt < 0
        ? null
        : all()
            .subarray(0, bodyAt - 4)
            .toString("latin1");
    },
    body() {
      count();
      return bodyAt < 0 ? Buffer.alloc(0) : all().subarray(bodyAt);
    },
    bodyBytes() {
      count();
      return bodyAt < 0 ? 0 : readBytes - bodyAt;
    },
  };
}

/** Behaviour that answers after this many bytes of the body. */
export function answersAfter(bodyBytes: number, answer: string, then: (visit: Visit) => void = () => {}): Manners {
  const answered = new Set<Visit>();
  return {
    onBytes(visit) {
      if (answered.has(visit) || visit.bodyBytes() < bodyBytes || visit.head() === null) return;
      answered.add(visit);
      visit.socket.write(answer, () => then(visit));
    },
  };
}

/** A whole answer, as text. */
export function answerText(status: number, body = "", headers: Readonly<Record<string, string>> = {}): string {
  const lines = Object.entries({ "content-length": String(Buffer.byteLength(body)), ...headers });
  return `HTTP/1.1 ${status} Said\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${body}`;
}
