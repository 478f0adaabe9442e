/** @file What exports of many countries have in common: two things in one cell, one thing in two columns, and who is the office. */

import { describe, expect, test } from "vitest";
import { utils, write } from "xlsx";
import { makeWorkbook } from "../../fixtures/spreadsheets/make-files.ts";
import { readBytes, readCsv, valuesOf } from "./reading.ts";

const rowsBehind = (header: string, cells: readonly string[]) =>
  readCsv([
    `${header};Invoice date;Invoice no;Net;VAT`,
    ...cells.map((cell, at) => `${cell};2026-04-2${at + 1};K-1${at}9${at};100.00;20.00`),
  ]);

test.each([
  [
    "a Portuguese tax number",
    "Emitente",
    ["503504564 - EDP - Energia S.A.", "500273170 - RECHEIO S.A.", "504615947 - MEO S.A."],
    "EDP - Energia S.A.",
  ],
  [
    "a Brazilian one",
    "Fornecedor",
    [
      "11.222.333/0001-81 - Papelaria Sol Ltda",
      "19.131.243/0001-97 - Serviços Rio",
      "60.746.948/0001-12 - Banco Centro S.A.",
    ],
    "Papelaria Sol Ltda",
  ],
  [
    "a tax number behind the name",
    "Emitente",
    ["EDP S.A. | 503504564", "RECHEIO S.A. | 500273170", "MEO S.A. | 504615947"],
    "EDP S.A.",
  ],
])("%s in the cell of a supplier's name is no part of the name", (_, header, cells, name) => {
  const reading = rowsBehind(header, cells);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "AccountName")[0]).toBe(name);
});

test("an office's own code with each name is still asked about", () => {
  const reading = rowsBehind("Supplier", ["70013001 - Acme Ltd", "70013002 - Bolt Ltd", "70013003 - Cart Ltd"]);
  expect(reading.questions.map(({ id }) => id)).toEqual(["column-A"]);
});

test.each([
  ["Nº Fatura / ATCUD", ["FT 1/10 / JFKX83T9-10", "FT 0117/22 / JJ4H7R2B-22", "FR M/7 / JJ1WD5V7-7"], "FT 1/10"],
  ["Invoice no | IRN", ["SR/26/10 | 9f2c77", "INV-88 | a0b1c2", "B 7 | 77aa01"], "SR/26/10"],
])("a cell with two things, as its heading “%s” has them, is taken apart", (header, cells, number) => {
  const reading = readCsv([
    `Supplier;${header};Invoice date;Net;VAT`,
    ...cells.map((cell, at) => `Acme Ltd;${cell};2026-04-2${at + 1};100.00;20.00`),
  ]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "InvoiceNumber")[0]).toBe(number);
});

test.each([
  ["发票号码", "数电发票号码", "销方名称;开票日期;金额;税额"],
  ["Invoice no", "Credit note no", "Supplier;Invoice date;Net;VAT"],
])("numbers in “%s” and “%s” are those of one list where each row has one of them", (one, other, others) => {
  const reading = readCsv([
    `${one};${other.replace("Credit note no", "Invoice number")};${others}`,
    ";25312000000118844027;Acme Ltd;2026-03-03;100.00;13.00",
    "44810293;;Bolt Ltd;2026-03-04;200.00;26.00",
    ";25332000000088120945;Cart Ltd;2026-03-05;300.00;39.00",
  ]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "InvoiceNumber")).toEqual(["25312000000118844027", "44810293", "25332000000088120945"]);
});

test("two numbers in one row are asked about", () => {
  const reading = readCsv([
    "Invoice no;Invoice number;Supplier;Invoice date;Net;VAT",
    "K-1;25312000000118844027;Acme Ltd;2026-03-03;100.00;13.00",
    "44810293;;Bolt Ltd;2026-03-04;200.00;26.00",
    ";25332000000088120945;Cart Ltd;2026-03-05;300.00;39.00",
  ]);
  expect(reading.questions.map(({ id }) => id)).toContain("which-InvoiceNumber");
});

