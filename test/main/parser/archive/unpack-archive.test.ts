/** @file The files inside zips and e-mails: as they were put in, under names that stay in a folder; and nothing of hostile ones. */

import { crc32, deflateRawSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mostFilesInside } from "../../../../main/parser/archive/file-inside.ts";
import { unpackArchive } from "../../../../main/parser/archive/unpack-archive.ts";

interface Put {
  readonly name: string;
  readonly text?: string;
  /** What the zip says instead. */
  readonly flags?: number;
  readonly unpackedBytes?: number;
}

/** A zip with these files, packed. */
function zipOf(...files: readonly Put[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, text = "", flags = 0, unpackedBytes = Buffer.byteLength(text) } of files) {
    const packed = deflateRawSync(text);
    const nameBytes = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(text), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(unpackedBytes, 18);
    common.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from("PK\x03\x04"), common, nameBytes, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), common, tail, nameBytes]));
    parts.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", 0, "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

const unpack = (bytes: Uint8Array, name = "a.zip") => {
  const found = unpackArchive(bytes, name);
  return typeof found === "string"
    ? found
    : found.map((file) => [file.name, Buffer.from(file.bytes).toString("latin1")]);
};

test("the files of a zip come out as they were put in, without folders and what systems keep beside them", () => {
  const zip = zipOf(
    { name: "scans/" },
    { name: "scans/10023 note.pdf", text: "%PDF a" },
    { name: "november.csv", text: "a,b" },
    { name: "__MACOSX/scans/._10023 note.pdf", text: "x" },
    { name: "scans/.DS_Store", text: "x" },
  );
  expect(unpack(zip)).toEqual([
    ["10023 note.pdf", "%PDF a"],
    ["november.csv", "a,b"],
  ]);
});

test("a folder that is an invoice ID is kept in the name, and one name is given once", () => {
  const zip = zipOf(
    { name: "10023/scan.pdf", text: "a" },
    { name: "x/scan.pdf", text: "b" },
    { name: "y/Scan.PDF", text: "c" },
  );
  expect(unpack(zip)).toEqual([
    ["10023 - scan.pdf", "a"],
    ["scan.pdf", "b"],
    ["Scan (2).PDF", "c"],
  ]);
});

test.each(["../../evil.pdf", "/etc/evil.pdf", "C:\\Windows\\evil.pdf", "..\\..\\evil.pdf", "a/../../evil.pdf"])(
  "the path %s leads nowhere but to a name",
  (name) => {
    expect(unpack(zipOf({ name, text: "a" }))).toEqual([["evil.pdf", "a"]]);
  },
);

test("two files of a zip whose names differ only in case both come out", () => {
  const zip = zipOf({ name: "../same.csv", text: "a" }, { name: "SAME.csv", text: "b" });
  expect(unpack(zip)).toEqual([
    ["same.csv", "a"],
    ["SAME (2).csv", "b"],
  ]);
});

test.each([
  ["encrypted", zipOf({ name: "a.pdf", text: "a", flags: 1 }), "is-protected"],
  [
    "a bomb by what it says",
    zipOf({ name: "a.pdf", text: "a", unpackedBytes: 0xfffffff0 }),
    "unpacks-to-too-many-bytes",
  ],
  ["a bomb by what comes out", zipOf({ name: "a.pdf", text: "a".repeat(5_000), unpackedBytes: 3 }), "is-damaged"],
  ["cut off", zipOf({ name: "a.pdf", text: "a" }).subarray(0, -5), "is-cut-off"],
  ["no zip at all", Buffer.from("hello"), "is-no-zip"],
  ["of one name twice", zipOf({ name: "a.pdf", text: "a" }, { name: "a.pdf", text: "b" }), "has-a-name-twice"],
  [
    "of too many files",
    zipOf(...Array.from({ length: mostFilesInside + 1 }, (_, n) => ({ name: `${n}.pdf`, text: "a" }))),
    "holds-too-many-files",
  ],
  [
    "of thousands of entries",
    zipOf(...Array.from({ length: 2_100 }, (_, n) => ({ name: `${n}.pdf` }))),
    "holds-too-many-files",
  ],
])("nothing comes out of a zip that is %s", (_, zip, why) => {
  expect(unpack(zip)).toBe(why);
});

