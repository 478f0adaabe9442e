/** @file Asks about a column that tells of some invoices what they repeat, replace or should be: “Duplicate of”, “Corrected net”. */

import type { Message } from "../../../../shared/wording/message.ts";
import { emptyCell, type Row, seen } from "../../cells/table.ts";
import { saysNo, saysYes } from "../../flags/flag-words.ts";
import type { CheckedColumns } from "../checked-columns.ts";
import type { Finding } from "../column-verdict.ts";
import { foundIn } from "../found-rows.ts";
import type { SurveyedColumn } from "../survey-columns.ts";
import { asked, askWhether, rowsWith, sendToo } from "./ask-marked-rows.ts";

/** Whatever is below them says that the invoice isn't one more. */
const ofOther =
  /^(?:(?:possible |poss\.? )?dup(?:licate|e|l)?s?(?: of| with)|duplicates|same as|(?:replaces|replaced by|supersedes|superseded by|cancels|cancelled by|reverses|reversed by|reversal of|corrects|corrected by|correction (?:of|to)|credited (?:by|with|on)|credit note(?: (?:no|number|ref|received))?)(?: invoice)?|(?:duplikat|dublette|storno|korrektur|ersatz) (?:von|zu|f[üu]r)|(?:ersetzt|storniert|korrigiert)(?: (?:durch|rechnung))?|doublon de|(?:remplace|annule|corrige)(?: la facture)?|remplac[ée]e? par|annul[ée]e? par|duplicaat van|vervang(?:t|en door)|duplicad[oa] de|sustituye a?|sustituid[oa] por|duplicato di|sostituisce|sostituit[oa] da|substitui(?:d[oa] por)?)$/iu;

/** The amount as somebody says it should be. */
const ofCorrection =
  /^(?:corrected|correct|revised|amended|right|should be|korrigiert\p{L}*|berichtigt\p{L}*|richtig\p{L}*|geändert\p{L}*|corrig[ée]e?|rectifi[ée]e?|gecorrigeerde?|juiste?|corregid[oa]|correct[oa]|corrett[oa]|corrigid[oa])(?: |$)(?:net|amount|vat|tax|gross|total|value|price|netto\p{L}*|betrag|brutto|steuer|ust|ht|ttc|tva|bedrag|btw|importe|neto|iva|importo|valor)?$|^(?:net|amount|vat|gross|total|netto|betrag|montant|bedrag|importe|importo|valor) (?:corrected|revised|amended|should be|korrigiert|berichtigt|corrig[ée]|gecorrigeerd|corregido|corretto|corrigido)$/iu;

/** Whether the invoice fits the order and the goods. */
const ofMatch =
  /^(?:(?:(?:2|3|two|three)[- ]way |po |order |invoice )?match(?:ed|ing|es)?(?: (?:status|result|ok))?\??|goods (?:received|in)\??|(?:delivery|goods) (?:ok|complete)\??|abgleich|abgeglichen|wareneingang(?: (?:ok|vollst[äa]ndig))?|ware (?:erhalten|da)|rapproch[ée]e?|marchandise re[çc]ue|goederen ontvangen|mercanc[íi]a recibida|merce ricevuta)$/iu;
const mismatch =
  /(?<!\p{L})(?:mis-?match\p{L}*|(?:not|un)[ -]?matched|no match|not received|missing|outstanding|variance|differ\p{L}*|over(?:charged|priced)?|short|fail(?:ed)?|exception|partial(?:ly)?|abweich\p{L}*|fehlt|differenz|nicht (?:erhalten|abgeglichen|geliefert)|[ée]cart|manquant\p{L}*|afwijk\p{L}*|verschil|diferencia|falta|differenza|manca)(?!\p{L})/iu;

export function askTelling(column: SurveyedColumn, { rows, answered }: CheckedColumns): Finding[] {
  const header = column.header.trim();
  const isOfMatch = ofMatch.test(header);
  if (!isOfMatch && !ofOther.test(header) && !ofCorrection.test(header)) return [];
  // A program's 0 and 1 say whether the row itself is one; see ask-flag-column.ts.
  if (/^credit note$/iu.test(header) && column.content.sample.every(({ text }) => /^[01]$/.test(text))) return [];
  const isSaid = (text: string): boolean => {
    const trimmed = text.trim();
    if (isOfMatch) return saysNo.test(trimmed) || mismatch.test(trimmed);
    return /[\p{L}\p{N}]/u.test(trimmed) && !saysNo.test(trimmed) && !/^0+(?:[.,]0+)?$/.test(trimmed);
  };
  // A corrected amount that the row has anyway changes nothing.
  const isHad = ({ cells }: Row): boolean =>
    !isOfMatch &&
    cells.some((cell, at) => at !== column.index && seen(cell) === seen(cells[column.index] ?? emptyCell));
  const found = rowsWith(column, rows, isSaid).filter(({ row }) => !isHad(row));
  // “Matched: No” in every row is about payments, which come later.
  const isOfAll = found.length === rows.length && found.every(({ text }) => saysNo.test(text) || saysYes.test(text));
  const id = `column-${column.letter}`;
  if (found.length === 0 || (isOfMatch && isOfAll) || answered.accepted.includes(id)) return [];
  const text: Message = { say: "ask-not-to-be-sent", ...foundIn(column, found) };
  return [
    asked(column, askWhether(column, text, found, { id: "leave-alone", label: sendToo, sets: { accepted: [id] } })),
  ];
}
