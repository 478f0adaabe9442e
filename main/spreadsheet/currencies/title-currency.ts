/** @file Finds the currency that lines around the rows name for all amounts, or asks where they name several. */

import type { Question } from "../../../shared/spreadsheet/sheet-reading.ts";
import { currencyCode, currencyOfName, currencyOfSign, isCurrencyCode } from "../cells/currency-codes.ts";
import { emptyCell, type Row, seen } from "../cells/table.ts";
import type { HeaderCurrency } from "../columns/questions/ask-currency.ts";
import type { Suppliers } from "../titles/lines-about-rows.ts";
import { longestTitle, type Title, type Titles } from "../titles/read-titles.ts";
import { amountsOfSome, saidAround, saysNothingElse } from "./only-currency.ts";

const word = "(\\p{L}{2,}\\.?(?: \\p{L}{4,}){0,2}|\\p{L}{0,2}[£€₹₺₽₴$])";
const labels =
  "currency|currencies|ccy|curr\\.?|w[aä]hrung|whg|devise|monnaie|tenue de compte|valuta|valutakod|munt|moneda|monedă|divisa|moeda|waluta|měna|mena|valuutta|valuuta|pénznem|deviza|para birimi|döviz|валюта|νόμισμα";
const labelled = new RegExp(`(?<![\\p{L}])(?:${labels})(?: \\p{L}+){0,2}\\s*[:=]?\\s*\\(?${word}(?![\\p{L}])`, "iu");
const amounts =
  "amounts?|values?|figures|prices|sums|betr[aä]ge|werte|summen|montants?|sommes|valeurs|bedragen|importes?|importi|valori|valores|montos|kwoty|wartości|částky|sumy|sumele|sume|valorile|iznosi|iznosy|beløb|beløp|belopp|summat|összegek|tutarlar|суммы|суми|ποσά";
const amountsIn = new RegExp(
  `(?<![\\p{L}])(?:${amounts})(?![\\p{L}])[^:;]{0,30}?(?:(?<![\\p{L}])(?:are in|are|in|en|em|w|v|ve|u|în|i|είναι σε|σε|в|у) |[(:] ?)${word}(?![\\p{L}])`,
  "iu",
);

/** Codes that are no word of a language in capitals, as TRY and ALL are. */
const mentioned =
  /(?<![\p{L}\d])(GBP|EUR|USD|CHF|CAD|AUD|NZD|SEK|NOK|DKK|ISK|PLN|CZK|HUF|RON|BGN|RSD|UAH|JPY|CNY|HKD|SGD|INR|ZAR|BRL|MXN|CLP|COP|ILS|AED|THB|KRW|NGN|KES)(?![\p{L}\d])|(?<![\p{L}\d])((?:R|A|C|US|CA|AU|NZ|HK|MX)\$|[£€₹₺₽₴])(?! ?\d)|(?<![\p{L}])(?:in|en|em|w|v|u|în|i|-) (zł|Kč|Ft|lei|TL|грн|euros?|forint|злот\p{L}+|гривн\p{L}+|рубл\p{L}+)(?![\p{L}])/gu;

/** Words by which a line says something else about a currency than that all amounts are in it. */
const aboutOthers =
  /convert|conversion|exchange|\brates?\b|\bexcept|\bexclud|\bwithout\b|\bother than\b|\bkurs|umgerechnet|umrechn|\baußer\b|\btaux\b|\bsauf\b|koers|omgerekend|\bcambio\b|\bcâmbio\b|przelicz|\bkurz\b|árfolyam|växelkurs|курс/iu;

/** “単位：円”, “货币单位：人民币元”, “(단위: 원)”, “Đơn vị tiền: đồng Việt Nam”. */
const unitOf =
  /(?:単位|货币单位|貨幣單位|金额单位|單位|通貨単位)\s*[:：]\s*(円|日元|人民币|美元|新台币|港币)|단위\s*[:：]\s*(원)|đơn vị (?:tiền|tính)\s*:\s*(đồng)/iu;

const codeOf = (text: string): string | null => {
  const short = text.trim().replace(/\.$/, "");
  if (/^\p{Lu}{3}$/u.test(short) && isCurrencyCode(short)) return short;
  const first = (short.split(" ")[0] ?? "").replace(/\.$/, "");
  return (
    currencyOfSign.get(short) ??
    currencyOfName(short) ??
    (/^\p{Lu}{3}$/u.test(first) && isCurrencyCode(first) ? first : (currencyOfSign.get(first) ?? currencyOfName(first)))
  );
};

