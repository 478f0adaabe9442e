/**
 * @file Tells a sentence, which a person writes to a person, from what an invoice is for, by the words that only sentences
 * have: “Tom has done this one”, “speak to Anna first”.
 *
 * [Note: a sentence by its small words]
 *
 * What people may want to say has no end of words. But a description is a name of things, and what is said to somebody
 * has a pronoun, a verb such as “has” or “must”, a negation or a word such as “already”. Each language has a few dozen of
 * them, and no new ones. Left out are those that are also names, things or prepositions in another language (“can”, “van”),
 * and those that tell of goods and services too: “waste is removed weekly”, “please leave with reception”.
 */

import { wordList } from "../words/word-list.ts";

/** One to a language, so that a native speaker can read and correct it. */
const languages: readonly string[] = [
  // English
  "(?:should|must) (?:be|read|have been)(?= (?:[A-Z]{3} )?[£€$]?\\d+(?:[.,]\\d+)*[ .!]*$)|you|he|she|they|them|him|this|these|those|has|have|had|does|did|cannot|(?:do|does|did|is|are|was|were|have|has|wo|ca)n['’]?t|must|not|never|yet|already|until|unless|because|(?:i|we|they|you|it)['’](?:ll|ve|m|re|s)|(?:first|again|later)(?=[\\s.!]*$)",
  // German
  "ich|wir|sie|ihm|ihn|hat|haben|hatten?|muss|müssen|können|darf|dürfen|nicht|noch|schon|bereits|erst|diese[rsmn]?|dies|weil|dass|nochmals?|später",
  // French
  "je|nous|vous|elles|ont|doit|doivent|faut|pas encore|jamais|déjà|ceux-ci|celui-ci|celles?-ci|cette|ces|parce que|d['’]abord|plus tard",
  // Dutch
  "ik|wij|jij|hij|heeft|hebben|moet(?:en)?|niet|nog|eerst|deze|dit|omdat|straks",
  // Spanish, Portuguese, Italian
  "nosotros|ustedes|ellos|han|hay que|deben?|puede|todavía|aún|nunca|estas|estos?|éstas?|porque|primero|después",
  "vocês?|eles|elas|tem|têm|deve|devem|não|já|ainda|estes?|isto|primeiro|depois",
  "hanno|deve|devono|può|non (?:ancora|è|sono|ho|va)|già|questa|queste|questo|questi|perché|dopo",
  // Polish, Czech, Slovak
  "trzeba|należy|nie|już|jeszcze|nigdy|najpierw|potem",
  "musí|už|již|ještě|nikdy|tato|tyto|tento|protože|nejprve|nejdříve|potom|majú|ešte|tieto|táto|pretože|najprv",
  // Swedish, Danish, Norwegian
  "jag|har|hade|måste|inte|redan|ännu|aldrig|denna|dessa|detta|först|senare|jeg|hun|ikke|allerede|endnu|ennå|denne|disse|dette|fordi|først|senere",
  // Finnish, Hungarian, Romanian, Croatian and Serbian
  "pitää|täytyy|ei (?:saa|vielä|ole)|älä|vielä|tämä|nämä|koska|ensin|myöhemmin",
  "kell|nem|már|még|soha|ezek|mert|először|később|előbb",
  "trebuie|nu|deja|încă|niciodată|aceasta|aceste|acestea|pentru că|întâi|mai târziu",
  "nije|nisu|treba|već|još|nikad|ovaj|ova|ove|jer|prvo|kasnije",
  // Russian, Ukrainian, Greek, Turkish
  "мы|вы|они|это|эти|этот|надо|нужно|должн\\p{L}+|не|уже|ещё|еще|пока|никогда|потом|ви|вони|це|ці|треба|вже|ще|поки|спочатку",
  "εμείς|έχει|έχουν|πρέπει|μπορεί|δεν|μην|ήδη|ακόμα|ακόμη|ποτέ|αυτό|αυτά|αυτή|πρώτα",
  "bunlar|yok|değil|zaten|henüz|çünkü|önce|sonra",
];
const ofSentences = wordList(`(?<![\\p{L}\\p{M}'’])(?:${languages.join("|")})(?![\\p{L}\\p{M}])`, "iu");
/** In capitals a code, a country or a name: “IT”, “US”, “Will”. */
const smallWords = /(?<![\p{L}'’])(?:I|it|It|us|we|We|will|er)(?![\p{L}'’])/u;

