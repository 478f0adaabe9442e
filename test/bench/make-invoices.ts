/** @file Spreadsheets of any length with twenty columns, as the bench reads them. */

import { makeZip, partsWithSheet, withPart } from "../fixtures/spreadsheets/make-files.ts";

const headers = [
  ..."Invoice date,Invoice number,Supplier,Net amount,VAT amount,VAT rate,Currency,Nominal,Project code,PO number".split(
    ",",
  ),
  ..."Description,Gross,Due date,Quantity,Unit price,Department,Site,Entered by,Remarks,Approved".split(","),
];

type Value = string | number | { readonly serial: number };

/** Whole pence, so that the text of an amount is exact. */
const money = (pence: number): number => Number((pence / 100).toFixed(2));

function rowOf(n: number): readonly Value[] {
  const net = 10_000 + ((n * 7_919) % 1_000_000);
  const vat = Math.round(net / 5);
  const day = 46_000 + (n % 365);
  const [supplier, nominal, project] = [
    `Supplier ${n % 800} & Sons Ltd`,
    String(5_000 + (n % 90)),
    `P-${100 + (n % 40)}`,
  ];
  return [
    { serial: day }, `INV-${String(n).padStart(7, "0")}`, supplier, money(net), money(vat), 20, "GBP", nominal, project,
    `PO-${n % 5_000}`, `Goods as ordered on line ${n % 700}`, money(net + vat), { serial: day + 30 }, 1 + (n % 9),
    money(net), `Department ${n % 12}`, `Site ${n % 30}`, n % 2 === 0 ? "K. Patel" : "J. Smith", "", "yes",
  ]; // biome-ignore format: a table
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;");
const letters = headers.map((_, index) => String.fromCharCode(65 + index));

/** As Excel writes it: packed, texts in a list of their own, dates and amounts with formats. */
export function makeXlsx(count: number): Uint8Array {
  const texts = new Map<string, number>();
  const cell = (value: Value, ref: string): string => {
    if (value === "") return `<c r="${ref}" s="0"/>`;
    if (typeof value === "object") return `<c r="${ref}" s="1"><v>${value.serial}</v></c>`;
    if (typeof value === "number") return `<c r="${ref}" s="${Number.isInteger(value) ? 0 : 2}"><v>${value}</v></c>`;
    const index = texts.get(value) ?? texts.size;
    texts.set(value, index);
    return `<c r="${ref}" t="s"><v>${index}</v></c>`;
  };
  const rows: string[] = [];
  for (let n = 0; n <= count; n++) {
    const values = n === 0 ? headers : rowOf(n);
    rows.push(
      `<row r="${n + 1}" spans="1:20">${values.map((value, i) => cell(value, `${letters[i]}${n + 1}`)).join("")}</row>`,
    );
  }
  const sheet = `<dimension ref="A1:T${count + 1}"/><sheetData>${rows.join("")}</sheetData>`;
  const list = [...texts.keys()].map((text) => `<si><t>${escaped(text)}</t></si>`).join("");
  const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="4"/></cellXfs></styleSheet>';
  const counted = `<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" uniqueCount="${texts.size}">`;
  const parts = withPart(partsWithSheet(sheet), "xl/sharedStrings.xml", `${counted}${list}</sst>`);
  return makeZip(withContentTypes(withPart(parts, "xl/styles.xml", styles)));
}

// Without them the workbook library does not find the texts and the styles.
function withContentTypes(parts: ReturnType<typeof partsWithSheet>) {
  const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml.";
  const more = ["sharedStrings", "styles"].map(
    (name) => `<Override PartName="/xl/${name}.xml" ContentType="${kind}${name}+xml"/>`,
  );
  return parts.map((part) => {
    if (part.name !== "[Content_Types].xml") return part;
    const text = new TextDecoder().decode(part.content).replace("</Types>", `${more.join("")}</Types>`);
    return { name: part.name, content: new TextEncoder().encode(text) };
  });
}

const dayOf = (serial: number): string => new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10);

function field(value: Value): string {
  if (typeof value === "object") return dayOf(value.serial).split("-").toReversed().join("/");
  return typeof value === "number" ? String(value) : value;
}

export function makeCsv(count: number): Uint8Array {
  const lines = [headers.join(",")];
  for (let n = 1; n <= count; n++) lines.push(rowOf(n).map(field).join(","));
  return new TextEncoder().encode(`${lines.join("\r\n")}\r\n`);
}
