/** @file What an e-invoice does not decide is asked once, with the figures, and remembered where it holds again. */

import { describe, expect, test } from "vitest";
import { changeTyped, mergeChange, type TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { cii, type Parts, ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";
import { inWords } from "../../shared/in-words.ts";
import { readingOf, sentOf } from "./read.ts";

const askedOf = (xml: string, answers: TemplateChange | null = null) =>
  readingOf(xml, { answers }).questions.map(({ id }) => id);

const textOf = (xml: string): string => {
  const [question] = readingOf(xml).questions;
  if (question === undefined) throw new Error("nothing was asked");
  return sayMessage(question.text);
};

/** What the answer with this id to the only question sets. */
function answerTo(xml: string, id: string): TemplateChange {
  const answer = readingOf(xml).questions[0]?.answers.find((one) => one.id === id);
  if (answer === undefined) throw new Error(`no answer ${id}`);
  return answer.sets;
}

const reverseCharge: Parts = {
  lines: [{ net: "100.00", vat: "0.00", rate: "0.00", category: "AE", reason: "Reverse charge" }],
  vat: "0.00",
  gross: "100.00",
};

describe("sums", () => {
  test.each<[string, Parts, string]>([
    [
      "of the nets",
      { net: "100.01", gross: "119.01" },
      "its VAT lines have a net sum of EUR 100.00, but its total net is EUR 100.01",
    ],
    [
      "of the VAT",
      { vat: "19.01", gross: "119.01" },
      "its VAT lines have a VAT sum of EUR 19.00, but its total VAT is EUR 19.01",
    ],
    ["of net and VAT", { gross: "119.01" }, "net and VAT together are EUR 119.00, but its gross total is EUR 119.01"],
  ])("a sum %s that is a cent off is asked about with its figures", (_, parts, figures) => {
    for (const make of [ubl, cii]) {
      expect(sentOf(make(parts))).toEqual([]);
      expect(askedOf(make(parts))).toEqual(["sums"]);
      expect(textOf(make(parts))).toContain(figures);
    }
  });

  test("the answer holds for this file alone", () => {
    const wrong = ubl({ gross: "119.01" });
    const answers = answerTo(wrong, "as-they-stand");
    const reading = readingOf(wrong, { answers });
    expect(reading.invoices).toMatchObject([{ invoice: { Net: "100.00", VAT: "19.00" } }]);
    expect(reading.template).toBeNull();
  });
});

describe("a copy", () => {
  const isCopy = (value: string) => ubl({ first: `<cbc:CopyIndicator>${value}</cbc:CopyIndicator>` });
  const inCii = cii().replace(
    "<ram:TypeCode>",
    "<ram:CopyIndicator><udt:Indicator>true</udt:Indicator></ram:CopyIndicator><ram:TypeCode>",
  );

  test.each([isCopy("true"), isCopy("1"), inCii])(
    "of an invoice is asked about, and is sent on a person's word",
    (xml) => {
      expect(askedOf(xml)).toEqual(["copy"]);
      expect(textOf(xml)).toContain("says it's a copy");
      expect(sentOf(xml)).toEqual([]);
      const { invoices, template } = readingOf(xml, { answers: answerTo(xml, "invoice") });
      expect([invoices.length, template]).toEqual([1, null]);
    },
  );

  test("is not what an indicator of false says", () => {
    expect(askedOf(isCopy("false"))).toEqual([]);
  });
});

describe("a note", () => {
  const noted = (note: string) => ubl({ first: `<cbc:Note>${note}</cbc:Note>` });
  const inCii = cii().replace(
    "</ram:IssueDateTime>",
    "</ram:IssueDateTime><ram:IncludedNote><ram:Content>CANCELLED - do not pay</ram:Content></ram:IncludedNote>",
  );

  test.each([
    ["CANCELLED - do not pay", noted("CANCELLED - do not pay")],
    ["CANCELLED - do not pay", inCii],
    ["This invoice was cancelled.", noted("Thank you.\nThis invoice was cancelled.")],
    ["Diese Rechnung wurde storniert", noted("Diese Rechnung wurde storniert")],
    ["Bitte nicht bezahlen!", noted("Bitte nicht bezahlen!")],
    ["Duplicate", noted("Duplicate")],
    ["Gutschrift", noted("Gutschrift")],
    ["TESTRECHNUNG", noted("TESTRECHNUNG")],
    ["All amounts in USD", noted("All amounts in USD")],
    ["Zweitschrift", noted("Zweitschrift")],
    ["ENTWURF/DRAFT", noted("ENTWURF/DRAFT")],
    ["DUPLICATA", noted("DUPLICATA")],
    ["Already paid", noted("Already paid")],
    ["MUSTER - keine echte Rechnung", noted("MUSTER - keine echte Rechnung")],
    ["Bezahlt: 119,00 EUR am 3. November 2026", noted("Vielen Dank.\nBezahlt: 119,00 EUR am 3. November 2026")],
    [
      "Der Betrag wurde bereits von Ihrem Konto eingezogen.",
      noted("Der Betrag wurde bereits von Ihrem Konto eingezogen."),
    ],
    ...[
      "Wir haben Ihre Zahlung über 120,00 EUR bereits erhalten.",
      "Paid in full by card ending 1234. No payment due.",
      "Pagamento già effettuato con carta di credito.",
    ].map((said) => [said, noted(said)]),
    ["#AAI#Payée par carte bancaire", noted("#AAI#Payée par carte bancaire")],
    ["Alle Beträge in USD, Bankgebühren extra", noted("Alle Beträge in USD, Bankgebühren extra")],
    ["Rechnung: nur zur Information", noted("Rechnung: nur zur Information")],
    [
      "Bereits bezahlt",
      ubl().replace(
        "<cac:TaxTotal>",
        "<cac:PaymentTerms><cbc:Note>Bereits bezahlt</cbc:Note></cac:PaymentTerms><cac:TaxTotal>",
      ),
    ],
    ["TESTRECHNUNG-5", ubl({ number: "TESTRECHNUNG-5" })],
    ["TEST-1", ubl({ number: "TEST-1" })],
    ["CN-4711", ubl({ number: "CN-4711" })],
    ["Stornierung der Rechnung E-9", ubl().replace(/(<cac:Item><cbc:Name>)[^<]*/, "$1Stornierung der Rechnung E-9")],
  ])("that says “%s” is asked about, and the answer holds for this file alone", (said, xml) => {
    expect(askedOf(xml)).toEqual(["notes"]);
    expect(textOf(xml)).toBe(`This e-invoice says “${said}”. Should it be sent?`);
    const { invoices, template } = readingOf(xml, { answers: answerTo(xml, "invoice") });
    expect([invoices.length, template]).toEqual([1, null]);
  });

  test.each([
    "Please pay within 30 days.",
    "Payment Terms: cancelled orders are subject to a fee of 10% of the net amount, and to the costs of returning the goods to us.",
    "Skonto 2 % bei Zahlung bis 10.12.2026",
    "Wenn bereits bezahlt, nur zu den Akten legen.",
    "Alle Preise inkl. MwSt.",
    "Bitte geben Sie die Rechnungsnummer an.",
    "EUR/USD 1.08",
    "Bankgebühren bei Zahlungen in USD gehen zu Lasten des Zahlers.",
    "Bank charges for payments in USD are for your account",
    "Der Rechnungsbetrag wird von Ihrem Konto eingezogen.",
    "Zahlung erfolgt per Lastschrift",
    "Zahlung bitte bis 30.11.2026 auf unser Konto",
    "Zahlung über 120,00 EUR bitte bis 30.11.2026",
    "Payment received after the due date is subject to interest.",
    "Payment due by card within 14 days",
    "Pagamento da effettuare con carta di credito entro 30 giorni",
    "Bezahlt: 0,00 EUR",
    "Prior invoice paid in full",
    "Eine Kopie des Lieferscheins liegt bei.",
    "Musterbüro\nMuster\nMusterstr. 12",
    "Flug wurde vom Auftraggeber gebucht.",
    "Zusammenstellung: nur zur Information",
    "Zur Information: ab Januar gelten neue Preise",
    "#SOURCECURRENCYCODE#USD#",
    "Storno bis 24 h vorher kostenlos",
    "Please do not pay in cash.",
    "Prüfprotokoll zum Test liegt bei",
  ])("that says “%s” asks nothing", (note) => {
    expect(askedOf(noted(note))).toEqual([]);
  });
});

test("VAT amounts in another currency than the invoice are not called missing", () => {
  const xml = ubl({ currency: "GBP" }).replace(/<cac:TaxTotal>.*<\/cac:TaxTotal>/s, (tax) =>
    tax.replaceAll("GBP", "EUR"),
  );
  expect(askedOf(xml)).toEqual(["vat-lines"]);
  expect(textOf(xml)).toContain("states its VAT in EUR only, but its amounts are in GBP");
});

describe("VAT without a standard rate", () => {
  test("is asked once by its category and rate", () => {
    expect(askedOf(ubl(reverseCharge))).toEqual(["vat-AE-0"]);
    expect(askedOf(cii(reverseCharge))).toEqual(["vat-AE-0"]);
    expect(textOf(ubl(reverseCharge))).toBe(
      "Which VAT rate of your finance system is VAT category AE (reverse charge) with 0.00%? The reason on the invoice: “Reverse charge”",
    );
  });

  test("is sent with the rate id that a person types, and the next invoice asks nothing", () => {
    const typed = readingOf(ubl(reverseCharge)).questions[0]?.answers.find(({ id }) => id === "rate-id")?.typed;
    if (typed === undefined) throw new Error("nothing can be typed");
    const answers = changeTyped(typed, "9007199254740993");
    const first = readingOf(ubl(reverseCharge), { answers });
    expect(first.invoices).toMatchObject([{ invoice: { ExtVATID: "9007199254740993" } }]);
    expect(first.invoices[0]?.invoice.VATRate).toBeUndefined();
    if (first.template === null) throw new Error("it is not remembered");
    const next = { ...reverseCharge, number: "R-2" };
    expect(sentOf(cii(next), { templates: [first.template] })).toMatchObject([{ ExtVATID: "9007199254740993" }]);
  });

  test("may be sent with its rate", () => {
    const answers = answerTo(ubl(reverseCharge), "rate");
    expect(sentOf(ubl(reverseCharge), { answers })).toMatchObject([{ VATRate: "0.00" }]);
  });

  test("one rate is not another: what was answered about reverse charge says nothing about an export", () => {
    const answers = answerTo(ubl(reverseCharge), "rate");
    const [line] = reverseCharge.lines ?? [];
    const other = { ...reverseCharge, lines: line === undefined ? [] : [{ ...line, category: "G" }] };
    expect(askedOf(ubl(other), answers)).toEqual(["vat-G-0"]);
  });

  test("a later answer is added to those before", () => {
    const before = changeTyped({ into: "vatRates", key: "G 0" }, "8");
    const merged = mergeChange<TemplateChange>(before, changeTyped({ into: "vatRates", key: "AE 0" }, "7"));
    expect(merged.eInvoice?.vatRates).toEqual({ "G 0": "8", "AE 0": "7" });
  });
});

describe("types", () => {
  test("a self-billed invoice is asked about once for its type", () => {
    const xml = ubl({ type: "389" });
    expect(askedOf(xml)).toEqual(["type-389"]);
    const { template } = readingOf(xml, { answers: answerTo(xml, "invoice") });
    expect(
      sentOf(ubl({ type: "389", number: "R-2" }), { templates: template === null ? [] : [template] }),
    ).toHaveLength(1);
  });

  test("a proforma is asked about each time", () => {
    const xml = ubl({ type: "325" });
    const { invoices, template } = readingOf(xml, { answers: answerTo(xml, "invoice") });
    expect(invoices).toHaveLength(1);
    expect(template).toBeNull();
  });

  test("an unknown type is asked about", () => expect(askedOf(cii({ type: "999" }))).toEqual(["type-999"]));

  test.each<[string, Parts, string]>([
    [
      "a corrected invoice",
      { type: "384", corrects: "R-1" },
      "It corrects the invoice R-1, which may be in your books already",
    ],
    [
      "a part invoice",
      { type: "326" },
      "It's a part or prepayment invoice, and the final invoice may include its amount again",
    ],
    [
      "an interim application for payment",
      { type: "211" },
      "It's a part or prepayment invoice, and the final invoice may include its amount again",
    ],
    [
      "a prepaid invoice",
      { prepaid: "50.00", payable: "69.00" },
      "EUR 50.00 was paid before, so an earlier invoice may include part of this amount",
    ],
  ])("%s waits for approval", (_, parts, reason) => {
    for (const make of [ubl, cii]) {
      const reading = readingOf(make(parts));
      expect(reading.invoices).toHaveLength(1);
      expect(inWords(reading.doubts)).toMatchObject([{ row: 1, reason }]);
    }
  });
});

describe("credit notes with a minus", () => {
  const minus: Parts = {
    type: "381",
    lines: [{ net: "-100.00", vat: "-19.00", rate: "19" }],
    net: "-100.00",
    vat: "-19.00",
    gross: "-119.00",
  };

  test("nobody guesses who owes whom", () => {
    expect(askedOf(ubl(minus))).toEqual(["credit-sign"]);
    expect(sentOf(ubl(minus), { answers: answerTo(ubl(minus), "negative") })).toMatchObject([{ Net: "-100.00" }]);
    expect(sentOf(ubl(minus), { answers: answerTo(ubl(minus), "positive") })).toMatchObject([{ Net: "100.00" }]);
  });
});

test("an invoice without VAT lines or without a seller can't be sent", () => {
  expect(askedOf(ubl({ lines: [] }))).toEqual(["vat-lines"]);
  expect(askedOf(ubl({ seller: "" }))).toEqual(["seller"]);
});

describe("characters that can't be seen", () => {
  test.each<[Parts, string]>([
    [{ number: "EI-1036\u200b" }, "EI-1036‹U+200B›"],
    [{ number: "EI-\u202e7301" }, "EI-‹U+202E›7301"],
    [{ number: "EI-1038\u00ad" }, "EI-1038‹U+00AD›"],
  ])("are asked about in a number: %j", (parts, shown) => {
    for (const make of [ubl, cii]) {
      expect(sentOf(make(parts))).toEqual([]);
      expect(askedOf(make(parts))).toEqual(["unseen-characters"]);
      expect(textOf(make(parts))).toContain(shown);
      const answer = answerTo(make(parts), "as-they-stand");
      expect(sentOf(make(parts), { answers: answer })).toMatchObject([{ InvoiceNumber: parts.number }]);
    }
  });

  test.each(["Ac\u200bme Ltd", "Acme\u202e Ltd"])("are asked about in the supplier's name: %j", (name) => {
    const xml = ubl({}).replaceAll(readingOf(ubl({})).invoices[0]?.invoice.AccountName ?? "?", name);
    expect(askedOf(xml)).toEqual(["unseen-characters"]);
  });

  test("are none where a script needs them", () => {
    const xml = ubl({}).replaceAll(readingOf(ubl({})).invoices[0]?.invoice.AccountName ?? "?", "شرکت می\u200cخواهم");
    expect(askedOf(xml)).toEqual([]);
  });
});

describe("an ordinary invoice waits for approval", () => {
  const reasonsOf = (xml: string) => readingOf(xml).doubts.map(({ reason }) => sayMessage(reason));
  const noted = (note: string) => ubl({ first: `<cbc:Note>${note}</cbc:Note>` });

  test("where it refers to an earlier one, which may be booked already", () => {
    for (const make of [ubl, cii])
      expect(reasonsOf(make({ corrects: "E-0" }))).toEqual([
        "It refers to the invoice E-0, which may be in your books already",
      ]);
  });

  test("but not where it is a debit note, a credit by its amounts, or takes the earlier one off", () => {
    const minus: Parts = {
      lines: [{ net: "-100.00", vat: "-19.00", rate: "19" }],
      ...{ net: "-100.00", vat: "-19.00", gross: "-119.00" },
    };
    const line = (net: string, name: string): string =>
      `<cac:InvoiceLine><cbc:LineExtensionAmount>${net}</cbc:LineExtensionAmount><cac:Item><cbc:Name>${name}</cbc:Name></cac:Item></cac:InvoiceLine>`;
    const final = (...lines: readonly string[]): string =>
      ubl({ corrects: "E-0" }).replace(/<cac:InvoiceLine>.*<\/cac:InvoiceLine>/s, lines.join(""));
    expect(reasonsOf(ubl({ type: "383", corrects: "E-0" }))).toEqual([]);
    expect(reasonsOf(cii({ ...minus, corrects: "E-0" }))).toEqual([]);
    expect(reasonsOf(final(line("250.00", "Bau"), line("-150.00", "abzgl. Abschlagsrechnung E-0")))).toEqual([]);
    for (const other of ["Rabatt", "abzgl. Abschlagsrechnung E-01"])
      expect(reasonsOf(final(line("250.00", "Bau"), line("-150.00", other)))).toHaveLength(1);
  });

  test.each(["Teilrechnung - 2. Mahnung", "Mahnung", "Abschlagsrechnung 3", "Final reminder", "Facture d'acompte"])(
    "where a note says “%s”",
    (note) => {
      expect(reasonsOf(noted(note))).toEqual([`A note in it says “${note}”`]);
    },
  );

  test.each(["Mahnungen werden mit 5,00 EUR berechnet.", "Part of our service"])(
    "but not where it says “%s”",
    (note) => {
      expect(reasonsOf(noted(note))).toEqual([]);
    },
  );
});
