/** @file An XML file is complete once the end tag of its root is there. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { examineFile } from "../../../main/inbox/inbox.ts";
import { cii, inEnvelope, ubl } from "../../fixtures/e-invoices/make-e-invoices.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pigeonhole-xml-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function endOf(content: string | Uint8Array, name = "a.xml") {
  const path = join(root, name);
  writeFileSync(path, content);
  const looked = await examineFile("payables", name, path);
  return looked.ok && (looked.value.missingEnd === null ? "whole" : looked.value.missingEnd.say);
}

const utf16 = (text: string): Uint8Array => Buffer.from(`\ufeff${text}`, "utf16le");

test.each([
  ["UBL", ubl()],
  ["CII", cii()],
  ["an envelope", inEnvelope(ubl())],
  ["UTF-16", utf16(ubl())],
  ["blank lines at the end", `${ubl()}\n\n  `],
  ["more blanks at the end than are looked at", `${ubl()}${" ".repeat(20_000)}`],
  ["a comment at the end", `${ubl()}<!-- sent by Acme -->`],
  ["a root without content", '<?xml version="1.0"?><a b="c"/>'],
  ["comments before the root", `<!-- <b> --><!-- c -->${cii().slice(38)}`],
  ["no XML at all", "Invoice number;Net"],
])("%s: whole", async (_, content) => expect(await endOf(content)).toBe("whole"));

test("cut off anywhere after its root began, it lacks its end", async () => {
  const xml = ubl();
  for (const at of [120, 700, 1_500, xml.length - 12, xml.length - 2]) {
    expect(await endOf(xml.slice(0, at))).toBe("end-of-xml");
    expect(await endOf(utf16(xml).slice(0, 2 + 2 * at))).toBe("end-of-xml");
  }
});

test("room that a copy has taken before its content isn't taken for blanks", async () => {
  expect(await endOf(`${ubl().slice(0, 900)}${"\0".repeat(20_000)}`)).toBe("end-of-xml");
});

test("a text with another ending needs no end tag", async () => {
  expect(await endOf("<note> 5 < 6", "a.txt")).toBe("whole");
});
