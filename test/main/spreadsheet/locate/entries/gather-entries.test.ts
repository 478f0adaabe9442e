/** @file Reads purchase journals, in which each invoice has a line for its costs, its VAT and its supplier. */

import { describe, expect, test } from "vitest";
import { readBytes, readCsv, rowsOf } from "../../reading.ts";

const fec =
  "JournalCode\tJournalLib\tEcritureNum\tEcritureDate\tCompteNum\tCompteLib\tCompAuxNum\tCompAuxLib\tPieceRef\tPieceDate\tEcritureLib\tDebit\tCredit\tEcritureLet\tDateLet\tValidDate\tMontantdevise\tIdevise";

type Line = readonly [entry: string, account: string, supplier: string, piece: string, debit: string, credit: string];

const line = ([entry, account, supplier, piece, debit, credit]: Line, currency = ""): string =>
  `AC\tACHATS\t${entry}\t20260903\t${account}\tCompte\t${supplier === "" ? "" : "F1"}\t${supplier}\t${piece}\t20260901\tFournitures\t${debit}\t${credit}\t\t\t20261005\t\t${currency}`;

const bought: readonly Line[] = [
  ["AC1", "606300", "", "FA-88", "200,00", "0,00"],
  ["AC1", "613500", "", "FA-88", "50,50", "0,00"],
  ["AC1", "445660", "", "FA-88", "50,10", "0,00"],
  ["AC1", "401000", "BRICO PRO", "FA-88", "0,00", "300,60"],
];
const credited: readonly Line[] = [
  ["AC2", "401000", "POINT P", "AV12", "115,20", "0,00"],
  ["AC2", "601000", "", "AV12", "0,00", "96,00"],
  ["AC2", "445660", "", "AV12", "0,00", "19,20"],
];
const exempt: readonly Line[] = [
  ["AC3", "616000", "", "77120", "691,37", "0,00"],
  ["AC3", "401000", "MAAF PRO", "77120", "0,00", "691,37"],
];

const read = (lines: readonly Line[], currency = "") =>
  readBytes(
    new TextEncoder().encode(`${[fec, ...lines.map((one) => line(one, currency))].join("\r\n")}\r\n`),
    "fec.txt",
    {
      fallback: null,
    },
  );

describe("of a French FEC of purchases", () => {
  test("each entry is one invoice, with its costs and its VAT, and a credit note is negative", () => {
    const reading = read([...bought, ...credited, ...exempt]);
    expect(reading.questions).toEqual([]);
    const common = { Date: "2026-09-01", Description: "Fournitures" };
    expect(rowsOf(reading)).toEqual([
      {
        row: 2,
        invoice: {
          ...common,
          InvoiceNumber: "FA-88",
          InternalReference: "AC1",
          AccountName: "BRICO PRO",
          Net: "250.50",
          VAT: "50.10",
        },
      },
      {
        row: 6,
        invoice: {
          ...common,
          InvoiceNumber: "AV12",
          InternalReference: "AC2",
          AccountName: "POINT P",
          Net: "-96.00",
          VAT: "-19.20",
        },
      },
      {
        row: 9,
        invoice: {
          ...common,
          InvoiceNumber: "77120",
          InternalReference: "AC3",
          AccountName: "MAAF PRO",
          Net: "691.37",
          VAT: "0.00",
        },
      },
    ]);
    expect(reading.skipped.map(({ row }) => row)).toEqual([3, 4, 5, 7, 8, 10]);
    expect(reading.skipped[0]?.reason).toBe("a line of the entry above, which is read as one invoice");
    expect(reading.derived.join()).toContain("Each of the 3 entries of this journal is an invoice");
  });

  test.each<[string, readonly Line[], string?]>([
    ["an entry that doesn't balance", [...bought, ...credited.slice(0, 2)]],
    [
      "a payment from the bank",
      [
        ...bought,
        ["BQ1", "401000", "BRICO PRO", "VIR1", "300,60", "0,00"],
        ["BQ1", "512000", "", "VIR1", "0,00", "300,60"],
      ],
    ],
    [
      "a sale",
      [...bought, ["VE1", "411000", "CLIENT", "V1", "120,00", "0,00"], ["VE1", "707000", "", "V1", "0,00", "120,00"]],
    ],
    [
      "two suppliers in one entry",
      [...bought, ...exempt.map((one): Line => ["AC1", one[1], one[2], "FA-88", one[4], one[5]]), ...credited],
    ],
    ["amounts of invoices in dollars, which the books have in euros", [...bought, ...credited], "USD"],
  ])("nothing is sent with %s", (_, lines, currency) => {
    const reading = read(lines, currency);
    expect(reading.invoices).toEqual([]);
    expect(reading.questions.length).toBeGreaterThan(0);
  });
});

