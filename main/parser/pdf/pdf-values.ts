/** @file Parses the values of a PDF's objects (ISO 32000-1, 7.3): dictionaries, arrays, names, strings and references. */

/** A reference to an object by its number. */
export class Reference {
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }
}

/** A name, without its slash. */
export class Name {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Dictionary = ReadonlyMap<string, PdfValue>;
export type PdfValue = null | boolean | number | string | Name | Reference | Dictionary | readonly PdfValue[];

/** Thrown for what no PDF contains. */
export class BadPdf extends Error {}

export interface Parsed {
  readonly value: PdfValue;
  /** Where the value ends. */
  readonly end: number;
}

const deepest = 50;
const mostCharacters = 1024 * 1024;
const space = /(?:[\0\t\n\f\r ]+|%[^\r\n]*)*/y;
const reference = /(\d{1,9})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![A-Za-z])/y;
const numeral = /[+-]?(?:\d+(?:\.\d*)?|\.\d+)/y;
const regular = /[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const hexadecimal = /<([0-9A-Fa-f\0\t\n\f\r ]*)>/y;
const constants: ReadonlyMap<string, PdfValue> = new Map<string, PdfValue>([
  ["true", true],
  ["false", false],
  ["null", null],
]);

/**
 * The value at a place in a PDF.
 *
 * @param text of the PDF, a character for each byte
 * @throws BadPdf where there is none
 */
export function valueAt(text: string, from: number, depth = 0): Parsed {
  if (depth > deepest) throw new BadPdf("too deep");
  const at = afterSpace(text, from);
  if (text.startsWith("<<", at)) return dictionaryAt(text, at + 2, depth);
  switch (text[at]) {
    case "[":
      return arrayAt(text, at + 1, depth);
    case "/": {
      const end = endOf(regular, text, at + 1);
      return { value: new Name(unescaped(text.slice(at + 1, end))), end };
    }
    case "(":
      return literalAt(text, at + 1);
    case "<":
      return hexadecimalAt(text, at);
  }
  const refers = match(reference, text, at);
  if (refers !== null) return { value: new Reference(Number(refers[1])), end: at + refers[0].length };
  const number = match(numeral, text, at);
  if (number !== null) return { value: Number(number[0]), end: at + number[0].length };
  const end = endOf(regular, text, at);
  const value = constants.get(text.slice(at, end));
  if (value === undefined) throw new BadPdf("no value");
  return { value, end };
}

/** Where white space and comments end. */
export const afterSpace = (text: string, from: number): number => endOf(space, text, from);

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const endOf = (pattern: RegExp, text: string, at: number): number => at + (match(pattern, text, at)?.[0].length ?? 0);

function dictionaryAt(text: string, from: number, depth: number): Parsed {
  const entries = new Map<string, PdfValue>();
  let at = afterSpace(text, from);
  while (!text.startsWith(">>", at)) {
    const key = valueAt(text, at, depth + 1);
    if (!(key.value instanceof Name)) throw new BadPdf("no key");
    const { value, end } = valueAt(text, key.end, depth + 1);
    entries.set(key.value.text, value);
    at = afterSpace(text, end);
  }
  return { value: entries, end: at + 2 };
}

function arrayAt(text: string, from: number, depth: number): Parsed {
  const values: PdfValue[] = [];
  let at = afterSpace(text, from);
  while (text[at] !== "]") {
    const { value, end } = valueAt(text, at, depth + 1);
    values.push(value);
    at = afterSpace(text, end);
  }
  return { value: values, end: at + 1 };
}

/** A string in brackets, which may contain brackets in pairs. */
function literalAt(text: string, from: number): Parsed {
  let open = 1;
  for (let at = from; at < Math.min(text.length, from + mostCharacters); at += 1) {
    const character = text[at];
    if (character === "\\") at += 1;
    else if (character === "(") open += 1;
    else if (character === ")") open -= 1;
    if (open === 0) return { value: textFrom(withoutEscapes(text.slice(from, at))), end: at + 1 };
  }
  throw new BadPdf("string without an end");
}

const escapes: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** "factur\\055x.xml" is "factur-x.xml"; a line's end after a backslash is none. */
const withoutEscapes = (literal: string): string =>
  literal.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_, octal?: string, one: string = "") => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) % 256);
    return /[\r\n]/.test(one) ? "" : (escapes[one] ?? one);
  });

function hexadecimalAt(text: string, at: number): Parsed {
  const found = match(hexadecimal, text, at);
  if (found === null) throw new BadPdf("no string");
  const bytes = Buffer.from((found[1] ?? "").replace(/[^0-9A-Fa-f]/g, ""), "hex");
  return { value: textFrom(bytes.toString("latin1")), end: at + found[0].length };
}

/** Text strings are UTF-16 where they begin with its mark. */
const textFrom = (characters: string): string =>
  characters.startsWith("\xfe\xff")
    ? Buffer.from(characters.slice(2, characters.length - (characters.length % 2)), "latin1")
        .swap16()
        .toString("utf16le")
    : characters;

const unescaped = (name: string): string =>
  name.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
