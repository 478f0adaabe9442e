/** @file Starts a program as a desktop does, with nothing attached to it that would cost memory or time. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { builtMain } from "../../scripts/built-app.mjs";
import type { Desk } from "../e2e/open-window.ts";

export interface Running {
  readonly pid: number;
  readonly startedAt: number;
  /** What it has written on its standard error. */
  said(): string;
  stop(): Promise<void>;
}

/**
 * Has Electron run from a copy of its own from here on. A program's pages are counted by halves where two run from the
 * same file: beside another Electron, which every test of a window starts, each would seem to take far less than it does.
 */
export function runElectronAlone(root: string): void {
  const electron = electronHere();
  const copy = join(root, "electron");
  cpSync(dirname(electron), copy, { recursive: true });
  process.env["PIGEONHOLE_ELECTRON"] = join(copy, basename(electron));
}

function electronHere(): string {
  const electron = process.env["PIGEONHOLE_ELECTRON"];
  if (!electron) throw new Error("there is no Electron to run: start this with npm run bench -- desktop");
  return electron;
}

export function startBare(program: string, words: readonly string[], env: NodeJS.ProcessEnv): Running {
  const startedAt = Date.now();
  const child = spawn(program, words, { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  if (child.pid === undefined) throw new Error(`${program} could not be started`);
  return { pid: child.pid, startedAt, said: () => said, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await ended;
  clearTimeout(timer);
}

/** An Electron app that does nothing but show an icon; see empty-app.mjs. */
export function startEmptyApp({ root }: Place, words: readonly string[], switches: readonly string[] = []): Running {
  const app = resolve("test/bench/empty-app.mjs");
  const own = [`--data=${join(root, "empty")}`, `--icon=${resolve("build/tray/idle.png")}`];
  return startElectron(root, [...switches, app, ...own, ...words]);
}

function startElectron(root: string, words: readonly string[]): Running {
  const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return startBare(electronHere(), [...asRoot, ...words], { ...process.env, XDG_CONFIG_HOME: join(root, "config") });
}

type Place = Pick<Desk, "root" | "dataFolder">;

/** @param words arguments of the app in addition to its data folder; `switches` are for the browser engine */
export function startPigeonhole(
  { root, dataFolder }: Place,
  words: readonly string[],
  switches: readonly string[] = [],
): Running {
  return startElectron(root, [...switches, resolve(builtMain()), `--data=${dataFolder}`, ...words]);
}

const signOfLife = ({ dataFolder }: Place) => join(dataFolder, "health.json");

/** To be called before a start, so that what is read afterwards is of that start. */
export const forgetSignOfLife = (place: Place): void => rmSync(signOfLife(place), { force: true });

/** Resolves with the epoch ms at which it is known that the inboxes are watched and have been looked through once. */
export async function untilWatching(place: Place): Promise<number> {
  const until = Date.now() + 60_000;
  for (; Date.now() < until; await wait(5)) {
    if (!existsSync(signOfLife(place))) continue;
    const health = JSON.parse(readFileSync(signOfLife(place), "utf8")) as { lastSweepAt: number | null };
    if (health.lastSweepAt !== null) return Date.now();
  }
  throw new Error("it did not begin to watch within a minute");
}
