/** @file Recognises an ID in a file name that may be a quantity, a name or a postcode, or that the name itself denies. */

import { foldNumber } from "../../../shared/values/text/fold-number.ts";
import { datesIn } from "./looks-like-date.ts";
import {
  countsOtherThing,
  countsSomeOfMany,
  isCountOf,
  isCountWord,
  isInvoiceWord,
  isMoneyOrRecord,
  isNumberWord,
} from "./match-words.ts";

/** `words`: only an id that is known already is certain beside these words. `other`: it may be something else even so. */
export type IdDoubt = "words" | "other";

/**
 * [Note: a doubtful id]
 *
 * A bare number is certain only where the name says nothing else about it. "365 licences", "5 Star Cleaning" and
 * "7-Eleven receipt" start with a number of the shape of an id, and no list of words knows every supplier, quantity and
 * town. So words that are not known make a number doubtful: up to three digits beside any word, and longer ones before a
 * word, unless it names the kind of document ("1234 scan") or a company follows ("10023 Acme Ltd").
 *
 * From five digits on an id that a list or an answer has is certain nevertheless ("10023 Acme"). But not before a unit, a
 * street or a town, and not where the name denies the id ("wrong number") or refers to another one.
 *
 * @param before the text up to the digits
 * @param after the text from the digits on
 */
export function doubtAboutId(digits: string, before: string, after: string): IdDoubt | null {
  const inFront = wordsOf(before);
  const behind = wordsOf(after);
  if ([...inFront, ...behind].some((word) => denials.has(word)) || pointsElsewhere(inFront) || pointsElsewhere(behind))
    return "other";
  if ([before, after].some((text) => refersToNumber(text) || pointsToNumber(text))) return "other";
  const [first = ""] = behind;
  if (isQuantity(first, behind.length) || isAddress(behind)) return "other";
  if (digits.length < shortDigits) return [...inFront, ...behind].some((word) => hasLetter.test(word)) ? "other" : null;
  if (saysNothingElse(behind, digits.length > shortDigits)) return null;
  return digits.length > shortDigits ? "words" : "other";
}

/** True where the words behind an id tell of a document, or of the company that it is from. A104 and "2 pages" add nothing. */
function saysNothingElse(behind: readonly string[], isLong: boolean): boolean {
  const telling = behind.filter(
    (word) => hasLetter.test(word) && (kindsOfDocument.has(word) || !isLong || !addsNothing(word)),
  );
  const [named] = telling;
  if (named === undefined || kindsOfDocument.has(named)) return true;
  return isLong && telling.slice(1).some((word) => legalForms.has(word));
}

const addsNothing = (word: string): boolean =>
  connecting.has(word) || isCountOf(word) || /\d/.test(word) || /^\p{L}\p{M}*$/u.test(word);

const shortDigits = 4;
const hasLetter = /\p{L}/u;

const wordsOf = (text: string): readonly string[] =>
  foldNumber(text)
    .split(" ")
    .filter((word) => word !== "");
const words = (...lines: string[]): ReadonlySet<string> => new Set(lines.flatMap(wordsOf));

/** A word that counts days, copies or the like is a count where nothing follows: not in "10023 days of May". */
const isQuantity = (first: string, wordsBehind: number): boolean =>
  measures.has(first) || (wordsBehind === 1 && isCountWord(first));

const isAddress = (behind: readonly string[]): boolean =>
  towns.has(behind[0] ?? "") ||
  behind.slice(0, 3).some((word) => streetTail.test(word)) ||
  behind.slice(1, 4).some((word) => streets.has(word)) ||
  streetsInFront.has(behind[0] ?? "");

/** True for "see also 154" and "instead of 131". */
const refersToNumber = (text: string): boolean => {
  const all = wordsOf(text);
  const at = all.findIndex((word) => references.has(word));
  return at >= 0 && all.slice(at).some((word) => /^\d+$/.test(word));
};

/**
 * True for "copy of 99", "credit for invoice 99" and "corrected to 25": the number is what the document is for. Not for
 * "1 of 2", "of 2026", "for 3 months" and "for £45".
 */
function pointsToNumber(text: string): boolean {
  const dates = datesIn(text);
  return [...text.matchAll(pointedNumber)].some(({ 0: shown, 1: between = "", 2: digits = "", index }) => {
    const end = index + shown.length;
    const start = end - digits.length;
    const [before, after] = [text.slice(0, start), text.slice(end)];
    const isDirect = wordsOf(between).every((word) => isInvoiceWord(word) || isNumberWord(word) || articles.has(word));
    const isDate = /^(?:19|20)\d\d$/.test(digits) || dates.some((date) => date.start <= start && end <= date.end);
    if (!isDirect || isDate || measures.has(wordsOf(after)[0] ?? "")) return false;
    const isCount = countsSomeOfMany(before, after) || countsOtherThing(before, after) || isCountOf(after);
    return !isCount && !isMoneyOrRecord(before, after);
  });
}

const prepositions = [
  "of for to from as from von für fuer zu aus auf de du des pour à au di del della per para por van voor naar till för av",
].join(" ");
const pointedNumber = new RegExp(
  `(?<![\\p{L}\\d])(?:${prepositions.replaceAll(" ", "|")})(?![\\p{L}\\d])([\\s_#:-]+(?:\\p{L}+[\\s_.#:-]+){0,3})(\\d+)(?![\\p{L}\\d]|[-.,/]\\d)`,
  "giu",
);

