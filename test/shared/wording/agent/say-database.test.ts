/** @file Why an office database cannot be used is said in both languages, with what to do. */

import { afterEach, expect, test } from "vitest";
import type { DatabaseProblem } from "../../../../shared/agent/database-problem.ts";
import { sayDatabaseProblem } from "../../../../shared/wording/agent/say-database.ts";
import { speak } from "../../../../shared/words/spoken.ts";

afterEach(() => speak({ language: "en", formats: "en-GB" }));

const at = { host: "db.office.example", port: 5432 };
const detail = "connect ECONNREFUSED 10.0.0.7:5432";
const problems: readonly DatabaseProblem[] = [
  { why: "unreachable", detail },
  { why: "certificate", detail: "self-signed certificate" },
  { why: "sign-in-refused", detail: 'password authentication failed for user "agent"' },
  { why: "no-password" },
  { why: "keychain", detail: { say: "keychain-silent" } },
  { why: "no-database", detail: 'database "books" does not exist' },
  { why: "not-set-up", detail: 'relation "pigeonhole.head" does not exist' },
  { why: "newer-version" },
  { why: "read-only", detail: "cannot execute UPDATE in a read-only transaction" },
  { why: "failed", detail: "could not extend file: No space left on device" },
];

test.each(["en", "de"] as const)("each problem has a sentence of its own in %s", (language) => {
  speak({ language, formats: "en-GB" });
  const said = problems.map((problem) => sayDatabaseProblem(problem, at));
  expect(new Set(said).size).toBe(problems.length);
  for (const sentence of said) expect(sentence).toContain("db.office.example:5432");
});

test("the database's own words are in brackets, a code in ours", () => {
  expect(sayDatabaseProblem({ why: "unreachable", detail }, at)).toMatch(
    /^The office database at db\.office\.example:5432 can't be reached \(.*\)\. Check/,
  );
  expect(sayDatabaseProblem({ why: "no-password" }, { host: "fe80::1", port: 5433 })).toContain("at [fe80::1]:5433 is");
});
