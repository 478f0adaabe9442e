/** @file Recognises lines around the rows that speak of some of them: by a number, by what is wrong, or as if there were more. */

import { foldNumber } from "../../../shared/values/text/fold-number.ts";
import { isCurrencyCode } from "../cells/currency-codes.ts";
import { longestLine } from "../flags/held-lines.ts";
import { asksColleague } from "../flags/remark-against.ts";
import { endsInPage, pageOf } from "../rows/furniture.ts";
import { wordList } from "../words/word-list.ts";

/** One to a line, so that a native speaker can read and correct them. */
const sentences: readonly string[] = [
  // English: some rows alone
  "only (?:process|post|book|enter|pay|import|send|use|include|do|the (?:first|last|top|next)|rows?|lines?|numbers?|this|these)",
  "(?:process|post|book|enter|pay|import|send) only",
  "only (?:\\S+ ){1,4}(?:to be|should|needs?|must|may|can)",
  // English: wrong
  "wrong|incorrect|mistakes?|errors? in",
  "^(?:less|minus|deduct|abzüglich|moins|min|menos|meno) (?:an? )?\\d+(?:[.,]\\d+)? ?%",
  "should (?:be|read|say|have been)(?! (?:sent|addressed|made|directed|returned|e-?mailed|forwarded|raised|reported|kept|filed|paid|remitted|submitted|received|used))",
  // German
  "(?:bitte )?nur (?:die |den |das |der )?(?:erste|letzte|oberste|zeile|rechnung|nummer|diese|buchen|erfassen|senden|verarbeiten|importieren|bezahlen)\\p{L}*",
  "falsch\\p{L}*|fehlerhaft\\p{L}*|(?:sollte|müsste|muss)(?: \\S+){0,4} (?:sein|lauten|heißen)",
  // French, Dutch
  "(?:seulement|uniquement) (?:les? |la )?(?:premi[eè]re?|derni[eè]re?|lignes?|num[ée]ros?|traiter|saisir|payer)|ne (?:traiter|saisir|payer|comptabiliser) que|devrait [êe]tre|devraient [êe]tre|erron[ée]e?s?|incorrecte?s?",
  "alleen (?:de |het )?(?:eerste|laatste|regels?|boeken|verwerken|betalen)|moet(?:en)? (?:zijn|worden)|onjuist|verkeerd",
  // Spanish, Portuguese, Italian
  "s[óo]lo (?:la |el |las |los )?(?:primer|[úu]ltim|l[íi]nea|procesar|contabilizar|pagar)\\p{L}*|deber[íi]an? ser|incorrect[oa]s?|equivocad[oa]s?",
  "(?:s[óo]|apenas|somente) (?:a |o |as |os )?(?:primeir|[úu]ltim|linha|processar|lan[çc]ar|pagar)\\p{L}*|deveria(?:m)? ser|errad[oa]s?",
  "(?:solo|soltanto) (?:la |il |le |i )?(?:prim|ultim|riga|righe|registrare|pagare)\\p{L}*|dovrebbe(?:ro)? essere|sbagliat[oaie]|errat[oaie]",
  // Polish, Czech, Slovak
  "(?:tylko|jedynie) (?:pierwsz|ostatni|wiersz|pozycj|zaksi[ęe]gowa|zap[łl]aci)\\p{L}*|powinn[oay] (?:by[ćc]|wynosi[ćc])|(?:b[łl][ęe]dn|nieprawid[łl]ow)\\p{L}*",
  "(?:jen|pouze|len|iba) (?:prvn[íi]|posledn|prv[úuáa]|[řr][áa]dek|riadok|za[úu][čc]tova)\\p{L}*|m[áa] b[ýy][tť]|m[ěe]l[oay]? b[ýy]t|mal[oai]? by[ťt]|(?:chybn|nespr[áa]vn|[šs]patn)\\p{L}*",
  // Swedish, Danish, Norwegian
  "(?:bara|endast|kun|bare) (?:de[nt]? )?(?:f[öøo]rst|sist|sidst|rad|linje|bokf[öøo]r|bogf[øo]r|betal)\\p{L}*|ska(?:ll?)? (?:vara|v[æa]re)|(?:borde|burde|b[øo]r) (?:vara|v[æa]re)|(?:felaktig|fejlagtig|feilaktig)\\p{L}*|(?:är|er) (?:fel|forkert|feil)",
  // Finnish, Hungarian
  "(?:vain|ainoastaan) (?:ensimm[äa]i|viimei|rivi)\\p{L}*|pit[äa]isi olla|kuuluisi olla|(?:v[äa][äa]r[äa]|virheelli)\\p{L}*",
  "csak (?:az? )?(?:els[őo]|utols[óo]|sor)\\p{L}*|helyesen|k[ée]ne lennie|kellene lennie|(?:hib[áa]s|t[ée]ves)\\p{L}*",
  // Romanian, Croatian and Serbian
  "(?:doar|numai) (?:prim|ultim|r[âa]nd)\\p{L}*|ar trebui s[ăa] fie|(?:gre[șs]it|eronat|incorect)[ăe]?",
  "samo (?:prv|zadnj|posljednj|red)\\p{L}*|treba(?:lo bi)? biti|trebalo bi da bude|(?:pogre[šs]a?n|neto[čc]a?n|neta[čc]a?n)\\p{L}*",
  // Russian, Ukrainian, Greek, Turkish
  "(?:только|лише|тільки) (?:перв|последн|перш|останн|строк|рядок|провести)\\p{L}*|(?:должно|повинно) бы?у?ти?ь?|(?:неверн|неправильн|ошибочн|помилков|невірн)\\p{L}*",
  "μόνο (?:το πρώτο|την πρώτη|τη γραμμή)|(?:πρέπει|θα έπρεπε) να είναι|λάθος|λανθασμέν\\p{L}*",
  "(?:sadece|yaln[ıi]z(?:ca)?) (?:ilk|son|birinci|sat[ıi]r)\\p{L}*|olmal[ıi](?:yd[ıi])?|(?:yanl[ıi][şs]|hatal[ıi])\\p{L}*",
];
const ofRows = wordList(`(?<!\\p{L})(?:${sentences.join("|")})(?!\\p{L})`, "iu");

