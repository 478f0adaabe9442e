/** @file The practice office: what it locks, what its finance service answers, and what its sample files say. */

import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPractice, type PracticeOffice } from "../../../main/practice/open-practice.ts";
import { layPracticeFolder, type PracticeFolder, practiceFolder } from "../../../main/practice/practice-folder.ts";
import { sampleFiles } from "../../../main/practice/sample-files.ts";

let cache: string;
let folder: PracticeFolder;
let office: PracticeOffice;
beforeEach(async () => {
  cache = mkdtempSync(join(tmpdir(), "cache-"));
  folder = practiceFolder(cache);
  layPracticeFolder(folder, process.pid);
  office = await openPractice(folder, "de");
});
afterEach(async () => {
  await office.service.stop();
  rmSync(cache, { recursive: true, force: true });
});

test("its inbox has the sample files, and its settings the language that was asked for", () => {
  expect(readdirSync(folder.inbox).toSorted()).toEqual(Object.keys(sampleFiles()).toSorted());
  expect(JSON.parse(readFileSync(join(folder.dataFolder, "config.json"), "utf8"))).toMatchObject({ language: "de" });
});

test("its only connection is a test system on this computer", () => {
  expect(office.locked["connections"]).toEqual([
    expect.objectContaining({ isTest: true, baseUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) }),
  ]);
});

test("a document is attached to an invoice that it has, and to no other; nobody without a token attaches anything", async () => {
  const { baseUrl, authUrl, secret, documents } = office.service;
  const token = await fetch(`${authUrl}/token`, {
    method: "POST",
    body: new URLSearchParams({ client_secret: secret }),
  });
  const { access_token } = (await token.json()) as { access_token: string };
  const attach = (id: string, authorization: string) =>
    fetch(`${baseUrl}/v1/PurchaseInvoices/${id}/AttachDocument?fileName=a%20note.pdf`, {
      method: "POST",
      headers: { authorization, "content-type": "application/pdf" },
      body: "%PDF-",
    });
  expect((await attach("10023", "Bearer other")).status).toBe(401);
  expect((await attach("999", `Bearer ${access_token}`)).status).toBe(404);
  const answered = await attach("10023", `Bearer ${access_token}`);
  expect(await answered.json()).toEqual({
    PurchaseInvoiceId: 10_023,
    DocumentName: "a note.pdf",
    DocumentId: 1,
    DocumentMimeType: "application/pdf",
    DocumentSize: 5,
  });
  expect(documents.get("10023")).toEqual(["a note.pdf"]);
});
