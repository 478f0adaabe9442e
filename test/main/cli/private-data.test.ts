/** @file Whom the data folder is open to after whole runs of the command line: its owner. */

import { chmodSync, lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eachNight, report } from "./night-office.ts";
import type { Office } from "./office.ts";
import { invoices, pdf } from "./sample-files.ts";

let office: Office;
eachNight((opened) => ({ office } = opened));

/** Each file and folder that another account may read, write or enter. */
function openToOthers(): readonly string[] {
  const all = readdirSync(office.dataFolder, { recursive: true, encoding: "utf8" });
  expect(all).toEqual(expect.arrayContaining(["journal.sqlite", "log.jsonl", "health.json", "config.json"]));
  return ["", ...all].filter((name) => (lstatSync(join(office.dataFolder, name)).mode & 0o077) !== 0);
}

test.runIf(process.platform !== "win32")(
  "all that is written is for its owner alone, and what was open is narrowed",
  async () => {
    await office.drop("november.csv", invoices("BW", 2));
    await office.drop("10023.pdf", pdf("one"));
    await report(office, "sync");
    await office.pigeonhole("report", "now");
    await office.pigeonhole("tonight");
    expect(openToOthers()).toEqual([]);
    const all = readdirSync(office.dataFolder, { recursive: true, withFileTypes: true });
    for (const entry of all) chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
    chmodSync(office.dataFolder, 0o755);
    await office.pigeonhole("status");
    expect(openToOthers()).toEqual([]);
    // What is put beside the office's own files is for the whole office.
    expect(lstatSync(join(office.inbox, "Done")).mode & 0o055).toBe(0o055);
  },
);