test.each([
  ["its e-mail address", "공급받는자 이메일1", ["acc@hanbit.kr", "acc@hanbit.kr", "acc@hanbit.kr"]],
  ["its name in every row", "구매자", ["한빛정밀 주식회사", "한빛정밀 주식회사", "한빛정밀 주식회사"]],
])("the customer of several suppliers is the office itself: %s", (_, header, cells) => {
  const reading = readCsv([
    `작성일자;승인번호;상호;공급자사업자등록번호;${header};공급가액;세액`,
    `2026-03-05;20260305-41000012;대성철강(주);134-86-11209;${cells[0]};4820000;482000`,
    `2026-03-07;20260307-77120931;주식회사 케이티;120-81-33476;${cells[1]};187400;18740`,
    `2026-03-10;88120042;우진공구(주);312-05-88190;${cells[2]};634500;63450`,
  ]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "AccountName")).toEqual(["대성철강(주)", "주식회사 케이티", "우진공구(주)"]);
});

test("several customers of one list are still asked about", () => {
  const reading = readCsv([
    "Invoice no;Invoice date;Customer;Net;VAT",
    "K-1;2026-03-05;Acme Ltd;100.00;20.00",
    "K-2;2026-03-06;Bolt Ltd;200.00;40.00",
  ]);
  expect(reading.questions.map(({ id }) => id)).toEqual(["kind"]);
});

test.each([
  ["Journal Memo", ["Purchase: Coates Hire Pty Ltd", "Purchase: Boral Pty Ltd", "Purchase: Origin Pty Ltd"]],
  ["BA", ["RE", "KG", "RE"]],
])("“%s” names no second party", (header, cells) => {
  const names = ["Coates Hire Pty Ltd", "Boral Pty Ltd", "Origin Pty Ltd"];
  const reading = readCsv([
    `Name;${header};Supplier Invoice #;Date;Net;VAT`,
    ...cells.map((cell, at) => `${names[at]};${cell};14${at}81;2026-07-0${at + 1};100.00;10.00`),
  ]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "AccountName")).toEqual(names);
});

test("the invoice's total in each of its lines is no net amount, so gross less VAT is", () => {
  const reading = readCsv([
    "Supplier;Invoice Date;Invoice no;Quantity;Unit Price (ex);Tax;Gross;Invoice Total",
    "Mico Ltd;2026-06-04;MIC-884120;12.00;38.40;69.12;529.92;937.60",
    "Mico Ltd;2026-06-04;MIC-884120;3.00;112.00;50.40;386.40;937.60",
    "Mico Ltd;2026-06-04;MIC-884120;1.00;18.50;2.78;21.28;937.60",
    "Waste Ltd;2026-06-30;INV-0061188;1.00;320.00;48.00;368.00;368.00",
  ]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["460.80", "336.00", "18.50", "320.00"]);
});

test.each([
  ["Tax invoice;;Name of seller;Value;VAT", "Day;No.;;;"],
  ["ใบกำกับภาษี;;ชื่อผู้ขายสินค้า;มูลค่าสินค้าหรือบริการ (บาท);จำนวนเงินภาษีมูลค่าเพิ่ม (บาท)", "วัน เดือน ปี;เลขที่;;;"],
])("headings in a second line below one group are read with it: %s", (upper, lower) => {
  const reading = readCsv([
    upper,
    lower,
    "03/11/2026;IV6811-0118;Siam Co., Ltd;8420.56;589.44",
    "04/11/2026;681100447;Phuket Co., Ltd;21877.10;1531.40",
    "27/11/2026;TX26110071;Andaman Co., Ltd;3650.00;255.50",
    "28/11/2026;BL681118/4;Air Co., Ltd;4500.00;315.00",
  ]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "InvoiceNumber")).toEqual(["IV6811-0118", "681100447", "TX26110071", "BL681118/4"]);
});

