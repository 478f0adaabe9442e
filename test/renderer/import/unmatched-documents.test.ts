/** @file Documents that wait for their invoice: their order, their age, and what several of them belong to. */

import { expect, onTestFinished, test } from "vitest";
import {
  inOrderOfNames,
  likeliestId,
  sayAge,
  sayShortAge,
  waitsForInvoice,
} from "../../../renderer/import/unmatched-documents.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { speak } from "../../../shared/words/spoken.ts";
import { sampleDocument } from "../../shared/sample-imports.ts";

const waiting = (name: string, ...ids: readonly string[]): Import =>
  sampleDocument(
    name,
    {
      at: "waiting",
      why: {
        kind: "no-purchase-invoice-id",
        why: "none",
        candidates: ids.map((purchaseInvoiceId) => ({ purchaseInvoiceId, invoiceNumber: "", supplier: null })),
      },
    },
    { purchaseInvoiceId: null },
  );

test("pages are attached in numeric order, 2 before 10", () => {
  const pages = ["page 10.pdf", "Page 2.pdf", "cover.pdf", "page 1.pdf"].map((name) => waiting(name));
  expect(inOrderOfNames(pages).map(({ place }) => place.dropped)).toEqual([
    "cover.pdf",
    "page 1.pdf",
    "Page 2.pdf",
    "page 10.pdf",
  ]);
});

test("only a document without an invoice is listed", () => {
  expect(waitsForInvoice(waiting("a.pdf"))).toBe(true);
  expect(waitsForInvoice(sampleDocument("a.pdf", { at: "done" }))).toBe(false);
});

test("the age of a document is shown in days, with the day of its arrival", () => {
  const saturday = Date.UTC(2026, 10, 21, 12);
  expect(sayAge(Date.UTC(2026, 10, 17, 9), saturday, "UTC")).toBe("since Tuesday, 4 days");
  expect(sayAge(Date.UTC(2026, 9, 3, 9), saturday, "UTC")).toBe("since 3 October, 49 days");
  expect(sayAge(Date.UTC(2026, 10, 21, 9, 5), saturday, "UTC")).toBe("since 09:05");
});

test("in the list it is only the time, or the days", () => {
  const saturday = Date.UTC(2026, 10, 21, 12);
  expect(sayShortAge(Date.UTC(2026, 10, 21, 9, 5), saturday, "UTC")).toBe("09:05");
  expect(sayShortAge(Date.UTC(2026, 9, 3, 9), saturday, "UTC")).toBe("49 days");
});

test("in German the day is in German words, and the time in the office's format", () => {
  onTestFinished(() => speak({ language: "en", formats: "en-GB" }));
  const saturday = Date.UTC(2026, 10, 21, 12);
  speak({ language: "de", formats: "de-DE" });
  expect(sayAge(Date.UTC(2026, 10, 17, 9), saturday, "UTC")).toBe("seit Dienstag (4 Tage)");
  expect(sayAge(Date.UTC(2026, 9, 3, 9), saturday, "UTC")).toBe("seit 3. Oktober (49 Tage)");
  speak({ language: "de", formats: "en-US" });
  expect(sayAge(Date.UTC(2026, 10, 21, 9, 5), saturday, "UTC")).toBe("seit 09:05 AM");
});

test("documents attached together get the id typed for one, else the only suggested one, else none", () => {
  const [bare, one, two] = [waiting("a.pdf"), waiting("b.pdf", "10023"), waiting("c.pdf", "10024", "10025")];
  expect(likeliestId([bare, one], new Map())).toBe("10023");
  expect(likeliestId([one, two], new Map())).toBe("");
  expect(likeliestId([one, two], new Map([[two.id, " 10030 "]]))).toBe("10030");
  expect(
    likeliestId(
      [one, two],
      new Map([
        [one.id, "1"],
        [two.id, "2"],
      ]),
    ),
  ).toBe("");
});