/** “Only invoices that are paid are listed”: what a program selected. */
const ofSelection =
  /^(?:only|nur|seulement|alleen|solo|somente)(?: \p{L}+){1,3} (?:that|which|die|qui|que|che)(?:\s|$)/iu;

/** “Errors and omissions excepted”, “if anything is wrong, call us”. */
const general = /(?<!\p{L})(?:omissions|if|when|wenn|falls|sofern|lorsque|indien|wanneer)(?!\p{L})/iu;

/** True for “Please only process the first one”, “should be 500.00”, “To follow: …” and “Which of the two is right?”. */
export const saysOfRows = (text: string): boolean =>
  asksColleague(text) || (ofRows.test(text) && !ofSelection.test(text) && !general.test(text));

/** A number with letters and digits, or with four digits that are no year, can hardly be in a line for another reason. */
const isDistinctive = (folded: string): boolean =>
  (/\p{L}/u.test(folded) && /\d/.test(folded)) ||
  folded.split(" ").some((group) => /^\d{4,}$/.test(group) && !/^(?:19|20)\d\d$/.test(group));

/** True for a line with the number of one of the rows: “Invoice B-77 is in query”. “INV-1 to INV-9” tells what the list has. */
export function namesRow(text: string, numbers: ReadonlySet<string>): boolean {
  if (numbers.size === 0 || !/\p{N}/u.test(text)) return false;
  const words = foldNumber(text).split(" ");
  const found = new Set<string>();
  for (let from = 0; from < words.length; from += 1)
    for (let to = from + 1; to <= Math.min(words.length, from + mostWords); to += 1) {
      const run = words.slice(from, to).join(" ");
      if (numbers.has(run)) found.add(run);
    }
  return found.size === 1;
}

const mostWords = 5;

/** The numbers of the rows, as {@link namesRow} looks for them. */
export const numbersToName = (numbers: readonly string[]): ReadonlySet<string> =>
  new Set(numbers.map(foldNumber).filter(isDistinctive));