/** True for "the invoice above" and "the next one": the document belongs to another invoice than the number says. */
function pointsElsewhere(all: readonly string[]): boolean {
  return all.some(
    (word, at) =>
      elsewhere.has(word) ||
      (neighbours.has(word) && (isInvoiceWord(all[at + 1] ?? "") || ones.has(all[at + 1] ?? ""))),
  );
}

const kindsOfDocument = words(
  "scan scans copy kopie note notes delivery lieferschein rechnung invoice inv re bill beleg receipt quittung bon contract",
  "vertrag order po bestellung photo photos foto fotos picture image img page pages p seite signed unterschrieben credit",
  "gutschrift statement auszug timesheet attachment anlage anhang document dokument doc pdf original proof nachweis",
  "facture avoir recu livraison contrat bon copie signe factura albaran contrato recibo copia fattura ddt contratto",
  "ricevuta factuur pakbon bonnetje kopi faktura email mail letter brief quote offer angebot approval freigabe version v",
  "approved freigegeben paid bezahlt final corrected korrigiert part teil front back invoices receipts reminder mahnung",
  "packing packzettel slip ticket cover backup supporting evidence remittance payment zahlung voucher waybill frachtbrief",
  "cmr customs zoll lease rental miete agreement vereinbarung minutes protokoll memo details breakdown summary overview",
  "list liste annex annexe appendix allegato bijlage bilag liite załącznik příloha certificate zertifikat warranty garantie",
  "report bericht rapport drawing zeichnung timesheets stundenzettel leistungsnachweis arbeitsbericht montagebericht terms",
);

/** They stand before the word that counts: "10023 for Acme". */
const connecting = words(
  "of for from the and with von vom für der die das und mit de du des la le et avec di del della per e con y van voor en met",
);
const legalForms = words("ltd limited llc llp inc corp plc gmbh ag kg ohg ug sa sas sarl srl spa bv nv ab oy aps lda");

const measures = words(
  "bps kbps mbps gbps kbit mbit gbit kb mb gb tb hz khz mhz ghz wh kwh mwh gwh kw mw kva kwp volt ampere mah watt",
  "mm cm dm m2 m3 m² m³ qm sqm sqft cbm km miles mile meilen meile ft ltr liter litre litres liters hl ml kg mg lb lbs",
  "oz tonnen tonnes tons stk stck stueck stück pcs pce piece pieces pièces pezzi piezas stuks units einheiten unités",
  "licence licences license licenses lizenz lizenzen seats pallet pallets palette paletten flyer reifen tyres tires sack",
  "säcke rollen rolls packs packungen palettes users nutzer points punkte credits",
);

const streetTail = /\p{L}{2}(?:strasse|str|weg|gasse|allee|platz|straat|plein)$/u;
const streets = words(
  "street str strasse road rd avenue ave lane boulevard blvd square allee platz gasse crescent st dr",
);
const streetsInFront = words("rue calle rua avenida avenue boulevard piazza plaza");

/** Where postcodes have the length of ids. */
const towns = words(
  "berlin hamburg münchen munich köln cologne frankfurt stuttgart düsseldorf leipzig dortmund bremen dresden",
  "hannover nürnberg nuremberg bochum wuppertal bielefeld bonn münster mannheim karlsruhe augsburg wiesbaden mainz kiel",
  "aachen freiburg potsdam wien vienna graz linz salzburg innsbruck zürich zurich genf geneva basel bern lausanne paris",
  "lyon marseille toulouse nantes bordeaux lille strasbourg madrid barcelona valencia sevilla bilbao roma rome",
  "milano milan torino napoli bologna firenze stockholm göteborg malmö helsinki praha prague brno warszawa kraków",
  "amsterdam rotterdam utrecht bruxelles brussels antwerpen københavn copenhagen oslo chicago york angeles dallas miami",
);

/** They say that the number isn't the right one, or that the document counts no longer. */
const denials = words(
  "wrong incorrect not isn wrongly falsch falsche falscher falschen nicht kein keine inkorrekt faux fausse incorrecte",
  "erreur errato errata sbagliato equivocado equivocada erróneo errado verkeerd verkeerde fout niet",
  "cancelled canceled cancel void voided delete deleted withdrawn obsolete superseded duplicate storniert storno stornieren",
  "gelöscht löschen ungültig veraltet annulé annulée annuler annullato annullata anulado anulada annullieren geannuleerd",
  "belongs gehört gehoert appartient appartiene pertenece hoort should sollte misfiled misplaced verwechselt",
  "vervallen supprimé supprimer eliminato eliminado anulowano zrušeno annulleret makuleret peruttu",
);
/** A number after them is the one that is meant, or another one. */
const references = words(
  "instead see also statt anstatt anstelle siehe vgl vergleiche cf replaces replaced ersetzt voir lieu remplace vedi invece",
  "sostituisce véase sustituye zie vervangt rather actually really meant was war eigentlich richtig",
);
const articles = words("the der die das den dem le la el il lo de het");
/** They say that another invoice is meant. */
const elsewhere = words(
  "other others another above below elsewhere different andere anderer anderen anderem anderes obige obiger obigen oben",
  "unten autre autres altro altra otro otra outro outra precedente précédent précédente anterior vorige vorherige",
);
const neighbours = words("previous preceding next following earlier last nächste nächsten folgende folgenden letzte");
const ones = words("one ones id ids file page number supplier");
