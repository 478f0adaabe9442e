/** @file What a list says against booking it, in a line, a name, a column or a total, is asked about in each of its places. */

import { describe, expect, test } from "vitest";
import { csv } from "../../fixtures/spreadsheets/make-files.ts";
import { readBytes, type Said } from "./reading.ts";

const heading = "Supplier,Invoice Number,Invoice Date,Currency,Net,VAT,Gross";
const rows = [
  "Brightwater Plumbing Supplies Ltd,BW-4471,2026-11-20,GBP,100.00,20.00,120.00",
  "Northern Tile Company,NT/889,2026-11-21,GBP,200.00,40.00,240.00",
  "Telford Telecom,T-55012,2026-11-22,GBP,50.00,10.00,60.00",
];
const idsIn = (lines: readonly string[], said: Said = {}, fileName = "invoices.csv") =>
  readBytes(csv(...lines), fileName, said).questions.map(({ id }) => id);
const total = "Total,,,,350.00,70.00,420.00";

describe("a subtotal that contradicts its rows is asked about, though the total of all is right", () => {
  const withSubtotal = (line: string) => idsIn([heading, ...rows.slice(0, 2), line, ...rows.slice(2), total]);
  test.each(["310.00,60.00,360.00", "300.00,61.00,360.00", "310.00,62.00,372.00", "310.00,62.00,360.00"])(
    "%s",
    (amounts) => expect(withSubtotal(`Subtotal,,,,${amounts}`)).toEqual(["foot"]),
  );
  test("but not a right one", () => expect(withSubtotal("Subtotal,,,,300.00,60.00,360.00")).toEqual([]));
});
