/** @file The agent over a folder that ignores case: a file whose name gets other letters is still one file. */

import { renameSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { eachNight, report } from "../main/cli/night-office.ts";
import type { Office } from "../main/cli/office.ts";
import { invoices } from "../main/cli/sample-files.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";

let sandbox: Sandbox;
let office: Office;
eachNight((opened) => ({ sandbox, office } = opened));

test("a waiting file whose name gets other letters is sent once, and filed under its new name", async () => {
  sandbox.fault("create-batch", { kind: "status", status: 503, retryAfter: 3_600 });
  await office.drop("november.csv", invoices("BW", 3));
  expect((await report(office, "sync")).imports).toMatchObject([{ state: "queued" }]);
  // In two steps: Wine makes nothing of a name that differs in case alone.
  renameSync(join(office.inbox, "november.csv"), join(office.inbox, "between"));
  renameSync(join(office.inbox, "between"), join(office.inbox, "NOVEMBER.csv"));
  sandbox.clearFaults();
  // The service is left alone in this pass: it asked for an hour.
  await report(office, "sync");
  const { imports } = await report(office, "sync");
  expect(imports.map(({ file, state }) => [file, state])).toContainEqual(["NOVEMBER.csv", "done"]);
  expect(imports).toHaveLength(2);
  expect(sandbox.received().batches).toHaveLength(1);
  expect((await office.files()).map((path) => path.replace(/\d{4}-\d\d-\d\d/, "today"))).toEqual([
    "Done/today/NOVEMBER.csv",
  ]);
});
