/** @file What the window offers about an office of several computers, and says of it. */

import { afterEach, expect, test } from "vitest";
import { lacksPassword, officeActs, sayComputers, sayOfficeInShort } from "../../../renderer/office/office-acts.ts";
import type { DatabaseProblem } from "../../../shared/agent/database-problem.ts";
import type { OfficeStatus, OfficeTrouble } from "../../../shared/agent/office-status.ts";
import { speak } from "../../../shared/words/spoken.ts";

afterEach(() => speak({ language: "en", formats: "en-GB" }));

const away = (problem: DatabaseProblem): OfficeTrouble => ({
  ...{ is: "away", problem, since: 1_000 },
  at: { host: "db.office", port: 5432 },
});

const standing = (changes: Partial<OfficeStatus>): OfficeStatus => ({
  ...{ driver: "PC-2", isDriver: false, computers: [], database: "reachable", trouble: null },
  ...changes,
});

test("a computer that works alone may enter an office, and a member may leave its own", () => {
  expect(officeActs(undefined)).toEqual(["enter"]);
  expect(officeActs(standing({}))).toEqual(["leave"]);
  expect(officeActs(standing({ trouble: away({ why: "unreachable", detail: "" }) }))).toEqual(["leave"]);
});

test("a computer whose settings and journal differ may enter again or leave, and one with other records copies them again", () => {
  expect(officeActs({ trouble: { is: "settings-unreadable" } })).toEqual([]);
  for (const is of ["not-joined", "settings-missing"] as const)
    expect(officeActs(standing({ trouble: { is } }))).toEqual(["enter", "leave"]);
  expect(officeActs(standing({ trouble: { is: "diverged" } }))).toEqual(["copy-again", "leave"]);
});

test("the password is asked for where it is missing or wrong, and not while the database is away for another reason", () => {
  const lacks = (problem: DatabaseProblem) => lacksPassword(standing({ trouble: away(problem) }));
  expect(lacks({ why: "no-password" })).toBe(true);
  expect(lacks({ why: "sign-in-refused", detail: "" })).toBe(true);
  expect(lacks({ why: "unreachable", detail: "" })).toBe(false);
  expect(lacksPassword(standing({}))).toBe(false);
});

test("beside the sentence at the top it says who imports, or what still works while the database is away", () => {
  expect(sayOfficeInShort(standing({}))).toBe("PC-2 imports for the office. You can decide here too.");
  expect(sayOfficeInShort(standing({ driver: "PC-1", isDriver: true }))).toBe("This computer imports for the office.");
  const isAway = standing({ trouble: away({ why: "unreachable", detail: "" }), driver: null });
  expect(sayOfficeInShort(isAway)).toContain("stay readable");
  expect(sayOfficeInShort(standing({ trouble: { is: "diverged" } }))).toBeNull();
  speak({ language: "de", formats: "de-DE" });
  expect(sayOfficeInShort(isAway)).toContain("bleiben lesbar");
});

test("each computer is shown with when it was last seen, and whether it could import", () => {
  const computers = [
    { name: "PC-1", lastSeen: 60_000, isReady: true },
    { name: "PC-2", lastSeen: 0, isReady: false },
  ];
  // A clock that is an hour ahead makes nobody seen an hour ago.
  expect(sayComputers({ computers, clockAheadMs: 3_600_000 }, 3_661_000)).toEqual(sayComputers({ computers }, 61_000));
  expect(sayComputers({ computers }, 61_000)).toEqual([
    expect.stringMatching(/^PC-1, last seen .+[^y]$/),
    expect.stringMatching(/^PC-2, last seen .+, not ready to import$/),
  ]);
});
