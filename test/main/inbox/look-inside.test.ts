/** @file What a file is, by its bytes and not by its name. */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { examineFile } from "../../../main/inbox/inbox.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pigeonhole-look-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

async function contentOf(bytes: string | Uint8Array) {
  const path = join(root, "a.txt");
  writeFileSync(path, bytes);
  const looked = await examineFile("payables", "a.txt", path);
  return looked.ok ? looked.value.drop.content : looked.error;
}

test.each([
  "BM Trading,1204.50\r\n",
  "MZ-1,Acme\n",
  "GIF vouchers\n",
  "ID3,Net\n",
  "%!PS is a postscript\n",
  "BZh,1\n",
])("%j is text, although an image, a program or a song may begin with it", async (text) => {
  expect(await contentOf(text)).toEqual({ is: "text" });
});

test("a real image of such a kind is not text", async () => {
  const bitmap = Buffer.alloc(120);
  bitmap.write("BM", "latin1");
  bitmap.writeUInt32LE(120, 2);
  bitmap.writeUInt32LE(54, 10);
  bitmap.writeUInt32LE(40, 14);
  expect(await contentOf(bitmap)).toMatchObject({ is: "other" });
});

test("bytes of an unknown kind are reported as unknown", async () => {
  expect(await contentOf(Buffer.from([1, 0, 2, 0, 3, 0, 255, 0]))).toEqual({ is: "other", name: null });
});

test("rich text is not plain text", async () => {
  expect(await contentOf("{\\rtf1 hello}")).toMatchObject({ is: "other" });
});
