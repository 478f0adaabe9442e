/** @file A TCP proxy that is as slow as an office line: limited bytes a second, and a delay. */

import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

interface LineSpeed {
  readonly oneWayMs: number;
  /** Each way, for all connections together. */
  readonly bytesPerSecond: number;
}

export interface SlowLine {
  readonly url: string;
  /** Where connections go from now on. */
  leadTo(port: number): void;
  /** Ends every connection, those that stand still included. */
  stop(): Promise<void>;
}

/** The bytes that may wait before the line, as in a small router; senders of more are slowed down. */
const queueMs = 50;

/**
 * Starts a line that leads to a port of this machine.
 *
 * Bytes wait and travel, and never overtake each other. Setting up a connection costs no time, for that is between the
 * two operating systems: on a real line a call takes some round trips more.
 */
export async function startSlowLine(speed: LineSpeed, targetPort = 0): Promise<SlowLine> {
  let port = targetPort;
  const open = new Set<Socket>();
  const [there, back] = [createWire(speed), createWire(speed)];
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const service = connect({ port, host: "127.0.0.1", allowHalfOpen: true, noDelay: true });
    client.setNoDelay();
    for (const socket of [client, service]) {
      open.add(socket);
      socket.on("close", () => open.delete(socket));
    }
    there(client, service);
    back(service, client);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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

/** One direction of the line. */
function createWire({ oneWayMs, bytesPerSecond }: LineSpeed): (from: Socket, to: Socket) => void {
  // When the last byte that was taken will have been put on the wire; one clock for all, as for a real wire.
  let freeAt = 0;
  return (from, to) => {
    // In order, whatever order the timers come in.
    const onTheWay: (() => void)[] = [];
    const deliverLater = (deliver: () => void): void => {
      onTheWay.push(deliver);
      setTimeout(() => onTheWay.shift()?.(), Math.max(0, freeAt - performance.now()) + oneWayMs);
    };
    from.on("data", (piece) => {
      const now = performance.now();
      freeAt = Math.max(freeAt, now) + (piece.length / bytesPerSecond) * 1_000;
      deliverLater(() => to.write(piece));
      const tooLong = freeAt - now - queueMs;
      if (tooLong <= 0) return;
      from.pause();
      setTimeout(() => from.resume(), tooLong);
    });
    from.on("end", () => deliverLater(() => to.end()));
    from.on("error", () => to.destroy());
  };
}