test.each([
  ["Co./Last Name;First Name", "Harding;Kevin", "Kevin Harding"],
  ["Firma/Nachname;Vorname", "Huber;Eva", "Eva Huber"],
])("a person is named with the first name: %s", (header, person, name) => {
  const reading = readCsv(
    [
      `${header};Supplier Invoice #;Invoice date;Net;VAT`,
      "Coates Hire Pty Ltd;;14481220;2026-07-03;2150.00;215.00",
      `${person};T2207;2026-07-10;1250.00;125.00`,
    ],
    { answers: { columns: { [header.split(";")[0] ?? ""]: { as: "property", property: "AccountName" } } } },
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "AccountName")).toEqual(["Coates Hire Pty Ltd", name]);
});

const lines = (merged: readonly string[], net: readonly (string | number)[]) =>
  readBytes(
    makeMerged(
      [
        ["Supplier", "Invoice no", "Invoice date", "What for", "Net", "VAT"],
        ["Acme Ltd", "A-17", "2026-04-23", "Paint", net[0] ?? "", "20.00"],
        ["", "", "", "Brushes", net[1] ?? "", "4.00"],
        ["Bolt Ltd", "B-3", "2026-04-24", "Screws", "50.00", "10.00"],
      ],
      merged,
    ),
    "lines.xlsx",
  );

function makeMerged(rows: readonly (readonly (string | number)[])[], merged: readonly string[]): Uint8Array {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
  sheet["!merges"] = merged.map((range) => utils.decode_range(range));
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "Sheet1");
  return new Uint8Array(write(book, { type: "array", bookType: "xlsx" }));
}

describe("an invoice's lines below cells that are merged over all of them", () => {
  test("have its supplier, number and date", () => {
    const reading = lines(["A2:A3", "B2:B3", "C2:C3"], ["100.00", "20.00"]);
    expect([reading.questions, reading.problems]).toEqual([[], []]);
    expect(valuesOf(reading, "InvoiceNumber")).toEqual(["A-17", "A-17", "B-3"]);
    expect(valuesOf(reading, "Net")).toEqual(["100.00", "20.00", "50.00"]);
  });

  test("are a problem where their amounts are merged too", () => {
    expect(lines(["A2:A3", "B2:B3", "C2:C3", "E2:E3"], ["100.00", ""]).problems).not.toEqual([]);
  });

  test("are a problem where they make up the first one", () => {
    expect(lines(["A2:A3", "B2:B3", "C2:C3"], ["20.00", "20.00"]).problems).not.toEqual([]);
  });
});

describe("a column for amounts in a foreign currency", () => {
  const listOf = (rate: string) =>
    readCsv([
      "Supplier;Invoice no;Invoice date;Currency;Exchange rate;VAT;VAT FC;Total;Total FC",
      "Acme Pte Ltd;A-17;2026-07-23;SGD;1.0000;223.20;0.00;2703.20;0.00",
      `Kyowa Ltd;90441;2026-07-24;USD;${rate};85.64;66.83;1037.16;809.33`,
      "Bolt Pte Ltd;B/3;2026-07-25;SGD;1.0000;90.00;0.00;1090.00;0.00",
    ]);

  test("counts where it is filled in, if the rates prove it", () => {
    const reading = listOf("1.2815");
    expect(reading.questions).toEqual([]);
    expect(valuesOf(reading, "Net")).toEqual(["2480.00", "742.50", "1000.00"]);
    expect(valuesOf(reading, "VAT")).toEqual(["223.20", "66.83", "90.00"]);
  });

  test("is asked about where they don't", () => {
    expect(listOf("1.3815").questions).not.toEqual([]);
  });
});

test("a sheet that explains the states of invoices is no question", () => {
  const head = ["Supplier", "Invoice no", "Invoice date", "Net", "VAT", "State"];
  const invoices = [head, ["Acme Ltd", "A-17", "2026-11-03", "500.00", "100.00", "To pay"]];
  const legend = [
    ["Paid", "Matched with a payment"],
    ["To pay", "Awaiting settlement"],
  ];
  expect(readBytes(makeWorkbook({ Invoices: invoices, Legend: legend }), "both.xlsx").questions).toEqual([]);
});

