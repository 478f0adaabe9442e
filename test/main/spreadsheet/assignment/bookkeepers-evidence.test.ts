/** @file What a bookkeeper sees in the rows: whose numbers they are, the only dates, goods and VAT that make the total. */

import { describe, expect, test } from "vitest";
import { mappingOf } from "../../../../shared/spreadsheet/sheet-reading.ts";
import { readCsv, valuesOf } from "../reading.ts";

const rows = (...lines: readonly string[]) => readCsv(lines, { fallback: null });
const asked = (...lines: readonly string[]) => rows(...lines).questions.map(({ id }) => id);

/** Six invoices of four suppliers, each numbering in its own way. */
const invoices = [
  { supplier: "Brakes Ltd", id: "20-114", number: "HJ-2291", day: 1, net: "100.00", vat: "20.00", gross: "120.00" },
  { supplier: "Hobbs Timber", id: "20-377", number: "77201", day: 3, net: "250.50", vat: "50.10", gross: "300.60" },
  {
    supplier: "Anglian Water",
    id: "20-902",
    number: "SI-000318/26",
    day: 4,
    net: "60.00",
    vat: "0.00",
    gross: "60.00",
  },
  { supplier: "Brakes Ltd", id: "20-114", number: "HJ-2307", day: 9, net: "80.00", vat: "16.00", gross: "96.00" },
  { supplier: "J W Sharp", id: "20-455", number: "441", day: 12, net: "45.00", vat: "9.00", gross: "54.00" },
  { supplier: "Hobbs Timber", id: "20-377", number: "77260", day: 20, net: "33.30", vat: "6.66", gross: "39.96" },
];
type Invoice = (typeof invoices)[number];
const dated = ({ day }: Invoice) => `2026-10-${String(day).padStart(2, "0")}`;
const list = (heading: string, line: (invoice: Invoice, at: number) => string) => [heading, ...invoices.map(line)];

describe("whose numbers they are", () => {
  test("numbers that follow each other over several suppliers are the office's, where both headings say invoice", () => {
    const reading = rows(
      ...list(
        "Supplier invoice,Supplier's invoice number,Supplier,Date,Net,VAT",
        (one, at) => `BILL-${231 + at},${one.number},${one.supplier},${dated(one)},${one.net},${one.vat}`,
      ),
    );
    expect(reading.questions).toEqual([]);
    expect(valuesOf(reading, "InvoiceNumber")).toEqual(invoices.map(({ number }) => number));
  });

  test("are asked about where one supplier has sent all", () => {
    const ids = asked(
      ...list(
        "Invoice no,Bill number,Supplier,Date,Net,VAT",
        (one, at) => `${231 + at},${one.number},Brakes Ltd,${dated(one)},${one.net},${one.vat}`,
      ),
    );
    expect(ids).toContain("which-InvoiceNumber");
  });

  test("a number that every invoice of a supplier has is never the invoice number", () => {
    const reading = rows(
      ...list(
        "Invoice number,Bill no,Supplier,Date,Net,VAT",
        (one) => `${one.id},${one.number},${one.supplier},${dated(one)},${one.net},${one.vat}`,
      ),
    );
    expect(valuesOf(reading, "InvoiceNumber")).toEqual(invoices.map(({ number }) => number));
  });
});

test("codes under an unknown heading are no suppliers", () => {
  const reading = rows(
    ...list(
      "Lfd.,Rechnungsnummer,Rechnungsdatum,Netto,MwSt",
      (one, at) => `ER-0${231 + at},${one.number},${dated(one)},${one.net},${one.vat}`,
    ),
  );
  expect(reading.questions.map(({ id }) => id)).toContain("missing-AccountName");
});

describe("the only dates of a list", () => {
  const line = (one: Invoice) => `${dated(one)},${one.supplier},${one.number},${one.net},${one.vat}`;

  test("are the invoices', whatever their heading says, if the rows are in their order", () => {
    const reading = rows(...list("Wann,Supplier,Invoice no,Net,VAT", line));
    expect(reading.questions).toEqual([]);
    expect(mappingOf(reading)).toMatchObject({ Wann: "Date" });
  });

  test("are asked about if the rows are in another order", () => {
    const [first, second, third, ...others] = list("Wann,Supplier,Invoice no,Net,VAT", line);
    expect(asked(first ?? "", ...others, second ?? "", third ?? "")).toEqual(["missing-Date"]);
  });

  test.each(["Due date", "Paid on", "Posting date", "Qwerty", "Data wpł.", "Telj. dátum", "Dátum účt.", "Forf.dato"])(
    "are asked about under “%s”",
    (heading) => {
      expect(asked(...list(`${heading},Supplier,Invoice no,Net,VAT`, line))).toEqual(["missing-Date"]);
    },
  );

  test("are asked about where they are the first days of periods", () => {
    const header = "Lieferant,Rechnungsnr,vom,bis,Netto,USt";
    const lineOf = (one: Invoice) => `${one.supplier},${one.number},${dated(one)},${dated(one)},${one.net},${one.vat}`;
    expect(asked(...list(header, lineOf))).toContain("missing-Date");
  });

  test("are asked about if there are others", () => {
    expect(asked(...list("Wann,Le,Supplier,Invoice no,Net,VAT", (one) => `${dated(one)},${line(one)}`))).toContain(
      "missing-Date",
    );
  });
});

