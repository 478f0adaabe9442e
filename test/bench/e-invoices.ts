/** @file `npm run bench -- e-invoices`: how fast e-invoices are read, small ones and large ones, beside saxes alone. */

import { SaxesParser } from "saxes";
import { readEInvoice } from "../../main/e-invoice/read-e-invoice.ts";
import { speaksAgainstBooking } from "../../main/spreadsheet/read-spreadsheet.ts";
import { cii, ubl } from "../fixtures/e-invoices/make-e-invoices.ts";

const rounds = 5;
const nothingSaid = { templates: [], answers: null, ownVatIds: [], speaksAgainst: speaksAgainstBooking, show: 0 };

/** An invoice of so many lines of 100.00, each with what a line of a real one has. */
function withLines(make: typeof ubl, pattern: RegExp, lines: number): Uint8Array {
  const net = `${lines}00.00`;
  const xml = make({
    lines: [{ net, vat: `${lines * 19}.00`, rate: "19" }],
    ...{ net, vat: `${lines * 19}.00`, gross: `${lines * 119}.00` },
  });
  const [line = ""] = pattern.exec(xml) ?? [];
  if (line === "") throw new Error("the invoice has no line to repeat");
  const one = line.replace(`>${net}<`, ">100.00<").replace("</ram:IncludedSupplyChainTradeLineItem>", `${ciiAmount}$&`);
  const note = `<!-- ${"x".repeat(120)} -->`;
  return new TextEncoder().encode(xml.replace(line, `${one}${note}\n`.repeat(lines)));
}
const ciiAmount =
  "<ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>100.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>";

/** What any reader has to do: decode the bytes and parse them, and keep nothing. */
function parseAlone(bytes: Uint8Array): number {
  let elements = 0;
  const parser = new SaxesParser({ xmlns: true });
  parser.on("opentag", () => {
    elements += 1;
  });
  parser.write(new TextDecoder("utf-8", { fatal: true }).decode(bytes)).close();
  return elements;
}

function read(bytes: Uint8Array): void {
  const reading = readEInvoice(bytes, nothingSaid);
  if (!reading.ok || reading.value.invoices.length === 0) throw new Error("a made e-invoice asks something");
}

/** The middle one of the rounds, in ms. */
function timeOf(act: () => void): number {
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    act();
    return performance.now() - start;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

const small = Array.from({ length: 500 }, (_, n) =>
  new TextEncoder().encode((n % 2 === 0 ? ubl : cii)({ number: `R-${n}` })),
);
const ublLine = /<cac:InvoiceLine>[\s\S]*<\/cac:InvoiceLine>/;
const ciiLine = /<ram:IncludedSupplyChainTradeLineItem>[\s\S]*<\/ram:IncludedSupplyChainTradeLineItem>/;
const cases: readonly (readonly [string, readonly Uint8Array[]])[] = [
  ["500 small ones", small],
  ["UBL, 8,000 lines", [withLines(ubl, ublLine, 8_000)]],
  ["UBL, 12,000 lines", [withLines(ubl, ublLine, 12_000)]],
  ["CII, 12,000 lines", [withLines(cii, ciiLine, 12_000)]],
  ["UBL, 90,000 lines", [withLines(ubl, ublLine, 90_000)]],
];

for (const [name, files] of cases) {
  const megabytes = files.reduce((sum, { length }) => sum + length, 0) / 1e6;
  const ours = timeOf(() => files.forEach(read));
  const alone = timeOf(() => void files.forEach(parseAlone));
  const perSecond = Math.round((files.length * 1_000) / ours);
  process.stdout.write(
    `${name} (${megabytes.toFixed(1)} MB): ${ours.toFixed(0)} ms, ${perSecond} files a second, ` +
      `saxes alone ${alone.toFixed(0)} ms, ratio ${(ours / alone).toFixed(2)}, ` +
      `${(process.memoryUsage().rss / 1e6).toFixed(0)} MB of memory\n`,
  );
}
