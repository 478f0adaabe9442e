/**
 * @file How much a row more makes the reading look for, and how much a first file makes it compile: counts, because times
 * differ from machine to machine. If one of these fails, a check looks at each cell of each row, or a list of words is
 * compiled as one expression: see [Note: how words are matched] and textsIn.
 */

import { beforeEach, describe, expect, it, vi } from "vitest";
import { preflightZip } from "../../../main/parser/preflight-zip.ts";
import type * as Reader from "../../../main/spreadsheet/read-spreadsheet.ts";
import { makeCsv, makeXlsx } from "../../bench/make-invoices.ts";

let reader: typeof Reader;
/** What is remembered of texts is the module's, and tests that ran before in this process have left some. */
beforeEach(async () => {
  vi.resetModules();
  reader = await import("../../../main/spreadsheet/read-spreadsheet.ts");
});

interface Effort {
  /** How often a regular expression was tried, without those that go on from a place in a text. */
  readonly looks: number;
  /** The letters of all the different expressions that were tried. */
  readonly letters: number;
}

function effortOf(read: () => void): Effort {
  const sources = new Set<string>();
  let looks = 0;
  const { exec } = RegExp.prototype;
  RegExp.prototype.exec = function (text) {
    sources.add(this.source);
    if (!this.sticky) looks += 1;
    return exec.call(this, text);
  };
  try {
    read();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return { looks, letters: [...sources].join("").length };
}

const reading = {
  csv: (rows: number) => () => {
    const read = reader.readSpreadsheet(makeCsv(rows), "invoices.csv", reader.nothingSaid);
    expect(read.ok && read.value.invoices.length).toBe(rows);
  },
  xlsx: (rows: number) => () => {
    const whole = preflightZip(makeXlsx(rows));
    const read = whole.ok && reader.readSpreadsheet(whole.value, "invoices.xlsx", reader.nothingSaid);
    expect(read !== false && read.ok && read.value.invoices.length).toBe(rows);
  },
} as const;

describe("the effort of reading a file of twenty columns", () => {
  it("compiles few letters of regular expressions for a file of 20 rows", () => {
    expect(effortOf(reading.csv(20)).letters).toBeLessThan(32_000);
  });

  it.each([
    ["csv", 140],
    ["xlsx", 160],
  ] as const)("looks at each further row of a file of %s at most %i times", (kind, most) => {
    // Of the first 500 rows a sample is taken, at which much more is looked.
    const [less, more] = [effortOf(reading[kind](1_000)), effortOf(reading[kind](2_000))];
    expect((more.looks - less.looks) / 1_000).toBeLessThan(most);
  });
});
