/** @file The plain text of a piece of HTML: without tags, and with its entities as letters. */

const marks: Readonly<Record<string, string>> = {
  acute: "\u0301",
  grave: "\u0300",
  circ: "\u0302",
  uml: "\u0308",
  tilde: "\u0303",
  cedil: "\u0327",
  ring: "\u030a",
  caron: "\u030c",
};
const named: Readonly<Record<string, string>> = {
  ...{ nbsp: " ", amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", euro: "€", pound: "£", yen: "¥", cent: "¢" },
  ...{ oslash: "ø", Oslash: "Ø", aelig: "æ", AElig: "Æ", szlig: "ß", deg: "°", ordm: "º", ordf: "ª", middot: "·" },
  ...{ ndash: "–", mdash: "—", lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”", laquo: "«", raquo: "»", shy: "" },
};

/** The text that a browser shows; an entity that is not known stays as it is written. */
export const plainText = (html: string): string =>
  html
    .replace(/<br\b[^>]*>|<\/(?:p|div)>/gi, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal, hexadecimal, name) =>
      letterOf(whole, decimal === undefined ? hexadecimal && Number.parseInt(hexadecimal, 16) : Number(decimal), name),
    )
    .replace(/[\s\u00a0]+/g, " ")
    .trim();

function letterOf(whole: string, code: number | undefined, name: string | undefined): string {
  if (code !== undefined) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  const known = name === undefined || !Object.hasOwn(named, name) ? undefined : named[name];
  if (known !== undefined) return known;
  const [, letter = "", mark = ""] = /^([a-z])([a-z]{3,5})$/i.exec(name ?? "") ?? [];
  return Object.hasOwn(marks, mark) ? `${letter}${marks[mark]}`.normalize("NFC") : whole;
}
