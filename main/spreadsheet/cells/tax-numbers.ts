/** @file Recognises the tax numbers of companies, without their country in front, by check digits or an unmistakable form. */

const digitsOf = (text: string): readonly number[] => [...text].map(Number);
const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);
const last = (digits: readonly number[]): number => digits.at(-1) ?? 0;

/** Each second digit from the right doubled, with the digits of the products added. */
const isLuhn = (text: string): boolean =>
  digitsOf(text)
    .toReversed()
    .reduce((sum, digit, at) => sum + (at % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0) %
    10 ===
  0;

function isPortuguese(text: string): boolean {
  const rest = weighted(digitsOf(text), [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return (rest < 2 ? 0 : 11 - rest) === last(digitsOf(text));
}

/** The letter of a person's number is that of its rest by 23; a company's begins with a letter. */
function isSpanish(text: string): boolean {
  const number = text.replace(/^[XYZ]/, (letter) => String("XYZ".indexOf(letter)));
  if (/^\d{8}[A-Z]$/.test(number))
    return "TRWAGMYFPDXBNJZSQVHLCKE"[Number(number.slice(0, 8)) % 23] === number.slice(8);
  if (!/^[A-HJNP-SUVW]\d{7}[\dA-J]$/.test(text)) return false;
  const sum = digitsOf(text.slice(1, 8)).reduce((all, digit, at) => {
    const part = at % 2 === 0 ? digit * 2 : digit;
    return all + (part > 9 ? part - 9 : part);
  }, 0);
  const check = (10 - (sum % 10)) % 10;
  return text.slice(8) === String(check) || text.slice(8) === "JABCDEFGHI"[check];
}

const isBrazilian = (text: string): boolean => {
  const digits = digitsOf(text);
  const check = (of: readonly number[], weights: readonly number[]): number => {
    const rest = weighted(of, weights) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  return (
    check(digits, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) === digits[12] &&
    check(digits, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) === digits[13]
  );
};

const isRomanian = (text: string): boolean => {
  const digits = digitsOf(text.padStart(10, "0"));
  return ((weighted(digits, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === last(digits);
};

const isPolish = (text: string): boolean =>
  weighted(digitsOf(text), [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(digitsOf(text));

const isCzech = (text: string): boolean =>
  (11 - (weighted(digitsOf(text), [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === last(digitsOf(text));

const isGreek = (text: string): boolean =>
  (weighted(digitsOf(text), [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(digitsOf(text));

/** Russia's companies have ten digits. */
const isRussian = (text: string): boolean =>
  (weighted(digitsOf(text), [2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10 === last(digitsOf(text));

const isArgentinian = (text: string): boolean => {
  const rest = 11 - (weighted(digitsOf(text), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return (rest === 11 ? 0 : rest) === last(digitsOf(text));
};

const isChilean = (text: string): boolean => {
  const [body = "", check = ""] = text.split("-");
  const sum = digitsOf(body)
    .toReversed()
    .reduce((all, digit, at) => all + digit * (2 + (at % 6)), 0);
  return "0K987654321"[sum % 11] === check.toUpperCase();
};

/** How the numbers are written, and whether their check digits are right. Dots and blanks are left out before. */
const forms: readonly (readonly [form: RegExp, isRight: (text: string) => boolean])[] = [
  [/^[1235689]\d{8}$/, isPortuguese],
  [/^(?:[XYZ]?\d{7,8}[A-Z]|[A-HJNP-SUVW]\d{7}[\dA-J])$/, isSpanish],
  [/^\d{11}$/, isLuhn],
  [/^(?:\d{9}|\d{14})$/, isLuhn],
  [/^\d{10}$/, isPolish],
  [/^\d{8}$/, isCzech],
  [/^\d{2,10}$/, isRomanian],
  [/^\d{9}$/, isGreek],
  [/^\d{10}$/, isRussian],
  [/^\d{2}-?\d{8}-?\d$/, (text) => isArgentinian(text.replaceAll("-", ""))],
  [/^\d{7,8}-[\dKk]$/, isChilean],
  [/^\d{8}\/?\d{4}-?\d{2}$/, (text) => isBrazilian(text.replace(/[/-]/g, ""))],
  // India's: the state, the number of the tax payer, which registration it is, and a check letter.
  [/^[0-3]\d[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, () => true],
];

/** Fewer numbers may have right check digits by chance. */
const fewest = 3;

/** True where they are tax numbers of one country: some may be mistyped, but too many are right for chance. */
export function areTaxNumbers(texts: readonly string[]): boolean {
  const numbers = [...new Set(texts.map((text) => text.replace(/[\s.]/g, "").toUpperCase()))];
  return forms.some(([form, isRight]) => {
    if (!numbers.every((number) => form.test(number))) return false;
    const right = numbers.filter(isRight).length;
    return right >= fewest && right * 2 >= numbers.length;
  });
}
