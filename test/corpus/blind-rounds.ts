/**
 * @file Files of blind rounds: written by people who had seen neither code nor word lists nor earlier files.
 *
 * What counts of a round is its first run, which docs/spreadsheets.md keeps. Afterwards it is a regression.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readFile } from "./read-file.ts";

const folder = join(import.meta.dirname, "../fixtures/blind");

interface BlindInvoice {
  readonly InvoiceNumber: string;
  readonly Date: string;
  /** A name, or an id where the file has only that. */
  readonly Supplier: string;
  readonly Currency: string;
  readonly Net: string;
  /** Null where the file gives no way to know it. */
  readonly VAT: string | null;
  readonly Description: string | null;
}

interface BlindFile {
  /** As it is stored; `name` is what the office called it. */
  readonly file: string;
  readonly name: string;
  readonly about: string;
  readonly class: "readable" | "ambiguous" | "not-invoices";
  /** What must be asked, or what it is. */
  readonly why?: string;
  /** The day on which it is read, where it is older than the others: dates of two years ago are asked about. */
  readonly today?: string;
  readonly invoices?: readonly BlindInvoice[];
}

/**
 * - `through`: each value that is sent is the expected one, with no question. A description or currency may be left out.
 * - `asked`: asked about or refused, whether needlessly or as it should be.
 * - `wrong`: something would be sent that must not be.
 */
export interface BlindResult {
  readonly round: string;
  readonly file: BlindFile;
  readonly outcome: "through" | "asked" | "wrong";
  /** What differs, what is left out, or what was asked. */
  readonly remarks: readonly string[];
}

export const blindRounds: readonly string[] = readdirSync(folder).toSorted();

export function judgeRound(round: string): readonly BlindResult[] {
  const files: readonly BlindFile[] = JSON.parse(readFileSync(join(folder, round, "expected.json"), "utf8"));
  return files.map((file) => ({ round, file, ...judge(file, readFileSync(join(folder, round, file.file))) }));
}

type Judged = Pick<BlindResult, "outcome" | "remarks">;

function judge(file: BlindFile, bytes: Uint8Array): Judged {
  const read = readFile(file.name, bytes, null, file.today ?? "2026-11-23");
  if (read.verdict === "ask" && read.why === "unusual") return { outcome: "asked", remarks: [read.detail] };
  if (read.verdict !== "ready") {
    return { outcome: "asked", remarks: ["detail" in read ? read.detail : `a list of ${read.entries.length}`] };
  }
  if (file.class === "not-invoices") return { outcome: "wrong", remarks: ["ready, and these are no invoices"] };
  const sent = read.invoices;
  // A file without any currency is sent without one: the contract does not ask for it.
  if (file.class === "ambiguous")
    return sent.every(({ Currency }) => Currency === undefined) && /currency/i.test(file.why ?? "")
      ? { outcome: "through", remarks: ["without a currency"] }
      : { outcome: "wrong", remarks: [`ready, and to be asked: ${file.why}`] };
  const all = file.invoices ?? [];
  const wanted = all.length === sent.length ? all : withRatesTogether(all);
  if (wanted.length !== sent.length)
    return { outcome: "wrong", remarks: [`${sent.length} invoices, not ${wanted.length}`] };
  // An author may list them by date where the file has them by supplier.
  const got = sent.toSorted((a, b) => compareText(keyOf(a), keyOf(b)));
  const differences = wanted
    .toSorted((a, b) => compareText(keyOf(a), keyOf(b)))
    .flatMap((invoice, n) => compare(invoice, got[n] ?? {}).map((line) => `${n + 1}: ${line}`));
  return { outcome: differences.length === 0 ? "through" : "wrong", remarks: differences };
}

const keyOf = (of: BlindInvoice | Readonly<Record<string, unknown>>): string =>
  [of.InvoiceNumber, of.Date, Number(of.Net)].join("\t");

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** An author may list an invoice of several rates once for each rate. Columns of rates are sent as one sum. */
function withRatesTogether(invoices: readonly BlindInvoice[]): readonly BlindInvoice[] {
  const ofInvoice = (one: BlindInvoice): string => [one.InvoiceNumber, one.Supplier, one.Date].join("\t");
  const sum = (amounts: readonly string[]): string =>
    amounts.reduce((total, amount) => total + Number(amount), 0).toFixed(2);
  return [...Map.groupBy(invoices, ofInvoice).values()].flatMap((of) => {
    const [first] = of;
    if (first === undefined) return [];
    const vats = of.flatMap(({ VAT }) => (VAT === null ? [] : [VAT]));
    return [{ ...first, Net: sum(of.map(({ Net }) => Net)), VAT: vats.length === of.length ? sum(vats) : null }];
  });
}

/** A VAT that is there is never left out; with a rate the finance system calculates it. */
const isVatDue = (vat: string, got: Readonly<Record<string, unknown>>): boolean =>
  "VAT" in got || (Number(vat) !== 0 && !("VATRate" in got) && !("ExtVATID" in got));

function compare(wanted: BlindInvoice, got: Readonly<Record<string, unknown>>): readonly string[] {
  const text = (value: unknown) =>
    String(value ?? "")
      .replaceAll(/\s+/g, " ")
      .trim();
  const amount = (value: unknown) => (value === null || value === undefined ? null : Number(value).toFixed(2));
  const pairs: readonly (readonly [name: string, should: unknown, is: unknown])[] = [
    ["InvoiceNumber", text(wanted.InvoiceNumber), text(got["InvoiceNumber"])],
    ["Date", wanted.Date, text(got["Date"]).slice(0, 10)],
    ["Supplier", text(wanted.Supplier), text(got["AccountName"] ?? got["AccountId"])],
    ["Net", amount(wanted.Net), amount(got["Net"])],
    // An author who names no currency saw no code; the tax of a country may still show which “$” it is.
    ...("Currency" in got && wanted.Currency !== "" ? [["Currency", wanted.Currency, got["Currency"]] as const] : []),
    ...(wanted.VAT !== null && isVatDue(wanted.VAT, got)
      ? [["VAT", amount(wanted.VAT), amount(got["VAT"])] as const]
      : []),
  ];
  return pairs.flatMap(([name, should, is]) => (should === is ? [] : [`${name} is ${is}, should be ${should}`]));
}
