/** @file The attachments of an e-mail that Outlook has saved: with their names, those of a mail inside too, and no logos. */

import fc from "fast-check";
import { expect, test } from "vitest";
import { CFB } from "xlsx";
import { unpackArchive } from "../../../../main/parser/archive/unpack-archive.ts";

interface Attached {
  readonly name: string;
  readonly text?: string;
  readonly isPlainName?: boolean;
  /** A picture that the text of the mail shows. */
  readonly isShown?: boolean;
  readonly mail?: readonly Attached[];
}

const utf16 = (text: string): Buffer => Buffer.from(text, "utf16le");

/** Such a mail, as Outlook lays it out (MS-OXMSG). */
function messageOf(attached: readonly Attached[]): Buffer {
  const file = CFB.utils.cfb_new();
  const put = (path: string, content: Uint8Array) => CFB.utils.cfb_add(file, `/${path}`, content);
  const write = (mail: string, all: readonly Attached[]) => {
    put(`${mail}__properties_version1.0`, Buffer.alloc(32));
    put(`${mail}__substg1.0_001A001F`, utf16("IPM.Note"));
    for (const [at, one] of all.entries()) {
      const folder = `${mail}__attach_version1.0_#${at.toString(16).toUpperCase().padStart(8, "0")}/`;
      const properties = Buffer.alloc(24);
      properties.writeUInt32LE(0x3714_0003, 8);
      properties.writeUInt32LE(one.isShown ? 4 : 0, 16);
      put(`${folder}__properties_version1.0`, properties);
      if (one.mail) {
        write(`${folder}__substg1.0_3701000D/`, one.mail);
        continue;
      }
      put(`${folder}__substg1.0_37010102`, Buffer.from(one.text ?? ""));
      if (one.isPlainName) put(`${folder}__substg1.0_3704001E`, Buffer.from(one.name, "latin1"));
      else put(`${folder}__substg1.0_3707001F`, utf16(one.name));
      if (!one.isShown) continue;
      put(`${folder}__substg1.0_370E001F`, utf16("image/png"));
      put(`${folder}__substg1.0_3712001F`, utf16("logo@1"));
    }
  };
  write("", attached);
  return Buffer.from(CFB.write(file, { type: "buffer" }));
}

const unpack = (bytes: Uint8Array) => {
  const found = unpackArchive(bytes, "mail.msg");
  return typeof found === "string" ? found : found.map(({ name, bytes: of }) => [name, Buffer.from(of).toString()]);
};

test("its attachments come out with their names, also those of a mail inside, and the signature's logo doesn't", () => {
  const mail = messageOf([
    { name: "Rechnung März.pdf", text: "%PDF a" },
    { name: "logo.png", text: "PNG", isShown: true },
    { name: "photo.png", text: "PNG b" },
    { name: "INV\u00c4.PDF", text: "%PDF c", isPlainName: true },
    { name: "forwarded", mail: [{ name: "../../inner.csv", text: "a,b" }] },
  ]);
  expect(unpack(mail)).toEqual([
    ["Rechnung März.pdf", "%PDF a"],
    ["photo.png", "PNG b"],
    ["INVÄ.PDF", "%PDF c"],
    ["inner.csv", "a,b"],
  ]);
});

test("a mail without attachments has none, and what is no mail says so", () => {
  expect(unpack(messageOf([]))).toEqual([]);
  expect(unpack(Buffer.from("From: a@example.org"))).toBe("is-no-mail");
  const other = CFB.utils.cfb_new();
  CFB.utils.cfb_add(other, "/Workbook", Buffer.from("x"));
  expect(unpack(Buffer.from(CFB.write(other, { type: "buffer" })))).toBe("is-no-mail");
});

test("too many mails inside each other, and too many files, give nothing", () => {
  const nested = (depth: number): Attached => ({ name: "m", mail: depth === 0 ? [] : [nested(depth - 1)] });
  expect(unpack(messageOf([nested(12)]))).toBe("holds-too-many-files");
  const many = Array.from({ length: 201 }, (_, at) => ({ name: `${at}.txt`, text: "a" }));
  expect(unpack(messageOf(many))).toBe("holds-too-many-files");
});

test("a damaged one never throws", () => {
  const whole = messageOf([{ name: "a.pdf", text: "%PDF".repeat(2_000) }]);
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.integer({ min: 0, max: 255 }), fc.boolean(), (at, byte, isCut) => {
      const bytes = Buffer.from(isCut ? whole.subarray(0, at) : whole);
      if (!isCut) bytes[at] = byte;
      unpack(bytes);
    }),
    { numRuns: 300 },
  );
});
