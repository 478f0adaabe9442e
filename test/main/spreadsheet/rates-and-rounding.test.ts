/** @file Totals that are rounded, and invoices with a row for each rate: neither is a slip of the pen. */

import { expect, test } from "vitest";
import { sayMessage } from "../../../shared/wording/message.ts";
import { readCsv, valuesOf } from "./reading.ts";

const rounded = (total: string, heading = "Öresavr.") =>
  readCsv([
    `Leverantör;Fakturanr;Fakturadatum;Netto;Moms;${heading};Totalt`,
    `Ahlsell Sverige AB;5512340987;2026-09-01;8420,50;2105,13;0,37;${total}`,
    "Telia Sverige AB;80914455310;2026-09-02;1249,00;312,25;-0,25;1561,00",
    "Rexel Sverige AB;S48820117;2026-09-08;15260,00;3815,00;0,00;19075,00",
  ]);

test("a total is rounded by what the column beside it says, under any heading", () => {
  for (const heading of ["Öresavr.", "Rounding", "Rundung", "Avrunding"]) {
    const reading = rounded("10526,00", heading);
    expect(reading.questions, heading).toEqual([]);
    expect(valuesOf(reading, "Net"), heading).toEqual(["8420.50", "1249.00", "15260.00"]);
  }
});

test("a total that is off by more than the rounding is asked about", () => {
  expect(rounded("10536,00").questions).not.toEqual([]);
  expect(rounded("10525,00").questions).not.toEqual([]);
});

const register = (total: string, name = "Cash & Carry Padano S.p.A.") =>
  readCsv(
    [
      "Protocollo|Data doc.|Num. doc.|Ragione sociale fornitore|Imponibile|Aliq. IVA|Imposta|Totale documento",
      "1/A|31/08/2026|1187/FE|Ferramenta Colombo S.r.l.|412,60|22|90,77|503,37",
      "2/A|01/09/2026|004471208812|Enel Energia S.p.A.|688,14|22|151,39|839,53",
      `4/A|08/09/2026|26VF-08812|Cash & Carry Padano S.p.A.|1.260,00|10|126,00|${total}`,
      `4/A|08/09/2026|26VF-08812|${name}|318,45|22|70,06|${total}`,
      "6/A|15/09/2026|8A00771204|TIM S.p.A.|119,90|22|26,38|146,28",
    ],
    { fallback: null },
  );

test("the total of an invoice with a row for each rate may be in each of its rows", () => {
  const reading = register("1.774,51");
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "InvoiceNumber")).toEqual([
    "1187/FE",
    "004471208812",
    "26VF-08812",
    "26VF-08812",
    "8A00771204",
  ]);
  expect(valuesOf(reading, "Net")[3]).toBe("318.45");
});

test("a total that its rows don't make, or rows of two suppliers, is asked about", () => {
  expect(register("1.774,61").questions).not.toEqual([]);
  expect(register("1.774,51", "TIM S.p.A.").questions).not.toEqual([]);
});

test("a word for a cancelled invoice in place of the supplier is asked about", () => {
  const reading = readCsv([
    "Invoice no;Invoice date;Supplier;Net;VAT",
    "A-1;13/10/2026;Harbour;5.00;1.00",
    "A-2;14/10/2026;(cancelled);7.00;1.40",
  ]);
  expect(reading.questions).not.toEqual([]);
});

test("a column of companies or surnames, and a code of an account beside it, are the supplier and no question", () => {
  const reading = readCsv(
    [
      "Co./Last Name;First Name;Purchase No.;Date;Supplier Invoice No.;Account No.;Amount;Inc-Tax Amount;GST Amount",
      "Bunnings Group Ltd;;00001187;14/09/2026;B88120447;5-1100;100.00;110.00;10.00",
      "Kelso Earthmoving;;00001188;15/09/2026;331;5-1300;640.00;704.00;64.00",
      "Origin Energy;;00001189;17/09/2026;500448120771;6-2400;318.27;350.10;31.83",
    ],
    { fallback: null },
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "AccountName")).toEqual(["Bunnings Group Ltd", "Kelso Earthmoving", "Origin Energy"]);
});

