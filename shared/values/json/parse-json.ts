/** @file Parses JSON that others wrote, for a schema to judge. */

/** Null where the text is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
