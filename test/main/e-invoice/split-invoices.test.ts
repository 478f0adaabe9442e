/** @file A file with several e-invoices becomes a file for each, with what all of them share. */

import { describe, expect, test } from "vitest";
import { splitInvoices } from "../../../main/e-invoice/split-invoices.ts";
import { inEnvelope, ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { facturae, fatturaPa } from "../../fixtures/e-invoices/make-national.ts";
import { der, sign } from "../../fixtures/e-invoices/make-signed.ts";
import { readingOf, refusalOf } from "./read.ts";

const limits = { mostFiles: 10, mostBytes: 100_000 };
const split = (xml: string | Uint8Array, within = limits) =>
  splitInvoices(typeof xml === "string" ? new TextEncoder().encode(xml) : xml, within);
/** The number and seller of each. */
const read = (files: readonly Uint8Array[] | null) =>
  files?.map((file) => {
    const { eInvoice } = readingOf(file);
    return [eInvoice?.number, eInvoice?.seller.name, eInvoice?.totals.gross];
  });

const lotto = fatturaPa({ number: "1/A" }, { number: "2/A" }, { number: "3/A" });
const [invoice = ""] = /<Invoice>[\s\S]*<\/Invoice>/.exec(facturae({ number: "1" })) ?? [];
const second = invoice.replace(/<InvoiceNumber>1</, "<InvoiceNumber>2<");
const batch = facturae({ number: "1" }).replace(invoice, invoice + second);

describe("of several invoices", () => {
  test("in FatturaPA, each keeps the seller, in its digits", () => {
    expect(refusalOf(lotto)).toBe("contains 3 e-invoices");
    const alone = readingOf(fatturaPa({ number: "2/A" }));
    const files = split(lotto);
    expect(read(files)?.map(([number]) => number)).toEqual(["1/A", "2/A", "3/A"]);
    const [, middle = new Uint8Array()] = files ?? [];
    expect(readingOf(middle).eInvoice).toEqual(alone.eInvoice);
    // It is recognised as the same one, wherever it comes from.
    expect([...readingOf(middle).invoices, ...readingOf(middle).incomplete]).toEqual([
      ...alone.invoices,
      ...alone.incomplete,
    ]);
  });

  test("in a signed FatturaPA", () => {
    expect(read(split(sign(der(0x04, new TextEncoder().encode(lotto)))))).toEqual(read(split(lotto)));
  });

  test("in Facturae", () => {
    expect(refusalOf(batch)).toBe("contains 2 e-invoices");
    expect(read(split(batch))?.map(([number]) => number)).toEqual([
      readingOf(facturae({ number: "1" })).eInvoice?.number,
      readingOf(facturae({ number: "2" })).eInvoice?.number,
    ]);
  });

  test("in an envelope, whose prefixes they may use", () => {
    const both = inEnvelope(ubl({ number: "1" }) + ubl({ number: "2", root: "CreditNote", type: "381" }));
    expect(refusalOf(both)).toBe("contains 2 e-invoices");
    expect(read(split(both))?.map(([number]) => number)).toEqual(["1", "2"]);
  });

  test("in another character set", () => {
    const latin = lotto.replace(/^(<[?]xml[^>]*[?]>)?/, '<?xml version="1.0" encoding="ISO-8859-1"?>');
    const named = latin.replace(/(<Denominazione>)[^<]*/, "$1Caffè");
    expect(read(split(Buffer.from(named, "latin1")))?.map(([, seller]) => seller)).toEqual(["Caffè", "Caffè", "Caffè"]);
  });
});

test("brackets in texts, comments and CDATA are no elements", () => {
  const odd = "<!-- <FatturaElettronicaBody> --><![CDATA[</FatturaElettronicaBody>]]>";
  const files = split(fatturaPa({ number: "1", last: odd }, { number: "2" }));
  expect(read(files)?.map(([number]) => number)).toEqual(["1", "2"]);
});

test("one invoice, another document and a damaged file have nothing to split", () => {
  for (const xml of [fatturaPa({}), ubl(), inEnvelope(ubl()), "<a/>", `${lotto}<`]) expect(split(xml)).toEqual([]);
});

test("more than the limits allow is not split", () => {
  expect(split(lotto, { ...limits, mostFiles: 2 })).toBeNull();
  expect(split(lotto, { ...limits, mostBytes: lotto.length })).toBeNull();
});

test("invoices in a file of an unknown kind are counted and refused", () => {
  expect(refusalOf(`<Invoices>${ubl().replace(/<[?].*?[?]>/, "")}</Invoices>`)).toBe(
    "is an XML file of another kind, “Invoices”, with an e-invoice in it",
  );
  expect(refusalOf(`<all>${(ubl() + ubl()).replace(/<[?].*?[?]>/g, "")}</all>`)).toContain("with 2 e-invoices in it");
});
