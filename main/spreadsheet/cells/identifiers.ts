/** @file Recognises text that identifies something other than an invoice: a GUID, an IBAN, a VAT number, an address. */

const guid = /^\{?[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\}?$/i;
const email = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;
const url = /^(?:https?:\/\/|www\.)\S+$/i;

/** True for a UUID, such as that of each invoice in Mexico. */
export const isGuid = (text: string): boolean => guid.test(text);

/** True for text that is never an invoice number. A VAT number or an IBAN counts only if its check digits are right. */
export const isIdentifier = (text: string): boolean =>
  isGuid(text) || email.test(text) || url.test(text) || isIban(text) || isVatNumber(text);

/** ISO 13616: letters are numbers from 10, the first four characters go to the end, and the rest by 97 is 1. */
function isIban(text: string): boolean {
  const bare = text.replaceAll(" ", "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(bare)) return false;
  const digits = (bare.slice(4) + bare.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** True for a VAT number of these countries, with its country in front, whose check digits are right. */
function isVatNumber(text: string): boolean {
  const bare = text.replace(/[\s.-]/g, "").toUpperCase();
  const country = bare.slice(0, 2);
  const body = bare.slice(2);
  return Object.hasOwn(checks, country) && checks[country]?.(body) === true;
}

const digitsOf = (text: string): readonly number[] => [...text].map(Number);
const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);

/** Each second digit doubled, with the digits of the products added. */
function isLuhn(text: string): boolean {
  const sum = digitsOf(text)
    .toReversed()
    .reduce((total, digit, at) => {
      const part = at % 2 === 0 ? digit : digit * 2;
      return total + (part > 9 ? part - 9 : part);
    }, 0);
  return sum % 10 === 0;
}

/** ISO 7064, modulo 11 and 10: Germany and Croatia. */
function isMod1110(text: string): boolean {
  let product = 10;
  for (const digit of digitsOf(text.slice(0, -1))) product = (2 * ((digit + product) % 10 || 10)) % 11;
  return (11 - product) % 10 === Number(text.at(-1));
}

const checks: Readonly<Record<string, (body: string) => boolean>> = {
  BE: (body) => /^[01]\d{9}$/.test(body) && 97 - (Number(body.slice(0, 8)) % 97) === Number(body.slice(8)),
  DE: (body) => /^[1-9]\d{8}$/.test(body) && isMod1110(body),
  DK: (body) => /^\d{8}$/.test(body) && weighted(digitsOf(body), [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  FI: (body) => /^\d{8}$/.test(body) && weighted(digitsOf(body), [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  FR: (body) => /^\d{11}$/.test(body) && (12 + 3 * (Number(body.slice(2)) % 97)) % 97 === Number(body.slice(0, 2)),
  GB: (body) => {
    if (!/^\d{9}(?:\d{3})?$/.test(body)) return false;
    const sum = weighted(digitsOf(body), [8, 7, 6, 5, 4, 3, 2]) + Number(body.slice(7, 9));
    return sum % 97 === 0 || (sum + 55) % 97 === 0;
  },
  HR: (body) => /^\d{11}$/.test(body) && isMod1110(body),
  IT: (body) => /^\d{11}$/.test(body) && isLuhn(body),
  NL: (body) => {
    if (!/^\d{9}B\d{2}$/.test(body)) return false;
    const digits = digitsOf(body.slice(0, 9));
    if (weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === digits[8]) return true;
    // Since 2020 sole traders have numbers that are checked as an IBAN is.
    const spelt = `NL${body}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
    return BigInt(spelt) % 97n === 1n;
  },
  PL: (body) => /^\d{10}$/.test(body) && weighted(digitsOf(body), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === Number(body[9]),
  PT: (body) => {
    const rest = weighted(digitsOf(body), [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
    return /^\d{9}$/.test(body) && (rest < 2 ? 0 : 11 - rest) === Number(body[8]);
  },
  SE: (body) => /^\d{10}01$/.test(body) && isLuhn(body.slice(0, 10)),
};