describe("a sheet with sentences beside the invoices", () => {
  const head = ["Supplier", "Invoice no", "Invoice date", "Net", "VAT"];
  const invoices = [head, ["Acme Ltd", "A-17", "2026-11-03", "500.00", "100.00"]];
  const idsWith = (line: string) =>
    readBytes(makeWorkbook({ Invoices: invoices, Notes: [[line]] }), "both.xlsx").questions.map(({ id }) => id);

  test.each(["Do not post any of these - Jane has entered them", "A-17 is wrong", "Bitte nicht buchen"])(
    "is asked about where it speaks against them: %s",
    (line) => expect(idsWith(line)).toEqual(["note-of-sheet"]),
  );

  test.each(["Prepared by the office on 17/11/2026", "Please call if anything is unclear", "Codes are those of 2026"])(
    "is no question where it doesn't: %s",
    (line) => expect(idsWith(line)).toEqual([]),
  );
});

test.each([
  ["Sous-total Lumière", "Lumière SARL"],
  ["Zwischensumme Büro", "Papier Huber GmbH"],
  ["Mezisoučet Stavmat", "Stavmat s.r.o."],
  ["Total Lumière", "Lumière SARL"],
])("“%s” without date and number is the total of the rows above", (total, name) => {
  const reading = readCsv(
    [
      "Supplier;Invoice no;Invoice date;Net;VAT",
      `${name};L-1001;2026-11-03;800.00;160.00`,
      `${name};L-1002;2026-11-17;400.00;80.00`,
      `${total};;;1200.00;240.00`,
      "Plombier Martin;PM-77;2026-11-19;500.00;100.00",
    ],
    { fallback: null },
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "InvoiceNumber")).toEqual(["L-1001", "L-1002", "PM-77"]);
});

test("the total of the second of two sheets is compared with that sheet", () => {
  const head = ["Supplier", "Invoice no", "Invoice date", "Net", "VAT"];
  const october = [head, ["Acme Ltd", "A-1", "2026-10-03", "500.00", "100.00"]];
  const november = [
    head,
    ["Acme Ltd", "A-2", "2026-11-03", "900.00", "180.00"],
    ["Cart Ltd", "C-7", "2026-11-17", "760.00", "152.00"],
  ];
  const idsWith = (total: string) =>
    readBytes(
      makeWorkbook({ "Oct 26": october, "Nov 26": [...november, ["Total", "", "", total, "332.00"]] }),
      "two.xlsx",
    ).questions.map(({ id }) => id);
  expect(idsWith("1660.00")).toEqual([]);
  expect(idsWith("1670.00")).toEqual(["foot"]);
});

describe("a list with quantities, prices and VAT alone", () => {
  const listOf = (vat: string) =>
    readCsv(
      [
        "Supplier;Invoice no;Invoice date;Due date;Quantity;Unit price;VAT amount",
        `Harbour Joinery Ltd;HJ-201;2026-11-03;2026-12-03;2;100.00;${vat}`,
        "Acorn Signs Ltd;9912;2026-11-19;2026-12-19;1;350.00;70.00",
        "Kent Water Ltd;KW-7;2026-11-20;2026-12-20;1;88.10;0.00",
        "Leeds Print Ltd;LP/8;2026-11-21;2026-12-21;5;12.00;12.00",
      ],
      { fallback: null },
    );

  test("has the net amounts that these make", () => {
    const reading = listOf("40.00");
    expect(reading.questions).toEqual([]);
    expect(valuesOf(reading, "Net")).toEqual(["200.00", "350.00", "88.10", "60.00"]);
  });

  test("is asked about where the VAT doesn't prove them", () => {
    expect(listOf("33.33").questions.map(({ id }) => id)).toEqual(["missing-Net"]);
  });
});

