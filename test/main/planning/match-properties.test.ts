/** @file Properties of matching that hold for every name: whole tokens and one invoice only. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { isDistinctive } from "../../../main/planning/documents/distinctive-number.ts";
import { type Candidate, matchDocument } from "../../../main/planning/documents/match-document.ts";
import { noRegisters, usualRules } from "../../../main/planning/documents/match-rules.ts";
import { foldNumber } from "../../../shared/values/text/fold-number.ts";
import { registersOf } from "./matching.ts";

const rulesOfAnyKind = fc.record({
  idAt: fc.constantFrom("start" as const, "anywhere" as const, "end" as const),
  idPrefixes: fc.array(fc.constantFrom("PI-", "#", "(", "No. ", "größe", "1", "")),
});
const digits = fc.stringMatching(/^[1-9]\d{0,9}$/);
const text = fc.string({ unit: "grapheme", maxLength: 30 });
const token = fc.constantFrom(
  "INV",
  "2024",
  "001",
  "4711",
  "12",
  "Acme",
  "scan",
  "A",
  "RE",
  "2026",
  "11",
  "0815",
  "77",
);
const mark = fc.constantFrom("-", "_", " ", ".", ", ", " & ", "/");
const number = fc
  .array(fc.tuple(token, mark), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.map(([one, between], at) => (at === 0 ? one : between + one)).join(""));
const registers = fc
  .array(
    fc.record({ purchaseInvoiceId: digits, invoiceNumber: number, supplier: fc.constantFrom("Acme", "Beta", null) }),
    {
      maxLength: 12,
    },
  )
  .map((entries) => ({ entries: entries as readonly Candidate[], registers: registersOf(entries) }));
const path = fc
  .tuple(fc.constantFrom("", "scans/", "10023/", "2026/"), number, fc.constantFrom("", " x", "_2"))
  .map(([folder, name, tail]) => `${folder}${name.replaceAll("/", "_")}${tail}.pdf`);

test("a matched id is a whole run of digits in the name or the folder's name", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(digits, text), { maxLength: 4 }), rulesOfAnyKind, (parts, rules) => {
      const name = `${parts.join("").replaceAll("/", "")}.pdf`;
      const matched = matchDocument(name, rules, noRegisters);
      if (!matched.ok) return;
      const runs = name.normalize("NFC").match(/\d+/g) ?? [];
      const prefixed = rules.idPrefixes.includes("1") ? runs.map((run) => run.slice(1)) : [];
      expect([...runs, ...prefixed]).toContain(matched.value.purchaseInvoiceId);
    }),
    { numRuns: 1_000 },
  );
});

test("an id with one more letter or digit on either side never matches", () => {
  fc.assert(
    fc.property(digits, fc.stringMatching(/^[0-9a-zé]$/), rulesOfAnyKind, (id, more, rules) => {
      for (const name of [`${id}${more}.pdf`, `${more}${id}.pdf`, `x ${more}${id}.pdf`, `x ${id}${more}.pdf`]) {
        const matched = matchDocument(name, { ...rules, idPrefixes: [] }, noRegisters);
        expect(matched.ok && matched.value.purchaseInvoiceId).not.toBe(id);
      }
    }),
  );
});

test("an id without the inbox's prefix never matches", () => {
  fc.assert(
    fc.property(digits, text, rulesOfAnyKind, (id, rest, rules) => {
      const name = `${id} ${rest.replaceAll(/[\d/]/g, "")}.pdf`;
      expect(matchDocument(name, { ...rules, idPrefixes: ["PI-"] }, noRegisters).ok).toBe(false);
    }),
  );
});

test("a match by number is a register entry whose number is distinctive and whole in the name", () => {
  fc.assert(
    fc.property(path, registers, (dropped, { entries, registers: known }) => {
      const matched = matchDocument(dropped, usualRules, known);
      if (!matched.ok || matched.value.how !== "number") return;
      const name = ` ${foldNumber(dropped.replace(/^.*\/|\.pdf$/g, ""))} `;
      const { purchaseInvoiceId } = matched.value;
      const inName = entries.filter(({ invoiceNumber }) => name.includes(` ${foldNumber(invoiceNumber)} `));
      const ofThis = inName.filter((entry) => entry.purchaseInvoiceId === purchaseInvoiceId);
      expect(ofThis.some(({ invoiceNumber }) => isDistinctive(foldNumber(invoiceNumber)))).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test("a name with the whole numbers of two invoices never matches one of them", () => {
  fc.assert(
    fc.property(fc.uniqueArray(digits, { minLength: 2, maxLength: 2 }), (ids) => {
      const [a = "", b = ""] = ids;
      const known = registersOf([
        { purchaseInvoiceId: a, invoiceNumber: "AX-1001", supplier: "Acme" },
        { purchaseInvoiceId: b, invoiceNumber: "BX-1002", supplier: "Acme" },
      ]);
      const matched = matchDocument("scan ax_1001 bx_1002.pdf", usualRules, known);
      expect(matched.ok ? null : matched.error.why).toBe("several-numbers");
    }),
  );
});

test("a match does not depend on the case, separators or Unicode form of a name", () => {
  fc.assert(
    fc.property(path, registers, (dropped, { registers: known }) => {
      const [, folder = "", stem = ""] = /^(.*\/)?(.*)\.pdf$/.exec(dropped) ?? [];
      const idOf = (name: string) => {
        const matched = matchDocument(`${folder}${name}.pdf`, usualRules, known);
        return matched.ok ? matched.value.purchaseInvoiceId : matched.error.why;
      };
      for (const same of [stem.toLowerCase(), stem.toUpperCase(), stem.normalize("NFD")])
        expect(idOf(same)).toBe(idOf(stem));
    }),
    { numRuns: 1_000 },
  );
});

test("a name without a match gives a reason and never throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), rulesOfAnyKind, registers, (name, rules, known) => {
      const matched = matchDocument(name, rules, known.registers);
      if (matched.ok) expect(matched.value.purchaseInvoiceId).toMatch(/^[1-9]\d{0,18}$/);
      else expect(matched.error.candidates.length).toBeLessThanOrEqual(20);
    }),
    { numRuns: 1_000 },
  );
});

test("the longest name that a disk can hold needs only a few thousand look-ups", () => {
  let asked = 0;
  const name = `${"1 ".repeat(125)}.pdf`;
  matchDocument(
    name,
    { idAt: "anywhere", idPrefixes: [] },
    {
      withNumber: () => {
        asked++;
        return [];
      },
      hasId: () => false,
      listed: () => [],
    },
  );
  expect(asked).toBeLessThan(2_500);
});
