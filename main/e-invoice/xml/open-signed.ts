/** @file Takes the content out of a signed file (PKCS #7, CAdES): the way that FatturaPA travels as .xml.p7m. */

import { NotAnInvoice } from "../not-an-invoice.ts";

/** Of the type "signed data" (1.2.840.113549.1.7.2). */
const signedData = "42 134 72 134 247 13 1 7 2";
const tags = { sequence: 0x30, object: 0x06, explicit: 0xa0, octets: 0x04, octetsInParts: 0x24 };
const mostSignatures = 5;
const deepest = 10;

/**
 * The bytes of an e-invoice without the signatures around it; other bytes as they are. Nobody's signature is verified: an
 * invoice in plain XML has none either.
 *
 * @throws NotAnInvoice where a signed file is damaged, or its content is another file
 */
export function withoutSignature(bytes: Uint8Array): Uint8Array {
  let content = bytes;
  for (let signatures = 0; signatures <= mostSignatures; signatures += 1) {
    const signed = content[0] === tags.sequence ? content : fromBase64(content);
    if (signed === null) return content;
    content = contentOf(signed);
  }
  throw damaged();
}

const damaged = (): NotAnInvoice => new NotAnInvoice({ say: "signed-file-damaged" });

/** Null where it is no base64: XML begins with a bracket or a mark. */
function fromBase64(bytes: Uint8Array): Uint8Array | null {
  const head = String.fromCharCode(...bytes.subarray(0, 64)).trimStart();
  if (!/^(?:MI|-----BEGIN )/.test(head)) return null;
  const text = new TextDecoder("latin1").decode(bytes).replace(/-----[A-Z0-9 ]+-----/g, "");
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    throw damaged();
  }
}

/** ContentInfo, SignedData, EncapsulatedContentInfo: RFC 5652. */
function contentOf(bytes: Uint8Array): Uint8Array {
  const info = partsOf(bytes, partAt(bytes, 0, bytes.length), tags.sequence);
  const [type, wrapped] = info;
  if (type?.tag !== tags.object || bytes.subarray(type.from, type.to).join(" ") !== signedData) throw damaged();
  const [data] = partsOf(bytes, wrapped, tags.explicit);
  const [, , encapsulated] = partsOf(bytes, data, tags.sequence);
  const [, explicit] = partsOf(bytes, encapsulated, tags.sequence);
  const [octets] = partsOf(bytes, explicit, tags.explicit);
  return joined(octetsOf(bytes, octets, 0));
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** A value of ASN.1, between `from` and `to`; the one after it begins at `next`. */
interface Part {
  readonly tag: number;
  readonly from: number;
  readonly to: number;
  readonly next: number;
}

function octetsOf(bytes: Uint8Array, part: Part | undefined, depth: number): readonly Uint8Array[] {
  if (part?.tag === tags.octets) return [bytes.subarray(part.from, part.to)];
  if (depth > deepest) throw damaged();
  return partsOf(bytes, part, tags.octetsInParts).flatMap((one) => octetsOf(bytes, one, depth + 1));
}

function partsOf(bytes: Uint8Array, whole: Part | undefined, tag: number): readonly Part[] {
  if (whole?.tag !== tag) throw damaged();
  const parts: Part[] = [];
  for (let at = whole.from; at < whole.to; ) {
    const part = partAt(bytes, at, whole.to);
    parts.push(part);
    at = part.next;
  }
  return parts;
}

function partAt(bytes: Uint8Array, at: number, end: number, depth = 0): Part {
  const [tag, first] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || first === undefined || at + 2 > end || depth > deepest) throw damaged();
  if (first === 0x80) return endlessPart(bytes, { tag, from: at + 2, end, depth });
  const count = first < 0x80 ? 0 : first & 0x7f;
  if (count > 4) throw damaged();
  let length = first < 0x80 ? first : 0;
  for (const byte of bytes.subarray(at + 2, at + 2 + count)) length = length * 256 + byte;
  const from = at + 2 + count;
  const to = from + length;
  if (to > end) throw damaged();
  return { tag, from, to, next: to };
}

interface Endless {
  readonly tag: number;
  readonly from: number;
  readonly end: number;
  readonly depth: number;
}

/** Its length is not stated; two zeros end it. */
function endlessPart(bytes: Uint8Array, { tag, from, end, depth }: Endless): Part {
  for (let at = from; at + 2 <= end; ) {
    if (bytes[at] === 0 && bytes[at + 1] === 0) return { tag, from, to: at, next: at + 2 };
    at = partAt(bytes, at, end, depth + 1).next;
  }
  throw damaged();
}
