/** @file The words by which a title or a name says that a list isn't of what is in the books: a preview, what is expected. */

import { wordList } from "../words/word-list.ts";

const words: readonly string[] = [
  // English
  "not (?:yet )?(?:in|on) (?:the |our )?(?:ledger|books?|system|accounts?|sage|xero)|nothing (?:(?:was|is|has been) )?(?:saved|posted|booked|imported|entered|sent)",
  "pre-?views?|simulat(?:ion|ed)|dry[- ]run|(?:trial|test|mock) (?:run|import|upload|data|system|company|mode)|rehearsal|what[- ]if",
  "expected|forecasts?|planned|projected|anticipated|proposed|proposals?|(?:purchase )?requests?|requisitions?|wish ?list",
  "to be (?:posted|booked|entered|imported|processed|approved|sent|uploaded|confirmed)|(?:awaiting|waiting for|pending) (?:posting|booking|entry|import|approval|upload)|unprocessed|upload (?:file|queue)|import (?:file|queue)",
  // German, French, Dutch
  "(?:noch )?nicht (?:im|in der|in den) (?:hauptbuch|buchhaltung|büchern|system|finanzsystem)|nichts (?:gespeichert|gebucht|importiert)|vorschau|simulation|simuliert|probelauf|testlauf|erwartete?r?|geplante?|(?:bestell)?anforderungen|zu (?:buchen|erfassen|importieren|prüfen)",
  "aper[çc]u|simul[ée]e?s?|[àa] blanc|attendue?s?|pr[ée]vue?s?|demandes? d['’]achat|[àa] (?:saisir|comptabiliser|importer|valider)|rien n['’](?:est|a été) enregistr[ée]",
  "voorbeeldweergave|simulatie|proefrun|verwachte?|geplande|inkoopaanvragen|nog te (?:boeken|verwerken)",
  // Spanish, Italian, Portuguese
  "vista previa|simulaci[óo]n|esperadas?|previstas?|solicitudes(?: de compra)?|por contabilizar",
  "anteprima|simulazione|attese|previste|richieste d['’]acquisto|da (?:registrare|contabilizzare)",
  "pr[ée]-?visualiza[çc][ãa]o|simula[çc][ãa]o|esperad[oa]s|pedidos de compra|por lan[çc]ar",
  // Polish, Czech, Slovak, Hungarian, Romanian
  "podgląd|symulacja|oczekiwane|planowane|náhled|náhľad|simulace|simulácia|očekávané|očakávané|előnézet|szimuláció|várható|previzualizare|simulare|așteptate",
  // Swedish, Danish, Norwegian, Finnish
  "förhandsgranskning|simulering|förväntade|forhåndsvisning|forventede|esikatselu|simulointi|odotet(?:ut|tavat)",
  // Greek, Turkish, Russian, Ukrainian
  "προεπισκόπηση|προσομοίωση|αναμενόμεν\\p{L}*|önizleme|simülasyon|beklenen|предпросмотр|предварительный просмотр|симуляция|ожидаем\\p{L}*|попередній перегляд|симуляція|очікуван\\p{L}*",
];

const any = wordList(`(?<!\\p{L})(?:${words.join("|")})(?!\\p{L})`, "iu");
/** Chinese, Japanese, Korean: no spaces between words. */
const unspaced = /预览|模拟|預覽|模擬|プレビュー|シミュレーション|미리보기|시뮬레이션/u;

/** True for a title such as “Import preview - nothing saved yet” or “Expected invoices”. */
export const saysOutsideBooks = (text: string): boolean => any.test(text) || unspaced.test(text);
