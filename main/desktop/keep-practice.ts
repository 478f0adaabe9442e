/** @file Starts the practice office as a process of its own, and takes its folder away when its window is closed. */

import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import type { LanguageSettings } from "../../shared/wording/language.ts";
import { cacheFolder } from "../platform/data-folder.ts";
import { type PracticeFolder, practiceFolder, removePracticeFolder } from "../practice/practice-folder.ts";
import { engineSwitches, hasOwnFolder, ownFolder } from "./command-words.ts";

const practiceSwitch = "--practice";

/** The language that a start of the practice office asks for, or null for a start of any other kind. */
export function practiceLanguage(argv: readonly string[]): LanguageSettings["language"] | null {
  const asked = argv.find((word) => word === practiceSwitch || word.startsWith(`${practiceSwitch}=`));
  if (asked === undefined) return null;
  return asked === `${practiceSwitch}=de` ? "de" : asked === `${practiceSwitch}=en` ? "en" : "system";
}

/** The exit code of a practice office that found another one open. */
export const alreadyOpen = 3;

export const practiceHere = (): PracticeFolder => practiceFolder(cacheFolder(process.platform, process.env));

/**
 * Starts the practice office beside this Pigeonhole. It goes on if this one ends; one that is open comes to the front.
 *
 * @param program the command that starts the app
 * @returns null, or what the system says against it
 */
export function startPractice(
  program: readonly string[],
  language: LanguageSettings["language"],
): Promise<string | null> {
  const [path = "", ...entry] = program;
  const words = [...engineSwitches(process.argv), ...entry, `${practiceSwitch}=${language}`];
  const child = spawn(path, words, { detached: true, stdio: "ignore" });
  child.unref();
  return new Promise((resolve) => {
    child.once("spawn", () => resolve(null));
    child.once("error", ({ message }) => resolve(message));
  });
}

/** True for the first process of a practice office, which only waits for the one with the window. */
export const isKeeper = (argv: readonly string[]): boolean => practiceLanguage(argv) !== null && !hasOwnFolder(argv);

/**
 * Runs the practice office in another process until its window is closed, then deletes its folder. Chromium still writes
 * while it ends, so only another process can do that.
 */
export function keepPractice(): never {
  const folder = practiceHere();
  const switches = [`${ownFolder}${join(folder.dataFolder, "window")}`];
  const { status } = spawnSync(process.execPath, [...switches, ...process.argv.slice(1)], { stdio: "inherit" });
  if (status !== alreadyOpen) removePracticeFolder(folder);
  process.exit(status === alreadyOpen ? 0 : (status ?? 1));
}
