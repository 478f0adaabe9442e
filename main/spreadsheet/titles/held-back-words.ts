/** @file The words of a title that says that the invoices below it must not be booked, in twenty languages. */

import { notBooked } from "../flags/state-words.ts";
import { wordList } from "../words/word-list.ts";

/** Beside those of {@link notBooked}. */
const words: readonly string[] = [
  // English
  "in dispute|disputed?|on hold|held back|drafts?|cop(?:y|ies)|awaiting approval",
  "already (?:posted|paid|entered|processed|imported|booked)",
  // German
  "strittig|in kl(?:ä|ae)rung|gesperrt|zur(?:ü|ue)ckgestellt|entw(?:urf|ürfe)|kopien?",
  "bereits (?:gebucht|verbucht|bezahlt|erfasst)",
  // French
  "en litige|litigieu(?:x|ses?)|en attente|suspendue?s?|brouillons?|copies?",
  "d[ée]j[àa] (?:comptabilis|pay|saisi|r[ée]gl)[ée]?e?s?",
  // Dutch
  "betwist|in geschil|geblokkeerd|aangehouden|concept(?:en|factu\\p{L}*)|kopie(?:ën)?|(?:reeds|al) (?:geboekt|betaald|verwerkt)",
  // Spanish, Italian, Portuguese
  "en disputa|en litigio|retenid[oa]s?|en espera|borrador(?:es)?|copias?|bloquead[oa]s?|ya (?:contabilizad|pagad|registrad)[oa]s?",
  "in contestazione|contestat[aei]|sospes[aeio]|bozz[ae]|copi[ae]|bloccat[aei]|gi[àa] (?:registrat|pagat|contabilizzat)[aei]",
  "em disputa|em lit[íi]gio|suspens[oa]s?|em espera|rascunhos?|c[óo]pias?|j[áa] (?:lan[çc]ad|pag|contabilizad)[oa]s?",
  // Polish, Czech, Slovak
  "sporn[eay]|wstrzyman[eay]|robocz[eay]|szkic|kopi[ae]|już zaksięgowan[eay]",
  "pozastaven[éoý]|koncepty?|návrhy?|kopie|již zaúčtovan[éoý]",
  "kópi[ae]|už zaúčtované",
  // Swedish, Danish, Norwegian, Finnish
  "tvist|bestridda?|spärrade?|utkast|kopi(?:a|or)|redan bokförda?",
  "omtvistede?|spærrede?|kladder?|kopi(?:er)?|allerede bogførte?",
  "omtvistet|sperret|utkast|allerede bokførte?",
  "riitautet[tu]\\p{L}*|kiistanalai\\p{L}*|luonno(?:s|kset)|kopio(?:t)?|jo kirjat\\p{L}*",
  // Romanian, Hungarian
  "în litigiu|disputate?|suspendate?|ciorn[ăe]|copi[ei]|deja (?:înregistrat|contabilizat|plătit)[ăe]?",
  "vitatott|felfüggesztett|visszatartott|piszkozat(?:ok)?|másolat(?:ok)?|már (?:könyvelt|kifizetett|rögzített)",
  // Greek, Turkish, Croatian
  "επίδικ\\p{L}*|σε αναμονή|πρόχειρ\\p{L}*|αντίγραφ\\p{L}*|ήδη καταχωρ\\p{L}*",
  "ihtilaflı|askıda|beklemede|taslak(?:lar)?|kopya(?:lar)?|zaten (?:kaydedil|ödenmiş|muhasebeleş)\\p{L}*",
  "sporn[io]|na čekanju|zadržan[io]|nacrti?|kopij[ae]|već proknjižen[io]",
  // Russian, Ukrainian
  "спорн\\p{L}*|приостановлен\\p{L}*|черновик\\p{L}*|копи[яи]|уже (?:провед|оплач)[её]н\\p{L}*",
  "спірн\\p{L}*|призупинен\\p{L}*|чернетк\\p{L}*|копі[яї]|вже (?:проведен|оплачен)\\p{L}*",
];

const heldBack = wordList(`(?<!\\p{L})(?:${[...words, ...notBooked].join("|")})(?!\\p{L})`, "iu");
/** A report says in its titles what it leaves out: "Drafts: excluded", "ohne Entwürfe". */
const without =
  /(?<!\p{L})(?:exclud\p{L}*|excl|without|not included|ohne|sans|hors|zonder|sin|senza|sem|bez|utan|uden|uten|ilman|fără|nélkül|χωρίς|hariç|без|no|none|nein|non)(?!\p{L})/iu;

/** True for a title such as “In dispute / on hold”: what is below it is not to be sent without a question. */
export const isHeldBack = (text: string): boolean => heldBack.test(text) && !without.test(text);