describe("amounts", () => {
  test("goods and VAT that make the “net amount” show that it is what is left to pay", () => {
    const reading = rows(
      ...list(
        "Bill date,Bill no,Supplier,Goods value,Net amount,GST amt",
        (one) => `${dated(one)},${one.number},${one.supplier},${one.net},${one.gross},${one.vat}`,
      ),
    );
    expect(reading.questions).toEqual([]);
    expect(valuesOf(reading, "Net")).toEqual(invoices.map(({ net }) => net));
  });

  test("a taxable base and VAT that make a “net total”, as Turkish programs write, show that it includes the VAT", () => {
    const reading = rows(
      ...list(
        "Tarih,Belge No,Cari Hesap Unvanı,KDV Matrahı,KDV Tutarı,Net Toplam",
        (one) => `${dated(one)},${one.number},${one.supplier},${one.net},${one.vat},${one.gross}`,
      ),
    );
    expect(reading.questions).toEqual([]);
    expect(valuesOf(reading, "Net")).toEqual(invoices.map(({ net }) => net));
  });

  test("an amount that is more than net by a usual rate in every row gives the VAT", () => {
    const reading = rows(
      ...list(
        "Date,Inv no,Supplier,Net amount,Amount",
        (one) => `${dated(one)},${one.number},${one.supplier},${one.net},${one.gross}`,
      ),
    );
    expect(reading.questions).toEqual([]);
    expect(valuesOf(reading, "VAT").map(Number)).toEqual(invoices.map(({ vat }) => Number(vat)));
  });

  test("VAT that is reclaimed is VAT, though its heading speaks of a credit", () => {
    const reading = rows(
      ...list(
        "Fecha,No. Factura,Proveedor,Valor neto,Total,IVA crédito",
        (one) => `${dated(one)},${one.number},${one.supplier},${one.net},${one.gross},${one.vat}`,
      ),
    );
    expect(valuesOf(reading, "VAT")).toEqual(invoices.map(({ vat }) => vat));
  });

  test("forints have no decimals, so their point separates thousands; that of euros is asked about", () => {
    const lines = (currency: string) => [
      "Invoice no;Invoice date;Supplier;Currency;Net",
      `A-1;2026-10-01;Praktiker;${currency};463.548`,
      `A-2;2026-10-02;Tesco;${currency};125.158`,
    ];
    expect(valuesOf(rows(...lines("HUF")), "Net")).toEqual(["463548", "125158"]);
    expect(asked(...lines("EUR"))).toEqual(["decimal-sign"]);
  });
});

describe("headings that are swapped", () => {
  test.each([
    ["Net amount,To pay,VAT", "share-F"],
    ["Net,Total,VAT", "share-F"],
    ["Net amount,Balance,VAT", "share-F"],
  ])("are noticed where VAT makes up the larger amount: %s", (headings, id) => {
    const ids = asked(
      ...list(
        `Date,Inv no,Supplier,${headings}`,
        (one) => `${dated(one)},${one.number},${one.supplier},${one.gross},${one.net},${one.vat}`,
      ),
    );
    expect(ids).toContain(id);
  });

  test("are noticed without VAT too, by the usual rates", () => {
    const ids = asked(
      ...list(
        "Date,Inv no,Supplier,Net amount,Amount",
        (one) => `${dated(one)},${one.number},${one.supplier},${one.gross},${one.net}`,
      ),
    );
    expect(ids).toEqual(["gross-E"]);
  });
});

describe("names below the rows", () => {
  const lines = list(
    "Date,Supplier,Invoice no,Net,VAT",
    (one) => `${dated(one)},${one.supplier},${one.number},${one.net},${one.vat}`,
  );

  test.each([
    ["below a blank line", ["", ",A. Novak,Treasurer,,"]],
    ["with a line to sign on", [",A. Novak,___________,,"]],
  ])("are signatures %s", (_, foot) => {
    const reading = rows(...lines, ...foot);
    expect(reading.questions).toEqual([]);
    expect(reading.invoices).toHaveLength(invoices.length);
  });

  test("are asked about right below the rows: an invoice may be cut off", () => {
    expect(asked(...lines, ",A. Novak,INV,,")).toContain("missing-Date");
  });
});

