/** @file Columns of approval, release, hold and block are asked about in whatever words they speak against a row. */

import { describe, expect, test } from "vitest";
import { readCsv } from "./reading.ts";

const read = (header: string, ...values: readonly string[]) =>
  readCsv(
    [
      `Supplier,Invoice number,Date,Currency,Net,VAT,${header}`,
      ...values.map(
        (value, at) => `Telford Telecom,TT-${at + 1},1${at + 1}/11/2026,GBP,${at + 1}00,${at + 1}0,${value}`,
      ),
    ],
    { fallback: null },
  );
const askedIn = (header: string, ...values: readonly string[]): readonly number[] =>
  read(header, ...values).questions.flatMap(({ examples }) => examples.map(({ row }) => row));

describe("a row that a column speaks against is asked about", () => {
  test.each([
    ["Approval status", "Approved", "Pending approval"],
    ["Approval status", "Approved", "Not yet approved"],
    ["Approval", "OK", "Pending"],
    ["Status", "Approved", "Pending"],
    ["Status", "Approved", "Under review"],
    ["Status", "Posted", "Blocked"],
    ["OK to pay", "Y", "N"],
    ["OK to pay?", "Yes", "No - price query"],
    ["Pay", "Yes", "No"],
    ["Release for payment", "Yes", "No"],
    ["Ready to pay", "TRUE", "FALSE"],
    ["Post?", "Yes", "No"],
    ["Import?", "Y", "N"],
    ["Include", "Y", "N"],
    ["Hold", "", "Y"],
    ["On hold", "No", "Yes"],
    ["Hold reason", "", "price query"],
    ["Payment block", "", "A"],
    ["Do not pay", "", "x"],
    ["Exclude", "", "x"],
    ["Sperre", "", "x"],
    ["Zahlungssperre", "", "A"],
    ["Zahlungsfreigabe", "ja", "ausstehend"],
    ["Freigabestatus", "freigegeben", "noch nicht freigegeben"],
    ["Nicht zahlen", "", "x"],
    ["Bon à payer", "oui", "en attente"],
    ["Bloqué", "non", "oui"],
    ["Ne pas payer", "", "x"],
    ["Akkoord", "ja", "nee"],
    ["Geblokkeerd", "nee", "ja"],
    ["Aprobación", "Aprobada", "Pendiente"],
    ["Bloqueo de pago", "", "A"],
    ["Autorizzato", "sì", "in attesa"],
    ["Blocco pagamento", "", "R"],
    ["Aprovação", "Aprovado", "Pendente"],
    ["Zatwierdzenie", "zatwierdzono", "oczekuje"],
    ["Blokada płatności", "", "A"],
    ["Schváleno", "ano", "čeká"],
    ["Godkänd", "Ja", "Väntar"],
    ["Spärrad", "Nej", "Ja"],
    ["Godkendt", "Ja", "Afventer"],
    ["Godkjent", "Ja", "Avventer"],
    ["Hyväksytty", "Kyllä", "Odottaa"],
    ["Aprobat", "da", "în așteptare"],
    ["Jóváhagyva", "igen", "nem"],
    ["Έγκριση", "ναι", "εκκρεμεί"],
    ["Onay", "Onaylandı", "Bekliyor"],
    ["Odobreno", "da", "na čekanju"],
    ["Согласование", "согласовано", "на согласовании"],
    ["Погоджено", "так", "ні"],
    ["Type", "Bill", "Purchase order"],
    ["Document type", "Factura", "Orden de compra"],
    ["Type", "Faktura", "Zamówienie"],
    ["Comment", "", "see TT-1; wrong amount"],
    ["Bemerkung", "", "Betrag ist falsch"],
  ])("%s: %s beside %s", (header, others, against) => {
    expect(askedIn(header, others, others, against, others)).toEqual([4]);
  });

  test("where nobody signed it, while others are signed", () => {
    expect(read("Approved by", "JB", "", "JB", "JB").questions.map(({ id }) => id)).toEqual(["unsigned-G"]);
    expect(read("Approved on", "12/11/2026", "", "", "13/11/2026").invoices).toEqual([]);
  });

  test("with every row that says no, in whatever way", () => {
    const [question] = read("Approved", "Yes", "No", "", "Pending").questions;
    expect(question?.text).toContain("“No” in row 3, nothing in row 4, and “Pending” in row 5");
    expect(askedIn("Bemerkung", "", "storniert", "gesperrt", "")).toEqual([3, 4]);
  });

  test("where rows belong to different companies", () => {
    expect(read("Company", "Alder", "Alder", "Other Ltd", "Alder").questions.map(({ id }) => id)).toEqual([
      "companies-G",
    ]);
  });
});

test.each([
  ["Status", "Pending", "Paid"],
  ["Estado", "Pendiente", "Pagada"],
  ["Payment status", "Paid", "Pending"],
  ["Hold", "", ""],
  ["On hold", "No", "No"],
  ["Block", "A", "C"],
  ["Payment block", "A", "A"],
  ["Approved", "Yes", "Yes"],
  ["Approved by", "JB", "Norbert Hold-Smith"],
  ["Authorisation number", "4711001", ""],
  ["Approved amount", "100.00", ""],
  ["VAT excluded", "Y", "N"],
  ["Type", "PO invoice", "Non-PO invoice"],
  ["Office", "London", "Leeds"],
  ["Company", "Alder", "Alder"],
  ["Comment", "wrong way sign", ""],
  ["Paid", "Yes", "No"],
])("but not %s with %s and %s", (header, some, others) => {
  expect(read(header, some, some, others, others).questions).toEqual([]);
});
