/** @file Reads sentences of an answer for what leaves a doubt: another count, trouble, or a word about one row of the batch. */

import { verdictOfText } from "../answer-words.ts";
import { isGoodWord, isNegator, troubleIn, wordsIn } from "./stems.ts";

const figures: Readonly<Record<string, number>> = Object.fromEntries(
  [
    "no zero kein keine aucune aucun ningún ninguna nessuna geen",
    "one single eine un une una uno één jeden jedna",
    "two both zwei deux dos due twee dwie dwa",
    "three drei trois tres tre drie trzy",
    "four vier quatre cuatro quattro",
    "five fünf cinq cinco cinque vijf",
  ].flatMap((words, figure) => words.split(" ").map((word) => [word, figure])),
);

const figure = String.raw`(?<![\w.:/#-]|\b(?:batch|no|nr|id|number|invoice|row|line|page) )(\d{1,3}(?:,\d{3})+|\d{1,6}|${Object.keys(figures).join("|")})`;
const ofInvoices =
  "(?:purchase |new |valid |supplier )?(?:invoices?|bills?)(?! (?:batch|number|id))|rechnung(?:en)?|eingangsrechnung(?:en)?|factures?|facturas?|fattur[ae]|facturen|factuur|faturas?|faktur[ay]?|fakturor|fakturaer|fakturor";
const ofRows =
  "rows?|records?|items?|entry|entries|zeilen?|datens[aä]tze?|belege?|lignes?|filas?|righe|regels?|linhas?";
const counts = new RegExp(
  String.raw`${figure}\s+(?:of (?:the|these|your) )?(?:(${ofInvoices})|(${ofRows}))(?![\p{L}\d])`,
  "giu",
);
/** A rule, a part of all, or trouble of another kind. */
const limits =
  /\b(?:up to|at most|max(?:imum)?(?: of)?|limit(?: of)?|more than|per|every|bis zu|höchstens|(?:each|any|next|previous|other|another) )\s*$|\b\d+ (?:out )?of$/iu;