describe("words over a column that is kept by hand", () => {
  const line = (one: Invoice) => `${dated(one)},${one.supplier},${one.number},${one.net},${one.gross},${one.vat}`;

  test.each(["dato,fra,fakt.nr,u/moms,m/moms,moms", "Datum,Von wem,Re.-Nr.,o. MwSt.,m. MwSt.,MwSt."])(
    "%s",
    (heading) => {
      const reading = rows(...list(heading, line));
      expect(reading.questions).toEqual([]);
      expect(valuesOf(reading, "AccountName")).toEqual(invoices.map(({ supplier }) => supplier));
      expect(valuesOf(reading, "Net")).toEqual(invoices.map(({ net }) => net));
    },
  );

  test("from whom is no date from which", () => {
    expect(asked(...list("dato,fra,fakt.nr,netto", (one) => `${dated(one)},${dated(one)},${one.number},1.00`))).toEqual(
      expect.arrayContaining([expect.stringMatching(/AccountName|column-B/)]),
    );
  });
});

test("SAP Business One dates the invoice in TaxDate, and its posting in DocDate", () => {
  const reading = rows(
    ...list(
      "DocNum,CardCode,CardName,NumAtCard,DocDate,TaxDate,DocTotal,VatSum,DocCur",
      (one, at) =>
        `${880 + at * 2},${one.id},${one.supplier},${one.number},2026-10-30,${dated(one)},${one.gross},${one.vat},GBP`,
    ),
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Date")).toEqual(invoices.map(dated));
});

describe("the only numbers of a list", () => {
  const folios = ["4049823", "7971391", "654392", "2197849", "52364", "9618675"];
  const lines = (numbers: readonly string[]) =>
    list(
      "N°,Document number,Supplier,Date,Net,VAT",
      (one, at) => `${at + 1},${numbers[at] ?? ""},${one.supplier},${dated(one)},${one.net},${one.vat}`,
    );

  test("are the invoices' if they are too far apart for one office", () => {
    expect(mappingOf(rows(...lines(folios)))).toMatchObject({ "Document number": "InvoiceNumber" });
  });

  test("are asked about if one office may have given them, in any order", () => {
    const shuffled = ["4413", "4410", "4418", "4411", "4420", "4412"];
    expect(asked(...lines(shuffled))).toEqual(["missing-InvoiceNumber"]);
  });

  test("are asked about if one office gave them, and a title is among the rows", () => {
    const [heading = "", ...others] = lines(["ER-231", "ER-232", "ER-234", "ER-239", "ER-240", "ER-251"]);
    expect(asked(heading, ",01.10.-14.10.,,,,", ...others)).toContain("missing-InvoiceNumber");
  });

  test("are asked about if one comes twice", () => {
    expect(asked(...lines(["4049823", ...folios.slice(0, 5)]))).toEqual(["missing-InvoiceNumber"]);
  });
});

test("the party that is the same in every row is the office, where others have tax numbers beside them", () => {
  const reading = rows(
    ...list(
      "Vendor,Issuer name,Issuer VAT ID,Document number,Document date,Net amount,VAT amount",
      (one) =>
        `Nordlicht GmbH,${one.supplier},GB${one.id.replace("-", "00")},${one.number},${dated(one)},${one.net},${one.vat}`,
    ),
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "AccountName")).toEqual(invoices.map(({ supplier }) => supplier));
});

test("amounts without VAT are part of net where all add up to the total", () => {
  const reading = rows(
    ...list(
      "Folio factura,Fecha,Proveedor,Monto Exento,Monto Neto,Monto IVA,Monto Total",
      (one, at) =>
        `${one.number},${dated(one)},${one.supplier},${at === 1 ? "10.00" : "0.00"},${one.net},${one.vat},${(Number(one.gross) + (at === 1 ? 10 : 0)).toFixed(2)}`,
    ),
  );
  expect(reading.questions).toEqual([]);
  expect(valuesOf(reading, "Net").map(Number)).toEqual(
    invoices.map(({ net }, at) => Number(net) + (at === 1 ? 10 : 0)),
  );
});

test("a second line of headings that comes again on each page is no invoice", () => {
  const pages = invoices.map(
    (one, at) => `${1880 + at},${dated(one)},FT,${one.number},${dated(one)},${one.supplier},${one.net},${one.vat}`,
  );
  const headings = ["Prot.,Data,Documento,,,Fornitore,Imponibile,IVA", "n.,registraz.,Tipo,Numero,Data,,,"];
  const reading = rows(...headings, ...pages.slice(0, 3), ...headings, ...pages.slice(3));
  expect(reading.problems).toEqual([]);
  expect(reading.invoices).toHaveLength(invoices.length);
});

test("words under “Your order” are who ordered, not order numbers", () => {
  const orders = ["Mr Wolf", "pick-up", "45003451", "Mr Wolf", "pick-up", "Mr Wolf"];
  const ids = asked(
    ...list(
      "Invoice no,Date,Supplier,Your order,Net,VAT",
      (one, at) => `${one.number},${dated(one)},${one.supplier},${orders[at] ?? ""},${one.net},${one.vat}`,
    ),
  );
  expect(ids).toEqual([]);
});
