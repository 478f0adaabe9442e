/** @file Which documents were added with a spreadsheet: of the same name, or in the same folder of its inbox. */

import { expect, test } from "vitest";
import { neighboursOf } from "../../../main/ipc/inside-commands.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { sampleBatch, sampleDocument } from "../../shared/sample-imports.ts";

const waiting = {
  at: "waiting",
  why: { kind: "no-purchase-invoice-id", why: "none", candidates: [] },
} as const;
const held = { at: "held", doubts: [] } as const;
const all: readonly Import[] = [
  sampleBatch("november.xlsx", held, { id: "1" }),
  sampleDocument("November.pdf", waiting, { id: "2" }),
  sampleDocument("december.pdf", waiting, { id: "3" }),
  sampleBatch("site/a.csv", held, { id: "4" }),
  sampleDocument("site/scan.pdf", waiting, { id: "5" }),
  sampleDocument("november.pdf", waiting, { id: "6", inbox: "leeds" }),
];
const journal = { get: (id: string) => all.find((one) => one.id === id), list: () => all };
const beside = (id: string) => neighboursOf(journal, id).map((one) => one.id);

test("a spreadsheet's neighbours have its name, or are in its folder, and are in its inbox", () => {
  expect(beside("1")).toEqual(["2"]);
  expect(beside("4")).toEqual(["5"]);
  expect(beside("99")).toEqual([]);
});
