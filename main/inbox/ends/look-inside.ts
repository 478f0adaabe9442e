/** @file Finds out from a file's bytes what kind it is, whether it is complete, and its fingerprint. */

import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { fileTypeFromBuffer, fileTypeFromFile } from "file-type";
import type { Content } from "../../../shared/imports/drop.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { isWholeCompoundFile, isWholeZip } from "./end-of-container.ts";
import { isWholePdf } from "./end-of-pdf.ts";
import { isWholeJpeg, isWholePng } from "./end-of-picture.ts";
import { looksLikeTable } from "./looks-like-table.ts";
import { readAt } from "./read-at.ts";

const headBytes = 8_192;

/** Recognises the kind of content from the bytes. The name does not count. */
export async function sniffContent(path: string, file: FileHandle, sizeBytes: number): Promise<Content> {
  if (sizeBytes === 0) return { is: "empty" };
  const head = await readAt(file, 0, Math.min(headBytes, sizeBytes));
  // The whole file is tried first, because a zip lists its contents at the end. A cut-off file has only its head.
  const found =
    (await fileTypeFromFile(path).catch(() => undefined)) ?? (await fileTypeFromBuffer(head).catch(() => undefined));
  const kind = found && kinds[found.mime];
  if (kind) return { is: kind };
  if (!found) return isText(head) ? textOf(head) : { is: "other", name: null };
  const isTextKind = found.mime.startsWith("text/") || found.mime === "application/xml";
  // file-type sees a bitmap or a program from the first two letters, but "BM Trading,…" and "MZ-1,…" are text.
  const isPlain = isText(head) && !hasControls(head) && found.mime !== "application/rtf";
  return isTextKind || isPlain ? textOf(head) : { is: "other", name: `${found.ext} (${found.mime})` };
}

const textOf = (head: Uint8Array): Content => (looksLikeTable(head) ? { is: "text", isTable: true } : { is: "text" });

const kinds: Readonly<Record<string, Exclude<Content["is"], "other" | "text">>> = {
  "application/pdf": "pdf",
  "image/png": "png",
  "image/jpeg": "jpeg",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": "docx",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": "xlsx",
  "application/vnd.oasis.opendocument.spreadsheet": "zip",
  "application/zip": "zip",
  "application/x-cfb": "ole",
};

/** Text contains no NUL byte, except UTF-16, which begins with a byte order mark. */
function isText(head: Uint8Array): boolean {
  const [first, second] = head;
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || !head.includes(0);
}

/** True for control characters that no text file contains; tab, line ends and form feed are fine. */
const hasControls = (head: Uint8Array): boolean =>
  head.some((byte) => byte < 9 || (byte > 10 && byte < 12) || (byte > 13 && byte < 32));

/** What is missing at the end of the file, or null if it is complete as far as its own structure shows. */
export async function findMissingEnd(file: FileHandle, sizeBytes: number, content: Content): Promise<Message | null> {
  switch (content.is) {
    case "empty":
      return { say: "any-content" };
    case "pdf":
      return (await isWholePdf(file, sizeBytes)) ? null : { say: "end-of-pdf" };
    case "png":
      return (await isWholePng(file, sizeBytes)) ? null : { say: "end-of-png" };
    case "jpeg":
      return (await isWholeJpeg(file)) ? null : { say: "end-of-picture" };
    case "zip":
    case "xlsx":
    case "docx":
      return (await isWholeZip(file, sizeBytes)) ? null : { say: "end-of-zip" };
    case "ole":
      return (await isWholeCompoundFile(file, sizeBytes)) ? null : { say: "end-of-office-file" };
    case "text":
    case "other":
      return null;
  }
}

/** The sha256 of a file's content, in hex. Reads in pieces, so a large file takes no more memory. */
export async function fingerprint(file: FileHandle, sizeBytes: number): Promise<string> {
  const hash = createHash("sha256");
  const buffer = Buffer.allocUnsafeSlow(Math.min(hashedAtOnceBytes, sizeBytes + 1));
  let position = 0;
  for (;;) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
    if (bytesRead === 0) return hash.digest("hex");
    hash.update(buffer.subarray(0, bytesRead));
    position += bytesRead;
  }
}
const hashedAtOnceBytes = 256 * 1024;