/** What takes a row out or changes what is to be sent of it, one line to a language or two. */
const changes: readonly string[] = [
  "ignore|exclude|skip|omit|drop|remove|delete|leave|except|without|hold|credited|credit (?:in full|it|this|them)|cancel(?:led|s)?|return(?:ed|s)?|refund(?:ed|s)?|discount|dispute[ds]?|quer(?:y|ied)|duplicated?|twice|wrong|incorrect|not|don['’]?t|no|only|instead|wait(?:ing)?|less|minus|extra|amended|revised|agreed|deduct\\p{L}*|already|paid|posted|should|did|done|has|have|entered|keyed",
  "ignorieren|auslassen|weglassen|ausschließen|streichen|löschen|ausgenommen|ohne|außer|gutgeschrieben|gutschrift|storniert|zurück\\p{L}*|abzüglich|abziehen|rabatt|strittig|doppelt|falsch|nicht|kein\\p{L}*|nur|stattdessen|warten|bereits|schon|bezahlt|gebucht|reklam\\p{L}*",
  "ignorer|exclure|supprimer|enlever|retirer|sauf|avoir|annul\\p{L}*|retourn\\p{L}*|remise|litige|doublon|erron\\p{L}*|pas|seulement|uniquement|attendre|d[ée]j[àa]|negeren|overslaan|weglaten|verwijderen|behalve|gecrediteerd|geannuleerd|korting|betwist|dubbel|fout|niet|alleen|wachten|al|reeds",
  "ignorar|excluir|omitir|quitar|eliminar|salvo|excepto|abonad\\p{L}*|anulad\\p{L}*|devuelt\\p{L}*|descuento|duplicad\\p{L}*|err[óo]ne\\p{L}*|no|s[óo]lo|esperar|ya|ignorare|escludere|saltare|togliere|eliminare|tranne|stornat\\p{L}*|annullat\\p{L}*|sconto|doppi\\p{L}*|errat\\p{L}*|non|solo|attendere|gi[àa]|n[ãa]o|exceto|desconto|devolvid\\p{L}*",
];
const changing = wordList(`(?<!\\p{L})(?:${changes.join("|")})(?!\\p{L})|\\d ?%`, "iu");

/** “The second one”, “die letzte Zeile”, “les deux dernières”. */
const ordinal =
  /(?<!\p{L})(?:(?:first|second|third|fourth|fifth|sixth|last|top|bottom|\d{1,2}(?:st|nd|rd|th)) (?:(?:two|three|few) )?(?:one|ones|row|rows|line|lines|invoice|invoices|bill|entry|item|two|three)|(?:erste|zweite|dritte|vierte|letzte|oberste|unterste)[nrs]? (?:zeile|rechnung|position|beleg|eintrag|posten)n?|(?:premi[èe]re?|deuxi[èe]me|seconde?|troisi[èe]me|derni[èe]re?)s? (?:ligne|facture)s?|(?:eerste|tweede|derde|laatste) (?:regel|factuur|rij)|(?:primer[oa]?|segund[oa]|tercer[oa]?|[úu]ltim[oa]) (?:l[íi]nea|factura|fila)|(?:prim|second|terz|ultim)[oa] (?:riga|fattura)|(?:row|line|zeile|ligne|regel|riga) \d{1,4})(?!\p{L})/iu;

/**
 * True for a line that takes out or changes some of the rows: it names a supplier or the place of a row, beside a word
 * such as “exclude”, “credited”, “not” or “10 %”.
 *
 * @param suppliers as the rows name them; null for a line between rows, where reports tell each supplier's terms
 */
export function changesRow(text: string, suppliers: Suppliers | null): boolean {
  if (text.length > longestLine || general.test(text) || !changing.test(text)) return false;
  return ordinal.test(text) || (suppliers !== null && isRemarkOn(text, suppliers));
}

/** True for “Kirkgate is in USD” below rows in pounds. @param currencies of the rows, as they are written; none where no column has them */
export function namesOtherCurrency(text: string, currencies: readonly string[]): boolean {
  const code = inCurrency.exec(text)?.[1] ?? "";
  return isCurrencyCode(code) && currencies.length > 0 && !currencies.some((one) => one.toUpperCase().includes(code));
}
const inCurrency =
  /(?<!\p{L})(?:is|are|was|were|should be|ist|sind|est|sont|is|zijn|es|son|[èe]|sono|jest|są|je|är|er|on) (?:all |billed |invoiced )?(?:in|auf|en|w|v|i|på) ([A-Z]{3})(?![\p{L}\p{N}])/u;

/** Finds the suppliers of the rows in a line. */
export interface Suppliers {
  areIn(text: string): boolean;
  /** The same, where a line may also begin with the first word of a name: “Kirkgate: EUR”. */
  areNamedIn(text: string): boolean;
  /** True for a line that has one of the names whole and no other word behind it: a title over a supplier's rows. */
  isTitle(text: string): boolean;
}

