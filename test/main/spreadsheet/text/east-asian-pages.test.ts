/** @file Text in the character sets of eastern Asia is read if its headings are words of the language. */

import { expect, test } from "vitest";
import { decodeEastAsian } from "../../../../main/spreadsheet/text/east-asian-pages.ts";

/** "請求書番号,請求日,仕入先,税抜金額" in Shift-JIS. */
const shiftJis =
  "90 bf 8b 81 8f 91 94 d4 8d 86 2c 90 bf 8b 81 93 fa 2c 8e 64 93 fc 90 e6 2c 90 c5 94 b2 8b e0 8a 7a 0d 0a";
/** "发票号码,开票日期,供应商,金额" in GB 18030. */
const gb = "b7 a2 c6 b1 ba c5 c2 eb 2c bf aa c6 b1 c8 d5 c6 da 2c b9 a9 d3 a6 c9 cc 2c bd f0 b6 ee 0d 0a";

const bytesOf = (hex: string) => Uint8Array.from(hex.split(" "), (byte) => Number.parseInt(byte, 16));

test.each([
  ["Shift-JIS", shiftJis, "請求書番号"],
  ["GB 18030", gb, "发票号码"],
])("%s shows by its headings", (encoding, hex, first) => {
  const decoded = decodeEastAsian(bytesOf(hex));
  expect(decoded?.encoding).toBe(encoding);
  expect(decoded?.text.startsWith(first)).toBe(true);
});

test("German umlauts in Windows-1252 are no Chinese", () => {
  const text = "Lieferant;Rechnungsnr.;Fällig;Gebühr;Währung\r\nMüller;1;2;3;4\r\n";
  expect(decodeEastAsian(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBeNull();
});
