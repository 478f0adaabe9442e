/** @file Folds text for comparisons: without case, accents, ligatures, compatibility forms and digits of other scripts. */

import { foldDigits } from "../../../shared/values/text/fold-look-alikes.ts";

/** Letters that Unicode does not take apart. "ø" is "oe", so that "før" (before) differs from "for". */
const letters: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "oe",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  ς: "σ",
};
const undivided = /[ßøæœłđðþıς]/g;
const isBeyondAscii = /[^ -~\s]/;

/** Folds case, accents and compatibility forms: "№" is "no", "ß" is "ss", "Währung" is "wahrung". */
export function foldText(text: string): string {
  if (!isBeyondAscii.test(text)) return text.toLowerCase();
  return foldDigits(text.normalize("NFKC"))
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(undivided, (letter) => letters[letter] ?? letter);
}

/** Keeps letters, digits, # and %: the form in which headers of programs are compared. */
export const squeeze = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}#%]/gu, "");
