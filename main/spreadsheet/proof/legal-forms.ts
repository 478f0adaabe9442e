/** @file Recognises the name of a company by its legal form. */

import { legalForms } from "../../../shared/imports/alike/company-forms.ts";

const forms = legalForms.join("|");
/** Behind a name: “KG” alone is a kind of document. */
const last = new RegExp(`[\\s,(](?:${forms})\\)?$`, "iu");
const spelt = /\bsp(?:ó|o)?(?:ł|l)?k?a?\.? z o\.? ?o\.?|\bs\. ?r\. ?o\.?|\bspol\. s r/iu;

/** Written before, after or around the name, without a space. */
const anywhere =
  /有限公司|有限责任|股份|集团|公司$|株式会社|有限会社|合同会社|合資会社|㈱|㈲|\(株\)|（株）|\(주\)|（주）|㈜|주식회사|유한회사|(?:^|\s)(?:شركة|مؤسسة|مكتب)\s|בע["״']?מ|חברה|บริษัท|จำกัด|ห้างหุ้นส่วน|^(?:công ty|cty|pt|cv|ud|pd|toko|ооо|зао|оао|пао|ао|ип|тов|тоо|фоп|uab|mb|ab|sia|as|oü)\s|\bs\.? ?a\.? de c\.? ?v\b|\btnhh\b|\bsdn\.? bhd\b/iu;

/** True for “Harbour Joinery Ltd”, “Kikötő Kft.”, “Tarn Motor A/S” and “Stolarnia Sp. z o.o.”. */
export const isCompany = (name: string): boolean =>
  spelt.test(name) ||
  anywhere.test(name) ||
  last.test(
    name
      .trim()
      .replace(/[./]/g, "")
      .replace(/(?<=\b\p{L}) (?=\p{L}\b)/gu, ""),
  );

/** The currencies of the countries whose companies have these forms. Forms of many countries, such as SA, say nothing. */
const ofForms: readonly (readonly [form: RegExp, currencies: readonly string[]])[] = [
  [/[\s,(](?:ApS|I\/S)\)?$/u, ["DKK"]],
  [/[\s,(]A\/S\)?$/u, ["DKK", "NOK"]],
  [/[\s,(](?:AS|ASA)\)?$/u, ["NOK", "EUR", "TRY"]],
  [/[\s,(]AB\)?$/u, ["SEK", "EUR"]],
  [/[\s,(](?:ehf|hf)\.?\)?$/u, ["ISK"]],
  [/[\s,(](?:GmbH|mbH|GmbH & Co\.? KG|AG)\)?(?:,|$)/u, ["EUR", "CHF"]],
  [
    /[\s,(](?:S\.?A\.?S\.?U?|SCI|EURL|S\.?r\.?l\.?|S\.?p\.?A\.?|S\.?L\.?U?\.?|Lda\.?|B\.?V\.?|N\.?V\.?|Oyj?)\)?(?:,|$)/u,
    ["EUR", "RON", "CHF"],
  ],
  [/[\s,(](?:SAS|BV|B\.V\.|Oy|Oyj|Lda\.?|SLU?|S\.L\.U?\.?|EURL)\)?(?:,|$)/u, ["EUR"]],
  [/[\s,(](?:Ltd\.?|Limited|LLP)\)?$/u, ["GBP", "EUR", "INR", "AUD", "CAD", "NZD", "ZAR", "HKD"]],
  [/[\s,(]plc\)?$/iu, ["GBP", "EUR"]],
  [/[\s,(](?:Kft|Zrt|Nyrt|Bt)\.?\)?$/u, ["HUF"]],
  [/[\s,(]Sp\. ?z ?o\. ?o\.?\)?$/iu, ["PLN"]],
  [/[\s,(]s\. ?r\. ?o\.?\)?$/u, ["CZK", "EUR"]],
];

/** The currencies that a supplier's legal form allows; none where it says nothing. */
export const currenciesOfForm = (name: string): readonly string[] => {
  const found = ofForms.filter(([form]) => form.test(name.trim())).map(([, currencies]) => currencies);
  return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
};

const formWords: ReadonlySet<string> = new Set(legalForms);

/** The words of a name without its legal form, and without accents: “Müller & Co. KG” is “mueller”. */
export function companyWords(name: string): readonly string[] {
  const plain = name
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => `${letter}e`)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[.'’]/g, "");
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words.findLastIndex((word) => !formWords.has(word));
  return words.slice(0, Math.max(own, 0) + 1);
}
