/** @file Compares a control total in words with the columns, and recognises lines that say that more rows follow. */

import { readBothWays } from "../cells/both-ways.ts";
import type { Row } from "../cells/table.ts";

const ofControl =
  /(?<!\p{L})(?:control|hash|check|expected|kontroll?)[- ]?(?:\p{L}+ )?(?:total|sum|summe)|(?:total|sum|net|gross|summe)s?(?: \p{L}+)? should be|batch (?:total|net|sum)|soll-?(?:summe|betrag)|pr[üu]fsumme|total (?:de contr[ôo]le|attendu|di controllo|de control|de controle|atteso|esperado|previsto)|controletotaal/iu;
/** In characters. */
const longest = 300;
const amounts = /(?<![\p{L}\d/.-])[-−(]?[£€$]?\s?\d[\d.,' ]{0,30}[.,]\d{2}(?![\d/.-])\)?/gu;

/**
 * The line that states a control total (“Batch total net: 1500.00”) which is the sum of no column; null where none does.
 *
 * @param rows the rows of invoices
 */
export function wrongTotalIn<Line extends { readonly text: string }>(
  lines: readonly Line[],
  rows: readonly Row[],
): Line | null {
  const stated = lines.filter(({ text }) => text.length <= longest && ofControl.test(text));
  // Several of them are of several blocks.
  return stated.length > 1 ? null : (stated.find(({ text }) => !isSumOfColumn(text, rows)) ?? null);
}

function isSumOfColumn(text: string, rows: readonly Row[]): boolean {
  const [stated, other] = text.match(amounts) ?? [];
  if (stated === undefined || other !== undefined || rows.length === 0) return true;
  const wanted = readBothWays({ kind: "text", text: stated.trim() });
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const places = Array.from({ length: width }, (_, index) => index);
  return (["point", "comma"] as const).some((sign) => {
    const sums = places.map((index) =>
      rows.reduce((all, { cells }) => all + (readBothWays(cells[index])[sign] ?? 0n), 0n),
    );
    // Net and VAT together may be what a total without a column of its own gives.
    const possible = new Set(sums.flatMap((one, at) => [one, ...sums.slice(at + 1).map((other) => one + other)]));
    return [wanted.point, wanted.comma].some((amount) => amount !== null && possible.has(amount));
  });
}

const continued =
  /(?<!\p{L})(?:continued (?:on|overleaf)|to be continued|see (?:next page|(?:also )?page \d)|siehe (?:auch )?seite \d|voir (?:aussi )?page \d|zie (?:ook )?pagina \d|v(?:[ée]ase|er) (?:la )?p[áa]gina \d|vedi pagina \d|fortsetzung (?:folgt|auf)|siehe n[äa]chste seite|suite (?:page|à la page)|[àa] suivre|vervolg(?:t)? op|zie volgende pagina|contin[úu]a en|segue (?:a|alla) pagina|continua na)(?!\p{L})/iu;
const partOf =
  /(?<![\p{N}/.-])(\d{1,6})\s*(?:of|von|de|sur|van|di|z|ze|av|af|из|з|\/(?!\s?(?:19|20)\d\d))\s*(\d{1,6})\s*(?:entries|rows|records|results|items|invoices|bills|eintr[äa]ge|zeilen|datens[äa]tze|rechnungen|lignes|r[ée]sultats|factures|regels|facturen|filas|registros|facturas|righe|fatture|linhas)(?!\p{L})/iu;

/** True for “Continued on next page” and “Showing 4 of 12 entries”. */
export function saysMoreFollows(text: string): boolean {
  const [, part, whole] = partOf.exec(text) ?? [];
  return continued.test(text) || (part !== undefined && Number(part) < Number(whole));
}

/** True for “Amounts include VAT” and “All amounts gross”, but not for “Total gross: 1,200.00”. */
export const saysGross = (text: string): boolean => gross.test(text) && !/\d[.,]\d{2}(?!\d)/.test(text);
const gross =
  /(?<!\p{L})(?:all )?(?:amounts?|prices?|values?|figures|sums|totals?)(?: (?:are|is|shown|stated|given|all|in \p{L}+))* (?:incl(?:ud(?:e|es|ing|ed))?|gross|with)(?:\.| of)?(?: vat| tax| gst)?(?!\p{L})|(?:betr[äa]ge|preise|werte)(?: \p{L}+){0,2} (?:brutto|inkl|einschlie)|montants?(?: \p{L}+){0,2} (?:ttc|tva comprise|toutes taxes)|bedragen(?: \p{L}+){0,2} (?:incl|inclusief)|importes?(?: \p{L}+){0,2} (?:con iva|iva incluido)|importi(?: \p{L}+){0,2} (?:ivati|iva inclusa|iva compresa|lordi)|valores(?: \p{L}+){0,2} (?:com iva|iva inclu[ií]do)/iu;