const boundary = "==frontier";
const mail = (...parts: readonly string[]): Buffer =>
  Buffer.from(
    [
      "From: Kirkgate <a@example.org>",
      "Subject: Your invoice",
      "MIME-Version: 1.0",
      `Content-Type: multipart/mixed;\r\n boundary="${boundary}"`,
      "",
      "Preamble",
      ...parts.flatMap((part) => [`--${boundary}`, part]),
      `--${boundary}--`,
    ].join("\r\n"),
    "latin1",
  );
const pdfPart = (disposition: string, body = "JVBERi0xLjcK") =>
  `Content-Type: application/pdf\r\nContent-Disposition: ${disposition}\r\nContent-Transfer-Encoding: base64\r\n\r\n${body}`;

test("the attachments of an e-mail come out, and its text doesn't", () => {
  expect(
    unpack(mail("Content-Type: text/plain\r\n\r\nHello", pdfPart('attachment; filename="10023; scan.pdf"')), "a.eml"),
  ).toEqual([["10023; scan.pdf", "%PDF-1.7\n"]]);
});

test.each([
  ["encoded words", 'attachment; filename="=?utf-8?B?UmVjaG51bmcgTcO8bGxlci5wZGY=?="', "Rechnung Müller.pdf"],
  ["quoted words", 'attachment; filename="=?iso-8859-1?Q?M=FCller_1.pdf?="', "Müller 1.pdf"],
  ["pieces", "attachment; filename*0*=utf-8''M%C3%BC; filename*1=\"ller.pdf\"", "Müller.pdf"],
  ["a charset", "attachment; filename*=iso-8859-1'en'M%FCller.pdf", "Müller.pdf"],
  ["a way out of the folder", 'attachment; filename="../../evil.pdf"', "evil.pdf"],
])("a name in %s is read", (_, disposition, name) => {
  expect(unpack(mail(pdfPart(disposition)), "a.eml")).toEqual([[name, "%PDF-1.7\n"]]);
});

test("a picture of the signature is left out, and an attachment of a forwarded mail isn't", () => {
  const logo =
    "Content-Type: image/png; name=logo.png\r\nContent-ID: <1>\r\nContent-Disposition: inline\r\nContent-Transfer-Encoding: base64\r\n\r\nAAAA";
  const inner = mail(pdfPart("attachment; filename=inner.pdf")).toString("latin1").replaceAll(boundary, "==inner");
  expect(unpack(mail(logo, `Content-Type: message/rfc822\r\n\r\n${inner}`), "a.eml")).toEqual([
    ["inner.pdf", "%PDF-1.7\n"],
  ]);
});

test("an attachment that is cut off isn't offered", () => {
  const whole = mail(pdfPart("attachment; filename=a.pdf"), pdfPart("attachment; filename=b.pdf"));
  expect(unpack(whole.subarray(0, whole.length - 30), "a.eml")).toEqual([["a.pdf", "%PDF-1.7\n"]]);
});

test("mails within mails without an end are given up", () => {
  const deep = "Content-Type: message/rfc822\r\n\r\n".repeat(5_000);
  expect(unpack(Buffer.from(`From: a\r\n${deep}`), "a.eml")).toBe("holds-too-many-files");
});

test("what is no mail gives nothing", () => {
  expect(unpack(Buffer.from("hello"), "a.eml")).toBe("is-no-mail");
});

test("whatever the bytes are, it ends, throws nothing, and gives names without a way out", () => {
  const zip = zipOf({ name: "a/b.pdf", text: "hello" }, { name: "c.csv", text: "a,b" });
  const eml = mail(pdfPart("attachment; filename=a.pdf"));
  fc.assert(
    fc.property(
      fc.constantFrom(zip, eml),
      fc.array(fc.tuple(fc.nat(400), fc.nat(255))),
      fc.boolean(),
      (whole, flips, isMail) => {
        const bytes = Buffer.from(whole);
        for (const [at, value] of flips) if (at < bytes.length) bytes[at] = value;
        const found = unpackArchive(bytes, isMail ? "a.eml" : "a.zip");
        if (typeof found !== "string") for (const { name } of found) expect(name).not.toMatch(/[\\/]|^[.]|^$/);
      },
    ),
  );
});
