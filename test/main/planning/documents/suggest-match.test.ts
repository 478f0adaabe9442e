/** @file Which invoice numbers in a document's text are suggested, and which supplier's name confirms them. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDistinctive } from "../../../../main/planning/documents/distinctive-number.ts";
import type { Candidate } from "../../../../main/planning/documents/match-rules.ts";
import { suggestFromText } from "../../../../main/planning/documents/suggest-match.ts";
import { createNameFinder } from "../../../../main/planning/documents/supplier-named.ts";
import { foldNumber } from "../../../../shared/values/text/fold-number.ts";

type Entry = string | readonly [invoiceNumber: string, supplier: string];

/** A register with these numbers and ids from 501 on, which records the look-ups. */
function registerOf(...entries: readonly Entry[]) {
  const candidates = entries.map((entry, n): Candidate => {
    const [invoiceNumber, supplier] = typeof entry === "string" ? [entry, null] : entry;
    return { purchaseInvoiceId: String(501 + n), invoiceNumber, supplier };
  });
  const asked: string[] = [];
  const withNumber = (folded: string): readonly Candidate[] => {
    asked.push(folded);
    return candidates.filter((candidate) => foldNumber(candidate.invoiceNumber) === folded);
  };
  return { withNumber, asked };
}

const suggested = (text: string, ...entries: readonly Entry[]): readonly string[] =>
  suggestFromText(text, registerOf(...entries).withNumber).map((candidate) => candidate.invoiceNumber);

describe("a number from the register is found:", () => {
  test.each([
    ["INV-2024-001", "Invoice no. INV-2024-001"],
    ["INV-2024-001", "Invoice no.: inv 2024 001"],
    ["INV-2024-001", "Rechnung Nr:INV_2024/001, vom 3. Mai"],
    ["INV-2024-001", "(INV-2024-001)"],
    ["INV-2024-001", "paid;INV-2024-001;GBP"],
    ["INV-2024-001", "#INV-2024-001."],
    ["INV-2024-001", "INV\u20112024\u2011001"],
    ["INV-2024-001", "I\u00adNV-2024-001"],
    ["INV-2024-001", "INV-2024-001 2024-01-05 1,204.50"],
    ["RE 2026/11/0042", "Beleg RE 2026 / 11 / 0042"],
    ["ÉT-0017", "facture E\u0301T-0017"],
    ["804711", "Our reference: 804711"],
    ["804711", "Invoice 804711 20/11/2026 45.00"],
    ["PEW 771204", "Our reference: PEW 771204"],
    ["2026-0192", "Our reference: 2026-0192"],
  ])("%s in %j", (number, text) => {
    expect(suggested(`Acme\n${text}\nThank you`, number)).toEqual([number]);
  });
});

describe("a number that is not whole or may mean something else is not suggested:", () => {
  test.each([
    ["INV-2024-001", "Invoice INV-2024-0012"],
    ["INV-2024-001", "Invoice INV-2024-001-2"],
    ["INV-2024-001", "Invoice INV-2024-001/A"],
    ["INV-2024-001", "Invoice INV-2024-001." + "5"],
    ["INV-2024-001", "Invoice CR-INV-2024-001"],
    ["INV-2024", "Invoice INV-2024-\n001"],
    ["2024-A17", "Invoice INV\n-2024-A17"],
    ["INV-2024-001", "Invoice INV-2024-\n001"],
    ["4711", "Total 4711.00"],
    ["4711", "Total 4711,00"],
    ["1204", "Total 1,204"],
    ["4711", "Total £4711"],
    ["4711", "Total 4711 EUR"],
    ["4711", "PO no. 4711"],
    ["4711", "Tel 4711"],
    ["496012", "+44 1132 496012"],
    ["1331", "GB29 NWBK 6016 1331 9268 19"],
    ["20261120", "Date 20261120"],
    ["2024/11", "Period 2024/11"],
    ["2024", "Leeds 2024"],
    ["2026-001", "2026 001"],
    ["A17", "Room A17"],
    ["1230", "Opens 12:30"],
    ["771204", "Our reference: 771204"],
    ["RE 2024-001", "Your ref RE, 2024-001 pieces"],
    ["A 2024-001", "(Annex A) 2024-001"],
    ["INVOICE", "Invoice"],
  ])("%s is not in %j", (number, text) => {
    expect(suggested(`Acme\n${text}\nThank you`, number)).toEqual([]);
  });
});

describe("of several numbers", () => {
  test("the longest at one place counts", () => {
    expect(suggested("Invoice RE 2024-001 A", "2024-001", "RE 2024-001", "RE 2024-001 A")).toEqual(["RE 2024-001 A"]);
  });

  test("the shorter one counts too where the text also has it alone", () => {
    const found = suggested("Invoice RE 2024-001\nreplaces 2024-001", "2024-001", "RE 2024-001");
    expect(found).toEqual(["RE 2024-001", "2024-001"]);
  });

  test("each is suggested, so that none looks like the only one", () => {
    expect(suggested("Invoice INV-0007\nCredits INV-0003", "INV-0003", "INV-0007")).toEqual(["INV-0007", "INV-0003"]);
  });

  test("one that the text repeats is suggested once", () => {
    const { withNumber, asked } = registerOf("INV-0007");
    expect(suggestFromText("INV-0007\n".repeat(500), withNumber)).toHaveLength(1);
    expect(asked).toEqual(["inv 0007"]);
  });

  test("one that two suppliers use gives two suggestions, the supplier that the text names first", () => {
    const found = suggestFromText(
      "BRIGHT ELECTRICAL\nInvoice INV-0007",
      registerOf(["INV-0007", "Acme Ltd"], ["INV-0007", "Bright Electrical Ltd"]).withNumber,
    );
    expect(found).toEqual([
      { purchaseInvoiceId: "502", invoiceNumber: "INV-0007", supplier: "Bright Electrical Ltd", supplierNamed: true },
      { purchaseInvoiceId: "501", invoiceNumber: "INV-0007", supplier: "Acme Ltd", supplierNamed: false },
    ]);
  });

  test("those in a register without suppliers are suggested without a supplier", () => {
    expect(suggestFromText("Acme INV-0007", registerOf("INV-0007").withNumber)).toMatchObject([
      { supplierNamed: false },
    ]);
  });
});

