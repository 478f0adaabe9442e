/** @file Which commands the terminal offers for a file: none that would be refused. */

import { expect, test } from "vitest";
import { sayCommands } from "../../../shared/wording/say-commands.ts";
import { arrivedPart, morning, sampleBatch } from "../sample-imports.ts";

test("a file whose corrected copy asks first isn't offered to be tried again", () => {
  const unsaved = {
    ...{ row: 2, column: "A", header: "Supplier", value: "Acme" },
    ...{ reason: { say: "not-a-date" }, fix: { say: "not-a-date" } },
    notSaved: { part: 0, isCertain: true, net: {}, vat: {} },
  };
  const why = { kind: "rows-have-problems", problems: [unsaved], rowsSent: 1, rowsReady: 0 };
  const import_ = sampleBatch("a.csv", { at: "waiting", why } as never, { parts: [arrivedPart(morning)] });
  const copy = { ...sampleBatch("a - to correct.xlsx", { at: "waiting", why } as never), id: "11" };
  const [again, ...others] = sayCommands(import_);
  expect(again).toContain(`pigeonhole retry ${import_.id}`);
  const first =
    "The corrected copy is in Pigeonhole already, as “a - to correct.xlsx” (file 11). Decide about that file first, or correct the copy.";
  expect(sayCommands(import_, copy)).toEqual([first, ...others]);
});
