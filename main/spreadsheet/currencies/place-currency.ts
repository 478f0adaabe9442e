/** @file Finds the country of an office in its file, for a sign such as $ that several currencies share. */

import { currenciesOfSign } from "../cells/currency-codes.ts";
import { type Row, seen } from "../cells/table.ts";
import type { ForeignLanguage } from "../headers/known-headers.ts";
import { currenciesOfForm } from "../proof/legal-forms.ts";
import { currencyOfRows } from "./american-rows.ts";

/** The end of an address with the state: “Decatur IL”, “Springfield, IL 62701”, “Toronto, ON M5V 2T6”; or a legal form. */
const places: readonly (readonly [place: RegExp, currency: string])[] = [
  [
    /\p{Lu}[\p{L}.']+,? (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])(?: \d{5}(?:-\d{4})?)?\s*$/u,
    "USD",
  ],
  [/\p{Lu}[\p{L}.']+,? (?:ON|QC|BC|AB|MB|SK|NS|NB|NL|PE)(?: \p{Lu}\d\p{Lu} ?\d\p{Lu}\d)?\s*$/u, "CAD"],
  [/(?<!\p{L})S\.? ?A\.? de C\.? ?V(?!\p{L})/iu, "MXN"],
  [/\p{Lu}[\p{L}.']+,? (?:NSW|VIC|QLD|TAS|ACT)(?: \d{4})?\s*$/u, "AUD"],
];

/** Names of taxes and registrations that one country has. */
const headings: readonly (readonly [heading: RegExp, currency: string])[] = [
  [/(?<!\p{L})(?:HST|QST|TVQ|GST\/HST)(?!\p{L})/u, "CAD"],
  [/(?<!\p{L})ABN(?!\p{L})/u, "AUD"],
  [/(?<!\p{L})(?:RFC|CFDI)(?!\p{L})/u, "MXN"],
  [/(?<!\p{L})CUIT(?!\p{L})/u, "ARS"],
  [/(?<!\p{L})CNPJ(?!\p{L})/u, "BRL"],
  [/(?<!\p{L})(?:GSTIN|CGST|SGST)(?!\p{L})/u, "INR"],
];

/** Taxes that the United States have not. */
const ofOtherTaxes = /(?<!\p{L})(?:GST|HST|PST|QST|VAT|IVA|TVA|IGV|ITBIS|ITBMS)(?!\p{L})/iu;

const languages: Partial<Record<ForeignLanguage, string>> = { Swedish: "SEK", Norwegian: "NOK", Danish: "DKK" };

/** The one currency of the country that titles, headings, the language of the headings and the rows show, or null. */
export function currencyOfPlace(
  titles: readonly string[],
  headers: readonly string[],
  language: ForeignLanguage | null,
  rows: readonly Row[] = [],
): string | null {
  const found = new Set<string>();
  for (const [place, currency] of places) if (titles.some((title) => place.test(title))) found.add(currency);
  for (const [heading, currency] of headings) if (headers.some((header) => heading.test(header))) found.add(currency);
  const own = language === null ? undefined : languages[language];
  if (own !== undefined && !pointsElsewhere(rows, own)) found.add(own);
  const isAmerican = language === null && !headers.some((header) => ofOtherTaxes.test(header));
  const ofRows = isAmerican ? currencyOfRows(rows) : null;
  if (ofRows !== null) found.add(ofRows);
  const [only, second] = found;
  return second === undefined ? (only ?? null) : null;
}

/** The currencies that share the sign “kr”. */
const crowns: readonly string[] = currenciesOfSign.get("kr") ?? [];

/** Cells with a large town or a VAT number say where a supplier is. */
const ofCrowns: readonly (readonly [cell: RegExp, currency: string])[] = [
  [/^(?:(?:S-|SE-)?\d{3} ?\d{2} )?(?:Stockholm|Göteborg|Malmö|Lund|Uppsala|Helsingborg|Sverige)$|^SE\d{12}$/iu, "SEK"],
  [/^(?:N-|NO-)?(?:\d{4} )?(?:Oslo|Bergen|Trondheim|Stavanger|Drammen|Tromsø|Norge|Noreg)$|^(?:NO)?\d{9}MVA$/iu, "NOK"],
  [/^(?:DK-)?(?:\d{4} )?(?:København|Aarhus|Århus|Odense|Aalborg|Danmark)(?: \p{L}{1,2})?$|^DK\d{8}$/iu, "DKK"],
  [/^(?:IS-)?(?:\d{3} )?(?:Reykjavík|Akureyri|Ísland)$/iu, "ISK"],
];

/**
 * True where a legal form, a town or a VAT number in a row is of another country whose currency has the same sign: a
 * heading in Danish over “Tarn AS” and “Lund AB” doesn't say whose “kr” it is.
 */
function pointsElsewhere(rows: readonly Row[], own: string): boolean {
  const texts = new Set(
    rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell.kind === "text" ? [seen(cell)] : []))),
  );
  for (const text of texts) {
    const trimmed = text.trim();
    const town = ofCrowns.find(([cell]) => cell.test(trimmed))?.[1];
    const shown = [
      ...currenciesOfForm(trimmed).filter((one) => crowns.includes(one)),
      ...(town === undefined ? [] : [town]),
    ];
    if (shown.length > 0 && !shown.includes(own)) return true;
  }
  return false;
}
