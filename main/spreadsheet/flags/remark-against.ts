/** @file What a remark on a row says against sending it as it is: another currency, VAT within, a question, a credit. */

import { isCurrencyCode } from "../cells/currency-codes.ts";
import { saysVatIncluded } from "../columns/around.ts";
import { wordList } from "../words/word-list.ts";

/** One to a line, so that a native speaker can read and correct them. */
const sentences: readonly string[] = [
  // English: first something else
  "(?:before|prior to) (?:posting|booking|entering|paying|payment|processing|importing|sending)",
  "quer(?:y|ies) (?:\\p{L}+ )?(?:raised|sent|open|with)|under investigation|(?:waiting|wait) (?:for|on) (?!payment)",
  // English: credited, replaced, done
  "(?:been|was|is|were) (?:\\p{L}+ )?credited|credited in (?:full|part)|credit (?:to (?:come|follow)|outstanding)|credit note (?:to follow|due|expected|requested|coming|received|issued)",
  "instead(?: of)?|^done(?!\\p{L})",
  // German
  "vor (?:der |dem )?(?:buch|verbuch|zahl|bezahl|erfass)\\p{L}*|r[üu]cksprache|wart(?:et|en) auf (?!zahlung)|gutgeschrieben|gutschrift (?:folgt|erwartet|angefordert|kommt|erhalten)",
  "stattdessen|^erledigt(?!\\p{L})",
  // French, Dutch
  "avant (?:de )?(?:saisi|comptabilis|pay|r[ée]gl)\\p{L}*|voir avec|en attente (?:d['’e] ?)(?!paiement|r[èe]glement)|avoir (?:demand[ée]|attendu|re[çc]u|[àa] recevoir)|[àa] la place|^fait(?!\\p{L})",
  "v[óo]{1,2}r (?:het )?(?:boek|betal|verwerk)\\p{L}*|navragen|gecrediteerd|in plaats van|wacht(?:en)? op (?!betaling)|^gedaan(?!\\p{L})",
  // Spanish, Portuguese, Italian
  "antes de (?:contabiliz|registr|pag|lan[çc])\\p{L}*|consultar (?:con|com)|en (?:su )?lugar|em vez d|esperando (?!pago|pagamento)|^hecho(?!\\p{L})|^feito(?!\\p{L})",
  "prima di (?:registr|pag|contabilizz)\\p{L}*|chiedere a|al posto|in attesa d\\p{L}* (?!pagamento)|^fatto(?!\\p{L})",
  // Polish, Czech, Slovak
  "przed (?:zaksi[ęe]gowaniem|zap[łl]at[ąa]|wprowadzeniem)|czeka(?:my)? na (?!p[łl]atno)|korekta (?:w drodze|b[ęe]dzie|zosta)|zamiast|^zrobione",
  "p[řr]ed (?:za[úu][čc]tov|zaplac|zaplat|[úu]hrad)\\p{L}*|[čc]ek[áa](?:me|ní)? na (?!platb|[úu]hrad)|dobropis (?:p[řr]ijde|bude|[čc]ek)|m[íi]sto|namiesto|^hotovo",
  // Swedish, Danish, Norwegian, Finnish
  "(?:innan|f[øo]r) (?:bokf[öøo]ring|bogf[øo]ring|betaling|betalning)|v[äae]nter p[åa] (?!betal)|v[äa]ntar p[åa] (?!betal)|kredit(?:faktura|nota) (?:kommer|f[øo]lger|beg[äa]rd|afventer)|i st[äa]llet|i stedet|^klar[t]?(?!\\p{L})",
  "ennen (?:kirjaus|maksu)\\p{L}*|odottaa (?!maksu)|hyvitys(?:lasku)? (?:tulossa|pyydetty)|sen sijaan",
];
/** The number of an invoice, and nothing after it: “replaces BW-4400”, but not “replaces 100 lamps”. */
const ofInvoice =
  "(?:(?:invoice|bill|inv|rechnung|beleg|facture|la facture|factuur|factura|fattura) )?(?:no\\.? |nr\\.? )?[\\p{L}/-]*\\d{3,}[\\p{L}\\d/-]*(?= *$| *[.,;(–])";
