/**
 * @file Parses XML into a tree of elements.
 *
 * A declaration of a document type is refused: entities unfold a few bytes into gigabytes, or read other files.
 */

import { type SaxesAttributeNS, SaxesParser } from "saxes";
import { NotAnInvoice } from "../not-an-invoice.ts";
import { decodeXml, headOf } from "./decode-xml.ts";
import type { Element } from "./element.ts";

const deepest = 100;
/** More than an invoice of 20,000 lines has, and less than the parser's memory holds. */
const mostElements = 1_000_000;
const mostAttributes = 100;
const pieceCharacters = 64 * 1024;

interface OpenElement extends Element {
  readonly children: Element[];
  text: string;
}

/** The text of an XML file, and its elements with their places in the text. */
export interface ParsedXml {
  readonly root: Element;
  readonly text: string;
}

/** @throws NotAnInvoice for anything but one whole, well-formed, harmless document */
export const parseXml = (bytes: Uint8Array): Element => parseWithText(bytes).root;

/** @throws NotAnInvoice as `parseXml` does */
export function parseWithText(bytes: Uint8Array): ParsedXml {
  const text = decodeXml(bytes, declaredEncoding(bytes));
  const parser = new SaxesParser({ xmlns: true, position: true });
  const open: OpenElement[] = [];
  let current: OpenElement | null = null;
  let root: Element | null = null;
  let elements = 0;
  parser.on("doctype", () => {
    throw new NotAnInvoice({ say: "xml-has-doctype" });
  });
  parser.on("error", () => {
    throw new NotAnInvoice({ say: "xml-not-well-formed", line: parser.line });
  });
  parser.on("opentag", ({ uri, local, attributes }) => {
    elements += 1;
    if (open.length >= deepest) throw new NotAnInvoice({ say: "xml-too-deep", most: deepest });
    if (elements > mostElements) throw new NotAnInvoice({ say: "xml-too-much" });
    const element: OpenElement = { uri, local, children: [], text: "", attributes: plainIn(attributes) };
    current?.children.push(element);
    root ??= element;
    open.push(element);
    current = element;
  });
  const add = (piece: string): void => {
    if (current !== null) current.text += piece;
  };
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", ({ attributes }) => {
    const closed = open.pop();
    current = open.at(-1) ?? null;
    // Some programs read the value, others the attribute that says that there is none.
    if (closed !== undefined && isNil(attributes) && (closed.children.length > 0 || closed.text.trim() !== ""))
      throw new NotAnInvoice({ say: "e-invoice-nil", element: closed.local });
  });
  for (let at = 0; at < text.length; at += pieceCharacters) parser.write(text.slice(at, at + pieceCharacters));
  parser.close();
  if (root === null) throw new NotAnInvoice({ say: "xml-not-well-formed", line: 1 });
  return { root, text };
}

/** Between two places in a text. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where parts of an XML file begin and end. */
interface Places {
  /** Where the declaration ends; 0 without one. */
  readonly start: number;
  readonly elements: readonly Range[];
}

/**
 * The places of elements in the text of an XML file that was parsed before.
 *
 * @param isPart whether an element below the root, all of whose parents are parts, is one; `level` counts from 1
 * @param level of the elements whose places are wanted
 */
export function placesIn(
  text: string,
  isPart: (name: { readonly uri: string; readonly local: string }, level: number) => boolean,
  level: number,
): Places {
  const parser = new SaxesParser({ xmlns: true });
  const elements: Range[] = [];
  let [depth, inParts, start, from] = [0, 0, 0, 0];
  parser.on("xmldecl", () => {
    start = parser.position;
  });
  parser.on("opentag", (tag) => {
    // The name of an attribute or its value has no bracket.
    const opened = text.lastIndexOf("<", parser.position - 1);
    if (depth > 0 && depth <= level && inParts === depth - 1 && isPart(tag, depth)) {
      inParts += 1;
      if (depth === level) from = opened;
    }
    depth += 1;
  });
  parser.on("closetag", () => {
    depth -= 1;
    if (depth === level && inParts === level) elements.push({ from, to: parser.position });
    if (depth > 0 && inParts === depth) inParts -= 1;
  });
  parser.write(text).close();
  return { start, elements };
}

/** `xsi:nil`: the element has no value. */
function isNil(attributes: Readonly<Record<string, SaxesAttributeNS>>): boolean {
  for (const name in attributes) {
    const attribute = attributes[name];
    if (attribute?.local === "nil" && attribute.uri === schemaInstance)
      return ["true", "1"].includes(attribute.value.trim());
  }
  return false;
}

const schemaInstance = "http://www.w3.org/2001/XMLSchema-instance";

const none: ReadonlyMap<string, string> = new Map();

/** Those without a namespace. Most elements have none at all, and share one empty map. */
function plainIn(attributes: Readonly<Record<string, SaxesAttributeNS>>): ReadonlyMap<string, string> {
  let plain: Map<string, string> | null = null;
  let count = 0;
  for (const name in attributes) {
    const attribute = attributes[name];
    count += 1;
    if (count > mostAttributes) throw new NotAnInvoice({ say: "xml-too-much" });
    if (attribute?.uri !== "") continue;
    plain ??= new Map();
    plain.set(attribute.local, attribute.value);
  }
  return plain ?? none;
}

/** What the declaration at the head of the file says; null where it has none. */
function declaredEncoding(bytes: Uint8Array): string | null {
  let declared: string | null = null;
  const parser = new SaxesParser({});
  parser.on("xmldecl", ({ encoding }) => {
    declared = encoding ?? null;
  });
  // The head may end anywhere; what is wrong with it is found when the whole is parsed.
  parser.on("error", () => {});
  parser.write(headOf(bytes));
  return declared;
}
