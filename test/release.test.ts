/** @file The workflow that makes a release, as far as it can be checked without GitHub, and which tags it takes. */

import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { notesOf } from "../scripts/ship/check-release.mjs";

const root = resolve(import.meta.dirname, "..");
const read = (file: string) => readFileSync(resolve(root, file), "utf8");

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job {
  readonly needs?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly "timeout-minutes": number;
  readonly steps: readonly Step[];
}

describe("the workflow", () => {
  const text = read(".github/workflows/release.yml");
  const workflow = parse(text) as { readonly permissions: object; readonly jobs: Readonly<Record<string, Job>> };
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([, { steps }]) => steps);

  test("runs scripts that there are", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Readonly<Record<string, string>> };
    const npm = [...text.matchAll(/\bnpm (?:run )?(test|[a-z:-]+)/g)].map(([, name = ""]) => name);
    expect(npm.filter((name) => name !== "audit" && !Object.hasOwn(scripts, name))).toEqual([]);
    const files = [...text.matchAll(/node (scripts\/[\w./-]+)/g)].map(([, file = ""]) => file);
    expect(files.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
    expect([npm.includes("test"), npm.includes("selftest"), npm.includes("package"), files.length]).toEqual([
      true,
      true,
      true,
      4,
    ]);
  });

  test("may write in one job only, after the installers are built from an audited lock file", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
    const writers = jobs.filter(([, { permissions }]) => permissions?.["contents"] === "write").map(([name]) => name);
    expect(writers).toEqual(["publish"]);
    expect([workflow.jobs["publish"]?.needs, workflow.jobs["build"]?.needs]).toEqual(["build", "audit"]);
    for (const [name, job] of jobs) expect(job["timeout-minutes"], name).toBeGreaterThan(0);
  });

  test("puts nothing that somebody else may choose into a command, and runs GitHub's own actions alone, by their hash", () => {
    for (const { run = "" } of steps) expect(run).not.toContain("${{");
    const used = [...text.matchAll(/\buses: (.*)$/gm)].map(([, action]) => action);
    expect(used).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length);
    // A tag can be moved to other code. The version behind the hash is for people.
    for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test("signs with the certificates that the docs name", () => {
    const named = [...text.matchAll(/secrets\.(\w+)/g)].map(([, name = ""]) => name);
    const page = read("docs/releasing.md");
    expect(named.length).toBeGreaterThan(5);
    for (const name of named) expect(page).toContain(`\`${name}\``);
  });
});

describe("a tag", () => {
  const changelog =
    "# What is new\n\n## Not released\n\n## 1.1.0 (2026-12-01)\n\n- Updates itself.\n\n## 1.0.0 (2026-11-24)\n\n";

  test("is released with what is new in it", () => {
    expect(notesOf("v1.1.0", "1.1.0", changelog)).toBe("- Updates itself.");
  });

  test.each([
    ["v1.1.1", "1.1.0", "The tag is v1.1.1, and package.json has version 1.1.0."],
    ["v1.2.0", "1.2.0", 'CHANGELOG.md has no section "## 1.2.0 (day)".'],
    ["v1.0.0", "1.0.0", "CHANGELOG.md doesn't say what is new in 1.0.0."],
  ])("%s of version %s is refused where something is missing", (tag, version, says) => {
    expect(() => notesOf(tag, version, changelog)).toThrow(says);
  });

  test("is refused where its section has no day", () => {
    expect(() => notesOf("v1.1.0", "1.1.0", changelog.replace(" (2026-12-01)", ""))).toThrow("needs a day");
  });

  test("has a changelog to be in", () => {
    expect(read("CHANGELOG.md")).toMatch(/^## (Not released|\d+\.\d+\.\d+ \(\d{4}-\d{2}-\d{2}\))$/m);
  });
});
