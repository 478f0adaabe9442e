/** @file Amounts that prove each other settle which column is which, and give what no column has. */

import { describe, expect, test } from "vitest";
import { mappingOf } from "../../../../shared/spreadsheet/sheet-reading.ts";
import { readFile } from "../../../corpus/read-file.ts";
import { csv } from "../../../fixtures/spreadsheets/make-files.ts";
import { readCsv, valuesOf } from "../reading.ts";

const start = "Invoice date,Invoice no,Supplier";
const a = "2026-03-14,A-1,Acme";
const b = "2026-03-15,B-1,Bolt";
const c = "2026-03-16,C-1,Cork";

const read = (...lines: readonly string[]) => readCsv(lines, { fallback: null });
const ids = (...lines: readonly string[]) => read(...lines).questions.map(({ id }) => id);

describe("columns under headings that say nothing", () => {
  test("are net, VAT and gross where two rates of one country fit every row", () => {
    const lines = [
      `${start},W1,W2,W3`,
      `${a},120.00,100.00,20.00`,
      `${b},63.00,60.00,3.00`,
      `${c},210.00,200.00,10.00`,
    ];
    const reading = read(...lines);
    expect(reading.questions).toEqual([]);
    expect(mappingOf(reading)).toMatchObject({ W2: "Net", W3: "VAT" });
    expect(reading.columns.find(({ name }) => name === "W2")?.why).toBe(
      "“W2” and “W3” add up to “W1” in every row, such as row 2",
    );
  });

  test("are asked about where the sum fails in one row", () => {
    const lines = [
      `${start},W1,W2,W3`,
      `${a},120.00,100.00,20.00`,
      `${b},63.00,60.00,3.00`,
      `${c},211.00,200.00,10.00`,
    ];
    expect(ids(...lines)).toContain("missing-Net");
  });

  test("are asked about where the part could be a discount of a fifth", () => {
    expect(ids(`${start},W1,W2,W3`, `${a},100.00,80.00,20.00`, `${b},50.00,40.00,10.00`)).toContain("missing-Net");
  });
});

describe("an amount beside VAT alone", () => {
  test("includes the VAT where its rates fit only so", () => {
    const reading = read(`${start},Amount,VAT`, `${a},119.00,19.00`, `${b},214.00,14.00`);
    expect(reading.questions).toEqual([]);
    expect(valuesOf(reading, "Net")).toEqual(["100.00", "200.00"]);
    expect(reading.derived).toContain("Net is “Amount” (column D) minus “VAT” (column E) in 2 rows");
  });

  test("is net where its rates fit only so", () => {
    const reading = read(`${start},Amount,VAT`, `${a},100.00,19.00`, `${b},200.00,14.00`);
    expect(valuesOf(reading, "Net")).toEqual(["100.00", "200.00"]);
  });

  test("is asked about where both are possible, or where the rates are of no country", () => {
    expect(ids(`${start},Amount,VAT`, `${a},100.00,20.00`, `${b},50.00,10.00`)).toEqual(["column-D"]);
    expect(ids(`${start},Amount,VAT`, `${a},100.00,17.00`, `${b},50.00,13.70`)).toEqual(["column-D"]);
  });
});

describe("net and gross without a VAT column", () => {
  test("give the VAT", () => {
    const reading = read(`${start},Net,Gross`, `${a},100.00,120.00`, `${b},50.00,50.00`);
    expect(valuesOf(reading, "VAT")).toEqual(["20.00", "0.00"]);
    expect(reading.derived).toContain("VAT is “Gross” (column E) minus net in 2 rows");
  });

  test("give none where a row has a difference that no rate makes", () => {
    expect(valuesOf(read(`${start},Net,Gross`, `${a},100.00,120.00`, `${b},50.00,57.77`), "VAT")).not.toContain(
      "20.00",
    );
  });
});

test("one column of VAT for each rate is one amount of VAT", () => {
  const header = `${start},Net,VAT 5%,VAT 20%,Gross`;
  const reading = read(header, `${a},100.00,,20.00,120.00`, `${b},60.00,3.00,,63.00`, `${c},200.00,5.00,20.00,225.00`);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "VAT")).toEqual(["20.00", "3.00", "25.00"]);
});

test("a proof holds in every row of a long file, not only in those that are looked at first", () => {
  const lines = Array.from({ length: 900 }, (_, at) => {
    const net = (at + 1) * 100;
    return `2026-03-14,A-${at},Acme,${net}.00,${net * 0.2}.00,${net * 1.2}.00`;
  });
  expect(ids(`${start},Amount,Tax,Total`, ...lines)).toEqual([]);
  const odd = lines.map((line, at) => (at === 777 ? line.replace(/\.00$/, ".55") : line));
  expect(ids(`${start},Amount,Tax,Total`, ...odd)).not.toEqual([]);
});

test("columns of net amounts for each rate add up to one net amount", () => {
  const header = `${start},Net 5%,Net 20%,VAT 5%,VAT 20%,Gross`;
  const one = read(header, `${a},,100.00,,20.00,120.00`, `${b},60.00,0.00,3.00,0.00,63.00`);
  expect(one.questions).toEqual([]);
  expect(valuesOf(one, "Net").map(Number)).toEqual([100, 60]);
  expect(valuesOf(one, "VAT").map(Number)).toEqual([20, 3]);
  const mixed = read(header, `${a},,100.00,,20.00,120.00`, `${b},60.00,10.00,3.00,2.00,75.00`);
  expect(valuesOf(mixed, "Net").map(Number)).toEqual([100, 70]);
  expect(ids(header, `${a},,100.00,,20.00,120.00`, `${b},60.00,10.00,3.00,2.00,65.00`)).not.toEqual([]);
});

