/** @file Single values: codes stay text, ids keep every digit, currencies are codes. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readValue } from "../../../../main/spreadsheet/cells/read-value.ts";
import type { Cell } from "../../../../main/spreadsheet/cells/table.ts";
import type { Property } from "../../../../shared/values/purchase-invoice.ts";
import { sayMessage } from "../../../../shared/wording/message.ts";

const read = (property: Property, cell: Cell | string) =>
  readValue(property, typeof cell === "string" ? { kind: "text", text: cell } : cell, {
    dateOrder: "dmy",
    decimalSign: ".",
  });
const textOf = (property: Property, cell: Cell | string): string | null => {
  const value = read(property, cell);
  return value.is === "value" ? value.text : null;
};
const reasonOf = (property: Property, cell: Cell | string): string | null => {
  const value = read(property, cell);
  return value.is === "problem" ? sayMessage(value.reason) : null;
};

describe("a code", () => {
  test.each(["00042", "INV/2024/001", "12345678901234567890", "1E5", "03/04", "2026-11", "=A1", "0", "A 1"])(
    "%s stays as it is",
    (code) => {
      expect(textOf("InvoiceNumber", code)).toBe(code);
      expect(textOf("Nominal", code)).toBe(code);
    },
  );

  test("that Excel has shortened is a problem", () => {
    for (const text of ["2.49E+19", "2,49E+19", "1E+15"])
      expect(reasonOf("InvoiceNumber", text)).toBe("Excel shortened this number, so its last digits are lost.");
  });

  test.each(["-", "–", "n/a", "N/A", "none", "tbc", "?"])(
    "written as %s means no number, and that is reported",
    (text) => {
      expect(read("InvoiceNumber", text)).toEqual({
        is: "nothing",
        told: { say: "read-as-none", text, property: "InvoiceNumber" },
      });
      expect(read("AccountName", text)).toMatchObject({ is: "nothing" });
    },
  );

  test.each(["-", "–", "n/a", "N/A", "NULL", "(null)"])("written as %s is no description either", (text) => {
    expect(read("Description", text)).toMatchObject({ is: "nothing" });
  });

  test.each(["none", "tbc", "?", "nullified"])("such as %s may be a description", (text) => {
    expect(textOf("Description", text)).toBe(text);
  });

  test.each(['"', "''", "ditto", "〃"])("written as %s repeats the row above and is not filled in", (text) => {
    expect(reasonOf("AccountName", text)).toBe("This repeats the value from the row above.");
    expect(reasonOf("Net", text)).toBe("This repeats the value from the row above.");
  });

  test("loses Excel's leading apostrophe, where a program has written it; a name keeps its apostrophe", () => {
    expect(textOf("InvoiceNumber", "'00042")).toBe("00042");
    expect(textOf("AccountId", "'4711")).toBe("4711");
    expect(textOf("InvoiceNumber", "'FPR 17/26'")).toBe("FPR 17/26");
    expect(textOf("InvoiceNumber", "'FPR 17/26")).toBe("FPR 17/26");
    expect(textOf("InvoiceNumber", "'s-HB/118")).toBe("'s-HB/118");
    expect(textOf("AccountName", "'t Hoen")).toBe("'t Hoen");
    expect(textOf("AccountName", "'2 Brothers")).toBe("'2 Brothers");
    expect(textOf("Description", "'24 season")).toBe("'24 season");
  });

  test("with replacement characters for lost letters is a problem", () => {
    expect(reasonOf("AccountName", "M\ufffdller")).toBe("Letters were lost here when the file was saved.");
  });

  test("of any text on one line is read unchanged", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: "grapheme" }), (text) => {
        fc.pre(
          !/^["”“″〃„?–—‒−-]+$|^''$/.test(text) &&
            !/[\r\n\ufffd]/.test(text) &&
            // What nobody sees is taken out, such as the Hangul filler.
            !/\p{Default_Ignorable_Code_Point}/u.test(text) &&
            !/^'[\p{Lu}\d]/u.test(text) &&
            !/^-?\d(?:[.,]\d+)?E\+\d+$/i.test(text),
        );
        expect(textOf("InvoiceNumber", text)).toBe(text);
      }),
    );
  });
});

describe("an id", () => {
  test("keeps every digit up to the largest int64, and is a problem beyond", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 20n }), (id) => {
        const isInRange = id < 2n ** 63n;
        for (const property of ["AccountId", "ProjectId", "BudgetExternalId", "ExtVATID"] as const)
          expect(textOf(property, String(id))).toBe(isInRange ? String(id) : null);
      }),
    );
  });
});

describe("a currency", () => {
  test.each([
    ["GBP", "GBP"],
    ["eur", "EUR"],
    ["£", "GBP"],
    ["€", "EUR"],
    ["Euro", "EUR"],
    ["US$", "USD"],
    ["zł", "PLN"],
    ["USD United States Dollar", "USD"],
    ["GBP - Pound sterling", "GBP"],
    ["British Pound (GBP)", "GBP"],
  ])("%s is %s", (text, code) => {
    expect(textOf("Currency", text)).toBe(code);
  });

  test.each(["$", "¥", "kr", "Kr.", "Rs"])("%s may be one of several", (sign) => {
    expect(reasonOf("Currency", sign)).toBe("This sign is used for several currencies.");
  });

  test.each(["pounds", "Pfund", "DEM", "XYZ", "GB", "GBPEUR", "EUR 12", "ABC Company"])(
    "%s is not a currency",
    (text) => {
      expect(reasonOf("Currency", text)).toBe("This isn't a currency code.");
    },
  );
});

test("a VAT rate is zero or between one and a hundred per cent; any other one is a problem", () => {
  expect(["0", "1", "17.5", "20.00", "100"].map((rate) => textOf("VATRate", rate))).toEqual([
    ...["0", "1", "17.5", "20.00", "100"],
  ]);
  expect(["0.2", "0.19", "100.5", "175", "20000"].map((rate) => textOf("VATRate", rate))).toEqual([
    ...[null, null, null, null, null],
  ]);
});

test("an amount with CR or DR is a problem, because its sign is ambiguous", () => {
  expect(reasonOf("Net", "500.00 CR")).toBe("It's unclear whose credit or debit CR and DR mean here.");
  expect(reasonOf("Net", "500.00DR")).toBe("It's unclear whose credit or debit CR and DR mean here.");
});
