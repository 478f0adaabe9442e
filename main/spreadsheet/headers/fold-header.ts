/** @file Reduces a header to its significant words, without case, accents, punctuation and unit. */

/** A header's words, and the currency that it names as its unit. */
export interface FoldedHeader {
  readonly words: readonly string[];
  /** Such as GBP in "Net (GBP)" or EUR in "Betrag in €"; null for none, and for "$", which several currencies use. */
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

// A currency counts as a unit only in brackets or at the end, not in the middle of a text.
const unit =
  /[([{]\s*(?<inside>[^)\]}]{1,12}?)\s*[)\]}]|(?<=[^\p{L}\p{N}])(?<last>\p{Lu}{3}|Euros?|EUROS?|[£€])\s*$|(?<sign>[£€])/gu;
const dateFormat = /[([{]?\b(?:d{1,2}|m{1,2}|y{2,4})([-/. ])(?:d{1,2}|m{1,3}|y{2,4})\1(?:y{2,4}|d{1,2})\b[)\]}]?/iu;

const joiners = new Set(
  "of the for de des du d la l le les el los las del della dello delle dell dei di da do das dos der die den dem van het een au aux a y e und et en and von vom zum zur am om für fur im par pour por per op voor as os".split(
    " ",
  ),
);

/** Folds case, accents and compatibility forms: "№" is "no", "ß" is "ss", "Währung" is "wahrung". */
export const foldText = (text: string): string =>
  text.normalize("NFKC").replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Keeps letters, digits, # and %: the form in which headers of programs are compared. */
export const squeeze = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}#%]/gu, "");

/** Splits a header into words, also at case changes, and removes units and hints. */
export function foldHeader(header: string): FoldedHeader {
  const found = new Set<string>();
  const bare = header
    .normalize("NFC")
    .replace(dateFormat, " ")
    // "VAT @ 20%" is an amount of VAT, so the rate in a header is removed.
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

/** True for a word that only joins others: "of", "de", "der". */
export const isJoiner = (word: string): boolean => joiners.has(word);
