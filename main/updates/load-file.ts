/** @file Loads one file to this disk: whole, with the hash that the signed feed names, and durable; or not at all. */

import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open as openFile, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { pipeline } from "node:stream/promises";
import type { NotSent } from "../../shared/imports/failures/not-sent.ts";
import type { Release } from "../../shared/updates/release.ts";
import type { UpdateProblem } from "../../shared/updates/update-view.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { requestOverTls } from "../platform/lazy-tls.ts";
import { request as plainRequest } from "../platform/plain-http.ts";
import { nameOf } from "./read-feed.ts";

/** Opens a connection, TLS included; see Network in main/network/. */
export type Open = (address: URL, quietMs: number, signal?: AbortSignal) => Promise<Result<Socket, NotSent>>;

const patienceMs = 60_000;

/** Loads `address` into a new file at `path`. Follows no redirect. Leaves no file where it fails. */
export async function loadFile(
  open: Open,
  address: URL,
  path: string,
  { bytes, sha512 }: Release["file"],
  signal: AbortSignal,
): Promise<Result<null, UpdateProblem>> {
  const opened = await open(address, patienceMs, signal);
  if (!opened.ok) return fail({ is: "away", detail: nameOf(opened.error) });
  const loaded = await receive(opened.value, address, path, bytes, signal).finally(() => opened.value.destroy());
  if (!loaded.ok) await rm(path, { force: true });
  else if (loaded.value !== sha512) {
    await rm(path, { force: true });
    return fail({ is: "not-the-file" });
  }
  return loaded.ok ? ok(null) : loaded;
}

/** @returns the hash of what was written */
async function receive(
  socket: Socket,
  address: URL,
  path: string,
  bytes: number,
  signal: AbortSignal,
): Promise<Result<string, UpdateProblem>> {
  const isTls = address.protocol === "https:";
  const asking = (isTls ? requestOverTls : plainRequest)(address, {
    headers: { "user-agent": "Pigeonhole", connection: "close" },
    createConnection: () => socket,
    defaultPort: isTls ? 443 : 80,
    signal,
  });
  asking.setTimeout(patienceMs, () => asking.destroy());
  let response: IncomingMessage;
  try {
    response = await new Promise<IncomingMessage>((resolve, reject) => {
      asking.on("response", resolve).on("error", reject).end();
      asking.on("close", () => reject(new Error("closed")));
    });
  } catch (problem) {
    return fail({ is: "away", detail: (problem as Error).message });
  }
  if (response.statusCode !== 200) return fail({ is: "no-feed", status: response.statusCode ?? 0 });
  return write(response, path, bytes);
}

async function write(response: IncomingMessage, path: string, bytes: number): Promise<Result<string, UpdateProblem>> {
  const hash = createHash("sha512");
  let received = 0;
  try {
    const file = await openFile(path, "wx", 0o600);
    try {
      for await (const piece of piecesOf(response)) {
        received += piece.length;
        // Longer than it may be: no more of it is written.
        if (received > bytes) return fail({ is: "not-the-file" });
        hash.update(piece);
        await file.writeFile(piece);
      }
      if (received < bytes) return fail({ is: "cut-off" });
      await file.sync();
    } finally {
      await file.close();
    }
    return ok(hash.digest("base64"));
  } catch (problem) {
    if (problem instanceof CutOff) return fail({ is: "cut-off" });
    return fail(diskProblem(problem));
  }
}

class CutOff extends Error {}

/** The pieces of an answer. @throws CutOff where the connection ends before the answer */
async function* piecesOf(response: IncomingMessage): AsyncGenerator<Buffer> {
  const pieces = response[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  for (;;) {
    const next = await pieces.next().catch(() => {
      throw new CutOff();
    });
    if (next.done) return;
    yield next.value;
  }
}

/** What the disk refused. */
export function diskProblem(problem: unknown): UpdateProblem {
  const { code, message } = problem as NodeJS.ErrnoException;
  return code === "ENOSPC" || code === "EDQUOT" ? { is: "no-room" } : { is: "disk", detail: message };
}

/** The base64 SHA-512 of a file, or null if it can't be read. */
export async function sha512Of(path: string): Promise<string | null> {
  const hash = createHash("sha512");
  return pipeline(createReadStream(path), hash).then(
    () => hash.digest("base64"),
    () => null,
  );
}