interface Lines extends Pick<Titles, "above" | "between"> {
  /** Finds those of the suppliers of the rows, where there are several; left out before the rows are read. */
  readonly suppliers?: Suppliers;
}

/** Where the line mentions currencies. */
const placesIn = ({ text }: Title) =>
  [...text.matchAll(mentioned)].map(({ index, 0: whole, 1: code, 2: sign, 3: name }) => {
    const { length } = code ?? sign ?? name ?? whole;
    return { at: index + whole.length - length, length };
  });

/** True where a line that mentions currencies says nothing else. See [Note: a line that gives a currency]. */
const onlyMentions = (line: Title): boolean => placesIn(line).every((place) => saysNothingElse(line.text, place));

/** “Kirkgate: EUR” where Kirkgate is a supplier of some rows. */
const isOfOne = (line: Title, suppliers: Suppliers): boolean =>
  placesIn(line).some((place) => suppliers.areNamedIn(saidAround(line.text, place)));

/** Every currency that the line mentions. */
function currenciesIn({ text }: Title): readonly string[] {
  const found = [...text.matchAll(mentioned)].map(([, code, sign, name]) => codeOf(code ?? sign ?? name ?? ""));
  const inBrackets = [...text.matchAll(/\((?:in )?(\p{L}[\p{L} .]{3,24})\)/giu)].map(([, name]) =>
    currencyOfName(name ?? ""),
  );
  const codes = [...text.matchAll(/[（(] ?(\p{Lu}{3}) ?[)）]/gu)].flatMap(([, code = ""]) =>
    isCurrencyCode(code) ? [code] : [],
  );
  return [...new Set([...found, ...inBrackets, ...codes].filter((code) => code !== null))];
}

/** The one currency that a line gives to the amounts with words: “Currency: EUR”, “Amounts in pounds sterling”. */
const statedIn = ({ text }: Title): string | null => {
  const unit = unitOf.exec(text.normalize("NFC"));
  const said = labelled.exec(text) ?? amountsIn.exec(text);
  // “Amounts in PLN / EUR” gives them none.
  if (said !== null && amountsOfSome(text.slice(0, said.index))) return null;
  const after = said === null ? undefined : another.exec(text.slice(said.index + said[0].length))?.[1];
  if (after !== undefined && codeOf(after) !== null) return null;
  return codeOf(unit?.[1] ?? unit?.[2] ?? unit?.[3] ?? said?.[1] ?? "");
};

/** “Invoice Currency: NOK”, and nothing else. */
const onlyLabelled = new RegExp(`^(?:\\p{L}+ ){0,2}(?:${labels})\\s*[:=]?\\s*(\\p{Lu}{3}|[£€])$`, "iu");

/** The currency that a line names after a label, if it says nothing else; or null. */
export const currencyOfLine = (text: string): string | null => codeOf(onlyLabelled.exec(text.trim())?.[1] ?? "");

/** “USD”, “(in US dollars)”: a line that says nothing else. */
function aloneIn(line: Title): string | null {
  const said = /^[\s\p{P}]*(?:(?:all )?in )?(.{1,20}?)[\s\p{P}]*$/iu.exec(line.text)?.[1] ?? "";
  if (currenciesIn({ ...line, text: said })[0] === said) return said;
  return plainNames.test(said) ? currencyOfName(said) : null;
}

const plainNames = /^(?:(?:us|american|canadian|australian) dollars?|euros?|pounds? sterling|swiss francs?)$/i;

const another = new RegExp(
  `^\\s*(?:[/,&+|]|(?:i|or|and|und|oder|et|ou|y|o|e|og|och|lub|of|en|a|si|și|ve|и|та|και)(?= ))\\s*${word}`,
  "iu",
);

/**
 * The one currency that lines around the rows give to all amounts, or null. A line above the headings that only
 * mentions a currency gives it too, if no other line mentions another: “Purchases September 2026 (EUR)”.
 */
export function currencyFor({ above, between, suppliers }: Lines): HeaderCurrency | null {
  const lines = [...above, ...between];
  if (suppliers !== undefined && lines.some((line) => isOfOne(line, suppliers))) return null;
  if (lines.some((line) => statedIn(line) !== null)) return statedCurrency({ above, between });
  if (lines.some(({ text }) => aboutOthers.test(text))) return null;
  const all = new Set(lines.flatMap(currenciesIn));
  const naming = lines.filter((one) => currenciesIn(one).length > 0);
  const line = above.find((one) => naming.includes(one));
  const [only = null] = all;
  return line !== undefined && all.size === 1 && naming.every(onlyMentions) ? (named(line, only)[0] ?? null) : null;
}

