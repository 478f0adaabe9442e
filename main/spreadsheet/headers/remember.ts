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
