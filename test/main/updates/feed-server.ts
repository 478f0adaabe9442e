/** @file A release folder on a real socket, signed by a key of its own, which can be bent in every way that matters. */

import { createHash, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export const target = "linux-x64";

export function makeKey() {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  return { privateKey, publicKey: publicKey.export({ format: "der", type: "spki" }).toString("base64") };
}

/** What a release is published as; what is named here replaces what is right. */
interface Published {
  readonly version: string;
  readonly content: Buffer;
  readonly key: KeyObject;
  readonly feed?: object;
  readonly for?: string;
}

export interface FeedServer {
  readonly address: string;
  /** The files of the folder, by name. */
  readonly files: Map<string, Buffer>;
  /** The names of what was asked for. */
  readonly asked: string[];
  /** Ends the connection after so many bytes of an AppImage; null sends all. */
  cutAfter: number | null;
  publish(release: Published): void;
  close(): Promise<void>;
}

export async function startFeed(): Promise<FeedServer> {
  const files = new Map<string, Buffer>();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const name = new URL(request.url ?? "", "http://x").pathname.slice(1);
    asked.push(name);
    const content = files.get(name);
    if (content === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { "content-length": content.length });
    if (feed.cutAfter === null || !name.endsWith(".AppImage")) return void response.end(content);
    response.write(content.subarray(0, feed.cutAfter), () => response.socket?.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const feed: FeedServer = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    asked,
    cutAfter: null,
    publish({ version, content, key, ...bent }) {
      const name = `pigeonhole-${version}.AppImage`;
      const text = JSON.stringify({
        product: "pigeonhole",
        for: bent.for ?? target,
        version,
        releasedAt: "2026-11-20T10:00:00Z",
        security: false,
        file: { name, bytes: content.length, sha512: createHash("sha512").update(content).digest("base64") },
        ...bent.feed,
      });
      files.set(name, content);
      files.set(`updates-${target}.json`, Buffer.from(text));
      files.set(`updates-${target}.json.sig`, Buffer.from(sign(null, Buffer.from(text), key).toString("base64")));
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return feed;
}
