/** @file How `run` ends on Windows, where nobody sends SIGTERM. Ctrl+C is SIGINT, as everywhere. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { eachNight } from "../main/cli/night-office.ts";
import { type Office, until } from "../main/cli/office.ts";
import { invoices } from "../main/cli/sample-files.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";

let sandbox: Sandbox;
let office: Office;
const reopen = eachNight((opened) => ({ sandbox, office } = opened));

/** Starts `run`, ends it with `act` while it sends, and expects that it sends once and files. */
async function endWhileSending(act: () => Promise<void>): Promise<void> {
  sandbox.fault("create-batch", { kind: "delay", delayMs: 1_500 });
  await office.drop("november.csv", invoices("BW"));
  const run = office.start("run");
  await until("it sends", () => sandbox.received().requests.some(({ operation }) => operation === "create-batch"));
  await act();
  expect(await run.ended).toMatchObject({ code: 0 });
  expect(sandbox.received().batches).toHaveLength(1);
  expect((await office.files()).map((path) => path.split("/").at(-1))).toEqual(["november.csv"]);
  expect((await office.files())[0]).toMatch(/^Done\//);
}

test("pigeonhole stop, as the service of Windows runs it, waits for what is being sent", () =>
  endWhileSending(async () => {
    expect(await office.pigeonhole("stop")).toMatchObject({ code: 0, stdout: "Pigeonhole has stopped.\n" });
  }));

test("a console that is closed lets what is being sent come to its end, and files it", async () => {
  // Ctrl+Break, SIGBREAK here, takes the same way.
  const signal = "SIGHUP";
  const preload = pathToFileURL(join(import.meta.dirname, "console-event.mjs")).href;
  const at = join(process.env["TEMP"] ?? "", `stop-${signal}`);
  await reopen({ environment: { NODE_OPTIONS: `--import=${preload}`, PIGEONHOLE_EVENT_AT: `${at}|${signal}` } });
  await endWhileSending(async () => writeFileSync(at, ""));
});
