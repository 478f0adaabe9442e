/**
 * @file Tells a line that gives a currency to all amounts from one that speaks of a supplier, an account or a person.
 *
 * [Note: a line that gives a currency] “Purchases September 2026 (EUR)” gives one to every row; “Suppliers paid in EUR via
 * Wise” and “Approved by RON 27/11” give none. What people may say beside a currency has no end, so only lines that say
 * nothing else count: around the currency are words for amounts, for all of them, for the list itself, and its time.
 */

import { monthFromName } from "../cells/calendar.ts";
import { foldText } from "../headers/fold-text.ts";
import { wordList } from "../words/word-list.ts";

/** One to a language, so that a native speaker can read and correct it. */
const languages: readonly string[] = [
  "all|only|amounts?|values?|figures|prices|sums|totals?|net|gross|vat|tax|inc|incl|ex|excl|including|excluding|are|is|shown|stated|expressed|purchases?|bills?|invoices?|supplier|vendor|creditors?|ledger|journal|book|day|list|listing|register|report|statement|currency|ccy|quarter|week|month|year|and|to|for|of|the|from|page|st|nd|rd|th|received|entered|posted|reporting|document|base|home|local|functional|transaction",
  "alles?|s[aä]mtliche|betr[aä]ge|betrag|werte|summen|preise|brutto|netto|inkl|exkl|mwst|ust|eingangsrechnung(?:en)?|rechnung(?:en)?|lieferanten\\p{L}*|einkauf\\p{L}*|wareneingang\\p{L}*|rechnungs\\p{L}*|kreditoren\\p{L}*|liste|\\p{L}*w[aä]hrung|vom|bis|und|seite|angaben|quartal",
  "tous|toutes|les?|montants?|sommes|valeurs|achats?|factures?|fournisseurs?|journal|liste|devise|monnaie|exprim[ée]e?s|ht|ttc|tva|du|au|des?|d|et|trimestre",
  "bedragen|inkoop\\p{L}*|facturen|factuur|leveranciers?|aankoop\\p{L}*|aankopen|lijst|valuta|munt|van|tot|met|zijn|btw|excl|incl|kwartaal",
  "todos|todas|los|las|el|importes?|valores|montos|cifras|compras|facturas?|proveedores|recibidas|libro|registro|moneda|divisa|expresad[oa]s|iva|de|del|al?|con|sin|y|trimestre",
  "tutti|tutte|gli|importi|valori|acquisti|fatture|ricevute|fornitori|elenco|registro|valuta|espressi|dal?|e|mese",
  "todos|todas|os|as|valores|montantes|faturas?|fornecedores|lista|moeda|expressos|do|da|mapa|documentos",
  "wszystkie|kwoty|warto[śs]ci|zakup(?:y|u|[óo]w)?|faktury|dostawc[óo]w|rejestr|waluta|od|do|za|okres|vat",
  "v[šs]echny|v[šs]etk[oy]|[čc][áa]stky|sumy|hodnoty|p[řr]ijat[ée]|prijat[ée]|do[šs]l[ée]|fakt[úu]r[ay]?|dodavatel\\p{L}*|kniha|m[ěe]na|za|obdob[íi]|dph",
  "alla|alle|upphæðir|belopp|bel[øo]p|bel[øo]b|tall|leverant[öo]r\\p{L}*|leverand[øo]r\\p{L}*|faktura?|fakturor|fakturaer|inkommande|inng[åa]ende|valuta|och|og|fr[åa]n|fra|till?|moms|mva",
  "kaikki|summat|m[äa][äa]r[äa]t|ostolaskut|laskut|toimittaja\\p{L}*|valuutta|minden|[öo]sszeg\\p{L}*|bej[öo]v[őo]|sz[áa]ml[áa]k|p[ée]nznem|[áa]fa",
  "toate|sumele|valorile|valori|exprimate|achizi[țt]ii|cump[ăa]r[ăa]ri|facturi|furnizori|luna|jurnal|sve|svi|iznosi|ulazni|prejeti|ra[čc]uni|dobavlja[čc]\\p{L}*|knjiga|za",
  "все|всички|всі|суми?|суммы|сумите|са|рахунки|счета|фактур\\p{L}*|поставщик\\p{L}*|постачальник\\p{L}*|валюта|όλα|ποσά|τιμολόγια|αγορ\\p{L}*|προμηθευτ\\p{L}*|t[üu]m|tutar(?:lar)?|fatura(?:lar)?|para|birimi|al[ıi][şs]|gider",
];
const known = wordList(`^(?:${languages.join("|")})$`, "iu");

/** In, en, u, w, σε, no. of a quarter: words so short say nothing of others. “by” does, and so do “my” and “JB”. */
const short = /^(?:\p{Ll}{1,2}|[A-Z]?\d+[A-Z]?|\p{Lu}\p{Ll}?)$/u;
const notShort = /^(?:by|my|to|if|no|so|or|je|ne|ni)$/iu;

const isKnown = (word: string): boolean =>
  /\p{N}/u.test(word) ||
  (short.test(word) && !notShort.test(word)) ||
  known.test(word) ||
  known.test(foldText(word)) ||
  monthFromName(word) !== null;

/** What ends a part of a line: not the colon, because “Bradford: EUR” is about Bradford. */
const ends = /[,;()[\]|–—•]| - |- | -|\s{2,}|\. /u;

/** The same without brackets: “Kirkgate (EUR)”. */
const endsOfSaying = /[,;|–—•]| - |- | -|\s{2,}|\. /u;

/** A currency in a line: its place and its length in the text. */
interface Place {
  readonly at: number;
  readonly length: number;
}

/** What the line says of the currency. */
export const saidAround = (text: string, place: Place): string => around(text, place, endsOfSaying).join(" ");

const around = (text: string, { at, length }: Place, by: RegExp): readonly [before: string, behind: string] => [
  text.slice(0, at).split(by).at(-1) ?? "",
  text.slice(at + length).split(by)[0] ?? "",
];

/** True where that part says nothing else than the currency. */
export function saysNothingElse(text: string, place: Place): boolean {
  const [before, behind] = around(text, place, ends);
  // A number right behind it is a day or an account: “RON 27/11”.
  if (/^\s*\p{N}/u.test(behind) || !wordsOf(behind).every(isKnown)) return false;
  // Cells are joined: “Período: Octubre 2026” and “Cifras en CLP”.
  const own = wordsOf(before.split(/\p{N}/u).at(-1) ?? "");
  return (own.length > 0 ? own : wordsOf(before)).every(isKnown);
}

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "");

/** The words between “All” or the beginning of the part and “amounts”: “All Kirkgate amounts are in USD”. */
export function amountsOfSome(before: string): boolean {
  const part = before.split(/[,;:()[\]|–—•\d]|\. | - |\s{2,}/u).at(-1) ?? "";
  const words = wordsOf(part);
  const all = words.findLastIndex((word) => ofAll.test(word));
  if (all >= 0) return !words.slice(all + 1).every(isKnown);
  // Cells are joined: what is far before the amounts belongs to another one.
  return part.length === before.length && words.length <= mostNames && !words.every(isKnown);
}
const mostNames = 2;
const ofAll = wordList(
  "^(?:all|alle|s[aä]mtliche|tous|toutes|todos|todas|tutti|tutte|wszystkie|v[šs]echny|v[šs]etky|alla|samtliga|kaikki|minden|toate|sve|все|всі|всички|όλα|t[üu]m)$",
  "iu",
);
