/** @file The lines of an e-invoice add up to its total, or it is asked about with the figures; how they may be read is known. */

import { describe, expect, test } from "vitest";
import { sayMessage } from "../../../shared/wording/message.ts";
import { cii, ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { facturae, ksef } from "../../fixtures/e-invoices/make-national.ts";
import { readingOf, sentOf } from "./read.ts";

const askedOf = (xml: string) => readingOf(xml).questions.map(({ text }) => sayMessage(text));
const reasonsOf = (xml: string) => readingOf(xml).doubts.map(({ reason }) => sayMessage(reason));

const line = (net: string | null, within = ""): string =>
  `<cac:InvoiceLine><cbc:ID>1</cbc:ID>${net === null ? "" : `<cbc:LineExtensionAmount currencyID="EUR">${net}</cbc:LineExtensionAmount>`}<cac:Item><cbc:Name>Ware</cbc:Name></cac:Item>${within}</cac:InvoiceLine>`;
const inside = (net: string): string => line(net).replaceAll("InvoiceLine", "SubInvoiceLine");

/** An invoice over 100.00 with these lines. */
const ublOf = (...lines: readonly string[]): string =>
  ubl().replace(/<cac:InvoiceLine>.*<\/cac:InvoiceLine>/s, lines.join(""));

interface CiiLine {
  readonly net?: string;
  readonly id?: string;
  readonly parent?: string;
  readonly status?: string;
}
const ciiLine = ({ net, id = "1", parent, status }: CiiLine): string =>
  `<ram:IncludedSupplyChainTradeLineItem><ram:AssociatedDocumentLineDocument><ram:LineID>${id}</ram:LineID>${parent === undefined ? "" : `<ram:ParentLineID>${parent}</ram:ParentLineID>`}${status === undefined ? "" : `<ram:LineStatusReasonCode>${status}</ram:LineStatusReasonCode>`}</ram:AssociatedDocumentLineDocument>${net === undefined ? "" : `<ram:SpecifiedLineTradeSettlement><ram:SpecifiedTradeSettlementLineMonetarySummation><ram:LineTotalAmount>${net}</ram:LineTotalAmount></ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement>`}</ram:IncludedSupplyChainTradeLineItem>`;
const ciiOf = (...lines: readonly CiiLine[]): string =>
  cii().replace(
    /<ram:IncludedSupplyChainTradeLineItem>.*<\/ram:IncludedSupplyChainTradeLineItem>/s,
    lines.map(ciiLine).join(""),
  );

const question = (sum: string): string =>
  `The e-invoice doesn't add up: its lines add up to EUR ${sum}, but the total of its lines is EUR 100.00. Ask the supplier for a correct one, or send the VAT lines as they are`;

describe("lines that don't add up to their total are asked about", () => {
  test.each([
    ["in UBL", ublOf(line("60.00"), line("30.00")), "90.00"],
    ["by a cent", ublOf(line("60.00"), line("40.01")), "100.01"],
    ["where one lacks its amount", ublOf(line("60.00"), line(null)), "60.00"],
    ["in CII", ciiOf({ net: "200.00" }), "200.00"],
    ["after the first 200", ublOf(...Array.from({ length: 300 }, () => line("0.50"))), "150.00"],
    ["in Facturae", facturae({ items: "<InvoiceLine><GrossAmount>9.99</GrossAmount></InvoiceLine>" }), "109.99"],
  ])("%s", (_, xml, sum) => {
    expect(askedOf(xml)).toEqual([question(sum)]);
    expect(sentOf(xml)).toEqual([]);
  });

  test("in KSeF", () => {
    const items = ksef().match(/<FaWiersz>.*<\/FaWiersz>/)?.[0] ?? "";
    expect(askedOf(ksef({ items: items + items }))[0]).toContain("its lines add up to PLN 200");
  });
});

describe("lines add up", () => {
  test.each([
    ["with four decimal places", ublOf(line("33.3333"), line("33.3333"), line("33.3333"))],
    [
      "with four decimal places, each rounded first",
      ublOf(line("33.3349"), line("33.3349"), line("33.3349"), line("0.01")),
    ],
    ["where they are credited in part", ublOf(line("120.00"), line("-20.00"))],
    ["with lines within lines", ublOf(line("100.00", inside("60.00") + inside("40.00")))],
    ["with lines within lines that alone have the amounts", ublOf(line("0.00", inside("60.00") + inside("40.00")))],
    ["where there are none (BASIC WL)", ciiOf()],
    ["where none has an amount", ciiOf({}, {})],
    ["with a line of text", ciiOf({ net: "100.00" }, {})],
    [
      "with groups (EXTENDED)",
      ciiOf(
        { id: "1", net: "100.00", status: "GROUP" },
        { id: "2", parent: "1", net: "60.00" },
        { id: "3", parent: "1", net: "40.00" },
      ),
    ],
    [
      "with groups without amounts",
      ciiOf(
        { id: "1", status: "GROUP" },
        { id: "2", parent: "1", net: "60.00" },
        { id: "3", parent: "1", net: "40.00" },
      ),
    ],
    [
      "with a line for information",
      ciiOf({ net: "100.00", status: "DETAIL" }, { id: "2", net: "7.00", status: "INFORMATION" }),
    ],
    [
      "with gross amounts in KSeF",
      ksef({ items: "<FaWiersz><P_7>Doradztwo</P_7><P_11A>123</P_11A><P_12>23</P_12></FaWiersz>" }),
    ],
    [
      "in a correction of KSeF, which has those before and after it",
      ksef({ type: "KOR", extra: "", items: "<FaWiersz><P_11>900</P_11><P_12>23</P_12></FaWiersz>" }),
    ],
  ])("%s", (_, xml) => {
    expect(askedOf(xml)).toEqual([]);
    expect(sentOf(xml)).toHaveLength(1);
  });

  test("to the total net, and only the total of the lines is wrong: that waits for approval", () => {
    const xml = ubl().replace(/(<cac:LegalMonetaryTotal>\s*<cbc:LineExtensionAmount[^>]*>)100.00/, "$190.00");
    expect(askedOf(xml)).toEqual([]);
    expect(reasonsOf(xml)).toEqual([
      "Its stated line total, allowances and charges add up to EUR 90.00, but its total net is EUR 100.00",
    ]);
  });
});
