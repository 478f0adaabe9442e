/** @file Failures, imports, notes and the audit trail in German: grammar where it is difficult, and what is kept. */

import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Failure } from "../../shared/imports/failures/failure.ts";
import { needsPerson } from "../../shared/imports/needs-person.ts";
import { sayInvoice } from "../../shared/imports/sent-invoices.ts";
import { sayRowProblem } from "../../shared/wording/imports/rows/say-rows-with-problems.ts";
import { sayFailure } from "../../shared/wording/imports/say-failure.ts";
import { sayOriginal } from "../../shared/wording/imports/say-first-time.ts";
import { sayBatchNames, sayImport, sayState } from "../../shared/wording/imports/say-import.ts";
import { sayInShort } from "../../shared/wording/imports/say-in-short.ts";
import { sayEvent, sayWho } from "../../shared/wording/imports/say-trail.ts";
import { sayTrailVerdict } from "../../shared/wording/imports/say-verdict.ts";
import { isOurNote, whyNote } from "../../shared/wording/imports/why-note.ts";
import { speak } from "../../shared/words/spoken.ts";
import { rowProblems, sampleFailures, sentRows } from "./sample-failures.ts";
import { arrivedPart, morning, sampleBatch, sampleDocument, samplePart, sampleStates } from "./sample-imports.ts";

const zone = "Europe/Berlin";
const facts = { invoices: [], namesakes: [], original: null, connection: null };
const machinery = /undefined|null|NaN|\[object|,,| {2}|\(\)|\n/;
/** Words that stand in no German sentence. "Problem" and "was" are German too. */
const english = /\b(the|and|is|are|of|to|it|this|that|with|your|not|were|has|have|batch|file|row|sent|invoice)\b/;

beforeEach(() => speak({ language: "de", formats: "de-DE" }));
afterAll(() => speak({ language: "en", formats: "en-GB" }));

/** What the samples hold in English because the office or the service said it so. */
const quoted = (failure: Failure): boolean =>
  ["rows-have-problems", "cannot-tell", "refused", "rejected"].includes(failure.kind) ||
  /"(detail|found|expected)":"[^"]/.test(JSON.stringify(failure));

