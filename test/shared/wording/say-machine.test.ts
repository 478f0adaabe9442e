/** @file What machines say reaches people in words. */

import { expect, test } from "vitest";
import { sayFailure } from "../../../shared/wording/imports/say-failure.ts";
import { sayCode, sentenceIn } from "../../../shared/wording/say-machine.ts";

test.each([
  ["connect ECONNREFUSED 127.0.0.1:4010", "no answer from that address"],
  ["read ECONNRESET", "the connection broke"],
  ["getaddrinfo ENOTFOUND finance.example.com", "that address couldn't be found"],
  ["SELF_SIGNED_CERT_IN_CHAIN", "this computer doesn't trust its certificate"],
  ["no answer within 100 s", "no answer within 100 s"],
])("%s is worded as: %s", (detail, words) => {
  expect(sayCode(detail)).toBe(words);
  expect(sayFailure({ kind: "not-sent", why: "unreachable", detail })).toContain(`(${words})`);
});

test.each([
  ['{"title":"no-such-invoice","detail":"There is no purchase invoice 10099."}', "There is no purchase invoice 10099."],
  ['{"Message":"No access."}', "No access."],
  ['"plain"', "plain"],
  ['{"code":12}', '{"code":12}'],
  ["half a { word", "half a { word"],
])("an error body of %s is quoted as: %s", (body, words) => {
  expect(sentenceIn(body)).toBe(words);
  expect(sayFailure({ kind: "refused", status: 400, body })).toContain(`“${words}”`);
});
