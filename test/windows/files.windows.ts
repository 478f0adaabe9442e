/** @file What Windows does to files: other programs have them open, names ignore case, and some names are devices. */

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createInboxes } from "../../main/inbox/inbox.ts";
import { createMarkerFiles } from "../../main/inbox/marker/marker-files.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { pdf, sampleSettings } from "../fakes/fake-world.ts";
import { sha256Of } from "../fakes/memory-disk.ts";
import { holdFile } from "./hold-file.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "files-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const at = (path: string) => join(root, path);
const settleMs = 1_000;

function open(path = root) {
  const [inbox] = sampleSettings({ path, settleMs }).settings.inboxes as readonly [InboxSettings];
  const inboxes = createInboxes(() => path);
  const start = Date.now();
  const look = async (afterMs: number) => {
    const { settled, unsettled, unreachable } = await inboxes.sweep(inbox, start + afterMs);
    if (unreachable !== null) return unreachable;
    return Object.fromEntries([
      ...settled.map(({ drop }) => [drop.path, "settled"]),
      ...unsettled.map(({ file, why }) => [file, why]),
    ]);
  };
  return { inbox, inboxes, look };
}

describe("a file that another program shares with nobody", () => {
  test("waits until it is closed, and is never half read", async () => {
    const { look, inboxes } = open();
    writeFileSync(at("a.txt"), "one\n");
    const letGo = holdFile(at("a.txt"));
    await look(0);
    expect(await look(2_000)).toEqual({ "a.txt": "in-use" });
    expect(await look(60_000)).toEqual({ "a.txt": "in-use" });
    expect(await inboxes.inspect("payables", "a.txt")).toEqual({
      ok: false,
      error: { kind: "file-unreadable", detail: { say: "file-open-elsewhere" } },
    });
    letGo();
    expect(await look(61_000)).toEqual({ "a.txt": "settled" });
  });

  test("is moved once it is closed, and leaves nothing behind before", async () => {
    const { inboxes } = open();
    writeFileSync(at("a.txt"), "one\n");
    const move = () => inboxes.move("payables", "a.txt", "Done/a.txt", sha256Of("one\n"));
    const letGo = holdFile(at("a.txt"));
    expect(await move()).toBe("busy");
    expect(readdirSync(root)).toEqual(["a.txt"]);
    letGo();
    expect(await move()).toBe("moved");
    expect(readFileSync(at("Done/a.txt"), "utf8")).toBe("one\n");
  });

  test("does not lose its name where its target's placeholder is open", async () => {
    const { inboxes } = open();
    writeFileSync(at("a.txt"), "one\n");
    mkdirSync(at("Done"));
    writeFileSync(at("Done/a.txt"), "");
    const letGo = holdFile(at("Done/a.txt"));
    expect(["busy", "refused"]).toContain(await inboxes.move("payables", "a.txt", "Done/a.txt", sha256Of("one\n")));
    letGo();
    expect(readFileSync(at("a.txt"), "utf8")).toBe("one\n");
    expect(await inboxes.move("payables", "a.txt", "Done/a.txt", sha256Of("one\n"))).toBe("moved");
  });
});

describe("names that differ only in case", () => {
  test("are one file: a free name is another", async () => {
    const { inboxes } = open();
    mkdirSync(at("Failed"));
    writeFileSync(at("Failed/Invoice.PDF"), "x");
    expect(await inboxes.freeName("payables", "Failed", "invoice.pdf", Date.now())).toBe("Failed/invoice (2).pdf");
    writeFileSync(at("invoice.pdf"), "y");
    expect(await inboxes.move("payables", "invoice.pdf", "Failed/invoice.pdf", sha256Of("y"))).toBe("taken");
    expect(readFileSync(at("Failed/Invoice.PDF"), "utf8")).toBe("x");
  });

  test("are our folders too: nothing in DONE is taken for a drop, and what is filed goes there", async () => {
    const { look, inboxes, inbox } = open();
    mkdirSync(at("DONE"));
    mkdirSync(at("needs YOU"));
    writeFileSync(at("DONE/old.txt"), "x\n");
    writeFileSync(at("needs YOU/b.txt"), "x\n");
    writeFileSync(at("a.txt"), "one\n");
    expect(await look(0)).toEqual({ "a.txt": "new" });
    const { dropped, filed, obstacles } = await inboxes.count(inbox, Date.now());
    expect(dropped.map(({ path }) => path)).toEqual(["a.txt"]);
    expect(filed.map(({ path }) => path).toSorted()).toEqual(["Done/old.txt", "Needs you/b.txt"]);
    expect(obstacles).toEqual([]);
    expect(await inboxes.move("payables", "a.txt", "Done/a.txt", sha256Of("one\n"))).toBe("moved");
    expect(readdirSync(at("DONE")).toSorted()).toEqual(["a.txt", "old.txt"]);
    expect(await look(1_000)).toEqual({});
  });

  test("leave the marker alone", async () => {
    const marker = { journal: "j", instance: "i", claim: "c", inbox: "payables", computer: "vm", seenAt: 0 };
    writeFileSync(at(".PIGEONHOLE"), "");
    expect(await createMarkerFiles(() => root).create("payables", marker)).toEqual({ is: "taken" });
  });
});

