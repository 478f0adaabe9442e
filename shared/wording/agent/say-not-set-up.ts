/** @file Words why a computer did not get into an office of several computers, or out of it. */

import type { DatabaseProblem } from "../../agent/database-problem.ts";
import type { NotSetUp } from "../../agent/not-set-up.ts";
import type { DatabaseAddress } from "../../settings/database-address.ts";
import { words } from "../../words/spoken.ts";
import { sayWhyNoDatabase } from "./say-database.ts";

function sentencesOf(problem: DatabaseProblem, at: DatabaseAddress): string {
  const { why } = problem;
  const lacksKeychain = why === "no-password" || why === "keychain" ? [words.office.passwordElsewhere] : [];
  return [sayWhyNoDatabase(problem, at), ...lacksKeychain, words.office.nothingChanged].join(" ");
}

/** @param settingsPath the settings file, where the database would be named */
export function sayNotSetUp(not: NotSetUp, settingsPath: string): string {
  switch (not.why) {
    case "no-database":
      return words.office.noDatabase(settingsPath);
    case "no-member":
      return words.office.noMember;
    case "running":
      return words.office.isRunning;
    case "is-member":
      return words.office.isMember;
    case "exists-already":
      return words.office.existsAlready;
    case "nothing-to-join":
      return words.office.nothingToJoin;
    case "unfinished":
      return words.office.unfinished(not.files);
    case "away":
      return sentencesOf(not.problem, not.at);
    case "certificate-file":
      return `${not.detail}. ${words.office.nothingChanged}`;
    case "not-fetched":
      return words.office.notFetched(not.detail);
    case "not-written":
      return words.cli.settings(not.detail);
    default:
      return not satisfies never;
  }
}
