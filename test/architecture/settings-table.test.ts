/** @file The settings tables in docs/administering.md match the schema: every key, its type, its default, and an example that works. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { inboxSchema } from "../../shared/settings/inbox-schema.ts";
import { applyPolicy, readPolicy } from "../../shared/settings/policy.ts";
import { readSettings } from "../../shared/settings/read-settings.ts";
import {
  alertsSchema,
  besides,
  connectionSchema,
  emptySettings,
  networkSchema,
  officeSchema,
  reportSchema,
  tonightSchema,
  updatesSchema,
} from "../../shared/settings/settings.ts";
import { readSetup } from "../../shared/settings/setup-file.ts";

const page = readFileSync(new URL("../../docs/administering.md", import.meta.url), "utf8");

/** One line of a settings table. */
type Row = Readonly<Record<"key" | "type" | "fallback" | "example", string>>;

const rowsOf = (text: string): readonly Row[] =>
  [...text.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \| `([^`]+)` \| [^|]+ \|$/gm)].map(
    ([, key = "", type = "", fallback = "", example = ""]) => ({ key, type, fallback, example }),
  );

const root = z.strictObject({
  connections: z.array(connectionSchema).default([]),
  inboxes: z.array(inboxSchema).default([]),
  tonight: tonightSchema,
  report: reportSchema,
  updates: updatesSchema,
  alerts: alertsSchema,
  network: networkSchema,
  office: officeSchema,
  ...besides.shape,
});

type Schema = z.core.JSONSchema.BaseSchema;

/** What the table says of a value, in words that an administrator knows. */
function typeOf(schema: Schema): string {
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(" or ");
  if (schema.anyOf) return [...new Set(schema.anyOf.map((of) => typeOf(of as Schema)))].join(" or ");
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(", ");
  if (schema.type === "integer") {
    const { minimum, maximum = Number.MAX_SAFE_INTEGER } = schema;
    return `whole number ${maximum < Number.MAX_SAFE_INTEGER ? `${minimum} to ${maximum}` : `from ${minimum}`}`;
  }
  if (schema.type === "array") return `list: ${typeOf(schema.items as Schema)}`;
  if (schema.type === "object") return "group";
  if (schema.type === "null") return "`null`";
  if (schema.type === "boolean") return "`true`, `false`";
  if (schema.format === "uri") return "address";
  return schema.pattern && new RegExp(schema.pattern).test("23:59") ? "time" : "text";
}

function rowsFrom(schema: Schema, path: string): readonly Omit<Row, "example">[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {}).flatMap(([name, value]) => {
    const inner = value as Schema;
    const key = `${path}${name}`;
    const fallback = required.has(name)
      ? "required"
      : inner.default === undefined
        ? "none"
        : `\`${JSON.stringify(inner.default)}\``;
    const items = inner.type === "array" && (inner.items as Schema).type === "object" ? (inner.items as Schema) : null;
    const group = inner.anyOf?.map((of) => of as Schema).find(({ type }) => type === "object") ?? inner;
    if (items) return rowsFrom(items, `${key}[].`);
    const below = rowsFrom(group, `${key}.`);
    return group === inner && below.length > 0 ? below : [{ key, type: typeOf(inner), fallback }, ...below];
  });
}

const rowsOfSchema = rowsFrom(z.toJSONSchema(root, { io: "input" }) as Schema, "");
const withoutExample = ({ key, type, fallback }: Row) => ({ key, type, fallback });

test("the tables name every setting with its type and its default, and no other", () => {
  expect(Object.keys(root.shape).sort()).toEqual(Object.keys(emptySettings).sort());
  expect(rowsOf(page).map(withoutExample)).toEqual(rowsOfSchema);
});

test("a table that lacks a setting, or gives another default or type, differs from the schema", () => {
  const spoil = (from: string | RegExp, to: string) => rowsOf(page.replace(from, to)).map(withoutExample);
  expect(spoil(/^\| `inboxes\[\]\.sending`.*\n/m, "")).not.toEqual(rowsOfSchema);
  expect(spoil("| `5000` |", "| `2000` |")).not.toEqual(rowsOfSchema);
  expect(spoil("whole number 1 to 365", "whole number 1 to 90")).not.toEqual(rowsOfSchema);
  expect(spoil("`hold-file`, `send-the-rest`", "`hold-file`, `send-all`")).not.toEqual(rowsOfSchema);
});

/** A file in which each setting has a place. */
const wholeFile = () => ({
  connections: [
    { id: "head-office", baseUrl: "https://a.example", authUrl: "https://b.example", clientId: "c", lists: {} },
  ],
  inboxes: [
    {
      id: "payables",
      path: "/srv/payables",
      connection: "head-office",
      hours: { days: ["mon"], from: "18:00", until: "07:00" },
    },
  ],
  tonight: {},
  report: {},
  updates: {},
  alerts: {
    webhook: { url: "https://hooks.example/x" },
    mail: { host: "mail.example", from: "a@b.example", to: ["c@b.example"] },
  },
  network: {},
  office: { database: "postgresql://pigeonhole@db.example/office" },
});

function problemsWith({ key, example }: Row): readonly string[] {
  const file = wholeFile();
  const steps = key.replaceAll("[]", ".0").split(".");
  const last = steps.pop() ?? "";
  const group = steps.reduce<unknown>((inner, step) => (inner as Record<string, unknown>)[step], file);
  (group as Record<string, unknown>)[last] = JSON.parse(example);
  const { problems, unknownKeys } = readSettings(file);
  return [...problems, ...unknownKeys];
}

test.each(rowsOf(page))("the example for $key works", (row) => {
  expect(problemsWith(row)).toEqual([]);
});

test("an example that does not work is noticed", () => {
  const row = { key: "inboxes[].settleMs", type: "", fallback: "", example: "20" };
  expect(problemsWith(row)).not.toEqual([]);
  expect(problemsWith({ ...row, key: "inboxes[].settleTime", example: "5000" })).not.toEqual([]);
});

test("the example of a whole file works", () => {
  const example = /```json\n(\{\n {2}"connections"[^`]+)```/.exec(page)?.[1] ?? "";
  const { settings, problems, unknownKeys } = readSettings(JSON.parse(example));
  expect([...problems, ...unknownKeys]).toEqual([]);
  expect([settings.connections.length, settings.inboxes.length]).toEqual([1, 1]);
});

test("the example of a setup file can be used", () => {
  const example = /```json\n(\{\n {2}"pigeonholeSetup"[^`]+)```/.exec(page)?.[1] ?? "";
  const setup = readSetup(example);
  expect(setup).toMatchObject({ ok: true, value: { presets: { language: "en" } } });
});

test("the example of a policy can be used, and what it locks counts", () => {
  const policies = readFileSync(new URL("../../docs/policy.md", import.meta.url), "utf8");
  const example = /```json\n([^`]+)```/.exec(policies)?.[1] ?? "";
  const policy = readPolicy(JSON.parse(example), "/etc/pigeonhole/policy.json");
  if ("problems" in policy) throw new Error(policy.problems.join(" "));
  const inbox = { id: "payables", path: "/srv/payables", connection: "head-office" };
  const { settings, problems } = readSettings(applyPolicy({ inboxes: [inbox] }, policy));
  expect(problems).toEqual([]);
  expect([settings.language, settings.connections[0]?.id, settings.inboxes[0]?.sending]).toEqual([
    "de",
    "head-office",
    "after-approval",
  ]);
});