test.each([
  ["V1001 Acme Ltd", "V1019 Bolt Ltd"],
  ["V-1001 Acme Ltd", "V-1019 Bolt Ltd"],
])("an office's code of one letter before each name is asked about: %s", (...names) => {
  const reading = readCsv([
    "Supplier;Invoice no;Invoice date;Net;VAT",
    ...names.map((name, at) => `${name};K-${at}71;2026-11-0${at + 3};100.00;20.00`),
  ]);
  expect(reading.questions.map(({ id }) => id)).toEqual(["column-A"]);
});

test("a VAT that makes up the total with the net amount is no rate, though two rows have the same", () => {
  const reading = readCsv([
    "Supplier;Invoice no;Invoice date;Net;VAT;Total",
    "Acme Ltd;A-17;2026-11-03;50.00;10.00;60.00",
    "Bolt Ltd;B/3;2026-11-04;200.00;10.00;210.00",
    "Cart Ltd;771;2026-11-05;80.00;0.00;80.00",
  ]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "VAT")).toEqual(["10.00", "10.00", "0.00"]);
});

test("what has a date and a number is the invoice, though the word may be an account", () => {
  const reading = readCsv(
    [
      "Дата счета;№ счета;Поставщик;Сумма без НДС;НДС 20%",
      "03.11.2026;2210;ООО «Ромашка»;1000,00;200,00",
      "14.11.2026;А-99;АО «Энергосбыт»;3000,00;600,00",
    ],
    { fallback: null },
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "InvoiceNumber")).toEqual(["2210", "А-99"]);
});

test("the bills of an American office need no question about VAT, if its own name shows it", () => {
  const lines = (title: string) => [
    title,
    "Vendor;Bill no;Bill date;Amount",
    "ABC Supply;448211;10/02/2026;2,140.00",
    "Sunbelt;SB-998;10/21/2026;615.30",
  ];
  const idsOf = (title: string) => readCsv(lines(title), { fallback: null }).questions.map(({ id }) => id);
  expect(idsOf("Blue Ridge Roofing LLC")).toEqual([]);
  expect(idsOf("Blue Ridge Roofing")).toEqual(["column-D"]);
});

test.each([
  ["Supplier: Acme Cleaning Ltd", "Acme Cleaning Ltd"],
  ["Lieferant: Gebäudedienst Huber GmbH", "Gebäudedienst Huber GmbH"],
  ["Supplier: all", null],
  ["Supplier: Acme", null],
])("a line “%s” above the headings names the supplier of all rows if it's a company", (line, name) => {
  const { invoices, questions } = readCsv(
    [
      line,
      "Invoice no;Invoice date;Site;Net;VAT",
      "A-17;2026-11-03;Leeds;100.00;20.00",
      "A-18;2026-11-09;York;30.00;6.00",
    ],
    { fallback: null },
  );
  expect(questions.length).toBe(name === null ? 1 : 0);
  expect(invoices.map(({ invoice }) => invoice.AccountName)).toEqual(name === null ? [] : [name, name]);
});

test.each([
  ["Valutabeløp;Beløp", "Mva", "NOK"],
  ["Transaction amount;Base amount", "GST", "SGD"],
])("two columns with the same amounts are one: %s", (amounts, vat, currency) => {
  const [rate, of] = currency === "NOK" ? [25n, 100n] : [9n, 100n];
  const row = (name: string, number: string, day: string, net: bigint) => {
    const gross = `${net + (net * rate) / of}.00`;
    return `${name};${number};${day};${currency};${gross};${gross};${(net * rate) / of}.00`;
  };
  const reading = readCsv([
    `Supplier;Invoice no;Invoice date;Currency;${amounts};${vat}`,
    row("Acme AS", "5512", "2026-11-03", 1000n),
    row("Bolt AS", "TN-9", "2026-11-04", 400n),
    row("Cart AS", "M8827", "2026-11-05", 300n),
  ]);
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net")).toEqual(["1000.00", "400.00", "300.00"]);
});