test("rows whose VAT isn't exactly the rate of their net amount are listed, with the largest difference", () => {
  const rows = [
    ["INV-1", "100.00", "20", "20.00", "120.00"],
    ["INV-2", "10.02", "20", "2.00", "12.02"],
    ["INV-3", "10.00", "20", "2.03", "12.03"],
    ["INV-4", "55.10", "5", "2.75", "57.85"],
    ["INV-5", "80.00", "20", "16.01", "96.01"],
  ];
  const reading = readCsv([
    "Supplier,Invoice no,Invoice date,Net,VAT rate,VAT,Gross",
    ...rows.map(([number, net, rate, vat, gross]) => `Acme Ltd,${number},2026-10-14,${net},${rate},${vat},${gross}`),
  ]);
  expect(reading.derived.map(sayMessage)).toEqual([
    "VAT isn't exactly its rate of the net amount in 2 rows (rows 4 and 6): the largest difference is 0.03",
  ]);
});

const byRate = (heading: string | null) =>
  readCsv(
    [
      ["Doklad č.;Vystaveno;Dodavatel;Částka 0 %;Základ 12 %;DPH 12 %;Základ 21 %;DPH 21 %", heading, "Celkem"],
      ["2026147;27.08.2026;Lucie Šťastná;;;;796,53;167,27", "0,20", "964,00"],
      ["260111890;30.08.2026;Stavebniny Hrubý s.r.o.;;;;8240,25;1730,45", "", "9970,70"],
      ["900359;30.08.2026;Knihkupectví Paseka;345,24;;;1078,97;226,58", "", "1650,79"],
      ["402623;08.09.2026;Pekařství U Mlýna;;1824,25;218,91;;", "", "2043,16"],
      ["2026188;07.10.2026;Lucie Šťastná;;;;5930,12;1245,33", "-0,45", "7175,00"],
    ].map(([start, rounding, total]) => [start, ...(heading === null ? [] : [rounding]), total].join(";")),
    { fallback: null },
  );

test("what a total was rounded by is part of no net amount, where each rate has its columns", () => {
  for (const heading of ["Zaokr.", "Zaokrouhlení", "Rozdíl", "Halíře"]) {
    const reading = byRate(heading);
    expect(reading.questions, heading).toEqual([]);
    expect(valuesOf(reading, "Net").map(Number), heading).toEqual([796.53, 8240.25, 1424.21, 1824.25, 5930.12]);
    expect(valuesOf(reading, "VAT").map(Number), heading).toEqual([167.27, 1730.45, 226.58, 218.91, 1245.33]);
  }
});

test("the evidence names the rounding as a part of the total", () => {
  const net = byRate("Zaokr.").columns.find(({ name }) => name === "Celkem");
  expect(net?.why && sayMessage(net.why)).toContain("“Zaokr.” add up to “Celkem”");
});

test("a rounded total without a column of roundings never gives the net amount", () => {
  expect(byRate(null).questions).not.toEqual([]);
});

test("a rounded total and VAT alone never give the net amount", () => {
  const reading = readCsv(
    [
      "Doklad č.;Vystaveno;Dodavatel;DPH;Zaokr.;Celkem s DPH",
      "2026147;27.08.2026;Lucie Šťastná;167,27;0,02;963,82",
      "260111890;30.08.2026;Stavebniny Hrubý s.r.o.;1730,45;;9970,70",
      "900359;31.08.2026;Knihkupectví Paseka;226,58;-0,02;1305,53",
    ],
    { fallback: null },
  );
  expect(reading.questions.map(({ id }) => id)).toEqual(["missing-Net"]);
});

test("a total that the rate of each row makes of its net amount is no question, though a running number is beside it", () => {
  const list = (total: string) =>
    readCsv(
      [
        "P. č.;Dodávateľ;Faktúra č.;Vystavená;Základ dane;Sadzba DPH;Spolu s DPH",
        "1;Orange a.s.;260441821;03.11.2026;100,00;23 %;123,00",
        "2;Ferona a.s.;26118093;04.11.2026;60,00;23 %;73,80",
        `3;Pekáreň s.r.o.;26080;15.11.2026;-11,25;5 %;${total}`,
      ],
      { fallback: null },
    );
  const asked = (total: string) => list(total).questions.flatMap(({ id }) => (id === "missing-Currency" ? [] : [id]));
  expect(asked("-11,81")).toEqual([]);
  expect(asked("-13,81")).not.toEqual([]);
});
