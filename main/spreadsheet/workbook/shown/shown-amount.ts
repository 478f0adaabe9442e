/** @file Compares what a program shows for an amount with its value: other digits, another sign, or words such as “paid”. */

import { currencyOfSign, isCurrencyCode } from "../../cells/currency-codes.ts";
import { latinDigits } from "../../cells/native-digits.ts";
import { saysNoVat } from "../../cells/read-value.ts";

/** Oracle writes negative amounts as “<640.00>”. */
const inAngles = /^<[^<>]*>$/u;

/** A minus, angles or brackets around all of it, or a word for a credit; “#.–” has no cents. @param look with # for the number */
export function showsCredit(look: string): boolean {
  if (inAngles.test(look)) return true;
  if (/(?<!\p{L})(?:cr|H)\.?$|^cr(?!\p{L})/iu.test(look)) return !/h\.?$/.test(look);
  const signs = look.replace(/[\p{Sc}\p{L}\s]+/gu, "");
  return /^\(.*\)$|^[-−–△▲]|(?<![.,])[-−–]$/u.test(signs);
}

/** Signs of doubt or of arithmetic: “200.50?”, “~200”. */
const doubts = /[?¿~≈×÷<>≤≥*†‡]/u;

/** “US$”, “R$”, “S/.”: a letter before another sign may be a scale, as in “k€”. */
const ofDollars =
  /(?<!\p{L})(?:US|AU?|CA?|HK|NZ|NT|SG?|R|MX|Z|BZ?|J|TT|EC|FJ|L|N|Col|CL|AR|Bds|G)?\$|\p{Sc}|(?<!\p{L})[SB]\/\.?/giu;

/** True where digits, words or signs beside the number say more than its unit, net, DR or CR. @param harmless digits */
export function addsToAmount(look: string, harmless = ""): boolean {
  const beside = look.replace(/^<([^<>]*)>$/u, "$1").replace(ofDollars, " ");
  if (doubts.test(beside)) return true;
  const words = beside.match(/\p{N}+|[\p{L}\p{M}][\p{L}\p{M}.]*/gu) ?? [];
  return words.some((word) =>
    /^\p{N}/u.test(word)
      ? !/^0+$/.test(word) || harmless === ""
      : !isUnit(word) && !(harmless !== "" && saysNoVat(look)),
  );
}

/** Units of money, net, and the sides of an account. */
const isUnit = (word: string): boolean =>
  currencyOfSign.has(word) ||
  isCurrencyCode(word.toUpperCase().replace(/\.$/, "")) ||
  unit.test(word) ||
  (/^[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Han}]+$/u.test(word) && word.length <= 6);
const unit =
  /^(?:nett?[eo]?|ht|[cd]r|[SH]|euros?|ευρώ|evro|dollars?|pounds?|sterling|francs?|pesos?|rand|yen|yuan|kron(?:a|or|er|en|e)|kr|zł|zl|kč|kčs|kc|ft|lei?|leu|lv|лв|руб|рублей|р|грн|тнг|тг|сум|сўм|сом|дин|ден|км|din|km|tl|rm|rp|rs|re|r|q|br|birr|nfk|ksh|tsh|ush|mtn?|fcfa|cfa|f|fr|sfr|dm|us|dhs?|sr|kd|bd|qr|lek|[円圓元圆원])\.?$/iu;

/**
 * True where a program shows something else than the number: other digits, another sign or scale, or words.
 *
 * @param shown what the cell shows, in any country's notation
 * @param anySign true where a colour may stand for a minus
 */
export function showsAnother(shown: string, value: number, anySign = false): boolean {
  const text = latinDigits(shown.trim());
  // A column that is too narrow.
  if (/^#+$/.test(text)) return false;
  const numbers = text.match(/\d+(?:[.,'’٫٬\s]\d+)*/gu) ?? [];
  const look = text.replace(/\d+(?:[.,'’٫٬\s]\d+)*/gu, "#");
  // Scientific notation and fractions are other ways to write the same number.
  if (/\dE[+-]?\d/i.test(text) || /\d\s*\/\s*\d/.test(text)) return false;
  if (addsToAmount(look, value === 0 ? "0" : "")) return true;
  const [written, more] = numbers;
  if (written === undefined) return value !== 0;
  if (more !== undefined) return true;
  const factor = text.includes("%") ? 100 : 1;
  const isNothing = !/[1-9]/.test(written);
  return (
    (!anySign && !isNothing && value !== 0 && showsCredit(look) !== value < 0) ||
    !(isOf(written, Math.abs(value) * factor) || (factor > 1 && isOf(written, Math.abs(value))))
  );
}

/** True where the digits are those of the number, with any number of decimals. */
function isOf(written: string, value: number): boolean {
  const digits = Number(written.replace(/\D/g, ""));
  const fraction = /[.,٫](\d+)$/u.exec(written)?.[1]?.length ?? 0;
  const places = fraction === 3 ? [0, 3] : [fraction];
  return places.some((count) => Math.abs(digits - value * 10 ** count) < 1);
}
