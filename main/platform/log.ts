/** @file The log: one JSON object a line, for administrators. Never a token, a secret or an invoice's content. */

export interface Log {
  say(what: string, detail?: Readonly<Record<string, unknown>>): void;
  /** Something that should not have been possible, with its stack. */
  bug(problem: unknown, where: string): void;
}

/**
 * What looks like a bearer token or a secret, whoever put it into a message: a
 * JSON web token, signed or encrypted, what follows Bearer or Basic, what
 * follows a telling name, a password before the @ of an address. A quoted value
 * is left out to its closing quote; JSON within JSON has its quotes escaped; an
 * address within an address has its signs as %3D.
 */
const secrets =
  /(eyJ[\w-]{6,}(?:\.[\w-]*){2,4})|(\b(?:Bearer|Basic|DPoP)(?:\s|%20|\+)+)[\w.~+/%-]{8,}=*|((?:token|secret|code|password|passwd|verifier|assertion|api[_-]?key|cookie)\\*["']?\s*(?:[=:]|%3[ad])\s*(?:(?:Bearer|Basic)\s+)?)(?:(\\*")(?:(?!\4).)*|(\\*')(?:(?!\5).)*|(?:(?!%26)[^\s"'&,}\\])+)|(:\/\/[^\s/:@"']+:)[^\s/@"']+(?=@)/gi;

export const withoutSecrets = (text: string): string =>
  text.replace(
    secrets,
    (_all, _token, scheme = "", name = "", quote = "", single = "", user = "") =>
      `${scheme}${name}${quote}${single}${user}[left out]`,
  );

/** A disk that is full for a night shows the same bug every few seconds: that must not fill it further. */
const sameBugEveryMs = 5 * 60_000;
const mostBugsKnown = 1_000;

/**
 * Never throws: work must not stop because nobody can be told of it.
 *
 * @param write takes one line, its end included
 */
export function createLog(write: (line: string) => void, now: () => number): Log {
  const toldAt = new Map<string, number>();
  const line = (entry: Record<string, unknown>) => {
    try {
      write(`${withoutSecrets(JSON.stringify({ at: new Date(now()).toISOString(), ...entry }))}\n`);
    } catch {
      // No room, or nobody who reads.
    }
  };
  return {
    say: (what, detail) => line({ what, ...detail }),
    bug(problem, where) {
      const which = `${where}: ${String(problem)}`;
      if (now() - (toldAt.get(which) ?? Number.NEGATIVE_INFINITY) < sameBugEveryMs) return;
      if (toldAt.size >= mostBugsKnown) toldAt.clear();
      toldAt.set(which, now());
      line({ what: "bug", where, problem: problem instanceof Error ? problem.stack : String(problem) });
    },
  };
}
