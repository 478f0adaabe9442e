/** @file Tells by its first bytes what a file is, for the workbook library takes anything for a workbook. */

import { fail, ok, type Result } from "../../shared/result.ts";

export type Format = "workbook" | "text";

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const ascii = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes.subarray(0, 1_024));

/** What the file is, or in half a sentence why it is no spreadsheet: "is a PDF with the name .xlsx". */
export function sniffFormat(bytes: Uint8Array, fileName: string): Result<Format, string> {
  const extension = /\.[^.]*$/.exec(fileName.toLowerCase())?.[0] ?? "";
  const wantsText = extension !== ".xls" && extension !== ".xlsx";
  const named = `with the name ${extension || "of no type"}`;

  if (bytes.length === 0) return fail("is empty");
  if (startsWith(bytes, 0x50, 0x4b))
    return wantsText ? fail(`is a workbook or other zip file ${named}`) : ok("workbook");
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))
    return wantsText ? fail(`is a workbook or other Office file ${named}`) : ok("workbook");
  const impostor = nameOf(bytes);
  if (impostor !== null) return fail(`is ${impostor} ${named}`);
  if (wantsText) return ok("text");
  if (startsWith(bytes, 0x09) && (bytes[1] ?? 9) <= 8)
    return fail("is from a version before Excel 97; open it in Excel and save it as .xlsx");
  if (isProbablyText(bytes)) return fail(`is plain text ${named}; rename it to .csv`);
  return fail("is not a workbook");
}

function nameOf(bytes: Uint8Array): string | null {
  const start = ascii(bytes);
  if (start.startsWith("%PDF-")) return "a PDF";
  if (start.startsWith("\x89PNG")) return "a PNG image";
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return "a JPEG image";
  if (start.startsWith("{\\rtf")) return "a rich text document";
  const markup = start
    .replace(/^\u00ef\u00bb\u00bf/, "")
    .trimStart()
    .toLowerCase();
  if (/^<(!doctype html|html|head|body|table|meta|style|div)\b/.test(markup)) return "an HTML page";
  if (markup.startsWith("<?xml")) return markup.includes("<html") ? "an HTML page" : "an XML file";
  return null;
}

const isProbablyText = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff) || !hasBinary(bytes.subarray(0, 1_024));

/** True where there are bytes that no text holds. */
const hasBinary = (bytes: Uint8Array): boolean =>
  bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));
