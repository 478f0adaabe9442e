/** @file Words what is wrong with a setup file, and what it would set. */

import { addressesOf, type Setup, type SetupProblem } from "../settings/setup-file.ts";
import { words } from "../words/spoken.ts";
import { aside } from "./say-machine.ts";

/** @param path of the file */
export function saySetupProblem(problem: SetupProblem, path: string): string {
  const said = words.setup.problem;
  switch (problem.is) {
    case "missing":
      return said.missing(path);
    case "unreadable":
      return said.unreadable(path, aside(problem.detail));
    case "wrong":
      return said.wrong(path, aside(problem.details[0] ?? ""));
    case "unknown":
      return said.unknown(path, problem.keys[0] ?? "");
    case "too-long":
      return said.tooLong(path);
    case "not-a-setup":
      return said.notASetup(path);
    case "newer":
      return said.newer(path);
    case "empty":
      return said.empty(path);
  }
}

/** The addresses that files and sign-ins would be sent to, a line each. */
export const saySetup = (setup: Setup): readonly string[] =>
  addressesOf(setup).map(({ name, baseUrl, authUrl }) => words.setup.leadsTo(name, baseUrl, authUrl));
