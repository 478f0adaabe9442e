/** @file The log: one JSON object a line, for administrators. Texts that look like a token or a secret are redacted. */

import { escapeControls } from "../../shared/values/text/escape-controls.ts";

export interface Log {
  say(what: string, detail?: Readonly<Record<string, unknown>>): void;
  /** Logs a bug with its stack; a full disk, which is none, as `disk-full`. */
  bug(problem: unknown, where: string): void;
}

/**
 * Matches everything that looks like a token or a secret, wherever a message
 * got it from: a JSON web token (signed or encrypted), the word after Bearer or
 * Basic, the value after a name such as "password", a password before the @ of
 * an address. Removes a quoted value up to its closing quote. JSON within JSON
 * has escaped quotes, and an address within an address has %3D for "=".
 */
const secrets =
  /(eyJ[\w-]{6,}(?:\.[\w-]*){2,4})|(\b(?:Bearer|Basic|DPoP)(?:\s|%20|\+)+)[\w.~+/%-]{8,}=*|((?:token|secret|code|password|passwd|verifier|assertion|api[_-]?key|cookie)\\*["']?\s*(?:[=:]|%3[ad])\s*(?:(?:Bearer|Basic)\s+)?)(?:(\\*")(?:(?!\4).)*|(\\*')(?:(?!\5).)*|(?:(?!%26)[^\s"'&,}\\])+)|(:\/\/[^\s/:@"']+:)[^\s/@"']+(?=@)/gi;

export const redactLogText = (text: string): string =>
  text.replace(
    secrets,
    (_all, _token, scheme = "", name = "", quote = "", single = "", user = "") =>
      `${scheme}${name}${quote}${single}${user}[left out]`,
  );

/** As the system says it, or SQLite. */
const isAboutFullDisk = (problem: unknown): boolean =>
  problem instanceof Error &&
  (/^database or disk is full/.test(problem.message) ||
    ["ENOSPC", "EDQUOT"].includes(String(Reflect.get(problem, "code"))));

/** Another program, such as a backup, keeps the journal's file for longer than SQLite waits. The next look tries again. */
const isAboutLock = (problem: unknown): boolean =>
  problem instanceof Error && /^database (?:table )?is locked/.test(problem.message);

/** A disk that is full all night causes the same bug every few seconds; logging each would fill it further. */
const sameBugEveryMs = 5 * 60_000;
const mostBugsKnown = 1_000;
const lockedSays = "Another program keeps the journal's file locked. Nothing is lost; Pigeonhole tries again.";

/**
 * Makes a log. It never throws: a full disk or a closed pipe must not stop the work.
 *
 * @param write takes one line, including its line end
 * @param now epoch ms
 */
export function createLog(write: (line: string) => void, now: () => number): Log {
  const toldAt = new Map<string, number>();
  const line = (entry: Record<string, unknown>) => {
    try {
      const json = JSON.stringify({ at: new Date(now()).toISOString(), ...entry });
      write(`${escapeControls(redactLogText(json))}\n`);
    } catch {
      // The disk is full, or the pipe has no reader.
    }
  };
  return {
    say: (what, detail) => line({ what, ...detail }),
    bug(problem, where) {
      const isFull = isAboutFullDisk(problem);
      const isLocked = isAboutLock(problem);
      const which = isFull ? "disk-full" : isLocked ? "journal-locked" : `${where}: ${String(problem)}`;
      if (now() - (toldAt.get(which) ?? Number.NEGATIVE_INFINITY) < sameBugEveryMs) return;
      if (toldAt.size >= mostBugsKnown) toldAt.clear();
      toldAt.set(which, now());
      if (isFull) line({ what: "disk-full", where, problem: String(problem) });
      else if (isLocked) line({ what: "journal-locked", where, says: lockedSays, problem: String(problem) });
      else line({ what: "bug", where, problem: problem instanceof Error ? problem.stack : String(problem) });
    },
  };
}
