/** @file Decodes text in the character sets of eastern Asia, if its headings are words of the language. */

import { votesOf } from "../headers/known-headers.ts";
import type { Language } from "../headers/languages/lexicon.ts";

/** By their labels in the Encoding Standard, with the name that people know. */
const pages: readonly { readonly label: string; readonly name: string; readonly language: Language }[] = [
  { label: "shift_jis", name: "Shift-JIS", language: "Japanese" },
  { label: "euc-jp", name: "EUC-JP", language: "Japanese" },
  { label: "gb18030", name: "GB 18030", language: "Chinese" },
  { label: "big5", name: "Big5", language: "Chinese" },
  { label: "euc-kr", name: "EUC-KR", language: "Korean" },
];

/** Two words may be in a text by chance. */
const fewestHeadings = 3;

/** The text in the only one of these sets in which every byte has a meaning and a line has headings of its language. */
export function decodeEastAsian(bytes: Uint8Array): { readonly text: string; readonly encoding: string } | null {
  const read = pages.flatMap(({ label, name, language }) => {
    const text = decodeStrictly(label, bytes);
    const headings = text === null ? 0 : headingsIn(text, language);
    return text === null || headings < fewestHeadings ? [] : [{ text, encoding: name, headings }];
  });
  const [best, next] = read.toSorted((a, b) => b.headings - a.headings);
  if (best === undefined || next?.headings === best.headings) return null;
  return { text: best.text, encoding: best.encoding };
}

function decodeStrictly(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The most headings of a line that are words of the language; English ones count in every language. */
function headingsIn(text: string, language: Language): number {
  const lines = text.split(/\r\n|\n|\r/, 30).map((line) => {
    const votes = votesOf(line.split(/[;,\t|]/).map((cell) => cell.trim().replace(/^"|"$/g, "")));
    return (votes.get(language) ?? 0) - (votes.get("English") ?? 0);
  });
  return Math.max(0, ...lines);
}
