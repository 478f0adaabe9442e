/** @file The names of months as the computer itself writes them in many languages, for the names of sheets. */

/** Languages of the Common Locale Data Repository; one that the computer lacks is left out. */
const languages =
  "en de fr nl es it pt pl cs sk sv da nb fi ro hu el tr hr sr sr-Latn sl bs mk bg ru uk be et lv lt is ca gl eu ga cy sq ka hy az kk uz mn th lo km my vi id ms fil ja ko zh he ar fa ur hi bn ta te kn ml mr gu pa ne si sw af am";

const styles: readonly Intl.DateTimeFormatOptions[] = [
  { month: "long" },
  { month: "short" },
  // A month has another case in a date: “листопада”, “marca”.
  { day: "numeric", month: "long" },
  { day: "numeric", month: "short" },
];

/** Names without digits, lower-case and with no dot at the end, each language's longest first. */
function namesIn(language: string): readonly string[] {
  const names = new Set<string>();
  for (const style of styles) {
    const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { ...style, timeZone: "UTC" });
    for (let month = 0; month < 12; month += 1)
      for (const { type, value } of format.formatToParts(Date.UTC(2026, month, 15)))
        if (type === "month" && /^\D{2,}$/u.test(value)) names.add(value.toLowerCase().replace(/\.$/, ""));
  }
  return [...names].toSorted((a, b) => b.length - a.length);
}

const makePattern = (names: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${names.map((name) => name.replaceAll(".", "\\.")).join("|")})\\.?(?![\\p{L}\\p{M}])`,
    "giu",
  );

let patterns: readonly RegExp[] | null = null;

/** Finds the names of months in a text, one pattern for each language: “ก.ย.”, “марта”. Each has the flags g, i and u. */
export function monthPatterns(): readonly RegExp[] {
  patterns ??= Intl.DateTimeFormat.supportedLocalesOf(languages.split(" "))
    .map(namesIn)
    .filter(({ length }) => length >= 12)
    .map(makePattern);
  return patterns;
}