test("a text that was made to exhaust us gets no suggestion", () => {
  const { withNumber, asked } = registerOf("INV-0007");
  const text = `INV-0007\n${Array.from({ length: 30_000 }, (_, n) => `A${n}`).join(" ")}`;
  expect(suggestFromText(text, withNumber)).toEqual([]);
  expect(asked.length).toBeLessThan(20_010);
});

test("a line of two hundred thousand characters is searched quickly", () => {
  const { withNumber } = registerOf("INV-0007", "4711", "8 4711");
  const before = process.threadCpuUsage();
  for (const piece of [
    "a ",
    "1",
    "1 ",
    "-",
    "-1",
    "a1,",
    "x:",
    "1.2.",
    "Nov 2024 ",
    "4711, a ",
    "INV-0007 ",
    "8 4711 x ",
  ])
    suggestFromText(piece.repeat(200_000 / piece.length), withNumber);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(20_000);
});

describe("for any number and any text around it", () => {
  const number = fc
    .tuple(fc.stringMatching(/^[A-Z]{2,4}$/), fc.constantFrom("-", "/", " ", "_"), fc.stringMatching(/^\d{3,6}$/))
    .map((parts) => parts.join(""))
    .filter((written) => isDistinctive(foldNumber(written)));

  test("a number between spaces is found with any separators", () => {
    fc.assert(
      fc.property(number, fc.constantFrom("-", "/", "_", "\u2011"), (written, mark) => {
        expect(suggested(`Your invoice ${written.replace(/[-/ _]/, mark)} of today`, written)).toEqual([written]);
      }),
    );
  });

  test("a number is never found within a longer one", () => {
    const more = fc.stringMatching(/^[-/_.]?[A-Z0-9]{1,3}$/);
    fc.assert(
      fc.property(number, more, fc.boolean(), (written, rest, isBehind) => {
        const longer = isBehind ? `${written}${rest}` : `${rest}${/^[-/_.]/.test(rest) ? "" : "-"}${written}`;
        fc.pre(!/ /.test(written));
        expect(suggested(`Your invoice X${longer} of today`, written)).toEqual([]);
      }),
    );
  });

  test("nothing is thrown, and only numbers of the register are suggested", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const found = suggestFromText(text, () => [{ purchaseInvoiceId: "7", invoiceNumber: "x", supplier: text }]);
        expect(found.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("a supplier is named", () => {
  test.each([
    ["Acme Ltd", "ACME\n12 Mill Road, Leeds"],
    ["Acme Ltd", "Acme Limited"],
    ["Acme Ltd", "Invoice from Acme, Leeds"],
    ["Acme Ltd", "INVOICE FROM ACME LTD"],
    ["Acme Ltd", "info@acme.com"],
    ["Acme Ltd", "www.acme.co.uk"],
    ["Acme B.V.", "Acme BV, Utrecht"],
    ["ACME BV", "Acme B.V. Utrecht"],
    ["Acme S.r.l.", "Acme srl"],
    ["Müller GmbH & Co. KG", "MULLER\nKöln"],
    ["Hargreaves & Sons Joinery", "To: Alder Ltd\nHargreaves and Sons Joinery"],
    ["Pennine Electrical Wholesale Ltd", "Pennine\nElectrical\nWholesale\nInvoice"],
    ["O'Brien's Haulage", "OBRIENS HAULAGE LTD"],
    ["The Paper Shop", "Paper Shop Invoice 12"],
    ["Café Zoë Catering", "CAFE ZOE CATERING"],
    ["BP plc", "BP p.l.c., London"],
    ["Total SA", "Total SA, Paris"],
  ])("%s by %j", (supplier, text) => {
    expect(createNameFinder(text)(supplier)).toBe(true);
  });

  test.each([
    ["Acme Ltd", "Acme Catering Ltd"],
    ["Acme Ltd", "Northern Acme Ltd"],
    ["Acme Ltd", "Acme & Sons"],
    ["Acme Ltd", "Acmes Ltd"],
    ["Pennine Electrical Ltd", "Pennine Electrical Wholesale Ltd"],
    ["BP plc", "BP"],
    ["3M", "3M"],
    ["Total SA", "Total 12.00"],
    ["Total SA", "The total is 12.00"],
    ["Total", "Total 12.00"],
    ["Office Ltd", "Registered office: 12 Mill Road"],
    ["Ltd", "Acme Ltd"],
    ["", "Acme Ltd"],
    ["&", "Acme & Sons"],
    ["Müller", "Mueller"],
  ])("%s not by %j", (supplier, text) => {
    expect(createNameFinder(text)(supplier)).toBe(false);
  });
});
