/** @file What is left of a text once everything that looks like a token or a secret is removed. */

import { expect, test } from "vitest";
import { redactCredentials } from "../../../main/platform/redact-credentials.ts";

const left = (text: string) => redactCredentials(text, "[left out]");

test.each([
  ["client_secret=[the client secret, left out]&a=1", "client_secret=[left out]&a=1"],
  ['{"access_token":"[the token, left out]and-more"}', '{"access_token":"[left out]"}'],
  ["client_secret=hush-hush-hush", "client_secret=[left out]"],
])("a secret by its name is left out once, also where it was left out before: %s", (text, expected) => {
  expect(left(text)).toBe(expected);
});