describe("a name that other programs can hardly open", () => {
  const names = ["aux.pdf", "CON", "COM1.xlsx", "nul.csv", "ends in a dot.", "ends in a space "];

  test.each(names)("%j is read, filed and can be taken back", async (name) => {
    const { look, inboxes } = open();
    writeFileSync(at(name), `${name}\n`);
    await look(0);
    expect(await look(30_000)).toEqual({ [name]: "settled" });
    const target = await inboxes.freeName("payables", "Failed", name, Date.now());
    expect(await inboxes.move("payables", name, target, sha256Of(`${name}\n`))).toBe("moved");
    await inboxes.writeNote("payables", target, "Pigeonhole: why this file is here\n\nText.\n");
    expect(await inboxes.hasNote("payables", target)).toBe(true);
    expect(existsSync(at(name))).toBe(false);
    expect(readFileSync(at(target), "utf8")).toBe(`${name}\n`);
  });
});

test("a path of far more than 260 characters is read, filed and noted", async () => {
  const { look, inboxes } = open();
  const folder = Array.from({ length: 6 }, (_, n) => `${n}${"long".repeat(15)}`).join("/");
  mkdirSync(at(folder), { recursive: true });
  const path = `${folder}/scan.pdf`;
  writeFileSync(at(path), pdf("1"));
  expect(at(path).length).toBeGreaterThan(400);
  await look(0);
  expect(await look(1_000)).toEqual({ [path]: "settled" });
  expect(await inboxes.move("payables", path, `Failed/${path}`, sha256Of(pdf("1")))).toBe("moved");
  await inboxes.writeNote("payables", `Failed/${path}`, "Pigeonhole: why this file is here\n");
  expect(readdirSync(at(`Failed/${folder}`))).toEqual(["scan.pdf", "scan.pdf.why.txt"]);
});

test.each([
  ["\\\\no-such-server\\scans", /missing/],
  ["Q:\\scans", /the drive Q: isn't known to this account/],
])("an inbox at %s that is away is said to be missing, or its drive to be unknown", async (path, said) => {
  const { look, inboxes } = open(path);
  expect(await look(0)).toMatch(said);
  expect(await inboxes.seemsAway("payables")).toBe(true);
  // Not "gone": nobody can say.
  expect(await inboxes.inspect("payables", "a.pdf")).toMatchObject({ error: { kind: "file-unreadable" } });
});

test("an inbox that is given with a slash, or in other letters, is the same folder", async () => {
  writeFileSync(at("a.txt"), "one\n");
  for (const path of [`${root}\\`, root.toUpperCase(), root.replaceAll("\\", "/"), `\\\\?\\${root}`])
    expect(await open(path).look(0)).toEqual({ "a.txt": "new" });
});

test("read-only and hidden files are filed like others", async () => {
  const { look, inboxes } = open();
  for (const name of ["read-only.txt", "hidden.txt"]) writeFileSync(at(name), `${name}\n`);
  execFileSync("attrib", ["+R", at("read-only.txt")]);
  execFileSync("attrib", ["+H", at("hidden.txt")]);
  await look(0);
  expect(await look(1_000)).toEqual({ "hidden.txt": "settled", "read-only.txt": "settled" });
  for (const name of ["read-only.txt", "hidden.txt"])
    expect(await inboxes.move("payables", name, `Done/${name}`, sha256Of(`${name}\n`))).toBe("moved");
  expect(readdirSync(at("Done")).toSorted()).toEqual(["hidden.txt", "read-only.txt"]);
});
