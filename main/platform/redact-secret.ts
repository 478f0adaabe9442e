/** @file Removes a secret from another program's text: a server may echo our request, and its answer is kept and shown. */

import { type Replace, replacePlain, replaceTraced, type Traced, traced, unescapeOnce } from "./undo-escapes.ts";

/** Of a shorter secret the gaps in a sentence would tell what was left out, so the whole text is. */
const shortestInPieces = 8;
/** So short a secret is in nearly every text in some encoding. */
const shortestToSeek = 4;
/** A longer text is left out whole where it holds the secret in any but its plain form. */
const longestTraced = 100_000;
/** Layers of escapes, as of JSON within a form within JSON. */
const mostLayers = 4;

/**
 * Replaces the secret by `instead` wherever `text` holds it: in plain, escaped (percent, form, JSON, HTML, hex) in up
 * to four layers, in any mixture and either case, and in base64 or base64url, alone or as part of more.
 *
 * Takes about a second for a million characters.
 *
 * A piece of base64 that holds the secret is left out whole. With a secret of fewer than 8 characters, the whole text is.
 */
export function redactSecret(text: string, secret: string, instead: string): string {
  if (secret === "" || text === "") return text;
  if (secret.length < shortestToSeek) return instead;
  const needles = needlesOf(secret);
  if (!holds(text, needles)) return text;
  if (secret.length < shortestInPieces) return instead;
  const left = text.replaceAll(secret, instead);
  if (text.length > longestTraced) return holds(left, needles) ? instead : left;
  let safe = "";
  let done = 0;
  for (const [from, to] of joined(rangesOf(text, needles))) {
    safe += text.slice(done, from) + instead;
    done = to;
  }
  return safe + text.slice(done);
}

/** In order, and overlapping ones as one. */
function joined(ranges: readonly Range[]): readonly Range[] {
  const apart: Range[] = [];
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    const last = apart.at(-1);
    if (last && from <= last[1]) apart[apart.length - 1] = [last[0], Math.max(last[1], to)];
    else apart.push([from, to]);
  }
  return apart;
}

type Range = readonly [from: number, to: number];

const holds = (text: string, needles: Needles): boolean =>
  viewsOf(text, replacePlain, (layer) => layer).some(([view, kind]) => {
    const folded = fold(view);
    return needles[kind].some((needle) => folded.includes(needle));
  });

const rangesOf = (text: string, needles: Needles): readonly Range[] =>
  viewsOf(traced(text), replaceTraced, (layer) => layer.text).flatMap(([view, kind]) =>
    search(view, needles[kind], runs[kind], kind === "base64"),
  );

/** The forms of a text that each kind of needle is sought in, for the text and for each layer below its escapes. */
function viewsOf<T>(text: T, replace: Replace<T>, read: (layer: T) => string): readonly (readonly [T, Kind])[] {
  return layersOf(text, replace, read).flatMap((layer) => {
    const unbroken = replace(layer, /\s+/g, () => "");
    return [
      [layer, "plain"],
      // Whether a backslash was an escape or part of the secret cannot be told.
      [replace(unbroken, /\\+/g, () => ""), "bare"],
      // Base64 may be wrapped, and hex has a colon or a space between its bytes.
      [unbroken, "base64"],
      [replace(unbroken, /[:,.-]+|0x/gi, () => ""), "hex"],
    ] as const;
  });
}

/** The text, and what is left of it as layer after layer of its escapes is undone. */
function layersOf<T>(text: T, replace: Replace<T>, read: (layer: T) => string): readonly T[] {
  const layers = [text];
  for (let layer = text; layers.length <= mostLayers; layers.push(layer)) {
    const next = unescapeOnce(layer, replace);
    if (read(next) === read(layer)) break;
    layer = next;
  }
  return layers;
}

/**
 * @param run also leaves out the characters like this that are next to what was found
 * @param acrossGaps a run goes on behind what the view leaves out, such as a line's end; else it would take a next word
 */
function search(
  { text, from, to }: Traced,
  needles: readonly string[],
  run: RegExp | null,
  acrossGaps: boolean,
): readonly Range[] {
  const isNext = (at: number) => acrossGaps || to[at] === from[at + 1];
  const folded = fold(text);
  const found: Range[] = [];
  for (const needle of needles)
    for (let at = folded.indexOf(needle); at >= 0; at = folded.indexOf(needle, at + 1)) {
      let [first, last] = [at, at + needle.length - 1];
      while (run?.test(text[first - 1] ?? "") && isNext(first - 1)) first -= 1;
      while (run?.test(text[last + 1] ?? "") && isNext(last)) last += 1;
      found.push([from[first] as number, to[last] as number]);
      at = last;
    }
  return found;
}

/** Either case, a form's plus for a space, and one alphabet of base64; as many characters as before. */
const fold = (text: string): string => inLowerCase(text).replaceAll("-", "+").replaceAll("_", "/").replaceAll(" ", "+");

/** Outside ASCII a letter may have more characters in the other case. */
const inLowerCase = (text: string): string =>
  /\P{ASCII}/u.test(text) ? text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()) : text.toLowerCase();

type Kind = "plain" | "bare" | "base64" | "hex";
type Needles = Readonly<Record<Kind, readonly string[]>>;

/** What is left out with a needle, on both of its sides. */
const runs: Readonly<Record<Kind, RegExp | null>> = { plain: null, bare: /\\/, base64: /[\w+/=-]/, hex: /[0-9a-f]/i };

/** A token is sought in each of its calls' answers, and making its needles takes longer than seeking them. */
const mostKept = 8;
const kept = new Map<string, Needles>();

function needlesOf(secret: string): Needles {
  const known = kept.get(secret);
  if (known !== undefined) return known;
  const needles = makeNeedles(secret);
  const [oldest] = kept.keys();
  if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest);
  kept.set(secret, needles);
  return needles;
}

function makeNeedles(secret: string): Needles {
  // Of a secret that looks escaped itself, undoing the escapes of a text leaves something else.
  const plain = new Set(layersOf(secret, replacePlain, (layer) => layer));
  const escaped = [secret, encodeURIComponent(wellFormed(secret)), formOf(secret), JSON.stringify(secret).slice(1, -1)];
  const base64 = new Set(escaped.flatMap(base64Cores));
  // Base64 that is encoded once more.
  const twice = [...base64].flatMap(base64Cores);
  const hex = [...escaped, ...base64].map((one) => hexOf(one));
  return {
    plain: longEnough([...plain, ...escaped]),
    bare: longEnough([...plain].map((one) => one.replaceAll(/[\s\\]+/g, ""))),
    base64: longEnough([...base64, ...twice]),
    hex: longEnough(hex),
  };
}

const longEnough = (needles: Iterable<string>) => [
  ...new Set([...needles].filter(({ length }) => length >= shortestToSeek).map(fold)),
];

/** Without halves of a surrogate pair, which have no UTF-8. */
const wellFormed = (text: string): string => text.toWellFormed();
const formOf = (text: string): string => new URLSearchParams([["", text]]).toString().slice(1);
const hexOf = (text: string): string => Buffer.from(text).toString("hex");

/**
 * The base64 digits that this text always comes to within a longer one: it may begin at each third byte of it, and what
 * comes before and after it changes the digits at its ends.
 */
function base64Cores(text: string): readonly string[] {
  const bytes = Buffer.from(text);
  return [0, 1, 2].map((offset) => {
    const digits = Buffer.concat([Buffer.alloc(offset), bytes]).toString("base64");
    return digits.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
  });
}
