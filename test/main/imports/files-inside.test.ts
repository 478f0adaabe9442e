/** @file The files inside a zip or an e-mail are added to the inbox as files of their own, and the archive is closed. */

import { expect, test } from "vitest";
import { chooseInside, decide, filesInside } from "../../../main/imports/decide.ts";
import { sayImport } from "../../../shared/wording/imports/say-import.ts";
import { sayEvent } from "../../../shared/wording/imports/say-trail.ts";
import { fatturaPa } from "../../fixtures/e-invoices/make-national.ts";
import { openCorrectingOffice } from "./correcting-office.ts";

type Office = Awaited<ReturnType<typeof openCorrectingOffice>>;

/** Chooses files inside, and lets the seconds pass in which that can be undone. */
async function add({ ports, pass }: Office, names: readonly string[] | null = null) {
  const chosen = await chooseInside(ports, "1", names, 0, "Ann");
  await pass();
  return chosen.ok ? "ok" : chosen.error;
}

const eml = [
  "From: a@example.org",
  "MIME-Version: 1.0",
  "Content-Type: multipart/mixed; boundary=x",
  "",
  "--x",
  "Content-Disposition: attachment; filename=10023.pdf",
  "",
  "%PDF-1.7 a %%EOF",
  "--x",
  "Content-Disposition: attachment; filename=setup.exe",
  "",
  "MZ",
  "--x--",
].join("\r\n");

test("an attachment is sent as a file of its own, what nothing can be made of stays inside, and the mail stays whole", async () => {
  const office = await openCorrectingOffice();
  await office.drop("mail.eml", eml);
  expect(office.stateOf("mail.eml")).toMatchObject({ at: "failed", why: { kind: "type-not-permitted" } });
  const found = await filesInside(office.ports, "1");
  expect(found.ok && found.value.map(({ name, isUsable }) => [name, isUsable])).toEqual([
    ["10023.pdf", true],
    ["setup.exe", false],
  ]);
  expect(await add(office)).toBe("ok");
  await office.sweep("10023.pdf");
  expect(office.stateOf("10023.pdf")).toMatchObject({ at: "done" });
  const mail = office.journal.get("1");
  expect(mail?.state).toMatchObject({ at: "failed", why: { kind: "rejected", taken: 1 } });
  expect(mail && sayImport(mail, 0).detail).toBe(
    "The file inside was added to the inbox. This one stays as it is, and nothing of it is sent.",
  );
  expect(office.journal.tally().needPerson).toBe(0);
  expect(office.disk.paths()).toContain("Failed/mail.eml");
  expect([...office.journal.trail({ importId: "1" })].map(sayEvent)).toContain(
    "Added the files inside to the inbox: “10023.pdf”.",
  );
  expect(await add(office), "a second time").not.toBe("ok");
});

test("a FatturaPA with several invoices becomes a file for each", async () => {
  const office = await openCorrectingOffice();
  await office.drop("lotto.xml", fatturaPa({ number: "1/A" }, { number: "2/A" }));
  const refused = office.journal.get("1");
  expect(refused && sayImport(refused, 0).detail).toContain("This file contains 2 e-invoices.");
  const found = await filesInside(office.ports, "1");
  expect(found.ok && found.value.map(({ name, isUsable }) => [name, isUsable])).toEqual([
    ["lotto - 1.xml", true],
    ["lotto - 2.xml", true],
  ]);
  expect(await add(office)).toBe("ok");
  await office.sweep("lotto - 1.xml");
  expect(office.stateOf("lotto - 1.xml")).toMatchObject({ at: "done" });
  expect(office.journal.get("1")?.state).toMatchObject({ at: "failed", why: { kind: "rejected", taken: 2 } });
  expect(office.disk.paths()).toContain("Failed/lotto.xml");
});

test("a zip that can't be unpacked says why, and stays as it is", async () => {
  const office = await openCorrectingOffice();
  await office.drop("scans.zip", "no zip at all");
  const state = office.stateOf("scans.zip");
  expect(await add(office)).toBe(
    "It can't be unpacked here: it isn't a zip file, or its beginning is missing. Unpack it yourself, and add the files in it.",
  );
  expect(office.stateOf("scans.zip")).toEqual(state);
});

const several = eml.replace(
  "--x--",
  ["--x", "Content-Disposition: attachment; filename=10024.pdf", "", "%PDF-1.7 b %%EOF", "--x--"].join("\r\n"),
);

test("only the chosen files are added, and one that can't be is refused", async () => {
  const office = await openCorrectingOffice();
  await office.drop("mail.eml", several);
  expect(await add(office, ["setup.exe"])).toBe("“setup.exe” isn't among the files inside that can be added.");
  expect(await add(office, ["10024.pdf"])).toBe("ok");
  expect(office.disk.paths()).toContain("10024.pdf");
  expect(office.disk.paths()).not.toContain("10023.pdf");
  expect(office.journal.get("1")?.state).toMatchObject({ at: "failed", why: { kind: "rejected", taken: 1 } });
});

test("until it can't be undone, nothing is added; undone, the mail asks as before", async () => {
  const office = await openCorrectingOffice();
  await office.drop("mail.eml", several);
  const before = office.journal.get("1");
  expect(await chooseInside(office.ports, "1", null, 8_000, "Ann")).toMatchObject({ ok: true });
  expect(office.stateOf("mail.eml")).toMatchObject({ at: "reading", inside: ["10023.pdf", "10024.pdf"] });
  expect(office.disk.paths()).not.toContain("10023.pdf");
  const undone = await decide(office.ports, "1", { type: "take-back" }, "Ann");
  expect(undone).toMatchObject({ ok: true, value: { state: before?.state } });
  await office.pass();
  expect(office.disk.paths()).not.toContain("10023.pdf");
  expect(office.journal.tally().needPerson).toBe(1);
});
