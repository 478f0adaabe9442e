/** @file Makes the files of a history: spreadsheets, invoice lists, list files and documents, as people write them. */

import { pdf } from "../fakes/fake-world.ts";
import type { Chance } from "../fault-injection/chance.ts";

export interface Contents {
  /** A file for the inbox, now and then one that was there before. */
  drop(): { readonly path: string; readonly content: string };
  batch(): string;
}

interface Row {
  readonly supplier: string;
  readonly number: string;
  readonly date: string;
  readonly net: string;
}

const goodRow = (number: string): Row => ({ supplier: "Acme Ltd", number, date: "2026-11-20", net: "10.00" });

/** Each spreadsheet has invoice numbers of its own, so that whatever arrives tells where it comes from. */
export function createContents(chance: Chance): Contents {
  const earlier: string[] = [];
  const tables: (readonly Row[])[] = [];
  let made = 0;
  const keep = (content: string) => {
    earlier.push(content);
    return content;
  };
  const keepTable = (rows: readonly Row[], hand: Hand) => {
    tables.push(rows);
    return keep(writeTable(rows, hand));
  };
  /** Rows of an earlier spreadsheet, as people export them again: in another order, with one more, with another amount. */
  const overlap = () => {
    const rows = tables[Math.floor(chance.next() * tables.length)] ?? [goodRow(`N${made}-8`)];
    const kept = rows.filter(() => chance.next() < 0.7);
    const turned = chance.next() < 0.3 ? kept.toReversed() : kept;
    const changed = chance.next() < 0.3 ? turned.map((row) => ({ ...row, net: "11.00" })) : turned;
    const more = chance.next() < 0.6 ? [goodRow(`N${made}-7`)] : [];
    return keepTable([...changed, ...more], handOf(chance, 0.5));
  };
  const batch = () => {
    made += 1;
    if (tables.length > 0 && chance.next() < 0.25) return overlap();
    const numbers = Array.from({ length: chance.between(1, 3) }, (_, n) => goodRow(`N${made}-${n + 1}`));
    // Invoices of two lines.
    const hasLines = chance.next() < 0.08;
    const rows = numbers.flatMap((row) => (hasLines && chance.next() < 0.6 ? [row, { ...row, net: "20.00" }] : [row]));
    const dated = chance.next() < 0.1 ? rows.map((row) => ({ ...row, date: ambiguousDate })) : rows;
    const all = chance.next() < 0.15 ? [...dated, { ...goodRow(`N${made}-9`), supplier: "" }] : dated;
    return keepTable(all, handOf(chance, 0.06));
  };
  /** What the finance system holds already: invoices of an earlier file, and of the next one. */
  const register = () => {
    const known = (tables[Math.floor(chance.next() * tables.length)] ?? []).map(({ number }) => number);
    const numbers = [...known.filter(() => chance.next() < 0.5), ...(chance.next() < 0.6 ? [`N${made + 1}-1`] : [])];
    const spelled = numbers.length > 0 ? numbers : ["N0-1"];
    const named = chance.next() < 0.6;
    const lines = spelled.map(
      (number, n) => `${2_001 + n},${handOf(chance, 0.3).number(number)}${named ? ",Acme Ltd" : ""}`,
    );
    // Some were made long before they are added.
    const title = made % 5 === 2 ? exportedBefore : "";
    return `${title}${[`Purchase invoice id,Invoice number${named ? ",Supplier" : ""}`, ...lines].join("\r\n")}\r\n`;
  };
  const listFile = () => {
    const files = ["scan.pdf", "scan 2.pdf"].filter(() => chance.next() < 0.8);
    const lines = files.map((file) => `${file},${chance.pick(["1005", "1006", "1007"])}`);
    return `${["File,Purchase invoice id", ...lines].join("\r\n")}\r\n`;
  };
  const document = () => {
    made += 1;
    const kind = chance.next();
    if (kind < 0.06) return keep(`%PDF-1.7 cut off ${made}`);
    if (kind < 0.09) return "";
    return keep(kind < 0.13 ? cutOffPdf(made) : pdf(`document ${made}`));
  };
  /** Some offices work with lists, and most seldom or never. */
  const oftenLists = chance.next() < 0.2 ? 0.3 : 0.02;
  const oftenRegisters = chance.next() < 0.2 ? 0.15 : 0.02;
  const file = () => {
    if (chance.next() < oftenRegisters) return register();
    if (chance.next() < oftenLists) return listFile();
    const kind = chance.next();
    return kind < 0.5 ? batch() : document();
  };
  return {
    batch,
    drop() {
      const again = earlier[Math.floor(chance.next() * earlier.length)];
      const content = again !== undefined && chance.next() < 0.2 ? again : file();
      return { path: chance.pick(pathsFor(content)), content };
    },
  };
}

