/**
 * @file Walks one XML part of a workbook from its first character to its last.
 *
 * Strict on purpose: whatever stands in a place where it does not belong may have cost a row or changed an amount.
 * So everything that opens must close in its turn, and nothing is repaired.
 */

/** The part is not whole, or not what it says it is. */
export class NotWhole extends Error {}

/** An attribute of the element that has just opened, by its name without a prefix, or null. Valid during `open` alone. */
export type Attribute = (name: string) => string | null;

/** `depth` is how many elements an element stands in; names come without their prefix. */
export interface XmlVisitor {
  open(name: string, depth: number, attribute: Attribute): void;
  /** `text` is what stands in it after its last child, with its references resolved. */
  close(name: string, depth: number, text: string): void;
}

/** The characters of a part. XML is UTF-8 where nothing else is said; UTF-16 has to bear its mark. */
export function xmlFromBytes(bytes: Uint8Array): string {
  const [a, b] = bytes;
  const encoding = a === 0xff && b === 0xfe ? "utf-16le" : a === 0xfe && b === 0xff ? "utf-16be" : "utf-8";
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new NotWhole("holds bytes that are no text");
  }
}

const space = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;
const [colon, equals, quote, apostrophe, slash, closing] = [58, 61, 34, 39, 47, 62] as const;

/** @throws NotWhole, and whatever the visitor throws */
export function walkXml(xml: string, visitor: XmlVisitor): void {
  /** The elements that are open, with their prefixes. */
  const stack: string[] = [];
  const locals: string[] = [];
  // Where the names and values of the current element's attributes begin and end.
  const spans: number[] = [];
  let held = "";
  let textFrom = 0;
  let isOver = false;

  const attribute: Attribute = (name) => {
    for (let i = 0; i < spans.length; i += 4) {
      const [from = 0, to = 0] = [spans[i], spans[i + 1]];
      if (to - from === name.length && xml.startsWith(name, from))
        return plainText(xml.slice(spans[i + 2], spans[i + 3]));
    }
    return null;
  };

  /** Reads the attributes from `at` to the end of the tag, and says where that is: at its slash or its bracket. */
  const readAttributes = (start: number): number => {
    spans.length = 0;
    for (let at = start; ; at++) {
      let code = xml.charCodeAt(at);
      while (space(code)) code = xml.charCodeAt(++at);
      if (code === slash || code === closing) return at;
      let from = at;
      const began = at;
      for (; code !== equals && !space(code); code = xml.charCodeAt(++at)) {
        if (code === closing || Number.isNaN(code)) throw new NotWhole("an attribute has no value");
        if (code === colon) from = at + 1;
      }
      const to = at;
      while (space(code)) code = xml.charCodeAt(++at);
      if (code !== equals) throw new NotWhole("an attribute has no value");
      do code = xml.charCodeAt(++at);
      while (space(code));
      if (code !== quote && code !== apostrophe) throw new NotWhole("an attribute has no value");
      const end = xml.indexOf(code === quote ? '"' : "'", at + 1);
      if (end < 0) throw new NotWhole("an attribute has no end");
      // xmlns:r="..." declares a prefix and is no attribute r.
      if (!xml.startsWith("xmlns", began)) spans.push(from, to, at + 1, end);
      at = end;
    }
  };

  const closeTop = (text: string): void => {
    stack.pop();
    visitor.close(locals.pop() ?? "", stack.length, text);
    held = "";
    isOver = stack.length === 0;
  };

  for (let at = xml.indexOf("<"); at >= 0; at = xml.indexOf("<", textFrom)) {
    if (stack.length === 0 && xml.slice(textFrom, at).trim() !== "") throw new NotWhole("text outside of everything");
    const next = xml.charCodeAt(at + 1);
    if (next === slash) {
      const top = stack.at(-1);
      if (top === undefined || !xml.startsWith(top, at + 2)) throw new NotWhole("an element has no end");
      let end = at + 2 + top.length;
      while (space(xml.charCodeAt(end))) end++;
      if (xml.charCodeAt(end) !== closing) throw new NotWhole("an element has no end");
      const text = at === textFrom ? held : held + plainText(xml.slice(textFrom, at));
      textFrom = end + 1;
      closeTop(text);
    } else if (next === 33 || next === 63) {
      held += plainText(xml.slice(textFrom, at));
      if (xml.startsWith("<!--", at)) textFrom = after("-->", xml, at + 4);
      else if (next === 63) textFrom = after("?>", xml, at + 2);
      else if (xml.startsWith("<![CDATA[", at)) {
        textFrom = after("]]>", xml, at + 9);
        held += xml.slice(at + 9, textFrom - 3);
      }
      // A workbook has none; it is how a few bytes are made to unfold into gigabytes.
      else throw new NotWhole("declares entities");
    } else {
      if (isOver) throw new NotWhole("a second beginning");
      let end = at + 1;
      let from = end;
      for (let code = next; code !== closing && code !== slash && !space(code); code = xml.charCodeAt(++end)) {
        if (Number.isNaN(code)) throw new NotWhole("a tag has no end");
        if (code === colon) from = end + 1;
      }
      if (end === from) throw new NotWhole("a tag has no name");
      const local = xml.slice(from, end);
      const full = from === at + 1 ? local : xml.slice(at + 1, end);
      end = readAttributes(end);
      const isEmpty = xml.charCodeAt(end) === slash;
      if (isEmpty && xml.charCodeAt(++end) !== closing) throw new NotWhole("a tag has no end");
      textFrom = end + 1;
      held = "";
      visitor.open(local, stack.length, attribute);
      stack.push(full);
      locals.push(local);
      if (isEmpty) closeTop("");
    }
  }
  if (!isOver || xml.slice(textFrom).trim() !== "") throw new NotWhole("has no end");
}

function after(mark: string, xml: string, from: number): number {
  const at = xml.indexOf(mark, from);
  if (at < 0) throw new NotWhole("has no end");
  return at + mark.length;
}

const references: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function plainText(raw: string): string {
  const text = raw.includes("\r") ? raw.replace(/\r\n?/g, "\n") : raw;
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));|&/gi, (_, hex?: string, decimal?: string, name = "") => {
    const code = hex !== undefined ? Number.parseInt(hex, 16) : decimal !== undefined ? Number(decimal) : null;
    const character = code === null ? references[name] : code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
    if (character === undefined) throw new NotWhole("refers to what is not there");
    return character;
  });
}

/** Text as the file format writes it: a character that XML cannot hold stands there as _x000D_. */
export const unescapeXstring = (text: string): string =>
  text.includes("_x")
    ? text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