/** The one currency that lines give with words to all amounts, or to the rows whose currency is blank; or null. */
export function statedCurrency({ above, between }: Pick<Titles, "above" | "between">): HeaderCurrency | null {
  const stated = [...above, ...between].flatMap((line) => named(line, statedIn(line)));
  const [first] = stated;
  return first !== undefined && stated.every((one) => one.currency === first.currency) ? first : null;
}

const named = ({ row, text }: Title, currency: string | null): HeaderCurrency[] =>
  currency === null ? [] : [{ currency, where: { row }, header: text.slice(0, longestTitle) }];

/**
 * Asks where a line gives a currency to all amounts and a column of currencies has others: the amounts may be converted.
 * A line that gives one of the column's own currencies is its reporting currency, unless rates are beside the amounts.
 */
export function askAboutStatedCurrency(
  titles: Pick<Titles, "above" | "between">,
  column: { readonly header: string; readonly name: string; readonly index: number },
  { rows, hasRates }: { readonly rows: readonly Row[]; readonly hasRates: boolean },
): Question[] {
  const lines = [...titles.above, ...titles.between];
  const givenIn = (one: Title): string | null => statedIn(one) ?? aloneIn(one);
  const line = lines.find((one) => givenIn(one) !== null);
  const currency = line === undefined ? null : givenIn(line);
  if (line === undefined || currency === null) return [];
  // A blank cell is in the currency that the line gives: only the others are named.
  if (!hasRates && rows.some((row) => (row.cells[column.index] ?? emptyCell).kind === "empty")) return [];
  const codes = rows
    .map((row) => ({ row, text: seen(row.cells[column.index] ?? emptyCell) }))
    .filter(({ text }) => text !== "");
  const other = codes.find(({ text }) => currencyCode(text) !== currency);
  if (other === undefined || (!hasRates && codes.some(({ text }) => currencyCode(text) === currency))) return [];
  return [
    {
      id: "missing-Currency",
      about: "missing",
      text: {
        say: "ask-stated-currency",
        ...{ row: line.row, text: line.text.slice(0, longestTitle), other: other.text, at: other.row.number },
      },
      column: null,
      answers: [
        {
          id: "row",
          label: { say: "currency-in-column", header: column.header },
          sets: { columns: { [column.name]: { as: "property", property: "Currency" } } },
        },
        {
          id: currency,
          label: { say: "all-in", currency },
          sets: { columns: { [column.name]: { as: "left-alone" } }, constants: { Currency: currency } },
        },
      ],
      examples: [],
    },
  ];
}

/** The first heading of amounts that names several currencies, such as “Netto (CHF/EUR)”: none says which row has which. */
export function headingOfSeveral(header: Row, amounts: readonly { readonly index: number }[]): Title | null {
  const headings = amounts.map(({ index }) => ({ row: header.number, text: seen(header.cells[index] ?? emptyCell) }));
  return headings.find((heading) => currenciesIn(heading).length > 1) ?? null;
}

/** True where a line gives another currency to some amounts than this one. */
export const namesAnother = ({ above, between }: Pick<Titles, "above" | "between">, currency: string): boolean =>
  [...above, ...between].some((line) => {
    const given = statedIn(line) ?? aloneIn(line);
    return given !== null && given !== currency;
  });

/** Asks about lines that name a currency for an unclear set of rows: “Invoices in EUR” between two blocks of rows. */
export function askAboutCurrencyTitles(titles: Lines): Question[] {
  if (currencyFor(titles) !== null) return [];
  const { above, between } = titles;
  const lines = [...above, ...between].flatMap((line) => currenciesIn(line).map((code) => ({ line, code })));
  const [first] = lines;
  if (first === undefined) return [];
  const codes = [...new Set(lines.map(({ code }) => code))];
  return [
    {
      id: "missing-Currency",
      about: "missing",
      text: { say: "ask-currency-of-title", row: first.line.row, text: first.line.text.slice(0, longestTitle) },
      column: null,
      answers: [
        ...codes.map((code) => ({
          id: code,
          label: { say: "all-are-in" as const, currency: code },
          sets: { constants: { Currency: code } },
        })),
        { id: "send-without", label: { say: "send-without", property: "Currency" }, sets: { without: ["Currency"] } },
      ],
      examples: [],
    },
  ];
}