/** “Created 1”, “accepted: 1” and “1 accepted” without a noun: 1 may be the batch, or its id, unless there is another count. */
const countsGood =
  /(?<![\w.:/#-])(\d{1,6}) (?:were |was |have been |has been )?(?:saved|imported|accepted|inserted|stored|succeeded|successful|gespeichert|importiert|angelegt|angenommen|enregistrée?s?|importée?s?|acceptée?s?|guardad[oa]s?|importad[oa]s?|aceptad[oa]s?|salvat[ei]|importat[ei]|opgeslagen|geïmporteerd|zapisan\p{L}*)(?!\p{L})(?! batch)/giu;

/** A number in a text that should be that of the invoices which were sent, and isn't. */
export function otherCountIn(text: string, sent: number): string | null {
  const found = [...text.matchAll(counts)].flatMap((match) => {
    const [whole, written = "", invoices] = match;
    const before = text.slice(Math.max(0, match.index - 30), match.index);
    const after = text.slice(match.index + whole.length, match.index + whole.length + 40);
    if (limits.test(before) || /^ per\b/i.test(after)) return [];
    const count = figures[written.toLowerCase()] ?? Number(written.replaceAll(",", ""));
    return [{ whole, count, isOfInvoices: invoices !== undefined, after }];
  });
  const isAllThere = found.some(({ count }) => count === sent);
  for (const { whole, count, isOfInvoices, after } of found) {
    if (count === sent || (isAllThere && !isOfInvoices)) continue;
    if (count === 0 && (troubleIn(after) !== null || isFailing(after) || isAllThere)) continue;
    if (count > sent && !isOfInvoices) continue;
    if (isAllThere && lacksLittle.test(whole + after)) continue;
    return whole.trim();
  }
  for (const [whole, count] of text.matchAll(countsGood)) if (Number(count) < sent) return whole.trim();
  return null;
}

const isFailing = (text: string): boolean => verdictOfText(text) === "not-saved";

/** What an invoice can do without, and what says only how it was read. */
export const lacksLittle =
  /\b(?:no|without|missing|lacks?|has no|have no|empty)\b(?: \w+){0,2} (?:purchase order|(?:order|po|vat|tax|phone|reference) (?:number|code|id)|due date|description|terms|e-?mail|reference)\b|\b(?:purchase order|due date|description|reference|terms) (?:is |was )?(?:missing|empty|not (?:given|set|provided))\b|\b(?:rounded|trimmed|shortened|default(?:ed)?|matched by|looked up by)\b/i;

const ofPlace =
  /(?<!\p{L})(?:row|line|position|pos|index|item|record|entry|element|invoice|zeile|rechnung|beleg|eintrag|ligne|facture|fila|línea|linea|factura|riga|fattura|linha|rij|regel|factuur|rad|række|rekke|linje|wiersz|pozycja|faktura|řádek|riadok|sor|rivi|rând)s?\.?\s*(?:no\.?|nr\.?|number|n°|nº|#)?\s*[:#[(]?\s*\d{1,6}(?![\d/]*\d{4,})|^\W*\[\d{1,6}\]|(?<![\w&])#\d{1,4}(?!\w)/iu;
const ofParty =
  /(?<!\p{L})(?:suppliers?|vendors?|creditors?|accounts?|nominals?|projects?|vat rates?|lieferant(?:en)?|kreditor(?:en)?|sachkonto|projekt|fournisseurs?|proveedor(?:es)?|fornitor[ei]|leveranciers?|fornecedor(?:es)?|dostawc[ay]|leverantör(?:er)?|leverandør(?:er)?|dodavatel[e]?)(?!\p{L})/iu;
const isMissing =
  /(?<!\p{L})(?:not|isn['’]t|n['’]t|no|unknown|missing|un(?:matched|recogni[sz]ed|resolved)|mismatch\p{L}*|nicht|unbekannt\p{L}*|kein\p{L}*|fehlt|inconnue?s?|introuvables?|absente?s?|manquante?s?|desconocid[oa]s?|inexistentes?|sconosciut[oaie]|inesistent[ei]|mancante|non|onbekend\p{L}*|ontbreekt|niet|desconhecid[oa]s?|não|nieznan\p{L}*|brak|okänd\p{L}*|saknas|ukendt|ukjent|mangler|neznám\p{L}*)(?!\p{L})/iu;

/** The clause of a text that leaves a doubt about the batch or one of its invoices, or null. */
export function doubtfulClauseIn(text: string): string | null {
  for (const clause of text.slice(0, longestChars).split(/[.;!\n](?=\s|$)|\n/)) {
    const left = clause.replace(lacksLittle, " ");
    const trouble = troubleIn(left);
    if (trouble !== null && verdictOfText(left) !== "saved") return clause.trim();
    if (ofLoss.test(clause)) return clause.trim();
    if (left !== clause) continue;
    const words = wordsIn(clause);
    const isGood = words.some((word) => isGoodWord(word) || isRead.test(word)) && !words.some(isNegator);
    if (!isGood && words.length > 2 && ofPlace.test(clause)) return clause.trim();
    if (ofParty.test(clause) && isMissing.test(clause)) return clause.trim();
  }
  return null;
}

/** A part, nothing at all, or a system in which nothing stays. */
const ofLoss =
  /\b(?:only|just) (?:the )?(?:first|last|one|some|part)\b|\bbatch\b[^.;]{0,30}\bempty\b|\bnothing\b[^.;]{0,20}\b(?:kept|saved|stored|imported|posted|created)\b|\b(?:test|demo|sandbox|training) (?:system|company|environment|mode|run|database)\b|\bnur (?:die erste|eine|ein teil)\b|\bseulement\b|\bstapel\b[^.;]{0,20}\bleer\b/i;

/** True for a remark about an invoice or a supplier that neither says it was saved nor is harmless. */
export function isOpenRemark(text: string): boolean {
  const words = wordsIn(text);
  return words.length > 2 && !lacksLittle.test(text) && !words.some((word) => isGoodWord(word) || isRead.test(word));
}

/** What a finance system does with each row. */
const isRead =
  /^(?:processed|received|read|posted|verarbeitet|empfangen|gelesen|traitee?|recue?|procesad[oa]|recibid[oa])$/;

/** No answer says it only behind so many characters. */
const longestChars = 20_000;