describe("a failure", () => {
  test.each(sampleFailures.map((failure) => [JSON.stringify(failure).slice(0, 90), failure] as const))(
    "%s is worded in whole German sentences",
    (_, failure) => {
      for (const said of [sayFailure(failure), sayInShort(failure)]) {
        expect(said).not.toMatch(machinery);
        if (!quoted(failure)) expect(said.replace(/„[^“]*“/g, "")).not.toMatch(english);
      }
      expect(sayFailure(failure)).toMatch(/^[A-ZÄÖÜ0-9].*[.!?…]$/su);
      expect(sayInShort(failure).length).toBeLessThan(50);
    },
  );

  test("counts one row and several", () => {
    const failure = (rowsSent: number, rows: number): Failure => ({
      kind: "rows-have-problems",
      problems: rowProblems.slice(0, rows),
      rowsSent,
      rowsReady: 0,
    });
    expect(sayFailure(failure(1, 1))).toMatch(
      /^1 Zeile ist fehlerhaft\. Zeile 7, .* Die andere Zeile wurde gesendet\. /,
    );
    expect(sayFailure(failure(1_204, 2))).toMatch(
      /^2 Zeilen sind fehlerhaft\. Die erste: Zeile 7, .* Die anderen 1\.204 Zeilen wurden gesendet\. /,
    );
    expect(sayInShort(failure(0, 1))).toBe("1 fehlerhafte Zeile");
  });

  test("names a row, its heading and its column, with the value in German quotes", () => {
    const [first, , , empty] = rowProblems;
    if (first === undefined || empty === undefined) throw new Error("no sample");
    expect(sayRowProblem(first)).toMatch(/^Zeile 7, Invoice date \(Spalte A\), „31\/02\/2026“: /);
    expect(sayRowProblem(empty)).toMatch(/^Zeile 12, Currency \(Spalte D\), leer: /);
  });

  test("lists what a document may belong to, however many there are", () => {
    const candidate = (n: number) => ({ purchaseInvoiceId: `1002${n}`, invoiceNumber: "", supplier: null });
    const say = (howMany: number) =>
      sayFailure({
        kind: "no-purchase-invoice-id",
        why: "none",
        candidates: Array.from({ length: howMany }, (_, n) => candidate(n)),
      });
    expect(say(0)).not.toContain("Infrage");
    expect(say(1)).toContain("Infrage kommt Rechnungs-ID 10020.");
    expect(say(2)).toContain("Infrage kommt Rechnungs-ID 10020 oder Rechnungs-ID 10021.");
    expect(say(7)).toContain("Rechnungs-ID 10023, Rechnungs-ID 10024 oder eine von 2 weiteren.");
  });

  test("is said in German where it is a sentence of ours, and as it is where a machine said it", () => {
    const say = (detail: Extract<Failure, { kind: "no-answer" }>["detail"]) =>
      sayFailure({ kind: "no-answer", evidence: "silence", detail });
    expect(say({ say: "answer-late", seconds: 100.5 })).toContain("(keine Antwort innerhalb von 100,5 s)");
    expect(say("bad record mac")).toContain("(bad record mac)");
    expect(say("read ECONNRESET")).toContain("(die Verbindung ist abgebrochen)");
    expect(say({ say: "differs-in", each: [{ say: "other-size", sent: "900", said: "899" }] })).toContain(
      "(gesendet wurden 900 Byte, das Finanzsystem nennt 899)",
    );
    expect(sayFailure({ kind: "incomplete-file", expected: { say: "end-of-pdf" } })).toContain(
      "Es fehlt das Ende der PDF-Datei (Querverweistabelle und %%EOF).",
    );
  });
});

describe("an import", () => {
  test.each(sampleStates.map((state) => [state.at, state] as const))("%s has a label and a line", (_, state) => {
    for (const import_ of [sampleBatch("a.xlsx", state), sampleDocument("10023.pdf", state)]) {
      expect(sayState(import_)).not.toMatch(machinery);
      expect(sayImport(import_, morning).detail).toMatch(/^[A-ZÄÖÜ0-9].*\.$/u);
    }
  });

  test("that is done says how much was sent, in the office's formats", () => {
    const done = sampleBatch("a.xlsx", { at: "done" }, { parts: [arrivedPart(morning), arrivedPart(morning)] });
    expect(sayImport(done, morning).detail).toBe(
      "Vor 4 Minuten erledigt: 24 Eingangsrechnungen in 2 Stapeln (netto 2.409,00 GBP, USt. 481,80 GBP).",
    );
    const one = sampleBatch(
      "a.xlsx",
      { at: "done" },
      { parts: [arrivedPart(morning, { invoices: 1 })], since: morning },
    );
    expect(sayImport({ ...one, sentBefore: sentRows.slice(0, 1) }, morning).detail).toBe(
      "Gerade eben erledigt: 1 Eingangsrechnung (netto 1.204,50 GBP, USt. 240,90 GBP). 1 weitere Zeile wurde ausgelassen, weil sie schon mit einer anderen Datei gesendet wurde.",
    );
  });

  test("may have one of several names, and lists its invoices on a line each", () => {
    expect(sayBatchNames(["a", "b"])).toBe("a oder b");
    expect(sayBatchNames(["a", "b", "c"])).toBe("a bis c oder jede Minute dazwischen");
    expect(
      sayInvoice({ InvoiceNumber: "R-1", AccountId: "50201", Currency: "EUR", Net: "1204.50", VAT: "228.86" }),
    ).toBe("R-1, Lieferant 50201, netto 1.204,50 EUR, USt. 228,86 EUR");
  });

  test("that was sent before is named with its batches", () => {
    const original = sampleBatch("a.xlsx", { at: "done" }, { id: "7", parts: [arrivedPart(morning)] });
    expect(sayOriginal(original, zone)).toBe(
      "„a.xlsx“ (ID 7) wurde am 20. Nov. 2026, 10:30 gesendet, als Stapel Imported - 20/11/26 10:30.",
    );
  });
});

