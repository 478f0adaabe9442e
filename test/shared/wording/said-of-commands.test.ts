/** @file What the terminal offers a command for is what it does. */

import { expect, test } from "vitest";
import { sayCommands } from "../../../shared/wording/say-commands.ts";
import { sampleImport } from "../../main/imports/sample-imports.ts";

const done = sampleImport("done");
const waiting = sampleImport("waiting");

test("to reject what was sent in part is to say that its other rows are dealt with", () => {
  const why = { kind: "rows-have-problems", problems: [], rowsSent: 2, rowsReady: 0 } as const;
  const said = sayCommands({ ...done, state: { at: "waiting", why } });
  expect(said.join("\n")).toContain("If you've dealt with its rows yourself, so that it's done: pigeonhole reject 7");
  expect(said.join("\n")).not.toContain("cancel");
});

test("to reject what was never sent is to cancel it", () => {
  expect(sayCommands(waiting)).toContainEqual("To cancel it, so that it isn't sent: pigeonhole reject 7");
});

test("what looks sent before is not said to have been", () => {
  const first = { importId: "3", file: "first.csv", row: 2, sentAt: 500, endedAt: 600 };
  const row = { row: 4, invoiceNumber: "INV-7", is: "spelled-otherwise", first } as const;
  const said = sayCommands({ ...waiting, state: { at: "waiting", why: { kind: "already-sent", rows: [row] } } });
  expect(said.join("\n")).toContain("although it may be in the finance system already: pigeonhole retry 7 --anyway");
});
