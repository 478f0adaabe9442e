/** @file Compares a total in words with the columns, and recognises lines that say that more rows follow. */

import { readBothWays } from "../cells/both-ways.ts";
import { emptyCell, type Row, seen } from "../cells/table.ts";
import { namesTotal } from "../headers/sum-words.ts";

const ofControl =
  /(?<!\p{L})(?:control|hash|check|expected|kontroll?)[- ]?(?:\p{L}+ )?(?:total|sum|summe)|(?:total|sum|net|gross|summe)s?(?: \p{L}+)? should be|batch (?:total|net|sum)|soll-?(?:summe|betrag)|pr[üu]fsumme|total (?:de contr[ôo]le|attendu|di controllo|de control|de controle|atteso|esperado|previsto)|controletotaal/iu;
/** In characters. */
const longest = 300;
const amounts =
  /(?<![\p{L}\d/.-])[-−(]?[£€$]?\s?(?:\d{1,3}(?:[' \u00a0\u202f]\d{3})*|\d{1,3}(?:,\d{2,3})*|\d{1,3}(?:\.\d{3})*|\d+)[.,]\d{2}(?![\d/.-])\)?/gu;

/** A heading “Invoice total” would be that of one invoice. */
const ofInvoices =
  /^(?:invoices?|bills?|batch|file|list|report|rechnungs?|rechnungen|datei|listen?)?[- ]?(?:totals?|summen?|gesamtsumme|gesamtbetrag)(?: (?:of|for|der|von|net|gross|vat|netto|brutto|amount|value|all|invoices?|bills?|rechnungen))*$/iu;

/** What a line states as totals. */
interface Stated {
  /** True for “Control total” and the like, which other words may be beside. */
  readonly control: boolean;
  readonly amounts: readonly string[];
}

/** “Total net: 360.00 GBP”: the line is a total and its amounts, and no other word or number. */
function totalsIn(text: string): Stated | null {
  const control = ofControl.test(text);
  const stated = text.match(amounts) ?? [];
  const rest = text
    .replace(amounts, " ")
    .replace(/[£€$]|(?<!\p{L})(?:[A-Z]{3}|incl(?:uding)?\.?|payable|zahlbar|à payer)(?!\p{L})/gu, " ")
    .replace(/[\s:=]+/g, " ")
    .trim();
  if (stated.length === 0 || (!control && (/\d/.test(rest) || !(namesTotal(rest) || ofInvoices.test(rest)))))
    return null;
  return { control, amounts: stated };
}

/**
 * The line that states a total (“Batch total net: 1500.00”, “Total net 360.00 GBP”) which is the sum of no column and of no
 * group of rows; null where none does.
 *
 * @param rows the rows of invoices
 */
export function wrongTotalIn<Line extends { readonly text: string; readonly row: number }>(
  lines: readonly Line[],
  rows: readonly Row[],
): Line | null {
  if (rows.length > mostAdded) return null;
  const [first, last] = [rows[0]?.number ?? 0, rows.at(-1)?.number ?? 0];
  const stated = lines
    .filter(({ text }) => text.length <= longest)
    .flatMap((line) => {
      const total = totalsIn(line.text);
      return total === null ? [] : [{ line, total }];
    });
  // Several control totals are of several blocks, and one between the rows is of some of them.
  const controls = stated.filter(({ total }) => total.control);
  const isOfAll = ({ line, total }: (typeof stated)[number]): boolean =>
    total.control ? controls.length === 1 : line.row < first || line.row > last;
  return stated.find((one) => isOfAll(one) && !areSums(one.total.amounts, rows))?.line ?? null;
}

/** A total in words is rare over more rows, and every group of them is added up. */
const mostAdded = 5_000;

function areSums(stated: readonly string[], rows: readonly Row[]): boolean {
  if (rows.length === 0) return true;
  return (["point", "comma"] as const).some((sign) => {
    const possible = sumsOf(rows, sign);
    return stated.every((text) => {
      const wanted = readBothWays({ kind: "text", text: text.trim() });
      return [wanted.point, wanted.comma].some((amount) => amount !== null && possible.has(amount));
    });
  });
}

/** The sums of each column, and of two, over all rows and over those that have the same text in some column. */
function sumsOf(rows: readonly Row[], sign: "point" | "comma"): ReadonlySet<bigint> {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const places = Array.from({ length: width }, (_, index) => index);
  const groups = places.flatMap((index) => {
    const byText = Map.groupBy(rows, ({ cells }) => seen(cells[index] ?? emptyCell));
    return byText.size > 1 && byText.size <= mostGroups ? [...byText.values()] : [];
  });
  return new Set(
    [rows, ...groups].flatMap((group) => {
      const sums = places.map((index) =>
        group.reduce((all, { cells }) => all + (readBothWays(cells[index])[sign] ?? 0n), 0n),
      );
      // Net and VAT together may be what a total without a column of its own gives.
      return sums.flatMap((one, at) => [one, ...sums.slice(at + 1).map((other) => one + other)]);
    }),
  );
}

const mostGroups = 12;

const continued =
  /(?<!\p{L})(?:continue[sd]? (?:on|overleaf)|more (?:on|overleaf|follows?|to follow)|to be continued|see (?:next page|(?:also )?page \d)|siehe (?:auch )?seite \d|voir (?:aussi )?page \d|zie (?:ook )?pagina \d|v(?:[ée]ase|er) (?:la )?p[áa]gina \d|vedi pagina \d|fortsetzung (?:folgt|auf)|siehe n[äa]chste seite|suite (?:page|à la page)|[àa] suivre|vervolg(?:t)? op|zie volgende pagina|contin[úu]a en|segue (?:a|alla) pagina|continua na)(?!\p{L})/iu;
/** “Rows 1-3 of 4”. */
const rangeOf =
  /(?<!\p{L})(?:rows|records|entries|items|lines|invoices|bills|results|zeilen|datens[äa]tze|rechnungen|eintr[äa]ge|lignes|factures|regels|filas|righe|linhas)\s+\d{1,6}\s*(?:-|–|to|bis|[àa]|t\/m|al?)\s*(\d{1,6})\s*(?:of|von|de|sur|van|di)\s*(\d{1,6})(?!\d)/iu;
const partOf =
  /(?<![\p{N}/.-])(\d{1,6})\s*(?:of|von|de|sur|van|di|z|ze|av|af|из|з|\/(?!\s?(?:19|20)\d\d))\s*(\d{1,6})\s*(?:entries|rows|records|results|items|invoices|bills|eintr[äa]ge|zeilen|datens[äa]tze|rechnungen|lignes|r[ée]sultats|factures|regels|facturen|filas|registros|facturas|righe|fatture|linhas)(?!\p{L})/iu;

/** True for “Continued on next page” and “Showing 4 of 12 entries”. */
export function saysMoreFollows(text: string): boolean {
  const [, part, whole] = partOf.exec(text) ?? rangeOf.exec(text) ?? [];
  return continued.test(text) || (part !== undefined && Number(part) < Number(whole));
}

/** True for “Amounts include VAT” and “All amounts gross”, but not for “Total gross: 1,200.00”. */
export const saysGross = (text: string): boolean => gross.test(text) && !/\d[.,]\d{2}(?!\d)/.test(text);
const gross =
  /(?<!\p{L})(?:all )?(?:amounts?|prices?|values?|figures|sums|totals?)(?: (?:are|is|shown|stated|given|all|in \p{L}+))* (?:incl(?:ud(?:e|es|ing|ed))?|gross|with)(?:\.| of)?(?: vat| tax| gst)?(?!\p{L})|(?:betr[äa]ge|preise|werte)(?: \p{L}+){0,2} (?:brutto|inkl|einschlie)|montants?(?: \p{L}+){0,2} (?:ttc|tva comprise|toutes taxes)|bedragen(?: \p{L}+){0,2} (?:incl|inclusief)|importes?(?: \p{L}+){0,2} (?:con iva|iva incluido)|importi(?: \p{L}+){0,2} (?:ivati|iva inclusa|iva compresa|lordi)|valores(?: \p{L}+){0,2} (?:com iva|iva inclu[ií]do)/iu;
