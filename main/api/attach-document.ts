/** @file Attach Document (service.md 4.2): streams one file, unless it has changed since it settled. */

import { createHash } from "node:crypto";
import { type FileHandle, open, stat } from "node:fs/promises";
import type { DocumentToAttach, SendGate, UploadWatch } from "../imports/ports/api-port.ts";
import { type Exchange, type OpenConnection, post } from "./http.ts";

/** The file's content is no longer the content that settled. */
class FileChanged extends Error {}

const chunkBytes = 256 * 1024;

/** Streams the document once. Returns how far the call got, or why the file could not be read. */
export async function postDocument(
  openConnection: OpenConnection,
  baseUrl: string,
  token: string,
  document: DocumentToAttach,
  patienceMs: number,
  { onProgress, signal }: UploadWatch,
  gate?: SendGate,
): Promise<Exchange> {
  let file: FileHandle;
  try {
    file = await open(document.path, "r");
  } catch (problem) {
    const { code, message } = problem as NodeJS.ErrnoException;
    return {
      came: "held-back",
      failure:
        code === "ENOENT"
          ? { kind: "file-changed" }
          : { kind: "file-unreadable", detail: code === "EBUSY" ? { say: "file-open-elsewhere" } : message },
    };
  }
  try {
    // A changed size is noticed before a byte is sent; a later change shows in the hash of the bytes.
    if ((await file.stat()).size !== document.sizeBytes) throw new FileChanged();
    return await post({
      open: openConnection,
      url: `${baseUrl}/v1/PurchaseInvoices/${document.purchaseInvoiceId}/AttachDocument?fileName=${encodeURIComponent(document.fileName)}`,
      headers: { authorization: `Bearer ${token}`, "content-type": document.mimeType, accept: "application/json" },
      bodyBytes: document.sizeBytes,
      body: checkedBytes(file, document),
      quietMs: patienceMs,
      answerMs: patienceMs,
      onProgress: onProgress && aFewTimesASecond(onProgress, document.sizeBytes),
      signal,
      gate,
    });
  } catch (problem) {
    if (problem instanceof FileChanged) return { came: "held-back", failure: { kind: "file-changed" } };
    return { came: "held-back", failure: { kind: "file-unreadable", detail: (problem as Error).message } };
  } finally {
    await file.close();
  }
}

/**
 * A name says which invoice a document belongs to: one that was renamed, taken away or replaced meanwhile must not
 * arrive. A file system may number its inodes again, so a file of the same size and time under the name is the same one.
 *
 * @throws FileChanged
 */
async function confirmName(file: FileHandle, path: string): Promise<void> {
  const sent = await file.stat({ bigint: true });
  const there = await stat(path, { bigint: true }).catch((problem: NodeJS.ErrnoException) => {
    if (problem.code === "ENOENT") throw new FileChanged();
    throw problem;
  });
  const isSame = there.ino === sent.ino && there.dev === sent.dev;
  if (!isSame && (there.size !== sent.size || there.mtimeMs !== sent.mtimeMs)) throw new FileChanged();
}

/** Reports progress at most a few times a second, and the end. */
function aFewTimesASecond(tell: (sentBytes: number) => void, allBytes: number): (sentBytes: number) => void {
  let toldAt = performance.now();
  return (sentBytes) => {
    if (sentBytes < allBytes && performance.now() - toldAt < betweenTellsMs) return;
    toldAt = performance.now();
    tell(sentBytes);
  };
}
const betweenTellsMs = 250;

/**
 * The file's bytes. The last chunk is held back until the hash equals the one of the settled file, and the file still
 * has its name.
 *
 * A chunk is valid until the next one is requested: then it has been sent and its buffer is reused, so that a large
 * file needs no more memory than a small one. While one chunk is sent, the next is read.
 *
 * @throws FileChanged before the body is complete, so that the service never sees a complete changed document
 */
async function* checkedBytes(
  file: FileHandle,
  { path, sizeBytes, sha256 }: DocumentToAttach,
): AsyncIterable<Uint8Array> {
  const hash = createHash("sha256");
  // One is being sent, one is held back, and one is being read.
  const buffers = Array.from({ length: 3 }, () => Buffer.allocUnsafeSlow(Math.min(chunkBytes, sizeBytes + 1)));
  let read = 0;
  const readNext = (turn: number) => {
    const buffer = buffers[turn % buffers.length] as Buffer;
    const reading = file.read(buffer, 0, buffer.length, read);
    // If the call ends early, nobody awaits this read: without a handler its failure would end the process.
    reading.catch(() => {});
    return reading;
  };
  let held: Uint8Array | null = null;
  let next = readNext(0);
  for (let turn = 1; ; turn++) {
    const { bytesRead, buffer } = await next;
    if (bytesRead === 0) break;
    read += bytesRead;
    if (read > sizeBytes) throw new FileChanged();
    next = readNext(turn);
    const chunk = buffer.subarray(0, bytesRead);
    hash.update(chunk);
    if (held) yield held;
    held = chunk;
  }
  if (held === null || read !== sizeBytes || hash.digest("hex") !== sha256) throw new FileChanged();
  await confirmName(file, path);
  yield held;
}
