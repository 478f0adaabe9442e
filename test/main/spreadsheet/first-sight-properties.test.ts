/** @file The order, language and number of columns change how certain a reading is, and never what is read. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { readFile } from "../../corpus/read-file.ts";
import { csv } from "../../fixtures/spreadsheets/make-files.ts";

type Name = "Date" | "InvoiceNumber" | "AccountName" | "Net" | "VAT" | "gross" | "due" | "note";

const rows: readonly Readonly<Record<Name, string>>[] = [
  ["2026-03-14", "HJ-2291", "Harbour Joinery Ltd", "1240.00", "248.00", "1488.00", "2026-04-13", "worktops"],
  ["2026-03-27", "NR0087", "Nettle & Rye Catering", "86.50", "4.33", "90.83", "2026-04-10", "lunch"],
  ["2026-03-30", "441", "Tarn Motors", "412.00", "82.40", "494.40", "2026-04-29", "service"],
  ["2026-03-31", "HJ-2299", "Harbour Joinery Ltd", "60.00", "12.00", "72.00", "2026-04-30", "shelf"],
].map(([date, number, name, net, vat, gross, due, note]) => ({
  ...{ Date: date ?? "", InvoiceNumber: number ?? "", AccountName: name ?? "", Net: net ?? "", VAT: vat ?? "" },
  ...{ gross: gross ?? "", due: due ?? "", note: note ?? "" },
}));

const names: readonly Name[] = ["Date", "InvoiceNumber", "AccountName", "Net", "VAT", "gross", "due", "note"];

const inLanguages: Readonly<Record<string, string>> = {
  English: "Invoice date|Invoice number|Supplier|Net amount|VAT amount|Gross amount|Due date|Memo",
  vague: "Date|No|Name|Amount|Tax|Total|Due|Text",
  German: "Rechnungsdatum|Rechnungsnummer|Lieferant|Nettobetrag|MwSt|Bruttobetrag|Fällig am|Bemerkung",
  French: "Date de facture|N° facture|Fournisseur|Montant HT|TVA|Montant TTC|Échéance|Note",
  Spanish: "Fecha factura|Número de factura|Proveedor|Base imponible|IVA|Total factura|Vencimiento|Nota",
  Polish: "Data faktury|Numer faktury|Dostawca|Netto|VAT|Brutto|Termin płatności|Uwagi",
  codes: "K1|K2|K3|K4|K5|K6|K7|K8",
};

const expected = rows.map(({ Date: date, InvoiceNumber, AccountName, Net, VAT }) =>
  Object.values({ Date: date, InvoiceNumber, AccountName, Net: Number(Net), VAT: Number(VAT) }).join(" "),
);

/** The invoices of a file, or null where something is asked. */
function readAs(titles: ReadonlyMap<Name, string>, order: readonly (Name | "blank")[]): readonly string[] | null {
  const line = (cell: (name: Name) => string) =>
    order.map((name) => (name === "blank" ? "" : `"${cell(name)}"`)).join(",");
  const got = readFile(
    "a.csv",
    csv(
      line((name) => titles.get(name) ?? ""),
      ...rows.map((row) => line((name) => row[name])),
    ),
  );
  if (got.verdict !== "ready") return null;
  return got.invoices.map(({ Date: date, InvoiceNumber, AccountName, Net, VAT }) =>
    [date, InvoiceNumber, AccountName, Number(Net), Number(VAT)].join(" "),
  );
}

const layouts = fc.record({
  order: fc.shuffledSubarray([...names], { minLength: names.length }),
  blanks: fc.array(fc.nat({ max: names.length }), { maxLength: 3 }),
  language: fc.constantFrom(...Object.keys(inLanguages)),
});

const titlesIn = (language: string): ReadonlyMap<Name, string> => {
  const titles = (inLanguages[language] ?? "").split("|");
  return new Map(names.map((name, at) => [name, titles[at] ?? ""]));
};

const withBlanks = (order: readonly Name[], blanks: readonly number[]): (Name | "blank")[] => {
  const all: (Name | "blank")[] = [...order];
  for (const at of blanks) all.splice(at, 0, "blank");
  return all;
};

test("any order of columns, any language and blank columns between give the same values, or a question", () => {
  fc.assert(
    fc.property(layouts, ({ order, blanks, language }) => {
      const got = readAs(titlesIn(language), withBlanks(order, blanks));
      if (got !== null) expect(got).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});

test("headings that say it give the values without a question, in any order", () => {
  fc.assert(
    fc.property(layouts, ({ order, blanks, language }) => {
      if (language === "codes" || language === "vague") return;
      expect(readAs(titlesIn(language), withBlanks(order, blanks)), language).toEqual(expected);
    }),
    { numRuns: 100 },
  );
});

test("any two headings of amounts that change places are noticed, in any order and language", () => {
  const pairs: readonly (readonly [Name, Name])[] = [
    ["Net", "gross"],
    ["Net", "VAT"],
    ["VAT", "gross"],
  ];
  fc.assert(
    fc.property(layouts, fc.constantFrom(...pairs), ({ order, blanks, language }, [one, other]) => {
      const honest = titlesIn(language);
      const lying = new Map(honest).set(one, honest.get(other) ?? "").set(other, honest.get(one) ?? "");
      const got = readAs(lying, withBlanks(order, blanks));
      // Codes and words that say nothing cannot lie.
      if (got !== null) expect(got).toEqual(expected);
      if (language !== "codes" && language !== "vague") expect(got).toBeNull();
    }),
    { numRuns: 200 },
  );
});
