/** @file Date fields are in the language that was chosen. */

import { expect, test } from "vitest";
import { languageOfFields } from "../../../main/desktop/field-language.ts";

test.each([
  ["de", "system", "de"],
  ["de", "en-US", "de"],
  ["en", "en-US", "en-US"],
  ["en", "de-DE", "en-GB"],
  ["en", "system", null],
  ["system", "de-CH", null],
] as const)("language %s with formats %s: %s", (language, formats, fields) => {
  expect(languageOfFields({ language, formats })).toBe(fields);
});
