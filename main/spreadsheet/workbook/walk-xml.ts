/**
 * @file Walks one XML part of a workbook from its first character to its last.
 *
 * Strict on purpose: whatever is in the wrong place may have cost a row or changed an amount. So every element must
 * close in its turn, every name must be one, and nothing is repaired. Control characters in texts are let through,
 * because they change no other cell.
 */

/** The part is not whole, or not what it says it is. */
export class NotWhole extends Error {}

/**
 * An attribute of the element that has just opened, by its name with or without a prefix, or null. Valid during `open`
 * alone.
 *
 * @throws NotWhole where there are two
 */
export type Attribute = (name: string) => string | null;

/** `depth` is how many elements an element stands in; names come without their prefix. */
export interface XmlVisitor {
  open(name: string, depth: number, attribute: Attribute): void;
  /** `text` is what stands in it after its last child, with its references resolved. */
  close(name: string, depth: number, text: string): void;
  /** The text before a child of the element at `depth`; left out where no element of the part mixes the two. */
  textBefore?(depth: number, text: string): void;
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

const nameCodes = new Uint8Array(128);
for (const character of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._:")
  nameCodes[character.charCodeAt(0)] = 1;
/** True for a character that a name may hold; beyond ASCII for all of them. False for NaN, the end of the part. */
const inName = (code: number): boolean => code > 127 || nameCodes[code] === 1;

/** A name may not begin with a digit, a hyphen, a full stop or a colon. */
const beginsName = (code: number): boolean => inName(code) && (code < 45 || code > 58);

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
    let found = -1;
    const prefixed = name.indexOf(":") + 1;
    for (let i = 0; i < spans.length; i += 4) {
      const from = (spans[i] ?? 0) - prefixed;
      if (spans[i + 1] !== from + name.length || !xml.startsWith(name, from)) continue;
      if (prefixed > 0 && !space(xml.charCodeAt(from - 1))) continue;
      if (found >= 0) throw new NotWhole("an attribute twice");
      found = i;
    }
    return found < 0 ? null : plainText(xml.slice(spans[found + 2], spans[found + 3]));
  };

  /** Reads the attributes from `at` to the end of the tag, and says where that is: at its slash or its bracket. */
  const readAttributes = (start: number): number => {
    spans.length = 0;
    for (let at = start; ; at++) {
      let code = xml.charCodeAt(at);
      const isApart = space(code);
      while (space(code)) code = xml.charCodeAt(++at);
      if (code === slash || code === closing) return at;
      if (!isApart) throw new NotWhole("two attributes in one");
      let from = at;
      const began = at;
      for (; inName(code); code = xml.charCodeAt(++at)) if (code === colon) from = at + 1;
      if (!beginsName(xml.charCodeAt(from))) throw new NotWhole("an attribute has no name");
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
        held += withPlainLines(xml.slice(at + 9, textFrom - 3));
      }
      // A workbook has none; it is how a few bytes are made to unfold into gigabytes.
      else throw new NotWhole("declares entities");
    } else {
      if (isOver) throw new NotWhole("a second beginning");
      let end = at + 1;
      let from = end;
      for (let code = next; inName(code); code = xml.charCodeAt(++end)) if (code === colon) from = end + 1;
      if (end === from || !beginsName(xml.charCodeAt(from))) throw new NotWhole("a tag has no name");
      const local = xml.slice(from, end);
      const full = from === at + 1 ? local : xml.slice(at + 1, end);
      end = readAttributes(end);
      const isEmpty = xml.charCodeAt(end) === slash;
      if (isEmpty && xml.charCodeAt(++end) !== closing) throw new NotWhole("a tag has no end");
      if (visitor.textBefore && stack.length > 0 && (at > textFrom || held !== ""))
        visitor.textBefore(stack.length - 1, held + plainText(xml.slice(textFrom, at)));
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

const references: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

const withPlainLines = (raw: string): string => (raw.includes("\r") ? raw.replace(/\r\n?/g, "\n") : raw);

function plainText(raw: string): string {
  const text = withPlainLines(raw);
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));|&/gi, (_, hex?: string, decimal?: string, name = "") => {
    const code = hex !== undefined ? Number.parseInt(hex, 16) : decimal !== undefined ? Number(decimal) : null;
    const character = code === null ? references.get(name) : isCharacter(code) ? String.fromCodePoint(code) : undefined;
    if (character === undefined) throw new NotWhole("refers to what is not there");
    return character;
  });
}

/** Not zero, and not half of a character that takes two. */
const isCharacter = (code: number): boolean => code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);

/** Text as the file format writes it: a character that XML cannot hold stands there as _x000D_. */
export const unescapeXstring = (text: string): string =>
  text.includes("_x")
    ? text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