test("a file in which every amount is negative is asked about, because a program may book purchases so", () => {
  expect(ids(`${start},W2,W3,W1`, `${a},-100.00,-20.00,-120.00`, `${b},-60.00,-6.00,-66.00`)).toContain("missing-Net");
});

describe("a heading that lies about an amount", () => {
  test.each([
    ["Net over the gross amounts", `${start},Net,VAT,Gross`, "120.00,20.00,100.00", "63.00,3.00,60.00"],
    ["Net over the gross amounts, without a total", `${start},Net,VAT`, "119.00,19.00", "214.00,14.00"],
    ["VAT over the net amounts", `${start},VAT,Net,Gross`, "100.00,20.00,120.00", "60.00,3.00,63.00"],
    ["Net and Gross swapped, without VAT", `${start},Net,Gross`, "120.00,100.00", "63.00,60.00"],
    ["VAT rate over the VAT", `${start},Net,VAT rate,VAT`, "100.00,20.00,20", "60.00,3.00,5"],
  ])("is noticed: %s", (_, header, one, other) => {
    expect(readFile("a.csv", csv(header, `${a},${one}`, `${b},${other}`)).verdict).toBe("ask");
  });
});

test("a template's calculated net amount is checked in each file", () => {
  const header = `${start},Amount,VAT`;
  const first = read(header, `${a},119.00,19.00`, `${b},214.00,14.00`);
  const templates = first.template === null ? [] : [first.template];
  const next = readCsv([header, `${a},100.00,19.00`, `${b},200.00,14.00`], { fallback: null, templates });
  expect(valuesOf(next, "Net")).toEqual(["100.00", "200.00"]);
  const odd = readCsv([header, `${a},100.00,17.77`, `${b},200.00,3.21`], { fallback: null, templates });
  expect(odd.questions).not.toEqual([]);
});

describe("words of a heading beside unknown ones", () => {
  test.each([
    ["Rechnungsbetrag CHF inkl. MWST", "davon MWST CHF"],
    ["GROSS (KSHS)", "VAT 16% (KSHS)"],
    ["Amount", "of which VAT"],
    ["Totalbelopp xyz", "varav moms"],
  ])("tell that “%s” includes “%s”", (amount, vat) => {
    const reading = read(`${start},${amount},${vat}`, `${a},120.00,20.00`, `${b},240.00,40.00`);
    expect(reading.questions).toEqual([]);
    expect(valuesOf(reading, "Net")).toEqual(["100.00", "200.00"]);
  });

  test("never make a net amount of one that is the gross amount", () => {
    const lines = [`${start},Net xyz,VAT,Total`, `${a},120.00,20.00,100.00`, `${b},240.00,40.00,200.00`];
    expect(ids(...lines)).not.toEqual([]);
  });
});

describe("quantity × price", () => {
  const rows = (...of: readonly string[]) => [`${start},Quantity,Unit price,Amount,VAT`, ...of];

  test("is the net amount where the amount without VAT is that in every row", () => {
    const reading = read(...rows(`${a},2,50.00,125.00,25.00`, `${b},1,100.00,125.00,25.00`));
    expect(reading.questions).toEqual([]);
    expect(valuesOf(reading, "Net")).toEqual(["100.00", "100.00"]);
  });

  test("is the net amount where the amount is that in every row", () => {
    const reading = read(...rows(`${a},2,62.50,125.00,25.00`, `${b},1,125.00,125.00,25.00`));
    expect(valuesOf(reading, "Net")).toEqual(["125.00", "125.00"]);
  });
});

test("VAT that is rounded to whole units is a usual share too", () => {
  const lines = [`${start},Montant,IVA,Total`, `${a},158723,30157,188880`, `${b},402815,76535,479350`];
  const reading = read(...lines.map((line) => line.replace("Montant", "Exento xyz")));
  expect(reading.questions.map(({ id }) => id)).not.toContain("missing-Net");
});

describe("headings that say little or something else", () => {
  const rows = (...amounts: readonly string[]) => amounts.map((each, at) => `${[a, b, c][at]},${each}`);
  const sums = rows("100.00,20.00,120.00", "60.00,3.00,63.00", "200.00,40.00,240.00");

  test.each([
    ["a price with and without tax, where nothing is counted", "Cena bez daně,Daň,Cena s daní"],
    ["an amount after tax, in words that nobody knows", "Pre-tax,Tax,After all taxes"],
    ["what is left to pay, where nothing is paid", "Base HT,TVA déductible,Net à payer"],
    ["a net total that includes the tax, beside one without it", "Total (Ex),Tax,Net Total"],
  ])("are settled by the sum: %s", (_, headings) => {
    const reading = read(`${start},${headings}`, ...sums);
    expect(reading.questions).toEqual([]);
    expect(valuesOf(reading, "Net")).toEqual(["100.00", "60.00", "200.00"]);
    expect(valuesOf(reading, "VAT")).toEqual(["20.00", "3.00", "40.00"]);
  });

  test("a price beside a quantity is that of one piece, so it is asked about", () => {
    const counted = rows("100.00,20.00,120.00,2", "60.00,3.00,63.00,1", "200.00,40.00,240.00,3");
    expect(ids(`${start},Price ex VAT,Tax,Price inc VAT,Qty`, ...counted)).toContain("missing-Net");
  });

  test("an amount that excludes VAT by its heading is net beside a “Tax” at a usual rate", () => {
    const shares = rows("100.00,20.00", "60.00,12.00", "200.00,40.00");
    const reading = read(`${start},Amount ex VAT,Tax`, ...shares);
    expect(reading.questions).toEqual([]);
    expect(valuesOf(reading, "VAT")).toEqual(["20.00", "12.00", "40.00"]);
    expect(ids(`${start},Amount,Tax`, ...shares)).not.toEqual([]);
  });
});
