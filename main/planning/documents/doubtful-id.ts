/** @file Recognises an ID in a file name that may be a quantity, a name or a postcode, or that the name itself denies. */

import { foldNumber } from "../../../shared/values/fold-number.ts";
import { isCountWord } from "./match-words.ts";

/**
 * [Note: a doubtful id]
 *
 * A bare number is certain only where the name says nothing else about it. "365 licences", "5 Star Cleaning" and
 * "7-Eleven receipt" start with a number of the shape of an id, and no list of words knows every supplier and every
 * quantity. So the length decides: up to three digits beside any word are doubtful, and so are four digits before a
 * word, unless it names the kind of document ("1234 scan"). Longer numbers are rarely anything else. They are doubtful
 * before a unit, a street or a town, and where the name denies the id ("wrong number") or refers to another one.
 *
 * @param before the text up to the digits
 * @param after the text from the digits on
 */
export function isDoubtfulId(digits: string, before: string, after: string): boolean {
  const inFront = wordsOf(before);
  const behind = wordsOf(after);
  if ([...inFront, ...behind].some((word) => denials.has(word)) || refersToNumber(before) || refersToNumber(after))
    return true;
  const [first = ""] = behind;
  const isShort = digits.length < shortDigits && [...inFront, ...behind].some((word) => hasLetter.test(word));
  const named = behind.find((word) => hasLetter.test(word));
  const isMedium = digits.length === shortDigits && named !== undefined && !kindsOfDocument.has(named);
  return isShort || isMedium || isQuantity(first, behind.length) || isAddress(behind);
}

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

const kindsOfDocument = words(
  "scan scans copy kopie note notes delivery lieferschein rechnung invoice inv re bill beleg receipt quittung bon contract",
  "vertrag order po bestellung photo photos foto fotos picture image img page pages p seite signed unterschrieben credit",
  "gutschrift statement auszug timesheet attachment anlage anhang document dokument doc pdf original proof nachweis",
  "facture avoir recu livraison contrat bon copie signe factura albaran contrato recibo copia fattura ddt contratto",
  "ricevuta factuur pakbon bonnetje kopi faktura email mail letter brief quote offer angebot approval freigabe version v",
);

const measures = words(
  "bps kbps mbps gbps kbit mbit gbit kb mb gb tb hz khz mhz ghz wh kwh mwh gwh kw mw kva kwp volt ampere mah watt",
  "mm cm dm m2 m3 m² m³ qm sqm sqft cbm km miles mile meilen meile ft ltr liter litre litres liters hl ml kg mg lb lbs",
  "oz tonnen tonnes tons stk stck stueck stück pcs pce piece pieces pièces pezzi piezas stuks units einheiten unités",
  "licence licences license licenses lizenz lizenzen seats pallet pallets palette paletten flyer reifen tyres tires sack",
  "säcke rollen rolls packs packungen palettes users nutzer points punkte credits",
);

const streetTail = /\p{L}{2}(?:strasse|str|weg|gasse|allee|platz|straat|plein)$/u;
const streets = words("street str strasse road rd avenue ave lane boulevard blvd square allee platz gasse crescent");
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

/** They say that the number isn't the right one. */
const denials = words(
  "wrong incorrect not isn wrongly falsch falsche falscher falschen nicht kein keine inkorrekt faux fausse incorrecte",
  "erreur errato errata sbagliato equivocado equivocada erróneo errado verkeerd verkeerde fout niet",
);
/** A number after them is the one that is meant, or another one. */
const references = words(
  "instead see also statt anstatt anstelle siehe vgl vergleiche cf replaces replaced ersetzt voir lieu remplace vedi invece",
  "sostituisce véase sustituye zie vervangt rather belongs gehört",
);
