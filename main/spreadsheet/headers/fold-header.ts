/** @file A header to the words that count: no case, no accents, no punctuation, no unit. */

/** A header's words, and the currency that it names beside them. */
export interface FoldedHeader {
  readonly words: readonly string[];
  /** "Net (GBP)" and "Betrag in €" name one; "$" is several, and names none. */
  readonly currency: string | null;
}

const currencyOf: ReadonlyMap<string, string> = new Map([
  ...[
    "GBP",
    "EUR",
    "USD",
    "CHF",
    "AUD",
    "CAD",
    "NZD",
    "SEK",
    "NOK",
    "DKK",
    "PLN",
    "CZK",
    "HUF",
    "RON",
    "JPY",
    "ZAR",
  ].map((code) => [code, code] as const),
  ...["INR", "BRL", "MXN", "SGD", "HKD", "AED", "CNY", "TRY", "BGN", "ISK"].map((code) => [code, code] as const),
  ["£", "GBP"],
  ["€", "EUR"],
  ["EURO", "EUR"],
  ["EUROS", "EUR"],
]);

// A currency stands in brackets or at the end, so that "EUR" in the middle of a text is no unit.
const unit =
  /[([{]\s*(?<inside>[^)\]}]{1,12}?)\s*[)\]}]|(?<=[^\p{L}\p{N}])(?<last>\p{Lu}{3}|Euros?|EUROS?|[£€])\s*$|(?<sign>[£€])/gu;
const dateFormat = /[([{]?\b(?:d{1,2}|m{1,2}|y{2,4})([-/. ])(?:d{1,2}|m{1,3}|y{2,4})\1(?:y{2,4}|d{1,2})\b[)\]}]?/iu;

const joiners = new Set(
  "of the for de des du d la l le les el los las del della dello delle dell dei di da do das dos der die den dem van het een au aux a y e und et en and von vom zum zur am om für fur im par pour por per op voor as os".split(
    " ",
  ),
);

/** Folds case, accents and compatible forms: "№" is "no", "ß" is "ss", "Währung" is "wahrung". */
export const foldText = (text: string): string =>
  text.normalize("NFKC").replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Letters and digits alone: how the headers of one program are compared. */
export const squeeze = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}#%]/gu, "");

/** Cuts a header into words, at case changes too, and takes out what is a unit or a hint. */
export function foldHeader(header: string): FoldedHeader {
  const found = new Set<string>();
  const bare = header
    .normalize("NFC")
    .replace(dateFormat, " ")
    // "VAT @ 20%" is an amount: what a rate is named for is said by the word.
    .replace(/@?\s*\d+(?:[.,]\d+)?\s*%/g, " ")
    .replace(unit, (whole, ...rest) => {
      const groups = rest.at(-1) as Record<string, string | undefined>;
      const text = (groups["inside"] ?? groups["last"] ?? groups["sign"] ?? "").trim();
      const code = currencyOf.get(text.toUpperCase().replace(/^IN /, ""));
      if (code !== undefined) found.add(code);
      return code !== undefined || /^[$¥]$/.test(text) ? " " : whole;
    })
    .replace(/\b(?:number|num|no|nr)s?\.? of\b|# of\b/gi, " count ")
    .replace(/\ba\/c\b/gi, " account ")
    .replace(/\bn\/c\b/gi, " nominal ")
    .replaceAll("%", " % ")
    .replaceAll("#", " # ")
    .replace(/(?<=\bn)[°º]|(?<=\bN)[°º]/g, "o ")
    .replaceAll("№", " no ")
    .replace(/\bn\.\s?[°º]\.?/gi, " no ")
    .replace(/\bMwSt\b|\bMWSt\b|\bMw\.?-?St\b/g, " mwst ")
    .replace(/\bUSt(?=[^a-z]|$)|\bUSt\b/g, " ust ")
    .replace(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, " ");
  const words = foldText(bare)
    .split(/[^\p{L}\p{N}%#]+/u)
    .filter((word) => word !== "");
  return { words, currency: found.size === 1 ? ([...found][0] ?? null) : null };
}

/** Whether a word only joins others: "of", "de", "der". */
export const isJoiner = (word: string): boolean => joiners.has(word);