/** “Supplier not VAT registered”, “TVA non applicable”: why there is no tax. */
const ofTax =
  /(?<!\p{L})(?:vat|gst|reverse|charge|tax|taxable|steuer\p{L}*|mwst|ust|tva|btw|iva|moms\p{L}*|mva|alv|dph|podlega|dotyczy|afa|áfa\p{L}*|pdv|ндс|пдв|φπα|kdv|registered|exempt|claimable|reclaimable|applicable|subject)(?!\p{L})/iu;
/** Programs write these into each row. */
const ofPrograms = /^(?:based on |created |imported |copied |auto|no remarks|please (?:pay|quote|remit))/iu;

/** True for “should be 120”, “noch nicht geliefert”; false for “monthly charge” and “supplier not VAT registered”. */
export const isSentence = (text: string): boolean =>
  (ofSentences.test(text) || smallWords.test(text)) && !ofTax.test(text) && !ofPrograms.test(text.trim());

/** Words for invoices that the writer points at: “Leave these until Monday”. A report points at itself. */
const pointing = wordList(
  `(?<![\\p{L}\\p{M}'’])(?:${[
    "(?:this|these|those)(?! (?:reports?|lists?|documents?|files?|pages?|sheets?|statements?|workbooks?|templates?|exports?|tables?|amounts?|figures|prices|totals?|data|values|columns?|accounts?|periods?|months?|years?|quarters?|weeks?|e-?mails?|of|invoices are listed|(?:invoices )?(?:all )?belong|is|was|are (?:the|in|all|net|gross|exclud\\p{L}*|includ\\p{L}*))(?!\\p{L}))|them|they(?! (?:all )?belong)",
    "diese[rmn]?(?! (?:liste|aufstellung|auswertung|datei|übersicht|bericht|seite|tabelle|werte|beträge|angaben|daten))|ces(?! (?:montants|données|chiffres|documents?))|deze(?! (?:lijst|bedragen|gegevens))|estas(?! (?:cifras|cantidades))|estes|queste(?! (?:cifre|somme))|te faktury|tyto|tieto|dessa|disse|nämä|ezek|aceste|ove|эти|ці|αυτά|bunlar",
  ].join("|")})(?![\\p{L}\\p{M}])`,
  "iu",
);
/** “Invoices not yet agreed”; what isn't due or paid yet is booked all the same. */
const notYet =
  /(?<!\p{L})(?:not yet|noch nicht|noch kein\p{L}*|pas encore|nog niet|todavía no|aún no|non ancora|ainda não|jeszcze nie\p{L}*|ještě ne\p{L}*|ešte ne\p{L}*|ännu inte|endnu ikke|ikke ennå|ennå ikke|ei vielä|vielä ei|még nem|încă nu|nu încă|još ni(?:je|su)|ещё не|еще не|ще не|δεν .{0,20}ακόμ[αη]|henüz)(?! (?:due|paid|fällig|bezahlt|payées?|échues?|betaald|vervallen|pagad|vencid|pagat|scadut|zap|splat|betal|forfal|makse|erään))/iu;
/** What is still to be done with all of them, as a title: “To be re-issued”. */
const toBe = /^\P{L}*to be (?!paid|settled|approved|accounted|charged|continued)\p{L}/iu;
/** “Done JB 21/11”, “Erledigt 21.11.”: who did it, and when. */
const signed =
  /^\P{L}*(?:[Aa]ll )?(?:[Dd]one|[Kk]eyed|[Ee]ntered|[Pp]osted|[Bb]ooked|[Ii]nput|[Ee]rledigt|[Gg]ebucht|[Ee]rfasst|[Ff]ait|[Ss]aisi|[Gg]eboekt|[Gg]edaan|[Hh]echo|[Ff]atto|[Ff]eito)(?: (?:by|on|von|am|par|le|door|op|por|da))?[\s:,-]*(?:\p{Lu}{2,3}(?!\p{L})|\p{Lu}\p{Ll}+)?[\s,-]*(?:\d{1,2}[./-]\d{1,2}\.?(?:[./-]?\d{2,4})?)[\s.!]*$/u;

/** True for a line around the rows that somebody has written to somebody about them. */
export const isSaidOfRows = (text: string): boolean =>
  signed.test(text) || toBe.test(text) || notYet.test(text) || (text.length <= longestNote && pointing.test(text));

/** In characters: longer ones are terms, or explain a report. */
const longestNote = 100;
