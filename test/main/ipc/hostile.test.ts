/** @file What a page that was taken over could send: nothing of it does harm, whichever command it is sent to. */

import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Agent } from "../../../main/agent/agent.ts";
import { type Assembly, assemble } from "../../../main/assemble/assemble.ts";
import { serve } from "../../../main/ipc/bridge.ts";
import { createHandlers } from "../../../main/ipc/commands.ts";
import { parsers } from "../../../main/ipc/parse-input.ts";
import { noSystemLocale } from "../../../main/platform/apply-language.ts";
import { createLog } from "../../../main/platform/log.ts";
import { openWithConf } from "../../../main/settings/open-with-conf.ts";
import type { AgentStatus } from "../../../shared/agent/agent-status.ts";
import { type Command, commands } from "../../../shared/ipc.ts";
import { ok } from "../../../shared/values/result.ts";
import { goodInputs } from "./inputs.ts";

const every = Object.keys(commands) as Command[];
const ours = { url: "app://ours" };

let root: string;
let parts: Assembly;
/** Every path that the desktop was asked to open, show or save to. */
let opened: string[];
let call: (name: Command, raw: unknown) => Promise<unknown>;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "hostile-"));
  opened = [];
  for (const folder of ["data", "inbox", "home"]) await mkdir(join(root, folder));
  await writeFile(join(root, "home", "private.txt"), "private");
  await writeFile(
    join(root, "data", "config.json"),
    JSON.stringify({
      connections: [
        { id: "office", name: "Office", baseUrl: "https://a.example", authUrl: "https://a.example", clientId: "x" },
      ],
      inboxes: [{ id: "inbox", path: join(root, "inbox"), connection: "office" }],
    }),
  );
  const never = () => {
    throw new Error("nothing is started here");
  };
  parts = assemble({
    dataFolder: join(root, "data"),
    openConfig: openWithConf,
    launchParser: never,
    launchPdfText: never,
    launchBackupWorker: never,
    launchPlanWriter: never,
    environmentSecret: null,
    systemLocale: noSystemLocale,
    proxies: { find: async () => "DIRECT", signInFor: () => null },
    log: createLog(() => {}, Date.now),
  });
  const quiet = { ...parts.accounts, signIn: async () => ok("Anna"), signOut: async () => ok(null) };
  const agent = {
    status: () =>
      ({
        state: "idle",
        inboxes: [] as AgentStatus["inboxes"],
        exceptions: [] as AgentStatus["exceptions"],
        unconfirmed: null,
      }) as AgentStatus,
    unsettled: () => [],
    refreshAccounts: async () => {},
    pause: () => {},
    resume: () => {},
    syncNow: () => {},
    lookAgain: () => {},
  } as unknown as Agent;
  const desktop = {
    openInBrowser: async (address: string) => void opened.push(address),
    openPlace: async (path: string) => {
      opened.push(path);
      return null;
    },
    openSpreadsheet: async (path: string) => {
      opened.push(path);
      return null;
    },
    showInFolder: (path: string) => void opened.push(path),
    showOpened: () => "preview://word/preview.html",
    showPreview: (path: string) => {
      opened.push(path);
      return "preview://word/preview.html";
    },
    chooseFolder: async () => null,
    chooseFiles: async () => null,
    followLoginSetting: async () => {},
    startPractice: async () => null,
    copyText: () => {},
    chooseFile: async () => null,
    showAdding: () => {},
    restartAfter: () => {},
    chooseWhereToSave: async () => null,
    updates: {
      view: () => ({ version: "1.0.0", state: { is: "current" }, lookedAt: null, problem: null, last: null }) as const,
      look: async () => {},
      installNow: async () => {},
    },
  };
  // What the night is checked for, and the report, are the network's and the disk's; they take no input.
  const calm = { ...parts, accounts: quiet, tonight: { ...parts.tonight, check: async () => null as never } };
  const handlers = createHandlers(calm, agent, desktop, new AbortController().signal, () => {});
  const listeners = new Map<string, (event: never, raw: unknown) => unknown>();
  serve(
    { handle: (name, listener) => void listeners.set(name, listener as never) },
    parsers,
    handlers,
    (frame) => frame === ours,
  );
  call = async (name, raw) => listeners.get(name)?.({ senderFrame: ours } as never, raw);
});
afterEach(async () => {
  parts.close();
  await rm(root, { recursive: true });
});

