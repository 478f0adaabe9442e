/** @file Makes a policy of an exported key of the registry. Pure. */

type Value = string | number | readonly string[];

/** Of the key itself: a whole policy as JSON, in one text or several lines. */
const wholePolicy = "Policy";
/** Subkeys, whose values are named by their setting: `language`, `network.proxy`, `inboxes.*.sending`. */
const parts: Readonly<Record<string, "presets" | "locked">> = { Presets: "presets", Locked: "locked" };

/**
 * The policy as policy.json would hold it, or null where the key holds none.
 *
 * @param text of a .reg file
 * @throws SyntaxError where the JSON in it is none
 */
export function policyFromRegistry(text: string): unknown {
  const found: Record<"presets" | "locked", Record<string, unknown>> = { presets: {}, locked: {} };
  let whole: unknown = null;
  let part: "presets" | "locked" | null = null;
  let isEmpty = true;
  // A long value goes on behind a backslash.
  for (const line of text.replace(/\\\r?\n\s*/g, "").split(/\r?\n/)) {
    const [, key] = /^\[(.*)\]$/.exec(line) ?? [];
    if (key !== undefined) part = parts[key.split("\\").at(-1) ?? ""] ?? null;
    const [, quoted, written = ""] = /^"((?:[^"\\]|\\.)*)"=(.*)$/.exec(line) ?? [];
    if (quoted === undefined) continue;
    const [name, value] = [withoutEscapes(quoted), readValue(written)];
    if (part === null && name === wholePolicy)
      whole = JSON.parse(Array.isArray(value) ? value.join("\n") : String(value));
    else if (part !== null) put(found[part], name.split("."), settingFrom(value));
    else continue;
    isEmpty = false;
  }
  if (isEmpty) return null;
  const { presets = {}, locked = {}, ...rest } = (whole ?? {}) as { presets?: object; locked?: object };
  return { ...rest, presets: { ...presets, ...found.presets }, locked: { ...locked, ...found.locked } };
}

const withoutEscapes = (text: string): string => text.replace(/\\(.)/g, "$1");

function readValue(written: string): Value {
  if (written.startsWith('"')) return withoutEscapes(written.slice(1, -1));
  if (written.startsWith("dword:")) return Number.parseInt(written.slice("dword:".length), 16);
  const bytes = Buffer.from(written.replace(/^hex(\(\w+\))?:/, "").replaceAll(/[,\s]/g, ""), "hex");
  const lines = bytes.toString("utf16le").split("\0");
  return lines.filter((line, n) => line !== "" || n < lines.length - 2);
}

/** A number of the registry is a switch: the settings hold few numbers, and those may come as text. */
function settingFrom(value: Value): unknown {
  if (typeof value === "number") return value !== 0;
  const text = typeof value === "string" ? value : value.join("\n");
  if (text === "null") return null;
  return /^\d+$/.test(text) ? Number(text) : text;
}

/** `inboxes.*.sending` becomes an entry of the list, `network.proxy` a key of the group. */
function put(into: Record<string, unknown>, [key = "", ...inner]: readonly string[], value: unknown): void {
  if (inner.length === 0) into[key] = value;
  else if (key === "connections" || key === "inboxes") {
    const [id = "", ...path] = inner;
    const entries = (into[key] ?? []) as Record<string, unknown>[];
    let entry = entries.find((one) => one["id"] === id);
    if (entry === undefined) {
      entry = { id };
      into[key] = [...entries, entry];
    }
    put(entry, path, value);
  } else {
    const group = (into[key] ?? {}) as Record<string, unknown>;
    into[key] = group;
    put(group, inner, value);
  }
}