/**
 * True for a short line that names a supplier and says something else: “Telford is for Bradford”. A number or a label before
 * the whole name makes it a title over that supplier's rows. Above the rows is the office's own name, which may begin as a
 * supplier's does, so there it takes one of the small words of a sentence.
 */
export const speaksOfSupplier = (text: string, suppliers: Suppliers, isAbove: boolean): boolean =>
  text.length <= longestRemark &&
  suppliers.areNamedIn(text) &&
  !suppliers.isTitle(text) &&
  !whoDid.test(text) &&
  !endsInPage(text) &&
  (!isAbove || (ofSentence.test(text) && !/\d{4}/.test(text)));

/** “Approved by Telford”: a person may be called so. */
const whoDid =
  /^\p{L}+ (?:by|von|durch|par|door|por|da|przez|av|af)(?!\p{L})|^(?:approved|checked|prepared|signed|geprüft|freigegeben|erstellt)\s*:/iu;

/** Words that a title with the office's name doesn't have. */
const ofSentence =
  /(?<![\p{L}.])(?:is|are|was|were|goes|go|pls|please|ask|ring|call|see|swap|come|ist|sind|war|geht|bitte|fragen|siehe|est|sont|voir|svp|zijn|gaat|zie|graag|son|va|ver|sono|vedi|são|jest|są|je|jsou|viz|är|er|se)(?![\p{L}.])/u;

const isRemarkOn = (text: string, suppliers: Suppliers): boolean =>
  suppliers.areIn(text) || (text.length <= longestRemark && suppliers.areNamedIn(text));

/** In characters: longer ones are explanations, in which the first word of a name may be any word. */
const longestRemark = 80;

/**
 * A supplier is in a line with its first two words, or with the first one written as a name within the line: “Ignore
 * Telford”. A first word that several suppliers share names none of them.
 */
export function suppliersToName(names: readonly string[]): Suppliers {
  const all = [...new Set(names)].map((name) => name.trim().split(/\s+/));
  const firsts = Map.groupBy(all, ([first = ""]) => first.toLowerCase());
  const alone = new Set(
    all.flatMap(([first = ""]) =>
      /^\p{Lu}\p{L}{3,}$/u.test(first) && firsts.get(first.toLowerCase())?.length === 1 ? [first] : [],
    ),
  );
  const pairs = new Set(all.flatMap(([first, second]) => (second ? [`${first} ${second}`.toLowerCase()] : [])));
  const areFrom = (text: string, first: 0 | 1): boolean => {
    const words = text.match(/[\p{L}\p{N}&'’.-]*[\p{L}\p{N}]/gu) ?? [];
    return words.some(
      (word, at) => (at >= first && alone.has(word)) || (at > 0 && pairs.has(`${words[at - 1]} ${word}`.toLowerCase())),
    );
  };
  const wholes = all.map((words) => words.join(" ").toLowerCase());
  const isTitle = (text: string): boolean => {
    const line = text.trim().replace(/\s+/g, " ");
    const folded = line.toLowerCase();
    return wholes.some((name) => {
      const at = name === "" ? -1 : folded.indexOf(name);
      // “Ltd NIF 500697370” may be behind it.
      return at >= 0 && !/(?<!\p{L})\p{Ll}{2}|\p{Lo}/u.test(line.slice(at + name.length));
    });
  };
  return { areIn: (text) => areFrom(text, 1), areNamedIn: (text) => areFrom(text, 0), isTitle };
}

/** True for “Car Ltd C-12 GBP 40.00”: a number as an invoice has one, and an amount. */
export const mayBeInvoice = (text: string): boolean => likeNumber.test(text) && amount.test(text);
const likeNumber =
  /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}/-]*\p{L})(?=[\p{L}\p{N}/-]*\d)\p{L}{1,5}[/-]?\d[\p{L}\p{N}/-]*(?![\p{L}\p{N}])/u;
const amount = /(?<![\p{L}\p{N}.,/-])\d{1,3}(?:[.,' ]?\d{3})*[.,]\d{2}(?![\p{N}/-]|[.,]\d)/u;

/** The line with the highest page, where later pages are missing: “Page 1 of 2”; null where the last page is there. */
export function pageWithMore<Line extends { readonly text: string }>(lines: readonly Line[]): Line | null {
  const pages = lines.flatMap((line) => {
    const page = pageOf(line.text);
    return page === null ? [] : [{ line, ...page }];
  });
  const last = pages.toSorted((a, b) => b.page - a.page)[0];
  return last !== undefined && last.page < last.of ? last.line : null;
}
