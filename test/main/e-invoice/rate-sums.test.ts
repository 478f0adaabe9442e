/** @file Lines, allowances and charges prove each VAT line (BR-S-08, BR-CO-11, BR-CO-12), unless rounding explains it. */

import { describe, expect, test } from "vitest";
import { sayMessage } from "../../../shared/wording/message.ts";
import { cii, ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { readingOf } from "./read.ts";

interface Rated {
  readonly net: string;
  readonly rate?: string | null;
  readonly category?: string;
}
interface Modifier extends Rated {
  readonly isCharge: boolean;
}
interface Parts {
  readonly items: readonly Rated[];
  readonly modifiers?: readonly Modifier[];
  readonly breakdown: readonly { net: string; vat: string; rate: string | null; category?: string }[];
  /** BT-106, -107, -108, -109, -110 and -112. */
  readonly totals: readonly [string, string | null, string | null, string, string, string];
}

const percent = (tag: string, rate: string | null): string => (rate === null ? "" : `<${tag}>${rate}</${tag}>`);

function inUbl({ items, modifiers = [], breakdown, totals }: Parts): string {
  const [lines, allowances, charges, net, vat, gross] = totals;
  const tax = (tag: string, { category = "S", rate = "19" }: Rated): string =>
    `<cac:${tag}><cbc:ID>${category}</cbc:ID>${percent("cbc:Percent", rate)}</cac:${tag}>`;
  const amount = (tag: string, value: string | null): string =>
    value === null ? "" : `<cbc:${tag} currencyID="EUR">${value}</cbc:${tag}>`;
  const lineXml = items.map(
    (one) =>
      `<cac:InvoiceLine>${amount("LineExtensionAmount", one.net)}<cac:Item><cbc:Name>Thing</cbc:Name>${tax("ClassifiedTaxCategory", one)}</cac:Item></cac:InvoiceLine>`,
  );
  const modifierXml = modifiers.map(
    (one) =>
      `<cac:AllowanceCharge><cbc:ChargeIndicator>${one.isCharge}</cbc:ChargeIndicator>${amount("Amount", one.net)}${tax("TaxCategory", one)}</cac:AllowanceCharge>`,
  );
  return ubl({ lines: breakdown, net, vat, gross })
    .replace(/<cac:InvoiceLine>.*<\/cac:InvoiceLine>/s, lineXml.join(""))
    .replace("<cac:TaxTotal>", `${modifierXml.join("")}<cac:TaxTotal>`)
    .replace(
      /<cbc:LineExtensionAmount[^/]*\/cbc:LineExtensionAmount>(?=<cbc:TaxExclusive)/,
      amount("LineExtensionAmount", lines),
    )
    .replace(
      "<cbc:PayableAmount",
      `${amount("AllowanceTotalAmount", allowances)}${amount("ChargeTotalAmount", charges)}<cbc:PayableAmount`,
    );
}

function inCii({ items, modifiers = [], breakdown, totals }: Parts): string {
  const [lines, allowances, charges, net, vat, gross] = totals;
  const tax = (tag: string, { category = "S", rate = "19" }: Rated): string =>
    `<ram:${tag}><ram:CategoryCode>${category}</ram:CategoryCode>${percent("ram:RateApplicablePercent", rate)}</ram:${tag}>`;
  const amount = (tag: string, value: string | null): string =>
    value === null ? "" : `<ram:${tag}>${value}</ram:${tag}>`;
  const lineXml = items.map(
    (one) =>
      `<ram:IncludedSupplyChainTradeLineItem><ram:SpecifiedLineTradeSettlement>${tax("ApplicableTradeTax", one)}<ram:SpecifiedTradeSettlementLineMonetarySummation>${amount("LineTotalAmount", one.net)}</ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`,
  );
  const modifierXml = modifiers.map(
    (one) =>
      `<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>${one.isCharge}</udt:Indicator></ram:ChargeIndicator>${amount("ActualAmount", one.net)}${tax("CategoryTradeTax", one)}</ram:SpecifiedTradeAllowanceCharge>`,
  );
  const sums = "<ram:SpecifiedTradeSettlementHeaderMonetarySummation>";
  return cii({ lines: breakdown, net, vat, gross })
    .replace(/<ram:IncludedSupplyChainTradeLineItem>.*<\/ram:IncludedSupplyChainTradeLineItem>/s, lineXml.join(""))
    .replace(
      sums,
      `${modifierXml.join("")}${sums}${amount("LineTotalAmount", lines)}${amount("AllowanceTotalAmount", allowances)}${amount("ChargeTotalAmount", charges)}`,
    );
}

function saidOf(parts: Parts): string | null {
  const said = [inUbl(parts), inCii(parts)].map((xml) => {
    const { questions } = readingOf(xml);
    return questions.filter(({ id }) => id === "sums").map(({ text }) => sayMessage(text))[0] ?? null;
  });
  expect(said[0]).toBe(said[1]);
  return said[0] ?? null;
}

const two = [
  { net: "100.00", vat: "7.00", rate: "7" },
  { net: "200.00", vat: "38.00", rate: "19" },
];
const ofTwo: Parts["totals"] = ["300.00", null, null, "300.00", "45.00", "345.00"];

describe("the lines of a rate", () => {
  test("that aren't the net of its VAT line are asked about with the figures", () => {
    const items = [
      { net: "150.00", rate: "7" },
      { net: "150.00", rate: "19" },
    ];
    expect(saidOf({ items, breakdown: two, totals: ofTwo })).toContain(
      "its lines, allowances and charges in VAT category S (standard rate) at 7% add up to EUR 150.00, but the net of their VAT line is EUR 100.00 and its lines, allowances and charges in VAT category S (standard rate) at 19% add up to EUR 150.00, but the net of their VAT line is EUR 200.00",
    );
  });

  test("that its VAT line doesn't have are asked about", () => {
    const items = [
      { net: "100.00", rate: "7" },
      { net: "200.00", rate: "19" },
    ];
    const breakdown = [{ net: "300.00", vat: "57.00", rate: "19" }];
    const totals: Parts["totals"] = ["300.00", null, null, "300.00", "57.00", "357.00"];
    expect(saidOf({ items, breakdown, totals })).toContain("at 7% add up to EUR 100.00");
  });

  test("are compared less allowances and plus charges of that rate", () => {
    const items = [
      { net: "110.00", rate: "7.00" },
      { net: "195.00", rate: "19.0" },
    ];
    const modifiers = [
      { isCharge: false, net: "10.00", rate: "7" },
      { isCharge: true, net: "5.00", rate: "19" },
    ];
    const totals: Parts["totals"] = ["305.00", "10.00", "5.00", "300.00", "45.00", "345.00"];
    expect(saidOf({ items, modifiers, breakdown: two, totals })).toBeNull();
    const turned = modifiers.map((one) => ({ ...one, rate: one.rate === "7" ? "19" : "7" }));
    expect(saidOf({ items, modifiers: turned, breakdown: two, totals })).toContain("at 7% add up to EUR 115.00");
  });

  test("may differ by what their roundings explain", () => {
    const items = [
      { net: "50.00", rate: "7" },
      { net: "50.01", rate: "7" },
      { net: "99.99", rate: "19" },
      { net: "100.00", rate: "19" },
    ];
    expect(saidOf({ items, breakdown: two, totals: ofTwo })).toBeNull();
  });

  test.each<[string, Parts["items"], Parts["breakdown"]]>([
    ["a line names no rate", [{ net: "150.00", rate: null }, { net: "150.00" }], two],
    [
      "categories without VAT are compared whatever their rate",
      [{ net: "300.00", category: "E", rate: null }],
      [{ net: "300.00", vat: "0.00", rate: "0", category: "E" }],
    ],
  ])("ask nothing where %s", (_, items, breakdown) => {
    const vat = breakdown.length === 1 ? "0.00" : "45.00";
    const gross = breakdown.length === 1 ? "300.00" : "345.00";
    expect(saidOf({ items, breakdown, totals: ["300.00", null, null, "300.00", vat, gross] })).toBeNull();
  });
});

describe("single allowances and charges", () => {
  const one = (net: string) => [{ net, vat: (Number(net) * 0.19).toFixed(2), rate: "19" }];
  const withModifier = (isCharge: boolean, stated: string, net: string): Parts => ({
    items: [{ net: "480.00" }],
    modifiers: [{ isCharge, net: "10.00" }],
    breakdown: one(net),
    totals: [
      "480.00",
      isCharge ? null : stated,
      isCharge ? stated : null,
      net,
      (Number(net) * 0.19).toFixed(2),
      (Number(net) * 1.19).toFixed(2),
    ],
  });

  test("that aren't the total that the net was made with are asked about", () => {
    expect(saidOf(withModifier(false, "10.01", "469.99"))).toContain(
      "its single allowances add up to EUR 10.00, but their total is EUR 10.01",
    );
    expect(saidOf(withModifier(true, "20.00", "500.00"))).toContain(
      "its single charges add up to EUR 10.00, but their total is EUR 20.00",
    );
  });

  test("that are, ask nothing", () => {
    expect(saidOf(withModifier(false, "10.00", "470.00"))).toBeNull();
    expect(saidOf(withModifier(true, "10.00", "490.00"))).toBeNull();
  });

  test("written with a minus ask nothing", () => {
    const parts = withModifier(false, "10.00", "470.00");
    expect(saidOf({ ...parts, modifiers: [{ isCharge: false, net: "-10.00" }] })).toBeNull();
  });
});
