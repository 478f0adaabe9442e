/** @file What machines say reaches people in words. */

import { expect, test } from "vitest";
import { sayFailure } from "../../../shared/wording/imports/say-failure.ts";
import { sayCode, sentenceIn } from "../../../shared/wording/say-machine.ts";

test.each([
  ["connect ECONNREFUSED 127.0.0.1:4010", "no answer from that address"],
  ["read ECONNRESET", "the connection broke"],
  ["getaddrinfo ENOTFOUND finance.example.com", "that address couldn't be found"],
  ["SELF_SIGNED_CERT_IN_CHAIN", "this computer doesn't trust its certificate"],
  ["Parse Error: Expected HTTP/, RTSP/ or ICE/", "the answer couldn't be read"],
  ["no answer within 100 s", "no answer within 100 s"],
])("%s is worded as: %s", (detail, words) => {
  expect(sayCode(detail)).toBe(words);
  expect(sayFailure({ kind: "not-sent", why: "unreachable", detail })).toContain(`(${words})`);
});

test.each([
  ['{"title":"no-such-invoice","detail":"There is no purchase invoice 10099."}', "There is no purchase invoice 10099."],
  ['{"Message":"No access."}', "No access."],
  ['"plain"', "plain"],
  ['{"errors":[{"detail":"No such supplier."},{"detail":"No such nominal."}]}', "No such supplier. No such nominal."],
  ['{"code":"SUPPLIER_UNKNOWN","supplier":"Acme"}', "SUPPLIER_UNKNOWN, Acme"],
  ['{"errors":{"Net":["Net is required."]}}', "Net is required."],
  ["half a { word", "half a { word"],
])("an error body of %s is quoted as: %s", (body, words) => {
  expect(sentenceIn(body)).toBe(words);
  expect(sayFailure({ kind: "refused", status: 400, body })).toContain(`“${words}”`);
});

test.each(['{"code":12}', '{"BatchId":null,"PurchaseInvoices":[]}', "[]"])(
  "an answer without a sentence, %s, isn't shown to people",
  (body) => {
    expect(sentenceIn(body)).toBe("");
    expect(sayFailure({ kind: "refused", status: 400, body })).not.toContain("“");
  },
);