/** One to a line. */
const corrections: readonly string[] = [
  "(?:should|must|ought to|muss|sollte?|m[üu]sste|devrait|doit|moet|zou|debe|deber[íi]a|dovrebbe|deve|deveria|powinn[oa]|m[áa]|ska|skal) (?:(?:be|read|say|have been|être|sein|lauten|auf|zijn|ser|essere|by[ćc]|b[ýy][tť]|vara|v[æa]re) )?(?:[A-Z]{3} )?[£€$]?\\d+(?:[.,]\\d{3})*[.,]\\d{2}(?!\\d)",
  `(?:replaces|replacing|supersedes|cancels|dup(?:l|licate|e)?\\.? (?:of|with)|same as|copy of|ersetzt|storniert|dublette (?:von|zu)|wie|remplace|annule(?: et remplace)?|doublon de|vervangt|dubbel met|sustituye(?: a)?|duplicad[oa] de|sostituisce|doppione di) ${ofInvoice}`,
  "(?:see|per|against|offset by|less|siehe|laut|voir|suivant|zie|ver|v[ée]ase|vedi) (?:the |l['’]|de )?(?:credit (?:note|memo)|cn|gutschrift|avoir|creditnota|nota de cr[ée]dito|abono|nota di credito)(?!\\p{L})",
  "(?:goods|items?|materials?|products?|order|all|everything|half|part) (?:\\p{L}+ ){0,2}(?:returned|sent back|rejected|refused)|returned to (?:the )?(?:supplier|vendor|sender|them)|(?:ware|material|lieferung) (?:\\p{L}+ )?(?:retourniert|zur[üu]ck\\p{L}*)|(?:zur[üu]ck|retour)(?:geschickt|gesandt|gegeben)? an (?:den )?(?:lieferant|absender)\\p{L}*|marchandises? (?:\\p{L}+ )?retourn\\p{L}*|retour(?:n[ée]e?s?)? (?:au )?fournisseur|retour (?:naar )?leverancier|mercanc[íi]a devuelta|devuelt[oa] al proveedor|merce (?:resa|restituita)|reso al fornitore",
  "keyed(?: in)?(?: on| by)? (?:\\d|\\p{Lu}{2,3}(?!\\p{L}))|^keyed(?: in)?(?= *$)",
  "(?:paid|bezahlt|pay[ée]e?|betaald|pagad[oa]|pagat[oa]) (?:on|by|with|mit|per|par|met|con) (?:the |our |my |der |la |de )?(?:company|corporate|credit|firmen|kredit|carte|kredietkaart|tarjeta|carta)[ -]?\\p{L}*",
  "(?:belongs|belonging) to (?!(?:the |our |my )?(?:project|job|site|cost|dep|account|period|month|year|batch|order|phase|stage))|geh[öo]rt (?:zu|zur) (?!(?:dem |der )?(?:projekt|auftrag|kostenstelle|konto|monat|baustelle))",
];
const against = wordList(`(?<!\\p{L})(?:${[...sentences, ...corrections].join("|")})`, "iu");

/** @param currency of the row, or null where it isn't known */
export function remarkAgainst(text: string, currency: string | null): boolean {
  return against.test(text) || saysVatIncluded(text) || (currency !== null && namesOtherCurrency(text, currency));
}

/**
 * True for “¿cuál de las dos vale?” and “ask Jo - private?”: a question is put to a colleague, whatever its words. The mark
 * of an address on the web, of a file's damaged letters (“Caf? Nord”) and a question with its answer behind it aren't.
 */
export function asksColleague(text: string): boolean {
  if (!someMark.test(text)) return false;
  const own = /:\/\/|www\./i.test(text) ? text.replace(/\S+:\/\/\S+|www\.\S+/giu, "") : text;
  if (/\([?？؟]+\)/u.test(own)) return true;
  const at = own.search(marksAtEnd);
  if (at < 0) return false;
  const before = own.slice(0, at);
  const lastMark = Math.max(...[...marks].map((mark) => before.lastIndexOf(mark)));
  return /\p{L}/u.test(before.slice(lastMark + 1));
}

/** In Latin, Chinese and Japanese, Arabic, and Greek. */
const marks = "?？؟\u037E";
const someMark = new RegExp(`[${marks}]`, "u");
/** With what closes the sentence or what it is in. */
const marksAtEnd = new RegExp(`[${marks}]+[!?\\s)\\]"'”»’…]*$`, "u");

/** “This is in USD not GBP”; an amount beside a code is what was converted: “USD 120.00 at 1.27”. */
export function namesOtherCurrency(text: string, currency: string): boolean {
  if (/\d/.test(text)) return false;
  return (text.match(/(?<![\p{L}\p{N}])[A-Z]{3}(?![\p{L}\p{N}])/gu) ?? []).some(
    (code) => isCurrencyCode(code) && code !== currency.trim().toUpperCase(),
  );
}