test("a journal by the Spanish chart is read too", () => {
  const lines = [
    "Asiento;Fecha factura;Cuenta;Proveedor;Nº factura;Concepto;Debe;Haber",
    "101;03/08/2026;62800000;Iberdrola;F-7781;Luz;100,00;",
    "101;03/08/2026;47200021;Iberdrola;F-7781;Luz;21,00;",
    "101;03/08/2026;41000012;Iberdrola;F-7781;Luz;;121,00",
    "102;14/08/2026;62900000;Correos;88/26;Sellos;40,00;",
    "102;14/08/2026;41000015;Correos;88/26;Sellos;;40,00",
  ];
  const reading = readCsv(lines);
  expect(reading.questions).toEqual([]);
  expect(reading.invoices.map(({ invoice }) => [invoice.AccountName, invoice.Net, invoice.VAT])).toEqual([
    ["Iberdrola", "100.00", "21.00"],
    ["Correos", "40.00", "0.00"],
  ]);
});

const named = (lines: readonly string[], numbers = "N° pièce;N° document") =>
  readCsv([`Date;${numbers};Compte;Intitulé du compte;Libellé;Débit;Crédit`, ...lines], { fallback: null });
const pieces = [
  "13/10/2026;HA0001;F26-118;401MINOT;MINOTERIE DU VAL;Farine;;5076,98",
  "13/10/2026;HA0001;F26-118;607100;Achats;Farine;4812,30;",
  "13/10/2026;HA0001;F26-118;445660;TVA déductible;Farine;264,68;",
  "14/10/2026;HA0002;33904;401ELVIR;LAITERIE ELVIR;Beurre;;6275,00",
  "14/10/2026;HA0002;33904;601200;Achats;Beurre;6275,00;",
];
const suppliersOf = ({ invoices }: ReturnType<typeof named>) =>
  invoices.map(({ invoice }) => [invoice.AccountName, invoice.InvoiceNumber, invoice.Net, invoice.VAT]);

test("a journal that names suppliers by their accounts is read, with the number that doesn't count the entries", () => {
  const expected = [
    ["MINOTERIE DU VAL", "F26-118", "4812.30", "264.68"],
    ["LAITERIE ELVIR", "33904", "6275.00", "0.00"],
  ];
  expect(named(pieces).questions).toEqual([]);
  expect(suppliersOf(named(pieces))).toEqual(expected);
  expect(suppliersOf(named([...pieces, ";;;;Total du journal;;11351,98;11351,98"]))).toEqual(expected);
});

test("a journal in which both numbers count the entries is asked about", () => {
  const counted = pieces.map((line) => line.replace("F26-118", "D0007").replace("33904", "D0008"));
  expect(named(counted).questions).not.toEqual([]);
  expect(named(counted).invoices).toEqual([]);
});

test("the one account of all suppliers names none of them, where nobody knows the heading over their names", () => {
  const lines = [...bought, ...credited, ...exempt].map((one) => line(one));
  const text = `${[fec.replace("CompAuxLib", "Qvelto"), ...lines].join("\r\n")}\r\n`;
  expect(rowsOf(readBytes(new TextEncoder().encode(text), "fec.txt", { fallback: null }))).toEqual([]);
});
