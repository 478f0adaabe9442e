/** @file Which starts of the app are for a terminal, and which open it. */

import { expect, test } from "vitest";
import { isCommand } from "../../../main/cli/arguments.ts";
import { commandWords } from "../../../main/desktop/command-words.ts";

const entry = "/opt/pigeonhole/out/main/main.js";

test.each<[readonly string[], readonly string[] | null]>([
  [[], null],
  [["--hidden"], null],
  [["--data=/srv/data", "--hidden"], null],
  [
    ["status", "--json"],
    ["status", "--json"],
  ],
  [["--no-sandbox", "--ozone-platform=headless", "run"], ["run"]],
  [
    ["--data", "/srv/data", "sync"],
    ["--data", "/srv/data", "sync"],
  ],
  [["--help"], ["--help"]],
])("the command line after the program %j is a command or opens the window", (words, command) => {
  expect(commandWords(["/opt/pigeonhole", ...words], null, isCommand)).toEqual(command);
  expect(commandWords(["/electron", "--no-sandbox", entry, ...words], entry, isCommand)).toEqual(command);
  expect(commandWords(["/electron", "out/main/main.js", ...words], entry, isCommand)).toEqual(command);
});
