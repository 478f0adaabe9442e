/** @file Parses JSON without losing a digit: every number becomes its own text. */

type Reviver = (this: unknown, key: string, value: unknown) => unknown;

/**
 * Parses JSON. Numbers become strings, digit for digit, because an int64 does not fit into a JavaScript number.
 *
 * @throws SyntaxError
 */
export function parseExactly(text: string): unknown {
  // The types do not know the third argument yet: the source text of a primitive value.
  const asWritten = (_key: string, value: unknown, context?: { readonly source?: string }) =>
    typeof value === "number" ? (context?.source ?? String(value)) : value;
  return JSON.parse(text, asWritten as Reviver);
}
