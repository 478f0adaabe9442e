/** @file The words that say that an invoice is not to be booked: rejected, cancelled, void, duplicate, do not pay. */

import { wordList } from "../words/word-list.ts";

/** By language, in every gender and number in which a cell or a title may say them. */
export const notBooked: readonly string[] = [
  // English
  "rejected|refused|declined|cancell?ed|void(?:ed)?|duplicates?|duplicated|do not (?:pay|post|process|use|enter|book|import)|don['’]?t (?:pay|post|enter|book)|not approved|unapproved|disapproved",
  // German, French, Dutch
  "abgelehnt|zur(?:ü|ue)ckgewiesen|storniert|ung(?:ü|ue)ltig|duplikate?|dubletten?|doppelt|nicht (?:freigegeben|genehmigt|buchen|(?:be)?zahlen)",
  "rejet[ée]{1,2}s?|refus[ée]{1,2}s?|annul[ée]{1,2}s?|doublons?|non (?:approuv|valid)[ée]{1,2}s?|ne pas (?:payer|comptabiliser)",
  "afgekeurd|geweigerd|geannuleerd|dubbel|niet (?:goedgekeurd|boeken|betalen)",
  // Spanish, Italian, Portuguese, Catalan
  "rechazad[oa]s?|anulad[oa]s?|cancelad[oa]s?|duplicad[oa]s?|no (?:aprobad[oa]s?|pagar|contabilizar)",
  "respint[aeio]|rifiutat[aeio]|annullat[aeio]|duplicat[aeio]|non (?:approvat[aeio]|pagare|registrare)",
  "rejeitad[oa]s?|recusad[oa]s?|anulad[oa]s?|cancelad[oa]s?|duplicad[oa]s?|n[ãa]o (?:aprovad[oa]s?|pagar|lan[çc]ar|contabilizar)",
  "rebutja(?:t|da)|anul·la(?:t|da)|duplica(?:t|da)",
  // Polish, Czech, Slovak
  "odrzucon[eayo]|anulowan[eayo]|duplikat(?:y)?|nie (?:płacić|księgować|zatwierdzon[eayo])",
  "zamítnut[éoý]|neschválen[éoýa]|stornovan[éoý]|zru[šs]en[éoý]|duplicit[ay]|neplatit",
  "zamietnut[éeý]|neschválen[éeý]|stornovan[éeý]|zru[šs]en[éeý]|neplati[ťt]",
  // Swedish, Danish, Norwegian, Finnish
  "avvisad[ea]?|avvisat|avslagen|avslaget|makulera[dt]e?|dubblett(?:er)?|ej godkänd|betala ej",
  "afvist[e]?|annulleret|annullerede?|dublet(?:ter)?|ikke godkendt|betal ikke",
  "avvist[e]?|annullert[e]?|duplikat(?:er)?|ikke godkjent|ikke betal",
  "hylätty|hylät\\p{L}*|mitätöi\\p{L}*|peruttu|peruutettu|kaksoiskappale|ei hyväksytty|älä maksa",
  // Romanian, Hungarian
  "respins[ăe]?|anulat[ăe]?|duplicat(?:ă|e)?|neaprobat[ăe]?|nu (?:plăti|se plătește)",
  "elutasít(?:ott|va|ás)|sztornó(?:zott|zva)?|érvénytelen|törölve|duplikált|másodpéldány|nem jóváhagyott|nem fizetendő",
  // Greek, Turkish, Croatian
  "απορρίφθ\\p{L}*|απορριφθ\\p{L}*|ακυρώθηκ\\p{L}*|ακυρωμέν\\p{L}*|διπλότυπ\\p{L}*|μη εγκεκριμέν\\p{L}*",
  "redded[ií]ld[ií]|reddedil\\p{L}*|iptal(?: edildi)?|geçersiz|mükerrer|ödemeyin",
  "odbijen[aieo]|storniran[aieo]|poništen[aieo]|duplikat(?:i)?|ne (?:plaćati|knjižiti)",
  // Russian, Ukrainian
  "отклон[её]н\\p{L}*|аннулирован\\p{L}*|отмен[её]н\\p{L}*|дубликат\\p{L}*|дубль|не (?:оплачивать|платить|проводить|утвержден\\p{L}*)",
  "відхилен\\p{L}*|скасован\\p{L}*|анульован\\p{L}*|дублікат\\p{L}*|не (?:сплачувати|платити|проводити|затверджен\\p{L}*)",
];

const any = notBooked.join("|");
/** What may follow in a cell that says nothing else: a date, initials, by whom, or a reason after a sign. */
const after =
  "\\s*[:;(/–-]\\s*|\\s+(?:\\d{1,2}[./-]\\d|(?:by|on|von|am|durch|par|door|por|av|af|przez) |\\p{Lu}{2,3}[\\s.]*$)";
const start = `^[\\s(\\[*"'“„!-]*(?:${any})(?!\\p{L})`;
const end = `[\\s)\\]*"'”!.,-]*$`;
const whole = wordList(`${start}${end}`, "iu");
const wholeWithReason = wordList(`${start}(?:${end}|${after})`, "iu");
const inside = wordList(`(?<!\\p{L})(?:${any})(?!\\p{L})`, "iu");
const prefix = wordList(`^(?:${any})[\\s_/-]?\\d`, "iu");

/** True where the text says nothing else. */
export const saysNotBooked = (text: string): boolean => whole.test(text);

/** The same, but for a date, a name or a reason after it: “Rejected 12/11 JS”. */
export const saysWhyNotBooked = (text: string): boolean => wholeWithReason.test(text);

/** True where the text has such a word among others: “INV-7 (cancelled)”. */
export const namesNotBooked = (text: string): boolean => inside.test(text);

/** True for a number that begins so, as a supplier may number all its invoices: “VOID-7”. */
export const numberedAsNotBooked = (text: string): boolean => prefix.test(text);

const posted =
  "posted|entered|processed|booked|gebucht|verbucht|erfasst|comptabilis[eé]e?|saisie?|geboekt|contabilizad[oa]|registrat[oa]|lan[cç]ad[oa]";
const afterPosted = `${after}|\\s+(?:already|twice|before|manually|ok|(?:in|into|on|to) (?:the |our )?(?:sage|xero|qb|quick ?books|sap|ledger|books|system|accounts?))(?!\\p{L})`;
const asPosted = wordList(`^(?:${posted})(?!\\p{L})(?:${end}|${afterPosted})`, "iu");

/** True for a note on an invoice that is already booked: “Posted 12/11 JS”, and not “Posted leaflets to 2,000 homes”. */
export const startsAsPosted = (text: string): boolean => asPosted.test(text.trim());
