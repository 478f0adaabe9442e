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
  [["--version"], ["--version"]],
  [["--user-data-dir=/tmp/x", "--selftest"], ["--selftest"]],
  // A window that opens instead of an error keeps a script waiting for ever.
  [["nonsense"], ["nonsense"]],
  [
    ["--data=/srv/data", "stauts", "--json"],
    ["--data=/srv/data", "stauts", "--json"],
  ],
  [["--data", "/srv/data"], null],
  [["--data", "data"], null],
  // As desktops start a program that a file was dropped on.
  [["/home/anna/10023.pdf"], null],
  [["file:///home/anna/10023.pdf"], null],
  [["C:\\Users\\anna\\10023.pdf"], null],
  // As macOS starts a program for the first time.
  [["-psn_0_12345"], null],
])("the command line after the program %j is a command or opens the window", (words, command) => {
  expect(commandWords(["/opt/pigeonhole", ...words], null, isCommand)).toEqual(command);
  expect(commandWords(["/electron", "--no-sandbox", entry, ...words], entry, isCommand)).toEqual(command);
  expect(commandWords(["/electron", "out/main/main.js", ...words], entry, isCommand)).toEqual(command);
});

test("what comes before an entry that is not found, as of `electron .`, is no unknown command", () => {
  expect(commandWords(["/electron", "."], entry, isCommand)).toBeNull();
  expect(commandWords(["electron", "app"], entry, isCommand)).toBeNull();
});
