/** @file Keeps an amount, its currency and the word beside it on one line. */

/** "net GBP 1,150.00" with spaces that no line breaks at; the same after the amount: "1.150,00 GBP". */
export const unbroken = (text: string): string =>
  text
    .replace(/(?<=\b[A-Z]{3}) (?=[-−]?\d)/g, "\u00a0")
    .replace(/(?<=\d) (?=[A-Z]{3}\b)/g, "\u00a0")
    .replace(/(?<=\d) (?=net\b)/g, "\u00a0")
    .replace(/(?<=\b(?:net|netto|VAT|USt\.)) (?=[A-Z]{3}\u00a0|[-−]?\d)/g, "\u00a0");