describe("a note", () => {
  test("is in German, has aligned values, and is recognised as ours in any language", () => {
    const sentAt = Date.UTC(2026, 10, 20, 2, 14, 58);
    const part = samplePart({ state: "unknown", sentAt, endedAt: sentAt + 5_000, invoices: 86 });
    const why = { kind: "no-answer", evidence: "silence", detail: "" } as const;
    const note = whyNote(sampleBatch("a.xlsx", { at: "unknown", part: 0, why }, { parts: [part] }), zone, facts) ?? "";
    expect(note).toMatch(/\nDatei: {8}a\.xlsx\nArt: {10}Tabelle\n(?:.*\n)*?Hinzugefügt: {2}20\. Nov\. 2026/);
    expect(note).toContain(
      "Möglicher Name:   Imported - 20/11/26 03:14\n  oder            Imported - 20/11/26 03:15\n",
    );
    expect(note).toContain("Inhalt:           genau 86 Eingangsrechnungen\n");
    expect(note).toContain("Netto:            1.204,50 GBP\n");
    expect(isOurNote(note)).toBe(true);
    speak({ language: "en", formats: "en-GB" });
    expect(isOurNote(note)).toBe(true);
    expect(isOurNote("Pigeonhole: why this file is here\n")).toBe(true);
    speak({ language: "de", formats: "de-DE" });
    expect(isOurNote("Pigeonhole: why this file is here\n")).toBe(true);
    expect(isOurNote("Pigeonhole keeps pigeons\n")).toBe(false);
  });

  test("exists for the same files as in English, and says what to do about each failure", () => {
    for (const state of sampleStates) {
      const import_ = sampleBatch("a.xlsx", state);
      expect(whyNote(import_, zone, facts) !== null, state.at).toBe(needsPerson(import_) || state.at === "duplicate");
    }
    for (const why of sampleFailures.filter(({ kind }) => kind !== "withdrawn")) {
      const note = whyNote(sampleDocument("10023.pdf", { at: "failed", why }), zone, facts);
      if (why.kind !== "rejected") expect(note).toMatch(/\nWas geschehen ist\n.*\nWas zu tun ist.*\n- /s);
      if (note !== null && !quoted(why)) expect(note.replace(/„[^“]*“|pigeonhole .*/g, "")).not.toMatch(english);
    }
  });
});

describe("the audit trail", () => {
  test("says what happened and who did it", () => {
    expect(sayEvent({ what: "plan", detail: { parts: [1, 2] } })).toBe("Gelesen und geprüft, in 2 Stapeln.");
    expect(sayEvent({ what: "reject", detail: { reason: "Ein alter Entwurf." } })).toBe(
      "Zurückgezogen: Ein alter Entwurf.",
    );
    expect(sayWho("a person, by moving the file back")).toBe("unbekannt (Datei zurückgelegt)");
    expect(sayWho("Ada")).toBe("Ada");
  });

  test("has a verdict in German, for one entry and for many", () => {
    const whole = (entries: number) => sayTrailVerdict({ is: "whole", entries, hash: "ab" });
    expect(whole(1)).toMatch(/^Das Prüfprotokoll ist vollständig: 1 Eintrag\. /);
    expect(whole(1_204)).toMatch(/^Das Prüfprotokoll ist vollständig: 1\.204 Einträge, jeder passt zum vorigen\. /);
    expect(sayTrailVerdict({ is: "missing", from: 3, to: 5 })).toBe("Die Einträge 3 bis 5 des Prüfprotokolls fehlen.");
  });
});
