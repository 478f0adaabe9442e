/** @file Headings that say pence or cents in any short form are asked about. */

import { expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const ids = (net: string, vat: string) =>
  readCsv(
    [
      `Supplier,Invoice No,Date,${net},${vat}`,
      "Telford Telecom,TT-1,17/11/2026,12050,2410",
      "Kirkgate Carpets,KC-2,18/11/2026,9900,1980",
    ],
    {
      fallback: null,
    },
  ).questions.map(({ id }) => id);

test.each([
  ["Net (p)", "VAT (p)"],
  ["Net p", "VAT p"],
  ["Net (c)", "VAT (c)"],
  ["Net in ct", "VAT in ct"],
  ["Net ct.", "VAT ct."],
  ["Netto (ct)", "USt (ct)"],
  ["Netto Cent", "USt Cent"],
  ["Net (in pence)", "VAT (in pence)"],
  ["Netto groszy", "VAT groszy"],
  ["Netto (gr)", "VAT (gr)"],
  ["Netto öre", "Moms öre"],
  ["Netto (øre)", "Moms (øre)"],
  ["Základ haléře", "DPH haléře"],
])("“%s” and “%s” are in a smaller unit", (net, vat) => expect(ids(net, vat)).toContain("title-units"));

test.each([
  ["Net", "VAT"],
  ["Net (b)", "VAT (c)"],
  ["Net P", "VAT P"],
  ["Importo", "Ore"],
])("“%s” and “%s” say nothing of a unit", (net, vat) => expect(ids(net, vat)).not.toContain("title-units"));
