/** @file The corpus: every file of an accounts office is read right, asked about or refused, and never read wrong. */

import { describe, expect, test } from "vitest";
import { corpus } from "../fixtures/corpus/corpus.ts";
import { judgeFile } from "./judge-file.ts";

describe("each file is read as a careful accountant would", () => {
  for (const file of corpus)
    test(`${file.name}: ${file.odd}`, () => {
      const { judgement, differences } = judgeFile(file);
      expect({ judgement, differences }).toEqual({ judgement: "right", differences: [] });
    });
});

test("each file has a name of its own, and every language and program occurs", () => {
  expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length);
  expect(corpus.length).toBeGreaterThanOrEqual(70);
  expect(new Set(corpus.map(({ language }) => language)).size).toBe(7);
  const programs = new Set(corpus.map(({ program }) => program));
  for (const program of ["Xero", "QuickBooks", "Sage", "FreeAgent", "Zoho", "Odoo", "ERPNext", "Business Central"])
    expect(programs).toContain(program);
  for (const program of ["Exact", "DATEV", "SAP", "council spend list", "own workbook"])
    expect(programs).toContain(program);
});