/** Nobody can tell the third of April from the fourth of March. */
export const ambiguousDate = "03/04/2026";

/** What a person says that a supplier is called. No file has it in its rows. */
export const givenName = "Acme Limited";

/** The title of a list that was made before anything was sent. */
export const exportedBefore = "Exported on 2026-11-01\r\n";

const conflictCopy = "a (Ada's conflicted copy 2026-11-20).csv";

/** True for the name that a sync program gives to the second of two versions. */
export const isConflictCopy = (path: string) => path.endsWith(conflictCopy);

type Names = readonly [string, ...string[]];

function pathsFor(content: string): Names {
  if (content.startsWith("File,")) return ["attachments.csv", "attachments.csv", "attachments 2.csv"];
  if (isRegister(content)) return ["invoice list.csv", "invoice list 2.csv"];
  return isTable(content)
    ? ["a.csv", "a.csv", "b.csv", "b.csv", "c.csv", "c.csv", "sub/a.csv", "1001/a.csv", conflictCopy]
    : ["1001.pdf", "1002.pdf", "1003.pdf", "scan.pdf", "1001/scan.pdf", "scan 2.pdf", "1004.zip"];
}

const isRegister = (content: string) => /^(?:Exported on .*\r\n)?Purchase invoice id,/.test(content);

const isTable = (content: string) => /^(?:Supplier|AccountId),/.test(content);

/** How somebody writes a supplier and a number: nobody sees a difference, or everybody knows that it is the same. */
interface Hand {
  readonly hasIds: boolean;
  readonly supplier: string;
  readonly number: (number: string) => string;
}

const plainly: Hand = { hasIds: false, supplier: "Acme Ltd", number: (number) => number };

/** Alike by eye: no-break and double spaces, a soft hyphen, a zero-width space, full-width digits, other hyphens. */
const otherHands: readonly [Hand, ...Hand[]] = [
  { ...plainly, hasIds: true },
  { ...plainly, supplier: "Acme\u00a0Ltd", number: (number) => number.replace("-", "\u2011") },
  { ...plainly, supplier: "Acme  Ltd", number: (number) => number.replace("-", " ") },
  { ...plainly, supplier: "Ac\u00adme\u200b Ltd", number: (number) => number.replace("-1", "-\uff11") },
  { ...plainly, supplier: "ACME LTD", number: (number) => `${number}\u200e` },
];

/** @param oddly how often somebody writes otherwise than plainly */
const handOf = (chance: Chance, oddly: number): Hand => (chance.next() < oddly ? chance.pick(otherHands) : plainly);

function writeTable(rows: readonly Row[], hand: Hand): string {
  const lines = rows.map(({ supplier, number, date, net }) => {
    const written = hand.hasIds ? "7" : hand.supplier;
    return `${supplier === "" ? "" : written},${hand.number(number)},${date},${net},2.00`;
  });
  return `${[`${hand.hasIds ? "AccountId" : "Supplier"},Invoice number,Invoice date,Net,VAT`, ...lines].join("\r\n")}\r\n`;
}

/** A linearized PDF whose second half is missing: its first end mark is near its beginning. */
const cutOffPdf = (n: number) =>
  `%PDF-1.7\n1 0 obj\n<< /Linearized 1 /L 90000 >>\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n0\n%%EOF\n% ${n}\n`;

/** True for documents that histories cut off: none of them may reach the finance system. */
export const isCutOff = (content: string) => content.includes("/Linearized") || content.includes("cut off");
