/** @file Remembers results by text: the same headers are looked up for each separator, sheet and template. */

const mostRemembered = 5_000;

/** Keeps the results of `find`. */
export function remembered<T>(find: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const found = find(text);
    if (results.size >= mostRemembered) results.clear();
    results.set(text, found);
    return found;
  };
}

/**
 * Judges each text of a column once. Where nearly all rows have another one, only the first texts are kept: to keep them
 * all would take longer than to judge them.
 */
export function judgedOnce<T>(judge: (text: string) => T): (text: string) => T {
  const judged = new Map<string, T>();
  return (text) => {
    const before = judged.get(text);
    if (before !== undefined) return before;
    const now = judge(text);
    if (judged.size < mostJudged) judged.set(text, now);
    return now;
  };
}

/** As many as a column of suppliers, nominals or descriptions has; see shareCells. */
const mostJudged = 1_024;
