/** @file Lines: sentences kept as data, said in the reader's language, whenever they were written. */

import { afterEach, describe, expect, test } from "vitest";
import { noRegisters, planDocument, usualDocumentRules } from "../../main/planning/plan-import.ts";
import { nothingSaid, readSpreadsheet } from "../../main/spreadsheet/read-spreadsheet.ts";
import { sayEvent } from "../../shared/wording/imports/say-trail.ts";
import { type Message, sayMessage, sayMessagesIn } from "../../shared/wording/message.ts";
import { speak, words } from "../../shared/words/spoken.ts";
import { csv } from "../fixtures/spreadsheets/make-files.ts";

afterEach(() => speak({ language: "en", formats: "en-GB" }));

const inGerman = () => speak({ language: "de", formats: "de-DE" });
const inEnglish = () => speak({ language: "en", formats: "en-GB" });

describe("in German", () => {
  test.each<[Message, string]>([
    [{ say: "hidden-rows-read", rows: 1 }, "1 Zeile ist in der Datei ausgeblendet und wurde wie die anderen gelesen"],
    [
      { say: "hidden-rows-read", rows: 1204 },
      "1.204 Zeilen sind in der Datei ausgeblendet und wurden wie die anderen gelesen",
    ],
    [
      { say: "ask-headers", missing: ["Netto"], added: ["A", "B", "C"] },
      "Diese Datei weicht von früheren Dateien ihrer Art ab: Die Spalte „Netto“ fehlt und die Spalten „A“, „B“ und „C“ sind neu. Soll sie auf dieselbe Weise gelesen werden?",
    ],
    [
      { say: "ask-supplier", numbers: null },
      "Keine Überschrift zeigt, welche Spalte den Lieferanten enthält, und jede Rechnung braucht einen. Welche Spalte ist es?",
    ],
    [
      {
        say: "ask-order-against",
        voice: { say: "voice-template", name: "Xero" },
        order: "mdy",
        row: 2,
        text: "23/04/2026",
        ways: ["dmy", "ymd"],
      },
      "Laut der Vorlage „Xero“ steht der Monat zuerst, aber Zeile 2 enthält 23/04/2026, und das ist nur mit dem Tag zuerst oder dem Jahr zuerst ein Datum. Was stimmt?",
    ],
    [{ say: "order-for", order: "dmy", day: { isoDay: "2026-04-03" } }, "Tag zuerst: 3. April 2026"],
    [
      { say: "ask-twice", at: { rows: [3], more: 0 }, row: 3, same: 2 },
      "Die Zeilen 2 und 3 stimmen überein. Beide senden? Wenn eine genügt, entfernen Sie die andere und legen Sie die Datei wieder in den Eingangsordner.",
    ],
    [
      { say: "net-from-gross", gross: { letter: "F", header: "Brutto" }, vat: null, rows: 1 },
      "Netto ist in 1 Zeile „Brutto“ (Spalte F) minus USt.",
    ],
  ])("%j", (line, german) => {
    inGerman();
    expect(sayMessage(line)).toBe(german);
  });
});

test("a question is worded in the language at the time of reading it, not of storing it", () => {
  const read = readSpreadsheet(csv("Supplier;Date;Net", "Acme;03/04/2026;1.50"), "a.csv", nothingSaid);
  const order = (read.ok ? read.value.questions : []).find(({ id }) => id === "date-order");
  expect(sayMessage(order?.text ?? "")).toBe(
    "Are the dates in column B “Date” day first or month first? Row 2 contains 03/04/2026: 3 April 2026 (day first) or 4 March 2026 (month first)?",
  );
  inGerman();
  expect(sayMessage(order?.text ?? "")).toBe(
    "Steht bei den Datumsangaben in Spalte B „Date“ der Tag oder der Monat zuerst? Zeile 2 enthält 03/04/2026: 3. April 2026 (der Tag zuerst) oder 4. März 2026 (der Monat zuerst)?",
  );
  expect(order?.answers.map(({ label }) => sayMessage(label))).toEqual([
    "Tag zuerst: 3. April 2026",
    "Monat zuerst: 4. März 2026",
  ]);
  inEnglish();
  expect(JSON.parse(JSON.stringify(order, sayMessagesIn)).examples).toEqual([
    { row: 2, value: "03/04/2026", readings: { dmy: "3 April 2026", mdy: "4 March 2026" } },
  ]);
});

test("text from a file is shown unchanged", () => {
  expect(sayMessage({ say: "order-by-row", row: 2, text: "2026-04-03", order: "ymd" })).toBe(
    "row 2 contains 2026-04-03, so year first",
  );
});

test("the trail words the evidence for a document's invoice in the current language", () => {
  const drop = { inbox: "a", path: "10023.pdf", sizeBytes: 9, sha256: "0", content: { is: "pdf" } } as const;
  const planned = planDocument(drop, usualDocumentRules, noRegisters, null);
  const evidence = planned.ok ? planned.value.evidence : null;
  expect(sayEvent({ what: "plan", detail: { parts: [1], evidence } })).toContain("The file name starts with 10023");
  inGerman();
  expect(sayEvent({ what: "plan", detail: { parts: [1], evidence } })).toContain("Der Dateiname beginnt mit 10023");
});

test("a message of a newer version, or with unknown values, is shown by its name", () => {
  expect(sayMessage({ say: "row-on-the-moon" } as unknown as Message)).toBe("row on the moon");
  expect(sayMessage({ say: "ask-sheet" } as unknown as Message)).toBe("ask sheet");
  expect(sayMessage({ say: "constructor" } as unknown as Message)).toBe("constructor");
});

test("names of sentences are unique across topics", () => {
  const { sheet, cells, columns, evidence, questions, doubts, answers, unreadable } = words;
  const names = [sheet, cells, columns, evidence, questions, doubts, answers, unreadable].flatMap(Object.keys);
  expect(names.length).toBe(new Set(names).size);
  expect(names.length).toBeGreaterThan(200);
});
