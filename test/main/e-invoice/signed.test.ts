/** @file An e-invoice inside a signed file (.p7m) is read like the e-invoice itself. */

import { expect, test } from "vitest";
import { fatturaPa } from "../../fixtures/e-invoices/make-national.ts";
import { ber, der, plainData, sign, signedData, version } from "../../fixtures/e-invoices/make-signed.ts";
import { refusalOf, sentOf } from "./read.ts";

const xml = Buffer.from(fatturaPa());
const whole = der(0x04, xml);
const inPieces = ber(0x24, der(0x04, xml.subarray(0, 500)), der(0x04, xml.subarray(500)));

test.each([
  ["as bytes", sign(whole)],
  ["in pieces of no stated length", sign(inPieces, ber)],
  ["in base64", Buffer.from(Buffer.from(sign(whole)).toString("base64"))],
  [
    "in base64 between lines",
    Buffer.from(`-----BEGIN PKCS7-----\n${Buffer.from(sign(whole)).toString("base64")}\n-----END PKCS7-----\n`),
  ],
  ["signed twice", sign(der(0x04, sign(whole)))],
])("a signed e-invoice %s", (_, bytes) => {
  expect(sentOf(bytes)).toEqual(sentOf(xml));
});

test.each([
  ["cut short", sign(whole).subarray(0, 700)],
  ["encrypted", sign(whole, der, plainData)],
  ["signed without its content", der(0x30, signedData, der(0xa0, der(0x30, version, der(0x31), der(0x30, plainData))))],
  ["signed far too often", [1, 2, 3, 4, 5, 6].reduce((inner) => sign(der(0x04, inner)), sign(whole))],
  ["nested without an end", Buffer.alloc(100_000, Buffer.from([0x30, 0x80]))],
  ["of a length beyond its end", Buffer.from([0x30, 0x84, 0xff, 0xff, 0xff, 0xff])],
  ["broken base64", Buffer.from("MII*")],
])("a signed file that is %s is refused", (_, bytes) => {
  expect(refusalOf(bytes)).toBe("is a signed file (.p7m) that is damaged or doesn't contain the signed document");
});
