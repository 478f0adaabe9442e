/** @file Recognises a file's format by its first bytes, because its name may be wrong. */

import { fail, ok, type Result } from "../../../shared/values/result.ts";
import type { Message } from "../../../shared/wording/message.ts";

/** The parts of a zip whose checks have passed, by their paths in small letters. Parts that are not XML are empty. */
export type ZipParts = ReadonlyMap<string, Uint8Array>;

/** What a file holds: the parts of a zip, or the bytes of any other file. */
export type FileContent = ZipParts | Uint8Array;

export type Format = "workbook" | "text" | "page";

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const ascii = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes.subarray(0, 4_096));

/** True for the container of an older workbook, which Word documents and passwords use too. */
export const isContainer = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);

/**
 * The file's format, or why it is not a spreadsheet: "is a PDF with the name .xlsx".
 *
 * Text with a workbook's extension is text, and a web page is a page: many programs export them like this, and Excel
 * opens them.
 */
export function sniffFormat(content: FileContent, fileName: string): Result<Format, Message> {
  const extension = /\.[^.]*$/.exec(fileName.toLowerCase())?.[0] ?? "";
  const isNamedWorkbook = /^\.(?:xl|ods$)/.test(extension);

  if (!(content instanceof Uint8Array))
    return isNamedWorkbook ? ok("workbook") : fail({ say: "is-other-kind", kind: "zip", extension });
  return sniffBytes(content, extension, isNamedWorkbook);
}

function sniffBytes(bytes: Uint8Array, extension: string, isNamedWorkbook: boolean): Result<Format, Message> {
  if (bytes.length === 0) return fail({ say: "is-empty" });
  if (isContainer(bytes))
    return isNamedWorkbook ? ok("workbook") : fail({ say: "is-other-kind", kind: "office", extension });
  const impostor = impostorIn(bytes);
  // Many programs write a table as a web page and name it .xls.
  if (isNamedWorkbook && impostor?.say === "is-page" && impostor.kind === "html") return ok("page");
  if (impostor?.say === "is-page" && impostor.kind === "xml-2003" && (isNamedWorkbook || extension === ".xml"))
    return ok("workbook");
  if (impostor !== null) return fail({ ...impostor, extension });
  if (!isNamedWorkbook) return ok("text");
  if (startsWith(bytes, 0x09) && (bytes[1] ?? 9) <= 8) return fail({ say: "is-too-old" });
  return isProbablyText(bytes) ? ok("text") : fail({ say: "is-no-workbook" });
}

/** True for an XML workbook of Excel 2003, which has the extension of e-invoices if it was saved by Excel itself. */
export function isXmlWorkbook(bytes: Uint8Array): boolean {
  const impostor = impostorInMarkup(withoutMarks(bytes, ascii(bytes)).trimStart().toLowerCase());
  return impostor?.say === "is-page" && impostor.kind === "xml-2003";
}

type Impostor =
  Extract<Message, { readonly say: "is-other-kind" | "is-page" | "is-packed" }> extends infer Each
    ? Each extends unknown
      ? Omit<Each, "extension">
      : never
    : never;

/** The other format that the bytes show, or null. */
function impostorIn(bytes: Uint8Array): Impostor | null {
  const start = ascii(bytes);
  if (start.startsWith("%PDF-")) return other("pdf");
  if (start.startsWith("\x89PNG")) return other("png");
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return other("jpeg");
  if (/^GIF8[79]a/.test(start)) return other("gif");
  if (/^(?:II\*\0|MM\0\*)/.test(start)) return other("tiff");
  if (start.startsWith("{\\rtf")) return other("rtf");
  if (startsWith(bytes, 0x1f, 0x8b)) return { say: "is-packed", kind: "gzip" };
  if (start.startsWith("Rar!") || startsWith(bytes, 0x37, 0x7a, 0xbc, 0xaf))
    return { say: "is-packed", kind: "archive" };
  if (/^(?:MZ|\x7fELF)/.test(start) && hasBinary(bytes.subarray(0, 1_024))) return other("program");
  return impostorInMarkup(withoutMarks(bytes, start).trimStart().toLowerCase());
}

const other = (kind: Extract<Message, { readonly say: "is-other-kind" }>["kind"]): Impostor => ({
  say: "is-other-kind",
  kind,
});

/** Web pages and XML that Excel opens as workbooks. */
function impostorInMarkup(markup: string): Impostor | null {
  if (/^mime-version:/.test(markup)) return { say: "is-page", kind: "mime" };
  if (/^<(?:!doctype html|html|head|body|table|meta|style|div|center|font)\b/.test(markup))
    return { say: "is-page", kind: "html" };
  if (!/^<(?:\?xml|!--)/.test(markup)) return null;
  if (markup.includes("urn:schemas-microsoft-com:office:spreadsheet")) return { say: "is-page", kind: "xml-2003" };
  return markup.includes("<html") ? { say: "is-page", kind: "html" } : other("xml");
}

/** The start as plain text, with any byte order mark. */
function withoutMarks(bytes: Uint8Array, start: string): string {
  const isWide = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff);
  return isWide ? start.slice(2).replaceAll("\0", "") : start.replace(/^\u00ef\u00bb\u00bf/, "");
}

const isProbablyText = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff) || !hasBinary(bytes.subarray(0, 1_024));

/** True where there are bytes that text never holds. */
const hasBinary = (bytes: Uint8Array): boolean =>
  bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));
