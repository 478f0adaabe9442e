/** @file Imports whose file cannot be filed, on a real disk: what is in the way, and what the trail says of it. */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fileImport, isUnfiled } from "../../../main/imports/filing/file-import.ts";
import { returnToInbox } from "../../../main/imports/filing/return-to-inbox.ts";
import { commitEvent } from "../../../main/imports/state/record.ts";
import { createInboxes } from "../../../main/inbox/inbox.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { createFakeWorld } from "../../fakes/fake-world.ts";
import { writing } from "../../fakes/journal-writes.ts";
import { sha256Of } from "../../fakes/memory-disk.ts";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "pigeonhole-blocked-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const at = (path: string) => join(root, path);
const all = () => readdirSync(root, { recursive: true, encoding: "utf8" }).toSorted();

function openOffice() {
  const world = createFakeWorld();
  return { ...world, ports: { ...world.ports, folder: createInboxes(() => root) } };
}

/** A file in the inbox whose import has failed, and that waits to be filed. */
async function failedIn({ ports, journal, clock }: ReturnType<typeof openOffice>, dropped: string): Promise<Import> {
  writeFileSync(at(dropped), dropped);
  const entry = {
    ...{ inbox: "payables", connection: "office", kind: "batch" as const, sizeBytes: dropped.length },
    ...{ sha256: sha256Of(dropped), dropped, seenAt: clock.now() },
  };
  const added = writing(journal).add(entry, { what: "take-in", who: "agent", detail: entry });
  const failed = await commitEvent(ports, added, {
    type: "invalid-file",
    why: { kind: "empty-file" },
  });
  if (failed.type !== "advanced") throw new Error("it was superseded");
  return failed.import;
}

const entriesIn = ({ journal }: ReturnType<typeof openOffice>) => [...journal.trail()].length;

test.each([["a file with the name of our folder", () => writeFileSync(at("Failed"), "mine")]])(
  "%s is left alone, and writes no more than two entries to the trail in a hundred tries",
  async (_, block) => {
    const office = openOffice();
    const failed = await failedIn(office, "a.csv");
    block();
    const before = entriesIn(office);
    for (let tries = 0; tries < 100; tries += 1)
      await fileImport(office.ports, office.journal.get(failed.id) as Import);
    expect(all()).toEqual(["Failed", "a.csv"]);
    expect(entriesIn(office) - before).toBeLessThanOrEqual(2);
    rmSync(at("Failed"));
    await fileImport(office.ports, office.journal.get(failed.id) as Import);
    expect(office.journal.get(failed.id)?.place.path).toBe("Failed/a.csv");
  },
);

test("a file whose subfolder has the name of a filed file goes into a subfolder with a number", async () => {
  const office = openOffice();
  mkdirSync(at("10023"));
  const failed = await failedIn(office, "10023/scan.csv");
  mkdirSync(at("Failed"));
  writeFileSync(at("Failed/10023"), "another file");
  for (let tries = 0; tries < 3; tries += 1) {
    const now = office.journal.get(failed.id) as Import;
    if (isUnfiled(now)) await fileImport(office.ports, now);
  }
  expect(office.journal.get(failed.id)?.place.path).toBe("Failed/10023 (2)/scan.csv");
  expect(readFileSync(at("Failed/10023"), "utf8")).toBe("another file");
});

test("a file that was edited in one of our folders is laid back into the inbox, however many have its name there", async () => {
  const office = openOffice();
  const failed = await failedIn(office, "a.csv");
  await fileImport(office.ports, failed);
  writeFileSync(at("a.csv"), "1");
  for (let n = 2; n <= 40; n += 1) writeFileSync(at(`a (${n}).csv`), String(n));
  writeFileSync(at("Failed/a.csv"), "edited");
  expect(await returnToInbox(office.ports, office.journal.get(failed.id) as Import, "Failed/a.csv")).toBe(true);
  expect(readFileSync(at("a (41).csv"), "utf8")).toBe("edited");
});
