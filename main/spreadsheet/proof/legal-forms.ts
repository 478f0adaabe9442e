/** @file Recognises the name of a company by its legal form. */

const forms =
  "ltd|limited|llp|plc|inc|llc|corp|pty|gmbh|mbh|ag|kg|kgaa|ohg|ug|gbr|sarl|sas|sasu|eurl|snc|sa|bv|nv|vof|bvba|srl|sl|slu|sau|spa|sapa|lda|ltda|unip|sro|as|aps|ab|hb|oy|oyj|ky|kft|bt|zrt|nyrt|doo|dd|jdoo|sia|uab|oü|ou|eood|ood|ead|şti|sti|aş|ооо|зао|оао|пао|ао|ип|тов|пп|прат|фоп|επε|αε|ικε|οε|εε|ehf|hf";
const last = new RegExp(`(?:^|[\\s,(])(?:${forms})\\)?$`, "iu");
const spelt = /\bsp(?:ó|o)?(?:ł|l)?k?a?\.? z o\.? ?o\.?|\bs\. ?r\. ?o\.?|\bspol\. s r/iu;

/** True for “Harbour Joinery Ltd”, “Kikötő Kft.”, “Tarn Motor A/S” and “Stolarnia Sp. z o.o.”. */
export const isCompany = (name: string): boolean =>
  spelt.test(name) ||
  last.test(
    name
      .trim()
      .replace(/[./]/g, "")
      .replace(/(?<=\b\p{L}) (?=\p{L}\b)/gu, ""),
  );
