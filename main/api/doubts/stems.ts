/** @file Reads the words of a property's name or of a text, in several languages: what means saved, and what means not. */

/** Ends of words are left open: "gespeicherte", "enregistrées". Marks are left out: see {@link wordsIn}. */
const goodStems = [
  "saved?|creat(?:ed)?|accepted|imported|success\\w*|succeeded|valid|ok|okay|stored|inserted|persisted|added|entered|loaded|matched|found|recorded|registered|written|kept|done|passed",
  "gespeichert\\w*|angelegt\\w*|erstellt\\w*|importiert\\w*|angenommen\\w*|akzeptiert\\w*|ubernommen\\w*|uebernommen\\w*|erfolg\\w*|gultig\\w*|gueltig\\w*|erfasst\\w*|gefunden\\w*",
  "enregistree?s?|creee?s?|acceptee?s?|importee?s?|succes|reussi\\w*|valides?|trouvee?s?|sauvegardee?s?",
  "(?:guardad|cread|criad|aceptad|importad|registrad|salv|valid|encontrad|insertad)[oa]s?|aceit[oea]s?|exito\\w*|sucesso",
  "(?:salvat|creat|accettat|importat|registrat|trovat|valid|inserit)[oaie]|successo|riuscit\\w*",
  "opgeslagen|aangemaakt|geaccepteerd|geimporteerd|gelukt|geslaagd|geldig|gevonden",
  "zapisan\\w*|utworzon\\w*|zaakceptowan\\w*|przyjet\\w*|zaimportowan\\w*|sukces|powodzenie",
  "sparad|sparat|skapad|skapat|importerad|lyckad|gemt|oprettet|importeret|lagret|opprettet|importert|vellykket",
  "ulozen\\w*|vytvoren\\w*|importovan\\w*|prijat\\w*",
].join("|");

const hardStems = [
  "ko|nok|held|temporary|fail(?:ed|ures?|s|ing)?|errors?|erroneous|rejected|rejections?|rejects|refus(?:ed|als?)|declined|denied|skipped|skips|duplicate[ds]?|discarded|dropped|ignored|cancell?ed|deleted|voided|revers(?:ed|al)|reverted|blocked|aborted|quarantined?|suspended|withheld|invalid|unmatched|unsaved|unresolved|unrecogni[sz]ed|incomplete|partial|partially|truncated|rollback|rolledback|dryrun|simulat(?:ed|ion)|conflicts?",
  "abgelehnt\\w*|abgewiesen\\w*|zuruckgewiesen\\w*|fehler\\w*|fehlgeschlagen\\w*|ubersprungen\\w*|uebersprungen\\w*|dublette|dubletten|doppelt\\w*|verworfen\\w*|ignoriert\\w*|storniert\\w*|geloscht\\w*|geloescht\\w*|gesperrt\\w*|ungultig\\w*|ungueltig\\w*|unvollstandig\\w*|teilweise|probelauf|testlauf",
  "rejetee?s?|refusee?s?|erreurs?|echecs?|echouee?s?|ignoree?s?|doublons?|annulee?s?|supprimee?s?|bloquee?s?|invalides?|ecartee?s?",
  "(?:rechazad|rejeitad|recusad|fallid|falhad|omitid|duplicad|descartad|anulad|cancelad|eliminad|bloquead)[oa]s?|errore?s?|erros?|fallos?|falhas?|parcial\\w*",
  "(?:rifiutat|respint|scartat|fallit|duplicat|ignorat|annullat)[oaie]|errori",
  "geweigerd|afgewezen|afgekeurd|fouten|fout|mislukt|overgeslagen|dubbel|genegeerd|geannuleerd|verworpen",
  "odrzucon\\w*|bledy|bledow|blad|pominiet\\w*|duplikat\\w*|anulowan\\w*",
  "avvisad\\w*|avvist|afvist|nekad\\w*|fejl|feil|misslyckad\\w*|mislykket|mislykkedes|dubblett\\w*|hoppades",
  "zamitnut\\w*|chyby|chyba|odmitnut\\w*",
].join("|");

/** They say so of a batch and its name; in a sentence they may be about anything. */
const softStems =
  "tests?|testing|demo|sandbox|mock|dummy|sample|preview|trial|training|prueba|essai|prova|teste|muster|probe";

