/** @file Reads and writes JSON with numbers as text, so that an int64 keeps every digit. */

/** A number as it stood in the JSON text. */
export class NumberText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Written back as the same number token when serialised with `writeWireJson`. */
  toJSON(): unknown {
    return rawNumber(this.text);
  }
}

export type WireValue = string | boolean | null | NumberText | WireValue[] | WireObject;
export interface WireObject {
  [property: string]: WireValue;
}

// JSON.parse with source text and JSON.rawJSON are in Node 24, but not in TypeScript's libraries yet.
type ParseWithSource = (
  text: string,
  reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
) => WireValue;
const json = JSON as unknown as { parse: ParseWithSource; rawJSON(text: string): unknown };

function rawNumber(text: string): unknown {
  return json.rawJSON(text);
}

/** Parses JSON; throws a SyntaxError on anything else. */
export function parseWireJson(text: string): WireValue {
  return json.parse(text, (_key, value, context) =>
    typeof value === "number" ? new NumberText(context.source ?? String(value)) : value,
  );
}

/** Writes JSON; a bigint becomes a number token with all its digits. */
export function writeWireJson(value: unknown, indent?: number): string {
  return JSON.stringify(
    value,
    (_key, item: unknown) => (typeof item === "bigint" ? rawNumber(item.toString()) : item),
    indent,
  );
}

export function isWireObject(value: WireValue): value is WireObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof NumberText);
}

const int64Min = -(2n ** 63n);
const int64Max = 2n ** 63n - 1n;

/** Reads decimal digits as an int64 and gives them back in their shortest form, or null when they are not one. */
export function int64Digits(text: string): string | null {
  if (!/^-?\d{1,40}$/.test(text)) return null;
  const value = BigInt(text);
  return value >= int64Min && value <= int64Max ? value.toString() : null;
}
