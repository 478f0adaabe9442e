/** @file What every keychain has to do: the fake of the tests, and the real one where there is one. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTokenVault, type TokenVault } from "../../main/auth/token-vault.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import type { Reason } from "../../shared/wording/reason.ts";
import { makeMemoryVault } from "../fakes/memory-vault.ts";

/** Nobody's sign-in bears this name, and no two runs share it. */
const account = `a test of Pigeonhole, ${process.pid} at https://finance.example`;
const real = createTokenVault();
const hasKeychain = await probe();

async function probe(): Promise<boolean> {
  if (process.platform === "linux" && !process.env["DBUS_SESSION_BUS_ADDRESS"]) return false;
  const written = await real.write(account, "probe");
  await real.erase(account);
  return written.ok;
}

afterAll(async () => {
  if (hasKeychain) await real.erase(account);
});

const vaults: readonly [string, boolean, TokenVault][] = [
  ["the fake", true, makeMemoryVault()],
  ["the operating system's own", hasKeychain, real],
];

describe.each(vaults)("a keychain: %s", (_name, isThere, vault) => {
  const here = test.runIf(isThere);

  here("holds nothing of an account that nobody wrote", async () => {
    expect(await vault.read(`${account} (never written)`)).toEqual({ ok: true, value: null });
  });

  here("gives back what was written, letter for letter", async () => {
    const secret = JSON.stringify({ account: "Siobhán O'Neill", accessToken: "eyJ.a.b", note: 'quote " \\ 🧾' });
    expect(await vault.write(account, secret)).toEqual({ ok: true, value: null });
    expect(await vault.read(account)).toEqual({ ok: true, value: secret });
  });

  here("keeps the last of two writes", async () => {
    await vault.write(account, "first");
    await vault.write(account, "second");
    expect(await vault.read(account)).toEqual({ ok: true, value: "second" });
  });

  here("keeps one account apart from another", async () => {
    await vault.write(account, "tokens");
    expect(await vault.read(`${account} (client secret)`)).toEqual({ ok: true, value: null });
  });

  here("keeps as much as a sign-in needs", async () => {
    const secret = "x".repeat(2_400);
    expect(await vault.write(account, secret)).toMatchObject({ ok: true });
    expect(await vault.read(account)).toEqual({ ok: true, value: secret });
  });

  here("forgets what is erased, and erasing nothing does no harm", async () => {
    await vault.write(account, "gone soon");
    expect(await vault.erase(account)).toEqual({ ok: true, value: null });
    expect(await vault.read(account)).toEqual({ ok: true, value: null });
    expect(await vault.erase(account)).toEqual({ ok: true, value: null });
  });
});

const script = `
  import { execFileSync } from "node:child_process";
  import { createTokenVault } from ${JSON.stringify(new URL("../../main/auth/token-vault.ts", import.meta.url).href)};
  const vault = createTokenVault();
  if (process.env.LOCK) {
    await vault.write("a", "hush");
    execFileSync("gdbus", ["call", "--session", "--dest", "org.freedesktop.secrets",
      "--object-path", "/org/freedesktop/secrets", "--method", "org.freedesktop.Secret.Service.Lock",
      "['/org/freedesktop/secrets/collection/login']"]);
  }
  const answers = [await vault.read("a"), await vault.write("a", "hush"), await vault.erase("a")];
  console.log("ANSWERS " + JSON.stringify(answers));`;

/** What every call says, in a process of its own. */
async function answersOf(command: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(command, args, { env: { PATH: process.env["PATH"], ...env }, cwd: repository });
  let said = "";
  child.stdout.on("data", (text) => {
    said += text;
  });
  await once(child, "close");
  return JSON.parse(/^ANSWERS (.*)$/m.exec(said)?.[1] ?? "[]") as { ok: boolean; error: { detail: Reason } }[];
}
const repository = fileURLToPath(new URL("../..", import.meta.url));
const evaluate = ["--input-type=module", "--eval", script];

function expectWords(answers: Awaited<ReturnType<typeof answersOf>>): void {
  expect(answers).toHaveLength(3);
  for (const { ok, error } of answers) {
    expect(ok).toBe(false);
    expect(sayMessage(error.detail)).toMatch(/[a-z]{3,} [a-z]{2,}/i);
    expect(sayMessage(error.detail)).not.toMatch(/hush|\n/);
  }
}

describe.runIf(process.platform === "linux")("where there is no keychain", () => {
  test("every call fails with a sentence and throws nothing", async () => {
    const env = { DBUS_SESSION_BUS_ADDRESS: "unix:path=/nonexistent/bus" };
    expectWords(await answersOf(process.execPath, evaluate, env));
  });
});

// With a session and a keyring of its own: to lock the one that we run in would lock out every other test.
const tools = ["dbus-run-session", "gnome-keyring-daemon", "gdbus"];
describe.runIf(process.platform === "linux" && tools.every(hasProgram))("where the keychain is locked", () => {
  let home: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), "keyring-"));
  });
  afterAll(() => rm(home, { recursive: true, force: true }));

  test("every call fails, instead of treating it as empty", async () => {
    const unlockThen = 'printf pw | gnome-keyring-daemon --unlock --components=secrets >/dev/null; exec "$@"';
    const answers = await answersOf(
      "dbus-run-session",
      ["--", "sh", "-c", unlockThen, "sh", process.execPath, ...evaluate],
      { HOME: home, XDG_DATA_HOME: home, XDG_RUNTIME_DIR: home, LOCK: "1" },
    );
    expectWords(answers);
  });
});

function hasProgram(name: string): boolean {
  return (process.env["PATH"] ?? "").split(delimiter).some((folder) => existsSync(join(folder, name)));
}
