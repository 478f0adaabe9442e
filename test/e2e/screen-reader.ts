/** @file Asks what a screen reader gets, as one asks: over AT-SPI, on a bus of the desktop that the window is on. */

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { promisify } from "node:util";
import type { OwnDesktop } from "./own-desktop.ts";

/** One thing in the window, as it is read out. */
export interface Read {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly states: readonly string[];
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Read[];
}

interface ScreenReader {
  /** The page as it is now. */
  read(): Promise<Read>;
  /** What has been announced since `listen`. */
  heard(): readonly string[];
  listen(): Promise<void>;
  stop(): Promise<void>;
}

// Debian's own, which the module that speaks AT-SPI is installed for.
const python = "/usr/bin/python3";
const script = resolve(import.meta.dirname, "screen-reader.py");
const longestListeningS = 120;

export async function startScreenReader({ environment }: Pick<OwnDesktop, "environment">): Promise<ScreenReader> {
  const env = { ...process.env, ...environment };
  const launcher = spawn(
    "/usr/libexec/at-spi-bus-launcher",
    ["--launch-immediately", "--a11y=1", "--screen-reader=1"],
    {
      env,
      stdio: "ignore",
    },
  );
  let listener: ReturnType<typeof spawn> | null = null;
  let printed = "";
  return {
    async read() {
      const { stdout } = await promisify(execFile)(python, [script, "Pigeonhole"], { env, maxBuffer: 50_000_000 });
      const [page] = JSON.parse(stdout) as readonly Read[];
      if (page === undefined) throw new Error("the window is not on the bus of the screen readers");
      return page;
    },
    heard: () =>
      printed
        .split("\n")
        .filter((line) => line.includes('"live"') && line.includes("text-changed"))
        .map((line) => JSON.parse(line).text as string),
    async listen() {
      listener = spawn(python, [script, "--listen", String(longestListeningS)], {
        env,
        stdio: ["ignore", "pipe", "ignore"],
      });
      listener.stdout?.on("data", (text) => {
        printed += text;
      });
      while (!printed.includes("listening") && listener.stdout !== null) await once(listener.stdout, "data");
    },
    async stop() {
      for (const program of [listener, launcher]) {
        if (program === null || program.exitCode !== null) continue;
        program.kill();
        await once(program, "exit");
      }
    },
  };
}

/** It and all that lies in it. */
export const allIn = (read: Read): readonly Read[] => [read, ...read.children.flatMap(allIn)];
