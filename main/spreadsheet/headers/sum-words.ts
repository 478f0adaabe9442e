/** @file Recognises what a line of sums is called, in every language: "Razem netto", "Celkem", "Saldo początkowe". */

import { headerEntries, isWholeEntry } from "./header-entries.ts";

const besideTotal = new Set("total grand sub net gross vat tax amount ex inc untaxed".split(" "));
const besideOpening = new Set("opening balance amount".split(" "));
/** Shorter texts ("BO", "UB") are as likely a supplier's initials. */
const shortest = 4;

/** “Összesen HUF”: one total for each currency. */
const currencyAtEnd = /(?<=\p{L}[.:]?) \(?[A-Z]{3}\)?$/u;

/** True for the name of a total or subtotal, and nothing else. */
export const namesTotal = (text: string): boolean => consistsOf(text, "total", besideTotal);

/** True for the name of an amount that is carried forward, and nothing else. */
export const namesCarried = (text: string): boolean => consistsOf(text, "opening", besideOpening);

const consistsOf = (text: string, idea: string, beside: ReadonlySet<string>): boolean =>
  text.length >= shortest &&
  headerEntries(text.replace(/\s*:$/, "").replace(currencyAtEnd, "")).some(
    (entry) => isWholeEntry(entry) && entry.ideas.has(idea) && [...entry.ideas].every((one) => beside.has(one)),
  );
