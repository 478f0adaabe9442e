/** @file The file types that may be attached, by extension and Content-Type (service.md 4.2). */

export interface PermittedType {
  mimeType: string;
  extensions: readonly string[];
  /** Whether the first bytes of a file may belong to this type. */
  fits: (head: Buffer) => boolean;
}

const startsWith =
  (...bytes: number[]) =>
  (head: Buffer): boolean =>
    head.subarray(0, bytes.length).equals(Buffer.from(bytes));
const isZip = startsWith(0x50, 0x4b, 0x03, 0x04);
const isCompoundFile = startsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
// A byte order mark of UTF-16 explains the zero bytes; nothing else in a text does.
const isText = (head: Buffer): boolean => !head.includes(0) || /^(?:\xff\xfe|\xfe\xff)/.test(head.toString("latin1"));

const permittedTypes: readonly PermittedType[] = [
  {
    mimeType: "application/pdf",
    extensions: [".pdf"],
    // Readers take a PDF whose header comes within the first kilobyte, and scanners make such.
    fits: (head) => head.subarray(0, 1024).includes("%PDF-"),
  },
  { mimeType: "image/png", extensions: [".png"], fits: startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) },
  { mimeType: "image/jpeg", extensions: [".jpg", ".jpeg"], fits: startsWith(0xff, 0xd8, 0xff) },
  { mimeType: "text/plain", extensions: [".txt"], fits: isText },
  { mimeType: "text/csv", extensions: [".csv"], fits: isText },
  { mimeType: "application/vnd.ms-excel", extensions: [".xls"], fits: isCompoundFile },
  {
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    extensions: [".xlsx"],
    fits: isZip,
  },
  { mimeType: "application/msword", extensions: [".doc"], fits: isCompoundFile },
  {
    mimeType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    extensions: [".docx"],
    fits: isZip,
  },
];

/** Finds the permitted type that a Content-Type header names; its parameters (a charset) do not count. */
export function permittedType(contentType: string): PermittedType | null {
  const mimeType = contentType.split(";", 1)[0]?.trim().toLowerCase();
  return permittedTypes.find((each) => each.mimeType === mimeType) ?? null;
}
