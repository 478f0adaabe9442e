/** @file What the morning report says to do about a file that needs a person. */

import { expect, test } from "vitest";
import type { RowAnswers } from "../../../../shared/confirmation/row-answers.ts";
import type { Import } from "../../../../shared/imports/import.ts";
import { sayTaskFor } from "../../../../shared/wording/agent/say-report.ts";
import { rowProblems } from "../../sample-failures.ts";
import { sampleBatch, sampleDocument, samplePart } from "../../sample-imports.ts";

const toDo = (import_: Import) => sayTaskFor(import_, "Europe/London").toDo;
const unknown = { at: "unknown", part: 0, why: { kind: "no-answer", evidence: "silence", detail: { say: "none" } } };
const state = unknown as unknown as Import["state"];

const batch = (invoices: number, answers?: Partial<RowAnswers>): Import =>
  sampleBatch("a.xlsx", state, {
    parts: [
      {
        ...samplePart({ state: "unknown", invoices }),
        ...(answers && { answers: { arrived: [], missing: [], later: [], listed: [], ...answers } }),
      },
    ],
  });

const withoutFile = (import_: Import): Import => ({ ...import_, place: { ...import_.place, path: null } });

test("what may have been sent offers “Only some are there” only where there are several invoices", () => {
  expect(toDo(batch(2))).toContain("“Only some are there”");
  expect(toDo(batch(1))).not.toContain("Only some");
  expect(toDo(sampleDocument("10023 scan.pdf", state))).not.toContain("Only some");
});

test("a batch with answered rows is told with its figures, and only the answers that are left", () => {
  const listed = [{ list: { id: "4", file: "list.csv" }, rows: [2] }];
  const open = toDo(batch(2, { arrived: [2], listed }));
  expect(open).toContain("1 found and 1 open. The invoice list “list.csv” contains row 2.");
  expect(open).toContain("invoice by invoice");
  expect(open).not.toContain("send again");
  const answered = toDo(batch(2, { arrived: [2], missing: [3] }));
  expect(answered).toContain("1 found and 1 not found.");
  expect(answered).toContain("“Send the missing one again”");
  expect(answered).not.toContain("look for a batch");
});

test("rows to correct are followed by no command, since the only one cancels the file", () => {
  const why = { kind: "rows-have-problems", problems: rowProblems, rowsSent: 0, rowsReady: 0 } as const;
  const said = toDo(sampleBatch("a.xlsx", { at: "waiting", why }));
  expect(said).toContain("orrect");
  expect(said).not.toContain("pigeonhole reject");
});

test("what may have been sent, and whose file was deleted, is closed and never said to be sent again", () => {
  expect(toDo(withoutFile(batch(2)))).toContain("“Not found: close it”");
  expect(toDo(withoutFile(batch(2)))).not.toContain("Not found: send again");
});

test.each([
  [".eml", "save its attachments"],
  [".zip", "as a command: pigeonhole inside a-zip all"],
  [".pages", "Save it in a permitted format"],
])("a file that ends in %s has the way that fits it, and may not be needed", (extension, way) => {
  const why = { kind: "type-not-permitted", extension } as const;
  const said = toDo(sampleDocument(`a${extension}`, { at: "failed", why }));
  expect(said).toContain(way);
  expect(said).toContain("“Not needed”");
});