const negators =
  /^(?:not|non|un|no|never|nothing|none|neither|without|zero|0|nt|cannot|nicht|nichts|kein\w*|ohne|pas|sans|aucune?s?|ne|sin|ningun\w*|senza|nessun\w*|sem|nenhum\w*|niet|geen|zonder|nie|bez|ikke|ingen|inga|inte|uden|uten|utan)$/;

/** They change nothing of what a name says. */
const neutral =
  /^(?:is|was|were|has|have|had|been|are|be|did|got|any|all|the|a|to|of|de|der|des|di|du|van|batch|purchase|invoices?|rows?|items?|records?|lines?|entry|entries|bills?|documents?|rechnung(?:en)?|zeilen?|factures?|lignes?|facturas?|filas?|fattur[ae]|righe|facturen|regels|faktury?|import|save|creation|processing|posting|validation|count|number|num|no|nr|total|qty|quantity|sum|anzahl|zahl|nombre|numero|cantidad|aantal|liczba|flag|ind|indicator|mode|run|only|yn|as|result)$/;

const parts =
  /^(is|was|has|not|non|un|number|num|total|count|anzahl|invoices?|items?|rows?|batch)?(of)?(not|un)?(saved|created|accepted|imported|succeeded|stored|inserted|failed|rejected|refused|skipped|errors|duplicates?|discarded|dropped|ignored|invalid)(count|number|total|flag|invoices|rows|items|records|entries)?$/;

const isGood = new RegExp(`^(?:${goodStems})$`);
const isHard = new RegExp(`^(?:${hardStems})$`);
const isSoft = new RegExp(`^(?:${softStems})$`);

/** The words of a name or a text, in lower case and without marks: "isNotSaved" has three. */
export function wordsIn(text: string): readonly string[] {
  return text
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, " ")
    .normalize("NFD")
    .replaceAll(/\p{M}|['’]/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll(/ł/gi, "l")
    .replaceAll(/ø/gi, "o")
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== "");
}

/** What a name such as "isSaved", "NumberOfRejectedRows" or "NichtGespeichert" says; null where it is about anything else. */
export type SaidByName = "good" | "bad" | null;

const knownNames = new Map<string, SaidByName>();

export function saidByName(name: string): SaidByName {
  const known = knownNames.get(name);
  if (known !== undefined) return known;
  if (knownNames.size > 1_000) knownNames.clear();
  const said = name.length > 60 ? null : readName(name);
  knownNames.set(name, said);
  return said;
}

function readName(name: string): SaidByName {
  const words = wordsIn(name).flatMap((word) => parts.exec(word)?.slice(1).filter(Boolean) ?? [word]);
  let said: SaidByName = null;
  let isTurned = false;
  for (const [at, word] of words.entries()) {
    if (isHard.test(word) || isSoft.test(word)) said = "bad";
    else if (isGood.test(word)) said ??= "good";
    else if (negators.test(word) && words[at + 1] !== "of" && at < words.length - 1) isTurned = !isTurned;
    else if (!neutral.test(word)) return null;
  }
  return said === null || !isTurned ? said : said === "good" ? "bad" : "good";
}

export const isGoodWord = (word: string): boolean => isGood.test(word);
export const isNegator = (word: string): boolean => negators.test(word);

/**
 * The first word of trouble that a text has and doesn't deny ("0 rejected", "keine Fehler", "errors: none"), or null.
 *
 * @param isName of a batch, an environment or a kind, where "test" says it too
 */
export function troubleIn(text: string, isName = false): string | null {
  const words = wordsIn(text);
  for (const [at, word] of words.entries()) {
    const isTrouble = isHard.test(word) || (isName && isSoft.test(word));
    // In French "erreur(s)" has its noun behind, in English "not rejected" its verb before.
    const around = [...words.slice(Math.max(0, at - 3), at), ...words.slice(at + 1, at + 2)];
    if (isTrouble && !around.some(isNegator)) return word;
  }
  return null;
}

const yes = /^(?:true|1|yes|y|ja|j|oui|o|s[iíì]|s|sim|tak|t|on)$/i;
const no = /^(?:false|0|no|n|nein|non|nee|n[aã]o|nie|nej|nei|f|off)$/i;

/** True, false, or null where a value is neither yes nor no. */
export function yesOrNo(held: unknown): boolean | null {
  if (typeof held === "boolean") return held;
  if (typeof held !== "string") return null;
  const text = held.trim();
  return yes.test(text) ? true : no.test(text) ? false : null;
}
