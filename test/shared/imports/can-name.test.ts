/** @file Where a card offers another name for a supplier, a nominal, a project or a VAT rate. */

import { expect, test } from "vitest";
import { rowsToName } from "../../../shared/imports/can-name.ts";
import type { Message } from "../../../shared/wording/message.ts";
import { sampleBatch } from "../sample-imports.ts";

const doubt = (row: number, reason: Message) => ({
  ...{ row, reason, value: null, column: "A", header: "Date", fix: { say: "fix-approve-date" } as const },
});
const late = doubt(6, { say: "date-long-ago", years: 2 });
const other = doubt(7, { say: "marked-as-sent" });
const rowsOf = (doubts: readonly ReturnType<typeof doubt>[]) =>
  rowsToName(sampleBatch("october.csv", { at: "held", doubts }))?.rows;

test("an unusual date asks for no other name", () => {
  expect(rowsOf([late])).toBeUndefined();
});

test("rows that look unusual in another way can have another name", () => {
  expect(rowsOf([late, other])).toEqual(new Set([7]));
});
