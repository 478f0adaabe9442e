/** @file Owns a name on the session bus, as a panel or a notification daemon does. The few messages it takes, by hand. */

import { once } from "node:events";
import { connect } from "node:net";

/** A value in D-Bus's own layout: its length, its bytes, a zero. */
function text(value: string, lengthBytes: 1 | 4): Buffer {
  const length = Buffer.alloc(lengthBytes);
  length.writeUIntLE(Buffer.byteLength(value), 0, lengthBytes);
  return Buffer.concat([length, Buffer.from(value), Buffer.alloc(1)]);
}

const padded = (bytes: Buffer, to: number) => Buffer.concat([bytes, Buffer.alloc((to - (bytes.length % to)) % to)]);

/** A call to the bus itself; the body is at most a name and flags. */
function call(member: string, serial: number, name?: string): Buffer {
  const body = name === undefined ? Buffer.alloc(0) : Buffer.concat([padded(text(name, 4), 4), Buffer.alloc(4)]);
  const fields: [code: number, type: string, value: Buffer][] = [
    [1, "o", text("/org/freedesktop/DBus", 4)],
    [2, "s", text("org.freedesktop.DBus", 4)],
    [3, "s", text(member, 4)],
    [6, "s", text("org.freedesktop.DBus", 4)],
    ...(name === undefined ? [] : [[8, "g", text("su", 1)] as [number, string, Buffer]]),
  ];
  const laid = fields.reduce((all, [code, type, value]) => {
    const head = Buffer.concat([padded(all, 8), Buffer.from([code]), text(type, 1)]);
    return Buffer.concat([type === "g" ? head : padded(head, 4), value]);
  }, Buffer.alloc(0));
  const head = Buffer.alloc(16);
  head.write("l\u0001\u0000\u0001", 0, "latin1");
  head.writeUInt32LE(body.length, 4);
  head.writeUInt32LE(serial, 8);
  head.writeUInt32LE(laid.length, 12);
  return Buffer.concat([padded(Buffer.concat([head, laid]), 8), body]);
}

/** Resolves once the bus knows the name as ours; the name goes with `release`. */
export async function ownBusName(address: string, name: string): Promise<{ release(): void }> {
  const path = /unix:path=([^,]+)/.exec(address)?.[1];
  if (path === undefined) throw new Error(`no bus at ${address}`);
  const socket = connect(path);
  const heard: Buffer[] = [];
  socket.on("data", (bytes) => heard.push(bytes));
  const until = async (word: string) => {
    while (!Buffer.concat(heard).includes(word)) await once(socket, "data");
  };
  const uid = Buffer.from(String(process.getuid?.() ?? 0)).toString("hex");
  socket.write(`\0AUTH EXTERNAL ${uid}\r\n`);
  await until("OK ");
  socket.write("BEGIN\r\n");
  socket.write(call("Hello", 1));
  socket.write(call("RequestName", 2, name));
  // The bus tells the new owner that it has it.
  await until("NameAcquired\0");
  while (!Buffer.concat(heard).includes(`${name}\0`)) await once(socket, "data");
  return { release: () => void socket.destroy() };
}
