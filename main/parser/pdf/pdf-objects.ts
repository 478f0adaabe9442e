/**
 * @file Finds the objects of a PDF in the order of its bytes, without its table of them.
 *
 * A later object replaces an earlier one of the same number, as in a PDF that was changed after it was made.
 */

import { inflateSync } from "node:zlib";
import { afterSpace, BadPdf, type Dictionary, Name, type PdfValue, Reference, valueAt } from "./pdf-values.ts";

/** An object; a stream has content beside its dictionary. */
interface PdfObject {
  readonly value: PdfValue;
  readonly stream: { readonly from: number; readonly to: number } | null;
}

export interface PdfObjects {
  /** The catalog, where the PDF's description begins; null where none is found. */
  readonly catalog: Dictionary | null;
  readonly isEncrypted: boolean;
  /** What a value refers to, and the value itself where it refers to nothing. */
  follow(value: PdfValue | undefined): PdfValue;
  /** The content of the stream that a value refers to; null for none, and for compressions that we don't read. */
  contentOf(value: PdfValue | undefined): Uint8Array | null;
}

const start = /(?:(\d{1,9})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+obj|\btrailer)(?![A-Za-z])/g;
const mostObjects = 500_000;
const mostBytes = 64 * 1024 * 1024;
/** Each may read far ahead and find nothing, so a file made of them would take hours. */
const mostUnreadable = 50;

/** @throws BadPdf for more than an invoice has */
export function objectsIn(bytes: Uint8Array): PdfObjects {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const objects = new Map<number, PdfObject>();
  let root: PdfValue | undefined;
  let isEncrypted = false;
  let bytesLeft = mostBytes;
  let unreadable = 0;

  const unpack = ({ value, stream }: PdfObject): Uint8Array | null => {
    if (!isDictionary(value) || stream === null) return null;
    const raw = bytes.subarray(stream.from, stream.to);
    const filters = [follow(value.get("Filter"))].flat().filter((one) => one !== null);
    if (filters.length === 0) return raw;
    const [filter] = filters;
    if (filters.length > 1 || !isName(filter, "FlateDecode") || predictorOf(value) > 1) return null;
    const content = inflated(raw, bytesLeft);
    bytesLeft -= content?.length ?? 0;
    return content;
  };
  const follow: PdfObjects["follow"] = (value) => {
    let found = value ?? null;
    for (let steps = 0; found instanceof Reference && steps < 20; steps += 1)
      found = objects.get(found.number)?.value ?? null;
    return found instanceof Reference ? null : found;
  };
  const predictorOf = (dictionary: Dictionary): number => {
    const [parameters] = [follow(dictionary.get("DecodeParms"))].flat();
    const predictor = isDictionary(parameters) ? parameters.get("Predictor") : 1;
    return typeof predictor === "number" ? predictor : 1;
  };
  const keep = (number: number, object: PdfObject): void => {
    if (objects.size >= mostObjects) throw new BadPdf("too many objects");
    objects.set(number, object);
  };
  /** Objects that are compressed together (7.5.7): pairs of number and place, then the objects. */
  const keepAllIn = (object: PdfObject, dictionary: Dictionary): void => {
    const content = unpack(object);
    const [count, first] = [dictionary.get("N"), dictionary.get("First")];
    if (content === null || typeof count !== "number" || typeof first !== "number") return;
    const inside = Buffer.from(content).toString("latin1");
    const numbers = inside
      .slice(0, first)
      .trim()
      .split(/[\0\t\n\f\r ]+/)
      .map(Number);
    for (let n = 0; n < Math.min(count, numbers.length / 2); n += 1) {
      const [number = Number.NaN, offset = Number.NaN] = numbers.slice(2 * n, 2 * n + 2);
      const value = tryTo(() => valueAt(inside, first + offset).value);
      if (Number.isInteger(number) && value !== undefined) keep(number, { value, stream: null });
    }
  };
  const noteTrailer = (dictionary: Dictionary): void => {
    root = dictionary.get("Root") ?? root;
    isEncrypted ||= dictionary.has("Encrypt");
  };

  start.lastIndex = 0;
  for (let found = start.exec(text); found !== null; found = start.exec(text)) {
    const from = start.lastIndex;
    const parsed = tryTo(() => valueAt(text, from));
    if (parsed === undefined) {
      unreadable += 1;
      if (unreadable > mostUnreadable) throw new BadPdf("damaged");
      continue;
    }
    const { value, end } = parsed;
    start.lastIndex = end;
    if (found[1] === undefined) {
      if (isDictionary(value)) noteTrailer(value);
      continue;
    }
    const stream = isDictionary(value) ? streamAfter(text, end, value.get("Length"), follow) : null;
    // What is inside a stream is no object, even where it looks like one: a PDF may contain another.
    if (stream !== null) start.lastIndex = stream.to;
    const object = { value, stream };
    keep(Number(found[1]), object);
    if (!isDictionary(value)) continue;
    if (isName(value.get("Type"), "XRef")) noteTrailer(value);
    if (isName(value.get("Type"), "ObjStm")) keepAllIn(object, value);
  }
  const catalog = follow(root);
  return {
    catalog: isDictionary(catalog) ? catalog : null,
    isEncrypted,
    follow,
    contentOf(value) {
      const object = value instanceof Reference ? objects.get(value.number) : undefined;
      return object === undefined ? null : unpack(object);
    },
  };
}

export const isDictionary = (value: PdfValue | undefined): value is Dictionary => value instanceof Map;

const isName = (value: PdfValue | undefined, text: string): boolean => value instanceof Name && value.text === text;

/** Where the content of a stream is, by the length that it states, else up to the word that ends it. */
function streamAfter(
  text: string,
  end: number,
  length: PdfValue | undefined,
  follow: PdfObjects["follow"],
): PdfObject["stream"] {
  const at = afterSpace(text, end);
  if (!text.startsWith("stream", at)) return null;
  const line = at + "stream".length;
  const from = line + (text.startsWith("\r\n", line) ? 2 : 1);
  for (const stated of lengthsOf(length, text, from, follow))
    if (typeof stated === "number" && /^[\r\n ]{0,4}endstream/.test(text.slice(from + stated, from + stated + 16)))
      return { from, to: from + stated };
  const to = length instanceof Reference ? -1 : text.indexOf("endstream", from);
  if (to < 0) throw new BadPdf("stream without an end");
  return { from, to };
}

/** A length may be an object behind its stream, and a PDF inside the stream may have one of the same number. */
function* lengthsOf(
  length: PdfValue | undefined,
  text: string,
  from: number,
  follow: PdfObjects["follow"],
): Generator<PdfValue> {
  yield follow(length);
  if (!(length instanceof Reference)) return;
  const pattern = new RegExp(`[\\r\\n]${length.number}[ ]+\\d{1,5}[ ]+obj\\s{1,4}(\\d{1,9})\\s{1,4}endobj`, "g");
  pattern.lastIndex = from;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) yield Number(found[1]);
}

function inflated(bytes: Uint8Array, mostLength: number): Uint8Array | null {
  if (mostLength <= 0) throw new BadPdf("unpacks to too much");
  return tryTo(() => inflateSync(bytes, { maxOutputLength: mostLength })) ?? null;
}

function tryTo<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
