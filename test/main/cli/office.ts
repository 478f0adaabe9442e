/** @file An office with an inbox and a data folder of its own, where the real command line is run as a process. */

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { withSlashes } from "../../abilities.ts";
import { builtEntry } from "../../built-entry.ts";

const source = fileURLToPath(new URL("../../../main/cli.ts", import.meta.url));
export const cli = builtEntry("cli");

interface Finished {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Running {
  readonly pid: number;
  readonly ended: Promise<Finished>;
  stderr(): string;
  stdout(): string;
  /** Types a line, as into a terminal. */
  type(line: string): void;
  stop(signal?: NodeJS.Signals): void;
}

export interface Office {
  readonly dataFolder: string;
  readonly inbox: string;
  start(...words: string[]): Running;
  pigeonhole(...words: string[]): Promise<Finished>;
  /** Runs a command with --json and reads what it prints. */
  json(...words: string[]): Promise<{ readonly code: number | null; readonly value: unknown; readonly stderr: string }>;
  drop(path: string, content: string | Uint8Array): Promise<void>;
  writeConfig(config: unknown): Promise<void>;
  /** Every file in the inbox but its marker, sorted. */
  files(): Promise<string[]>;
  /** Every file in data folder, inbox and home, with a hash of its bytes. */
  fingerprints(): Promise<Record<string, string>>;
  /** Fails where one of the words stands in any file or output. */
  expectNowhere(words: readonly string[]): Promise<void>;
  /** Each command that was run, with what it has printed so far. */
  said(): string;
  close(): Promise<void>;
}

export interface OfficePlan {
  readonly baseUrl: string;
  readonly authUrl: string;
  readonly clientId: string;
  /** Handed over in the environment, as for a machine without a keychain. */
  readonly secret: string | null;
  /** Lets the processes at the keychain of the session that we run in. */
  readonly hasKeychain?: boolean;
  /** Runs main/cli.ts as it is, whether or not it was built. */
  readonly fromSource?: boolean;
  /** Beside the usual; undefined takes one away. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
  /** The settings' network, or absent. */
  readonly network?: Readonly<Record<string, unknown>>;
  readonly connection?: Readonly<Record<string, unknown>>;
  readonly inbox?: Readonly<Record<string, unknown>>;
}

export async function openOffice(plan: OfficePlan): Promise<Office> {
  const root = await mkdtemp(join(tmpdir(), "office-"));
  const [dataFolder, inbox, home] = [join(root, "data"), join(root, "inbox"), join(root, "home")];
  for (const folder of [dataFolder, inbox, home]) await mkdir(folder);
  const outputs: Finished[] = [];
  /** What each process was asked and has said so far. */
  const said: (() => string)[] = [];
  const started = new Set<Running>();

  const office: Office = {
    dataFolder,
    inbox,
    start(...words) {
      const env = {
        PATH: process.env["PATH"],
        HOME: home,
        // What is compared was said in one language, whichever this machine speaks.
        LANG: "C.UTF-8",
        TZ: process.env["TZ"],
        // Every process starts sooner.
        NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? join(tmpdir(), "pigeonhole-compile-cache"),
        DBUS_SESSION_BUS_ADDRESS: plan.hasKeychain
          ? process.env["DBUS_SESSION_BUS_ADDRESS"]
          : "unix:path=/nonexistent/bus",
        ...plan.environment,
        ...(plan.secret === null ? {} : { PIGEONHOLE_CLIENT_SECRET: plan.secret }),
      };
      const child = spawn(process.execPath, [plan.fromSource ? source : cli, ...words, "--data", dataFolder], {
        env,
        cwd: home,
      });
      const heard = { stdout: "", stderr: "" };
      for (const name of ["stdout", "stderr"] as const)
        child[name].setEncoding("utf8").on("data", (text: string) => {
          heard[name] += text;
        });
      said.push(() => `$ pigeonhole ${words.join(" ")}\n${heard.stdout}${heard.stderr}`);
      const running: Running = {
        pid: child.pid ?? 0,
        stderr: () => heard.stderr,
        stdout: () => heard.stdout,
        type: (line) => void child.stdin.write(`${line}\n`),
        stop: (signal = "SIGTERM") => void child.kill(signal),
        ended: once(child, "close").then(([code]) => {
          started.delete(running);
          const finished = { code: code as number | null, ...heard };
          outputs.push(finished);
          return finished;
        }),
      };
      started.add(running);
      return running;
    },
    pigeonhole: (...words) => office.start(...words).ended,
    async json(...words) {
      const { code, stdout, stderr } = await office.pigeonhole(...words, "--json");
      return { code, value: stdout === "" ? null : JSON.parse(stdout), stderr };
    },
    async drop(path, content) {
      await mkdir(dirname(join(inbox, path)), { recursive: true });
      await writeFile(join(inbox, path), content);
    },
    writeConfig: (config) =>
      writeFile(
        join(dataFolder, "config.json"),
        typeof config === "string" ? config : JSON.stringify(config, null, "\t"),
      ),
    files: async () => (await filesIn(inbox)).filter((file) => file !== ".pigeonhole"),
    async fingerprints() {
      const files = await filesIn(root);
      const hash = async (file: string) =>
        createHash("sha256")
          .update(await readFile(join(root, file)))
          .digest("hex");
      return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await hash(file)] as const)));
    },
    async expectNowhere(words) {
      for (const file of await filesIn(root)) {
        const bytes = await readFile(join(root, file));
        // As bytes: for some texts, half a surrogate pair among them, Node 24 fails an assertion of its own and aborts.
        for (const word of words) expect(bytes.includes(Buffer.from(word)), `a secret is in ${file}`).toBe(false);
      }
      for (const { stdout, stderr } of outputs)
        for (const word of words) expect(`${stdout}${stderr}`.includes(word), "a secret was printed").toBe(false);
    },
    said: () => said.map((each) => each()).join("\n"),
    async close() {
      for (const running of started) running.stop("SIGKILL");
      await Promise.all([...started].map(({ ended }) => ended));
      await rm(root, { recursive: true, force: true });
    },
  };
  await office.writeConfig(configFor(plan, inbox));
  return office;
}

export function configFor({ baseUrl, authUrl, clientId, ...plan }: OfficePlan, inbox: string) {
  const connection = { id: "head-office", name: "Head office", baseUrl, authUrl, clientId, flow: "client-credentials" };
  return {
    connections: [{ ...connection, ...plan.connection }],
    // A test that runs at that hour of the day finds the same as any other.
    tonight: { checkAt: null },
    report: { at: null },
    inboxes: [{ id: "payables", path: inbox, connection: "head-office", settleMs: 200, ...plan.inbox }],
    ...(plan.network ? { network: plan.network } : {}),
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => withSlashes(relative(folder, join(entry.parentPath, entry.name))))
    .toSorted();
}

/** Waits until something is so; fails after a while where it never is. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, patienceMs = 90_000): Promise<void> {
  const startedAt = Date.now();
  for (;;) {
    const lookedAt = Date.now();
    if (await isSo()) return;
    if (Date.now() - startedAt > patienceMs) throw new Error(`gave up waiting until ${what}`);
    // A look that starts a process or copies the journal slows down what is waited for: it gets a third of the time at most.
    await wait(Math.max(25, 2 * (Date.now() - lookedAt)));
  }
}
