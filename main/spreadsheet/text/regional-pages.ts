/** @file Decodes text in the character sets of central and eastern Europe and the Near East, if the headings show the language. */

import { votesOf } from "../headers/known-headers.ts";
import type { Language } from "../headers/languages/lexicon.ts";

/** A set that several languages share, and the letters of each beyond ASCII. */
interface Region {
  readonly letters: Readonly<Partial<Record<Language, string>>>;
  /** By their labels in the Encoding Standard. */
  readonly pages: readonly Page[];
}

interface Page {
  readonly label: string;
  /** The name that people know. */
  readonly name: string;
}

const regions: readonly Region[] = [
  {
    letters: {
      Polish: "ąćęłńóśźż",
      Czech: "áčďéěíňóřšťúůýž",
      Slovak: "áäčďéíĺľňóôŕšťúýž",
      Hungarian: "áéíóöőúüű",
      Croatian: "čćđšž",
      Romanian: "ăâîșşțţ",
      Slovenian: "čšž",
      Serbian: "čćđšž",
    },
    pages: [
      { label: "windows-1250", name: "Windows-1250" },
      { label: "iso-8859-2", name: "Latin-2 (ISO-8859-2)" },
    ],
  },
  {
    letters: {
      Russian: "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
      Bulgarian: "абвгдежзийклмнопрстуфхцчшщъьюя",
      Serbian: "абвгдђежзијклљмнњопрстћуфхцчџш",
      Ukrainian: "абвгґдеєжзиіїйклмнопрстуфхцчшщьюяыэёъ",
    },
    pages: [
      { label: "windows-1251", name: "Windows-1251" },
      { label: "koi8-u", name: "KOI8" },
    ],
  },
  {
    letters: { Greek: "αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ" },
    pages: [
      { label: "windows-1253", name: "Windows-1253" },
      { label: "iso-8859-7", name: "Greek (ISO-8859-7)" },
    ],
  },
  {
    letters: {
      Latvian: "āčēģīķļņšūž",
      Lithuanian: "ąčęėįšųūž",
      Estonian: "äöõüšž",
    },
    pages: [{ label: "windows-1257", name: "Windows-1257" }],
  },
  { letters: { Hebrew: "אבגדהוזחטיכלמנסעפצקרשתךםןףץ" }, pages: [{ label: "windows-1255", name: "Windows-1255" }] },
  {
    letters: { Arabic: "ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي" },
    pages: [{ label: "windows-1256", name: "Windows-1256" }],
  },
  { letters: { Turkish: "çğıöşüâîûi̇" }, pages: [{ label: "windows-1254", name: "Windows-1254" }] },
];

export interface RegionalText {
  readonly text: string;
  readonly encoding: string;
}

interface Candidate extends RegionalText {
  /** How many letters do not belong to the headings' language. */
  readonly odd: number;
  /** How many letters are beyond ASCII. */
  readonly letters: number;
}

const headBytes = 16_384;

/** The text in the set that fits; or two readings, if neither fits clearly. */
export type ByHeadings =
  | { readonly is: "clear"; readonly of: RegionalText }
  | { readonly is: "unclear"; readonly readings: readonly [RegionalText, RegionalText] };

/**
 * The text, if its headings are in a language that needs another set than western Europe's; otherwise null.
 *
 * "Numer faktury" is Polish in every set, so "£ódŸ" below it is Łódź.
 *
 * @param western the text in the usual western set
 */
export function decodeByHeadings(bytes: Uint8Array, western: () => RegionalText): ByHeadings | null {
  const head = bytes.subarray(0, headBytes);
  const usual = votesIn(new TextDecoder("windows-1252").decode(head));
  const isRegional = (language: Language): boolean => regions.some(({ letters }) => language in letters);
  const westernMost = Math.max(0, ...[...usual].map(([language, votes]) => (isRegional(language) ? 0 : votes)));
  const known = regions.flatMap((region) => region.pages.map((page) => headingsIn(region, page, head)));
  const most = Math.max(0, ...known.map(({ headings }) => headings));
  if (most < 2 || most <= westernMost) return null;
  const candidates = known.flatMap((one) => (one.headings === most ? readIn(one, bytes) : []));
  const [best, next] = candidates.toSorted((a, b) => a.odd - b.odd);
  if (best === undefined) return null;
  const isBetter = next === undefined || next.odd > best.odd || next.text === best.text;
  return isBetter && best.odd * oddAtMost <= best.letters
    ? { is: "clear", of: { text: best.text, encoding: best.encoding } }
    : { is: "unclear", readings: [best, next ?? western()] };
}

/** One in five letters may be of another language, as in the name of a foreign supplier. */
const oddAtMost = 5;

interface KnownIn {
  readonly page: Page;
  readonly headings: number;
  /** The letters of each language that knows so many headings. */
  readonly alphabets: readonly string[];
}

function headingsIn({ letters }: Region, page: Page, head: Uint8Array): KnownIn {
  const votes = votesIn(new TextDecoder(page.label).decode(head));
  const spoken = Object.entries(letters).map(([language, alphabet]) => ({
    alphabet,
    count: votes.get(language as Language) ?? 0,
  }));
  const headings = Math.max(...spoken.map(({ count }) => count));
  return { page, headings, alphabets: spoken.flatMap(({ alphabet, count }) => (count === headings ? [alphabet] : [])) };
}

function readIn({ page, alphabets }: KnownIn, bytes: Uint8Array): Candidate[] {
  const text = new TextDecoder(page.label).decode(bytes);
  // No office writes the control characters that unused bytes become.
  if (/[\u0080-\u009f\ufffd]/u.test(text)) return [];
  const odd = Math.min(...alphabets.map((alphabet) => oddLetters(text, alphabet)));
  return [{ text, encoding: page.name, odd, letters: text.match(/[\p{L}--\p{ASCII}]/gv)?.length ?? 0 }];
}

/** For each language the most headings that one of the first lines has. */
function votesIn(text: string): Votes {
  const most = new Map<Language, number>();
  for (const line of text.split(/\r\n|\n|\r/).slice(0, 30)) {
    const cells = line.split(/[;,\t|]/).map((cell) => cell.trim().replace(/^"|"$/g, ""));
    for (const [language, count] of votesOf(cells)) most.set(language, Math.max(count, most.get(language) ?? 0));
  }
  return most;
}

type Votes = ReadonlyMap<Language, number>;

/** Letters of other languages, and signs inside words. Names from the west occur everywhere: Müller, Émile. */
function oddLetters(text: string, own: string): number {
  const usual = new Set([...`${own}éèäöüßáóíâôñçœøåæ`]);
  let odd = 0;
  for (const [letter] of text.matchAll(/\P{ASCII}/gu))
    if (/\p{L}/u.test(letter) && !usual.has(letter.toLowerCase())) odd += 1;
  return odd + (text.match(/\p{L}[^\p{L}\p{N}\s\p{ASCII}’‘–—\u00a0´]\p{L}/gu)?.length ?? 0);
}
