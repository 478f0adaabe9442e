/** @file Several processes on one data folder, some of which die in the middle: the sign-in survives. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createAccounts } from "../../../main/auth/account.ts";
import { tokensItem } from "../../../main/auth/stored-sign-in.ts";
import type { Connection } from "../../../shared/settings/settings.ts";
import { openFileVault } from "../../fakes/file-vault.ts";
import { type Sandbox, startSandbox } from "../../sandbox/sandbox.ts";
import { asked, asPriya, byMyself, connectionAs, never } from "./people.ts";

const script = fileURLToPath(new URL("asking-process.ts", import.meta.url));

let sandbox: Sandbox;
let folder: string;
let connection: Connection;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "turns-"));
  connection = connectionAs(sandbox, "desktop");
  // Less than the margin, so it is due at once. Its replacement is valid for longer.
  sandbox.choices.accessTokenLifetimeS = 30;
  const here = createAccounts(openFileVault(join(folder, "vault.json")), null, byMyself);
  expect(await here.signIn(connection, asPriya, never)).toMatchObject({ ok: true });
  sandbox.choices.accessTokenLifetimeS = 600;
  sandbox.forget();
});
afterEach(async () => {
  sandbox.clearFaults();
  await rm(folder, { recursive: true });
});
afterAll(() => sandbox.stop());

/** The token that a process of its own gets, or null where it died. */
async function askElsewhere(dies: "before-write" | "after-write" | "never" = "never"): Promise<unknown> {
  const child = spawn(process.execPath, [script, folder, JSON.stringify(connection), dies], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [said, [, signal]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  expect(signal).toBe(dies === "never" ? null : "SIGKILL");
  return said === "" ? null : JSON.parse(said);
}

async function stored(): Promise<Record<string, unknown>> {
  const items = JSON.parse(await readFile(join(folder, "vault.json"), "utf8"));
  return JSON.parse(items[tokensItem(connection)]);
}

test("four processes that need a token at the same time refresh once and get the same token", async () => {
  sandbox.fault("token", { kind: "delay", delayMs: 1_500 });
  const answers = await Promise.all([1, 2, 3, 4].map(() => askElsewhere()));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toEqual({ ok: true, value: (await stored())["accessToken"] });
  expect(asked(sandbox, "token")).toHaveLength(1);
});

test("a process that dies before it used the new token has stored it, and the next one uses it", async () => {
  const before = await stored();
  expect(await askElsewhere("after-write")).toBe(null);
  const after = await stored();
  expect(after["refreshToken"]).not.toBe(before["refreshToken"]);
  expect(await askElsewhere()).toEqual({ ok: true, value: after["accessToken"] });
  expect(asked(sandbox, "token")).toHaveLength(1);
  expect(sandbox.received().requests.filter(({ server }) => server === "api")).toHaveLength(0);
});

test("a process that dies before it stored the new token ends the sign-in; the authority is asked only once more", async () => {
  expect(await askElsewhere("before-write")).toBe(null);
  const signedOut = {
    ok: false,
    error: { kind: "signed-out", detail: { say: "authority-refused", meaning: "invalid_grant" } },
  };
  expect(await askElsewhere()).toMatchObject(signedOut);
  expect(asked(sandbox, "token")).toHaveLength(2);
  // A restart does not ask again.
  expect(await askElsewhere()).toMatchObject(signedOut);
  const next = createAccounts(openFileVault(join(folder, "vault.json")), null, byMyself);
  expect(await next.status(connection)).toMatchObject({ signedIn: false, account: "Priya Nair" });
  expect(asked(sandbox, "token")).toHaveLength(2);
  expect(await next.signIn(connection, asPriya, never)).toMatchObject({ ok: true });
  expect(await askElsewhere()).toMatchObject({ ok: true });
});
