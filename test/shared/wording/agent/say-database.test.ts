/** @file Why an office database cannot be used is said in both languages, with what to do. */

import { afterEach, expect, test } from "vitest";
import type { DatabaseProblem } from "../../../../shared/agent/database-problem.ts";
import { sayDatabaseProblem } from "../../../../shared/wording/agent/say-database.ts";
import { sayNotSetUp } from "../../../../shared/wording/agent/say-not-set-up.ts";
import { speak } from "../../../../shared/words/spoken.ts";

afterEach(() => speak({ language: "en", formats: "en-GB" }));

const at = { host: "db.office.example", port: 5432 };
const detail = "connect ECONNREFUSED 10.0.0.7:5432";
const problems: readonly DatabaseProblem[] = [
  { why: "unreachable", detail },
  { why: "certificate", detail: "self-signed certificate" },
  { why: "sign-in-refused", detail: 'password authentication failed for user "agent"' },
  { why: "environment-refused", detail: 'password authentication failed for user "agent"' },
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

test("what is wrong with the server's certificate is said where it is known, and what to do about that", () => {
  const said = (detail: string) => sayDatabaseProblem({ why: "certificate", detail }, at);
  expect(said("certificate has expired")).toMatch(/has expired.*renew it on the server/);
  expect(said("Hostname/IP does not match certificate's altnames: IP: 10.0.0.7")).toMatch(/is for another name/);
  expect(said("self-signed certificate in certificate chain")).toContain("office.caFile");
});

test("a command that is over says that nothing was changed, and promises nothing", () => {
  const said = (problem: DatabaseProblem) =>
    sayNotSetUp({ why: "away", problem, at: { ...at, user: "agent", database: "books" } }, "/config.json");
  for (const problem of problems) {
    expect(said(problem)).toContain("Nothing was changed.");
    expect(said(problem)).not.toMatch(/by itself|tries again/);
  }
  expect(said({ why: "no-password" })).toContain("PIGEONHOLE_DATABASE_PASSWORD");
  expect(sayDatabaseProblem({ why: "unreachable", detail }, at)).toContain("carries on by itself");
});

test("the database's own words are in brackets, a code in ours", () => {
  expect(sayDatabaseProblem({ why: "unreachable", detail }, at)).toMatch(
    /^The office database at db\.office\.example:5432 can't be reached \(.*\)\. Check/,
  );
  expect(sayDatabaseProblem({ why: "no-password" }, { host: "fe80::1", port: 5433 })).toContain("at [fe80::1]:5433 is");
});
