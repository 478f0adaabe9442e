/** @file Reads JSON without losing a digit: every number comes out as the text that stands there. */

type Reviver = (this: unknown, key: string, value: unknown) => unknown;

/**
 * Parses JSON; numbers become strings, digit for digit, because an int64 does not fit into a number.
 *
 * @throws SyntaxError
 */
export function parseExactly(text: string): unknown {
  // The third argument is newer than its type: the source text of a plain value.
  const asWritten = (_key: string, value: unknown, context?: { readonly source?: string }) =>
    typeof value === "number" ? (context?.source ?? String(value)) : value;
  return JSON.parse(text, asWritten as Reviver);
}
