/** @file The whole agent on Windows: a pass over an inbox, and processes that are ended in the middle of one. */

import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { killRing } from "../fault-injection/kill-faults.ts";
import { eachNight, report } from "../main/cli/night-office.ts";
import type { Office } from "../main/cli/office.ts";
import { invoices, pdf } from "../main/cli/sample-files.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";

describe("a pass over an inbox", () => {
  let sandbox: Sandbox;
  let office: Office;
  eachNight((opened) => ({ sandbox, office } = opened));

  test("sends a spreadsheet and a document once, files both, and says paths as Windows does", async () => {
    expect(office.inbox).toMatch(/^C:\\/);
    await office.drop("november.csv", invoices("BW", 3));
    await office.drop("10025/scan.pdf", pdf("one"));
    const first = await report(office, "sync");
    expect([first.code, ...first.imports.map(({ state }) => state)]).toEqual([0, "done", "done"]);
    expect(first.imports.map(({ file }) => file).toSorted()).toEqual(["10025/scan.pdf", "november.csv"]);
    expect((await report(office, "sync")).code).toBe(0);
    const { batches, documents } = sandbox.received();
    expect([batches.length, documents.length]).toEqual([1, 1]);
    const files = await office.files();
    expect(files.map((path) => path.replace(/\d{4}-\d\d-\d\d/, "today"))).toEqual([
      "Done/today/10025/scan.pdf",
      "Done/today/november.csv",
    ]);
    expect(existsSync(`${office.inbox}\\DONE`)).toBe(true);
  });
});

test("killed at seeded moments, it loses nothing and sends nothing twice", async () => {
  // A start takes seconds here; the long ring is Linux's.
  const figures = await killRing(2, 1, () => {});
  expect(figures).toMatchObject({ lost: [], doubled: [], untrue: [], litter: [], kills: 2 });
});