const nasty = fc.oneof(
  fc.constantFrom(
    "../../etc/passwd",
    "..\\..\\Windows",
    "/etc/passwd",
    "C:\\Windows\\System32\\calc.exe",
    "\\\\server\\share",
    "file:///etc/passwd",
    "__proto__",
    "constructor",
    "toString",
    "1; DROP TABLE imports; --",
    "' OR 1=1 --",
    "*",
    '"',
    "NEAR(",
    "\u0000",
    "\ud800",
    "\u202Egpj.exe",
    "=cmd|' /C calc'!A0",
    "<img src=x onerror=alert(1)>",
    "x".repeat(200_000),
    "9".repeat(400),
    "-1",
    "1e999",
    "",
  ),
  fc.string({ unit: "binary", maxLength: 60 }),
);
/** What the structured clone of the bridge carries. */
const value = fc.oneof(
  nasty,
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withSet: true, withTypedArray: true, maxDepth: 3 }),
  fc.constantFrom(
    JSON.parse('{"__proto__":{"polluted":true}}'),
    JSON.parse('{"constructor":{"prototype":{"polluted":true}}}'),
  ),
);

/** A good input with some of it exchanged, at whatever depth. */
const bent = (good: unknown): fc.Arbitrary<unknown> => {
  if (typeof good === "string") return fc.oneof({ weight: 4, arbitrary: nasty }, fc.constant(good), value);
  if (typeof good === "number") return fc.oneof(fc.constant(good), fc.double(), fc.integer(), value);
  if (Array.isArray(good)) return fc.oneof(fc.array(bent(good[0] ?? "x"), { maxLength: 4 }), value);
  if (typeof good !== "object" || good === null) return fc.oneof(fc.constant(good), value);
  const fields = Object.fromEntries(Object.entries(good).map(([key, field]) => [key, bent(field)]));
  return fc.oneof({ weight: 6, arbitrary: fc.record(fields) }, value);
};

/** Every file under root, with what it holds, but for the data folder; and the inbox where copies may be put there. */
async function filesThere(mayAdd: boolean): Promise<readonly string[]> {
  const names = await readdir(root, { recursive: true, encoding: "utf8" });
  const there = names.filter((name) => !name.startsWith("data") && !(mayAdd && name.startsWith("inbox/"))).toSorted();
  return Promise.all(there.map(async (name) => `${name} ${await readFile(join(root, name), "utf8").catch(() => "")}`));
}

/** What these write is what the schema understands; see settings-commands.test.ts and language-commands.test.ts. */
const writesSettings: ReadonlySet<string> = new Set([
  ...["login.set", "connection.save", "connection.remove", "inbox.save", "inbox.remove", "language.set"],
  "settings.saveHabits",
]);

test.each(every)("%s refuses or answers any input, changes no outside file and opens only our own", async (name) => {
  // Below the preload, which alone may name paths, this one copies what lies under them: see docs/security.md.
  const mayAdd = name === "inbox.addFiles";
  const before = await filesThere(mayAdd);
  const settings = await readFile(join(root, "data", "config.json"), "utf8");
  await fc.assert(
    fc.asyncProperty(bent(goodInputs[name]), async (raw) => {
      const reply = await call(name, raw).catch((thrown: Error) => thrown);
      if (reply instanceof Error) expect(reply.message).toBe(`${name}: not an input`);
      else {
        expect(Object.keys(reply as object).toSorted()).toEqual(
          (reply as { ok: boolean }).ok ? ["ok", "value"] : ["error", "ok"],
        );
        // A sentence, and not a stack.
        const { error } = reply as { error?: { message: unknown } };
        if (error) expect(error.message).toEqual(expect.not.stringMatching(/\n\s+at /));
      }
    }),
    { numRuns: 120 },
  );
  expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(await filesThere(mayAdd)).toEqual(before);
  if (!writesSettings.has(name)) expect(await readFile(join(root, "data", "config.json"), "utf8")).toBe(settings);
  const allowed = [join(root, "inbox"), join(root, "inbox", "Failed"), parts.settings.path];
  const strange = opened.filter((path) => !allowed.includes(path) && dirname(path) !== join(root, "data", "reports"));
  expect(strange).toEqual([]);
});

test("added paths can only be plain files: no link, no settings, no journal", async () => {
  await symlink(join(root, "home", "private.txt"), join(root, "home", "link.txt"));
  const tries = ["data/config.json", "data/journal.sqlite", "data", "home/link.txt", "inbox/../data/journal.sqlite"];
  for (const path of tries) {
    const reply = await call("inbox.addFiles", { inbox: "inbox", paths: [`${root}/${path}`] });
    expect(reply, path).toMatchObject({ ok: true, value: { files: 0 } });
  }
  for (const inbox of ["../home", "__proto__", join(root, "home"), ""])
    expect(await call("inbox.addFiles", { inbox, paths: [join(root, "home", "private.txt")] })).toMatchObject({
      ok: false,
    });
  expect(await readdir(join(root, "inbox"))).toEqual([]);
});
