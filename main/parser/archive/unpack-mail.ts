/** @file Takes the attachments out of an e-mail that was saved as .eml (RFC 5322, MIME: RFC 2045 to 2047 and 2231). */

import type { PlainMessage } from "../../../shared/wording/message.ts";
import { type FileInside, mostFilesInside } from "./file-inside.ts";

/** A mail in a mail in a mail: deeper ones are hostile. */
const deepest = 10;
const mostParts = 2_000;

/** A part of a mail: its headers in lower case, and what it holds, byte for byte as Latin-1. */
interface MailPart {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** Never throws. @returns the attachments, none where the mail has none, or why it can't be read */
export function unpackMail(bytes: Uint8Array): readonly FileInside[] | PlainMessage {
  const whole = partOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1"));
  if (!["from", "received", "subject", "mime-version", "date"].some((name) => whole.headers.has(name)))
    return "is-no-mail";
  const found: FileInside[] = [];
  let parts = 0;
  const visit = (part: MailPart, depth: number): boolean => {
    parts += 1;
    if (parts > mostParts || depth > deepest) return false;
    const type = fieldOf(part.headers.get("content-type") ?? "text/plain");
    if (type.value.startsWith("multipart/"))
      return childrenOf(part.body, type.of.get("boundary") ?? "").every((child) => visit(partOf(child), depth + 1));
    if (type.value === "message/rfc822") return visit(partOf(decodedText(part)), depth + 1);
    const name = nameOf(part, type);
    // A picture of the signature has a name as well.
    const isInline =
      part.headers.has("content-id") && /^inline|^$/i.test(part.headers.get("content-disposition") ?? "");
    if (name !== null && !(isInline && type.value.startsWith("image/")))
      found.push({ path: name, bytes: decoded(part) });
    return found.length <= mostFilesInside;
  };
  return visit(whole, 0) ? found : "holds-too-many-files";
}

function partOf(text: string): MailPart {
  const end = /\r?\n\r?\n/.exec(text);
  const head = /^\r?\n/.test(text) ? "" : text.slice(0, end?.index ?? text.length);
  const body = head === "" ? text.replace(/^\r?\n/, "") : end === null ? "" : text.slice(end.index + end[0].length);
  const headers = new Map<string, string>();
  // A line that begins with a space continues the one before it.
  for (const line of head.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/)) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).trim().toLowerCase();
    if (colon > 0 && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return { headers, body };
}

/** What is between the lines with the boundary. */
function childrenOf(body: string, boundary: string): readonly string[] {
  if (boundary === "") return [];
  const children: string[] = [];
  let current: string[] | null = null;
  for (const line of body.split(/\r?\n/)) {
    const isEnd = line.trimEnd() === `--${boundary}--`;
    if (!isEnd && line.trimEnd() !== `--${boundary}`) {
      current?.push(line);
      continue;
    }
    if (current !== null) children.push(current.join("\r\n"));
    if (isEnd) return children;
    current = [];
  }
  // The mail was cut off: its last attachment may be too, so it isn't offered.
  return children;
}

interface Field {
  readonly value: string;
  readonly of: ReadonlyMap<string, string>;
}

/** "application/pdf; name=\"a;b.pdf\"", with parameters that are continued or encoded. */
function fieldOf(text: string): Field {
  const [value = "", ...rest] = text.match(/(?:"(?:\\.|[^"\\])*"|[^;"])+/g) ?? [];
  const raw = new Map<string, string>();
  for (const parameter of rest) {
    const at = parameter.indexOf("=");
    const quoted = parameter.slice(at + 1).trim();
    const plain = quoted.startsWith('"') ? quoted.slice(1, -1).replace(/\\(.)/g, "$1") : quoted;
    if (at > 0) raw.set(parameter.slice(0, at).trim().toLowerCase(), plain);
  }
  const of = new Map<string, string>();
  for (const [name, plain] of raw) if (!name.includes("*")) of.set(name, plain);
  for (const name of new Set(
    [...raw.keys()].filter((key) => key.includes("*")).map((key) => key.split("*")[0] ?? ""),
  )) {
    const joined = joinPieces(raw, name);
    if (joined !== null) of.set(name, joined);
  }
  return { value: value.trim().toLowerCase(), of };
}

/** `filename*0*=utf-8''a%20; filename*1=b.pdf` */
function joinPieces(raw: ReadonlyMap<string, string>, name: string): string | null {
  const single = raw.get(`${name}*`);
  if (single !== undefined) return percentDecoded(single);
  let joined = "";
  let isEncoded = false;
  for (let n = 0; n < 100; n += 1) {
    const encoded = raw.get(`${name}*${n}*`);
    const piece = encoded ?? raw.get(`${name}*${n}`);
    if (piece === undefined) break;
    isEncoded ||= encoded !== undefined;
    joined += piece;
  }
  return joined === "" ? null : isEncoded ? percentDecoded(joined) : joined;
}

function percentDecoded(text: string): string {
  const [charset = "", , ...rest] = text.split("'");
  const bytes = Buffer.from(
    (rest.length > 0 ? rest.join("'") : text).replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    "latin1",
  );
  return textIn(bytes, rest.length > 0 ? charset : "utf-8");
}

function textIn(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset || "utf-8").decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** =?utf-8?B?…?= and =?iso-8859-1?Q?…?=; spaces between two of them mean nothing. */
const withoutWords = (text: string): string =>
  text
    .replace(/(\?=)\s+(?==\?)/g, "$1")
    .replace(/=\?([^?*]+)(?:\*[^?]*)?\?([bq])\?([^?]*)\?=/gi, (_, charset: string, way: string, words: string) =>
      textIn(
        way.toLowerCase() === "b" ? Buffer.from(words, "base64") : quotedPrintable(words.replaceAll("_", " ")),
        charset,
      ),
    );

function nameOf({ headers }: MailPart, type: Field): string | null {
  const disposition = fieldOf(headers.get("content-disposition") ?? "");
  const name = disposition.of.get("filename") ?? type.of.get("name");
  if (name !== undefined && name.trim() !== "") return withoutWords(utf8(name));
  return disposition.value === "attachment" && type.value === "application/pdf" ? "attachment.pdf" : null;
}

/** Some programs write names as plain UTF-8, which was read as Latin-1. */
function utf8(name: string): string {
  const bytes = Buffer.from(name, "latin1");
  const text = new TextDecoder().decode(bytes);
  return text.includes("\ufffd") || [...name].some((sign) => sign > "\xff") ? name : text;
}

function decoded(part: MailPart): Uint8Array {
  switch (part.headers.get("content-transfer-encoding")?.trim().toLowerCase()) {
    case "base64":
      return Buffer.from(part.body, "base64");
    case "quoted-printable":
      return quotedPrintable(part.body);
    default:
      return Buffer.from(part.body, "latin1");
  }
}

const decodedText = (part: MailPart): string => Buffer.from(decoded(part)).toString("latin1");

const quotedPrintable = (text: string): Buffer =>
  Buffer.from(
    text
      .replace(/=[ \t]*\r?\n/g, "")
      .replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );
