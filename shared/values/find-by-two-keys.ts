/** @file Finds values by two keys, of which the second is made only where the first comes again. */

interface Found<T, V> {
  readonly of: T;
  readonly value: V;
  bySecond: Map<string, V> | null;
}

/**
 * For keys of which most come once, such as numbers of invoices: the second, such as the folded name of a supplier, takes long
 * to make.
 *
 * @param secondKey made of what a value is for
 * @param make the value of the first that comes with these keys
 * @returns a function that gives the value for the two keys of `of`
 */
export function findByTwoKeys<T, V>(secondKey: (of: T) => string, make: (of: T) => V): (firstKey: string, of: T) => V {
  const byFirst = new Map<string, Found<T, V>>();
  return (firstKey, of) => {
    const found = byFirst.get(firstKey);
    if (found === undefined) {
      const value = make(of);
      byFirst.set(firstKey, { of, value, bySecond: null });
      return value;
    }
    found.bySecond ??= new Map([[secondKey(found.of), found.value]]);
    const key = secondKey(of);
    const value = found.bySecond.get(key) ?? make(of);
    found.bySecond.set(key, value);
    return value;
  };
}
