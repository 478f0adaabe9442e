/** @file A policy in Windows' registry, written as group policies write it, and read with Windows' own tool. */

import { spawnSync } from "node:child_process";
import { afterEach, expect, test } from "vitest";
import { readRegistry } from "../../main/settings/policy/read-registry.ts";
import { systemPolicy } from "../../main/settings/policy/system-policy.ts";

const key = "HKLM\\SOFTWARE\\Policies\\Pigeonhole";
const reg = (...words: readonly string[]) => spawnSync("reg.exe", words, { stdio: "ignore" });

// Nothing here may change what a Pigeonhole beside this test does.
const add = (below: string, name: string, ...value: readonly string[]) =>
  expect(reg("add", `${key}${below}`, "/v", name, ...value, "/f", "/reg:64").status).toBe(0);
afterEach(() => void reg("delete", key, "/f", "/reg:64"));

test("single settings and a whole policy are read together, with every letter", () => {
  add("\\Presets", "formats", "/d", "en-GB");
  add("\\Presets", "note", "/d", "Büro München");
  add("\\Presets", "seen", "/t", "REG_DWORD", "/d", "1");
  add("", "Policy", "/t", "REG_MULTI_SZ", "/d", '{\\0"closed": [] }');
  const expected = {
    presets: { formats: "en-GB", note: "Büro München", seen: true },
    locked: {},
    closed: [],
    from: key,
    by: "it",
  };
  expect(readRegistry(process.env)).toEqual(expected);
  expect(systemPolicy("win32", process.env).read()).toEqual(expected);
});

test("a policy that is no JSON is told, and a computer without one has none", () => {
  expect(readRegistry(process.env)).toBeNull();
  add("\\Presets", "formats", "/d", "en-GB");
  add("", "Policy", "/d", "{");
  expect(readRegistry(process.env)).toMatchObject({ problems: [expect.stringContaining(`${key} can't be read`)] });
});
