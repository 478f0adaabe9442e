/** @file A signal that comes while the command line is still being loaded: it ends in good order all the same. */

import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, nightPlan } from "./night-office.ts";
import { openOffice } from "./office.ts";
import { invoices } from "./sample-files.ts";

let sandbox: Sandbox;
eachNight((opened) => {
  ({ sandbox } = opened);
});

const preload = pathToFileURL(`${import.meta.dirname}/signal-at-first-load.mjs`).href;

test.each(["run", "sync"])("%s that is stopped while it is loaded imports nothing, and exits 0", async (command) => {
  const environment = { NODE_OPTIONS: `--import=${preload}` };
  const office = await openOffice(nightPlan(sandbox, { fromSource: true, environment }));
  try {
    await office.drop("november.csv", invoices("BW"));
    expect(await office.pigeonhole(command)).toMatchObject({ code: 0 });
    expect(await office.files()).toEqual(["november.csv"]);
    expect(sandbox.received().batches).toEqual([]);
  } finally {
    await office.close();
  }
});
