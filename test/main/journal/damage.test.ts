/** @file A damaged journal is told from a whole one, wherever the damage is: it is never opened as something else. */

import { copyFileSync, existsSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isLost, JournalUnusable } from "../../../main/journal/journal.ts";
import { contentsOf, copyAsItLies, fill, makeFolder, markAsDriven, open, tellAll } from "./sample-journal.ts";

const { folder, remove } = makeFolder();
/** Closed in good order, so that all of it is in the one file; and cut off, so that nearly all of it is in the log. */
const closed = join(folder, "closed", "journal.sqlite");
const cutOff = join(folder, "cut-off", "journal.sqlite");
let truth = "";

beforeAll(() => {
  const file = join(folder, "journal.sqlite");
  const journal = open(file);
  // Not more: at a thousand pages SQLite begins its log again, over the old one.
  fill(journal, 21);
  truth = JSON.stringify(tellAll(journal));
  copyAsItLies(file, cutOff);
  journal.close();
  copyAsItLies(file, closed);
});
afterAll(remove);

type Spoil = (file: string) => void;
type Verdict = "intact" | "refused";

/** Spoils a copy and opens it; fails where what it says then is neither all of the truth nor a refusal that changes nothing. */
function verdictOn(original: string, spoil: Spoil): Verdict {
  const trial = makeFolder();
  try {
    copyAsItLies(original, trial.file);
    markAsDriven(trial.file);
    spoil(trial.file);
    const before = contentsOf(trial.folder);
    try {
      const journal = open(trial.file);
      const said = JSON.stringify(tellAll(journal));
      journal.close();
      expect(said === truth, "what it says is what was written").toBe(true);
      return "intact";
    } catch (problem) {
      if (!(problem instanceof JournalUnusable)) throw problem;
      expect(problem.message).not.toContain("SQL");
      expect(contentsOf(trial.folder)).toEqual(before);
      return "refused";
    }
  } finally {
    trial.remove();
  }
}

/** From a seed, so that a failure comes again. */
function createChance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const edit = (path: string, change: (bytes: Buffer) => void) => {
  const bytes = readFileSync(path);
  change(bytes);
  writeFileSync(path, bytes);
};

const count = (verdicts: readonly Verdict[]) => ({
  intact: verdicts.filter((verdict) => verdict === "intact").length,
  refused: verdicts.filter((verdict) => verdict === "refused").length,
});

describe("a journal in which", () => {
  test("one byte has flipped, wherever it is, says all that was written or is refused untouched", () => {
    const chance = createChance(1);
    const verdicts = Array.from({ length: 200 }, () =>
      verdictOn(closed, (file) =>
        edit(file, (bytes) => {
          const at = chance(bytes.length);
          bytes[at] = (bytes[at] ?? 0) ^ (1 << chance(8));
        }),
      ),
    );
    // Much of a page is room that nothing stands in.
    const { intact, refused } = count(verdicts);
    expect(intact).toBeGreaterThan(5);
    expect(refused).toBeGreaterThan(80);
  });

  test("a page is zeroed, or holds what belongs elsewhere, is refused untouched", () => {
    const pages = readFileSync(closed).length / 4_096;
    const chance = createChance(2);
    const verdicts: Verdict[] = [];
    for (let page = 0; page < pages; page += 1) {
      const zeroed = verdictOn(closed, (file) =>
        edit(file, (bytes) => bytes.fill(0, page * 4_096, (page + 1) * 4_096)),
      );
      const other = (page + 1 + chance(pages - 1)) % pages;
      const swapped = verdictOn(closed, (file) =>
        edit(file, (bytes) => bytes.copy(bytes, page * 4_096, other * 4_096, (other + 1) * 4_096)),
      );
      verdicts.push(zeroed, swapped);
    }
    // A few pages are free: nothing is lost with them.
    expect(count(verdicts).refused).toBeGreaterThan(2 * pages - 10);
  });

  test("the end is missing is refused untouched, also where nothing is left of it", () => {
    const { length } = readFileSync(closed);
    const chance = createChance(3);
    const cuts = [0, 1, 99, 100, 4_095, 4_096, 8_192, length - 4_096, length - 1];
    for (const cut of [...cuts, ...Array.from({ length: 40 }, () => chance(length))])
      expect([cut, verdictOn(closed, (file) => truncateSync(file, cut))]).toEqual([cut, "refused"]);
  });

  test("the whole file is gone is refused, and not begun again", () => {
    const trial = makeFolder();
    copyAsItLies(closed, trial.file);
    markAsDriven(trial.file);
    rmSync(trial.file);
    expect(() => open(trial.file)).toThrow(/is missing, and with it the record of what was sent/);
    expect(existsSync(trial.file)).toBe(false);
    trial.remove();
  });
});

describe("a journal that was cut off, and in its log", () => {
  test("nothing is wrong, says all that was written", () => {
    expect(verdictOn(cutOff, () => {})).toBe("intact");
  });

  test("one byte has flipped before its last step, says all that was written or is refused untouched", () => {
    const chance = createChance(4);
    const { length } = readFileSync(`${cutOff}-wal`);
    const verdicts = Array.from({ length: 100 }, () =>
      verdictOn(cutOff, (file) =>
        edit(`${file}-wal`, (bytes) => {
          const at = chance(Math.floor(length * 0.9));
          bytes[at] = (bytes[at] ?? 0) ^ (1 << chance(8));
        }),
      ),
    );
    expect(count(verdicts).refused).toBeGreaterThan(80);
  });

  test.each<[string, (log: Buffer) => void]>([
    ["everything is garbage", (log) => log.fill(0xa5)],
    ["everything is zero", (log) => log.fill(0)],
    ["the beginning is garbage", (log) => log.fill(0x5a, 0, 32)],
  ])("%s is refused untouched", (_, spoil) => {
    expect(verdictOn(cutOff, (file) => edit(`${file}-wal`, spoil))).toBe("refused");
  });

  test("the last step is torn, as a power cut leaves it, knows all the steps before it", () => {
    const trial = makeFolder();
    copyAsItLies(cutOff, trial.file);
    const log = readFileSync(`${trial.file}-wal`);
    truncateSync(`${trial.file}-wal`, log.length - 100);
    const journal = open(trial.file);
    expect(journal.list(1_000)).toHaveLength(21);
    // The very last step set metadata.
    expect(journal.metadata("paused")).toBeNull();
    journal.close();
    trial.remove();
  });
});

test("damage that shows only while the journal is in use is told once, and every later call is refused", async () => {
  const trial = makeFolder();
  copyAsItLies(closed, trial.file);
  const told: JournalUnusable[] = [];
  const journal = open(trial.file, (problem) => told.push(problem));
  const { id } = journal.list(1)[0] ?? { id: "" };
  copyFileSync(trial.file, `${trial.file}.kept`);
  edit(trial.file, (bytes) => {
    for (let at = bytes.indexOf("payload of"); at >= 0; at = bytes.indexOf("payload of", at + 1)) bytes[at] = 0x50;
  });
  expect(() => journal.payload("1", 0)).toThrow(JournalUnusable);
  const resume = { what: "resume", who: "Ada", detail: null } as const;
  await expect(journal.commit((draft) => draft.setMetadata("paused", null, resume))).rejects.toThrow(/is damaged/);
  expect(() => [...journal.trail()]).toThrow(/is damaged/);
  expect(() => journal.get(id)).toThrow(/is damaged/);
  expect(told).toHaveLength(1);
  expect(isLost(told[0])).toBe(true);
  journal.close();
  trial.remove();
});
