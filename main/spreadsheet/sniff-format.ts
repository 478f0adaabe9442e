/** @file Tells by its first bytes what a file is, for its name may say anything. */

import { fail, ok, type Result } from "../../shared/result.ts";

export type Format = "workbook" | "text";

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const ascii = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes.subarray(0, 4_096));

/** A zip begins with a part, or with its end where it has none; text may begin with PK as well. */
export const isZip = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0x50, 0x4b, 3, 4) || startsWith(bytes, 0x50, 0x4b, 5, 6);

const isOfficeContainer = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);

const saveAsXlsx = "open it in Excel and save it as .xlsx";

/**
 * What the file is, or in half a sentence why it is no spreadsheet: "is a PDF with the name .xlsx".
 *
 * Text with the name of a workbook is text: many programs write their exports so, and Excel opens them.
 */
export function sniffFormat(bytes: Uint8Array, fileName: string): Result<Format, string> {
  const extension = /\.[^.]*$/.exec(fileName.toLowerCase())?.[0] ?? "";
  const isNamedWorkbook = /^\.xl/.test(extension);
  const named = `with the name ${extension || "of no type"}`;

  if (bytes.length === 0) return fail("is empty");
  if (isZip(bytes)) return isNamedWorkbook ? ok("workbook") : fail(`is a workbook or other zip file ${named}`);
  if (isOfficeContainer(bytes))
    return isNamedWorkbook ? ok("workbook") : fail(`is a workbook or other Office file ${named}`);
  const impostor = nameOf(bytes);
  if (impostor !== null) return fail(impostor.replace("%", named));
  if (!isNamedWorkbook) return ok("text");
  if (startsWith(bytes, 0x09) && (bytes[1] ?? 9) <= 8) return fail(`is from a version before Excel 97; ${saveAsXlsx}`);
  return isProbablyText(bytes) ? ok("text") : fail("is not a workbook");
}

/** What it is said to be; % stands for its name. */
function nameOf(bytes: Uint8Array): string | null {
  const start = ascii(bytes);
  if (start.startsWith("%PDF-")) return "is a PDF %";
  if (start.startsWith("\x89PNG")) return "is a PNG image %";
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return "is a JPEG image %";
  if (/^GIF8[79]a/.test(start)) return "is a GIF image %";
  if (/^(?:II\*\0|MM\0\*)/.test(start)) return "is a TIFF image %";
  if (start.startsWith("{\\rtf")) return "is a rich text document %";
  if (startsWith(bytes, 0x1f, 0x8b)) return "is packed with gzip %; unpack it first";
  if (start.startsWith("Rar!") || startsWith(bytes, 0x37, 0x7a, 0xbc, 0xaf)) return "is an archive %; unpack it first";
  if (/^(?:MZ|\x7fELF)/.test(start) && hasBinary(bytes.subarray(0, 1_024))) return "is a program %";
  return nameOfMarkup(withoutMarks(bytes, start).trimStart().toLowerCase());
}

/** Web pages and XML that Excel opens as if they were workbooks. */
function nameOfMarkup(markup: string): string | null {
  if (/^mime-version:/.test(markup)) return `is a web page %; ${saveAsXlsx}`;
  if (/^<(?:!doctype html|html|head|body|table|meta|style|div|center|font)\b/.test(markup))
    return `is an HTML page %; ${saveAsXlsx}`;
  if (!/^<(?:\?xml|!--)/.test(markup)) return null;
  if (markup.includes("urn:schemas-microsoft-com:office:spreadsheet"))
    return `is an XML workbook of 2003 %; ${saveAsXlsx}`;
  return markup.includes("<html") ? `is an HTML page %; ${saveAsXlsx}` : "is an XML file %";
}

/** The start as plain letters, whatever its byte order mark. */
function withoutMarks(bytes: Uint8Array, start: string): string {
  const isWide = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff);
  return isWide ? start.slice(2).replaceAll("\0", "") : start.replace(/^\u00ef\u00bb\u00bf/, "");
}

const isProbablyText = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff) || !hasBinary(bytes.subarray(0, 1_024));

/** True where there are bytes that no text holds. */
const hasBinary = (bytes: Uint8Array): boolean =>
  bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));
