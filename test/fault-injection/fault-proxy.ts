/** @file A TCP proxy of our own that does to the bytes between agent and service what a bad line does. */

import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setImmediate as turn, setTimeout as wait } from "node:timers/promises";

/** Which way the bytes go that are counted. */
export type Way = "request" | "answer";

export type LineFault =
  /** Nothing: the line as it should be. */
  | { readonly kind: "none" }
  /** After so many bytes that way: a reset, an orderly close, or silence on a connection that stays open. */
  | { readonly kind: "reset" | "close" | "stall"; readonly way: Way; readonly afterBytes: number }
  /** One byte at a time. */
  | { readonly kind: "trickle"; readonly way: Way }
  /** Each piece is held for so long before it goes on, both ways. */
  | { readonly kind: "delay"; readonly ms: number };

export interface FaultProxy {
  readonly url: string;
  /** Bytes that have gone on to the other side, by way, over all connections. */
  readonly passed: Readonly<Record<Way, number>>;
  /** The fault for the next connections, one each; after them the line is as it should be. */
  order(...faults: LineFault[]): void;
  /** Ends every connection that is open now. */
  cut(): void;
  /** Where connections go from now on. */
  leadTo(port: number): void;
  /** Ends every connection, those that stand still included. */
  stop(): Promise<void>;
}

interface Line {
  readonly fault: LineFault;
  readonly sides: readonly Socket[];
  isDead: boolean;
}

export async function startFaultProxy(targetPort = 0): Promise<FaultProxy> {
  const orders: LineFault[] = [];
  const passed = { request: 0, answer: 0 };
  const open = new Set<Socket>();
  let port = targetPort;
  // Half-open: a client that ends its side still gets its answer.
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const fault = orders.shift() ?? { kind: "none" };
    const service = connect({ port, host: "127.0.0.1", allowHalfOpen: true, noDelay: true });
    client.setNoDelay();
    for (const socket of [client, service]) {
      open.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => open.delete(socket));
    }
    const line: Line = { fault, sides: [client, service], isDead: false };
    void carry(line, client, service, "request", passed);
    void carry(line, service, client, "answer", passed);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    passed,
    order: (...faults) => void orders.push(...faults),
    cut() {
      for (const socket of open) socket.destroy();
    },
    leadTo(to) {
      port = to;
    },
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** Takes bytes from one side to the other until the fault strikes the line. */
async function carry(line: Line, from: Socket, to: Socket, way: Way, passed: Record<Way, number>): Promise<void> {
  const { fault } = line;
  const counts = "afterBytes" in fault && fault.way === way;
  let left = counts ? fault.afterBytes : Number.POSITIVE_INFINITY;
  const pass = async (bytes: Buffer) => {
    passed[way] += bytes.length;
    await new Promise((resolve) => to.write(bytes, resolve));
  };
  if (left === 0 && way === "request") return strike(line);
  try {
    for await (const piece of from.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (fault.kind === "delay") await wait(fault.ms);
      if (line.isDead) return;
      const bytes = piece.subarray(0, left);
      if (fault.kind === "trickle" && fault.way === way)
        for (const byte of bytes) {
          await pass(Buffer.of(byte));
          await turn();
        }
      else if (bytes.length > 0) await pass(bytes);
      left -= bytes.length;
      if (left === 0) return strike(line);
    }
    to.end();
  } catch {
    to.destroy();
  }
}

/** After a stall nobody reads any more on either side, so that a large body fills the line and stands still. */
function strike(line: Line): void {
  line.isDead = true;
  for (const side of line.sides) {
    if (line.fault.kind === "reset") side.resetAndDestroy();
    if (line.fault.kind === "close") side.destroySoon();
  }
}
