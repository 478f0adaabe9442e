/** @file Control characters in texts for a terminal and in JSON. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { createLog } from "../../../../main/platform/log.ts";
import { escapeControls, escapeLine } from "../../../../shared/values/text/escape-controls.ts";

const harmful = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u;
const text = fc.string({
  unit: fc.constantFrom(
    ...'aä\\"\u0000\u0007\b\u001b\u007f\u0085\u009b\u009d\u061c\u200e\u200f\u202e\u2066\u2069\u2028\r\n\t',
  ),
});

test("become visible; line ends and tabs stay", () => {
  expect(escapeControls("a\u001b[2J\u009b2J\u202egpj.exe\rb\r\nc\td\n")).toBe(
    "a\\u001b[2J\\u009b2J\\u202egpj.exe\\u000db\r\nc\td\n",
  );
  expect(escapeLine("a\r\nb")).toBe("a\\u000d\\u000ab");
  fc.assert(
    fc.property(text, (any) => {
      expect(escapeControls(any).replace(/\r?\n|\t/g, "")).not.toMatch(harmful);
      expect(escapeLine(any)).not.toMatch(harmful);
    }),
  );
});

test("leave the data of JSON as it was, in a log line too", () => {
  fc.assert(
    fc.property(text, (any) => {
      const lines: string[] = [];
      createLog((line) => lines.push(line), Date.now).say("import", { file: any });
      for (const json of [escapeControls(JSON.stringify({ file: any }, null, 2)), ...lines]) {
        expect(JSON.parse(json)).toMatchObject({ file: any });
        expect(json.replaceAll("\n", "")).not.toMatch(harmful);
      }
    }),
  );
});
