/** @file Keeps an amount and its currency on one line. */

/** "net GBP 1,150.00" with a space that no line breaks at; the same after the amount: "1.150,00 GBP". */
export const unbroken = (text: string): string =>
  text.replace(/(?<=\b[A-Z]{3}) (?=[-−]?\d)/g, "\u00a0").replace(/(?<=\d) (?=[A-Z]{3}\b)/g, "\u00a0");
