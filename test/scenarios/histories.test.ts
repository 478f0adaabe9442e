/** @file Random histories: ten thousand at each run, those that failed once, and proof that planted bugs are found. */

import { describe, expect, test } from "vitest";
import type { History } from "./history.ts";
import { makeHistory } from "./make-history.ts";
import onceBroken from "./once-broken.json" with { type: "json" };
import { plantedBugs } from "./planted-bugs.ts";
import { explain } from "./shrink.ts";
import { type Planted, unfold } from "./unfold.ts";

const histories = 10_000;

/** Seeds that most planted bugs were found with. Where one finds nothing more, all others are tried: it only saves time. */
const telling = [2, 4, 16, 21, 15, 75, 87, 111, 113, 124, 127, 169, 186, 309, 1525, 20_961];

/** The traces of the ten thousand, by seed: what is simulated once more is compared with them. */
const traces = new Map<number, number>();

/** The first seed that breaks a promise, or null where none does. @param tried before all others */
async function firstBroken(planted: Planted, tried: readonly number[] = [], said = ""): Promise<number | null> {
  const all = Array.from({ length: histories }, (_, n) => n + 1);
  for (const seed of [...tried, ...all])
    if ((await unfold(makeHistory(seed), planted)).broken.some((one) => one.startsWith(said))) return seed;
  return null;
}

/** The first of the ten thousand that breaks a promise, or null. */
async function firstBrokenOfAll(): Promise<number | null> {
  for (let seed = 1; seed <= histories; seed += 1) {
    const { broken, trace } = await unfold(makeHistory(seed));
    traces.set(seed, trace);
    if (broken.length > 0) return seed;
  }
  return null;
}

test("ten thousand random histories keep every promise and every rule, and end in order", async () => {
  const seed = await firstBrokenOfAll();
  expect(seed === null ? null : await explain(seed)).toBeNull();
}, 2_400_000);

/** Histories that broke a promise once, each with what was wrong; kept whole, for a seed means another one tomorrow. */
test.each(onceBroken as unknown as readonly (History & { readonly wrong: string })[])(
  "a fixed bug stays fixed: $wrong",
  async (history) => {
    expect((await unfold(history)).broken).toEqual([]);
  },
);

test("the same seed gives the same history", async () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const first = traces.get(seed) ?? (await unfold(makeHistory(seed))).trace;
    expect({ seed, trace: (await unfold(makeHistory(seed))).trace }).toEqual({ seed, trace: first });
  }
});

describe("the histories catch an agent that", () => {
  test.each(Object.entries(plantedBugs))("%s", async (_, planted) => {
    expect(await firstBroken(planted, telling)).not.toBeNull();
  });
});

test("the judge's rule about what may have arrived finds rows that are sent again without a person's word", async () => {
  const planted = plantedBugs["takes a row that may have arrived for new"] ?? {};
  expect(await firstBroken(planted, telling, "rule 8: ")).not.toBeNull();
});

describe("of an invoice list that comes as a batch is approved", () => {
  /** A look sees a file three seconds after it came. */
  const looksLate: Planted = {
    folder(folder) {
      const cameAt = new Map<string, number>();
      const isSeen = (path: string, nowMs: number) => {
        cameAt.set(path, cameAt.get(path) ?? nowMs);
        return nowMs - (cameAt.get(path) ?? nowMs) > 3_000;
      };
      async function sweep(...[inbox, nowMs]: Parameters<typeof folder.sweep>) {
        const { settled, unsettled, unreachable } = await folder.sweep(inbox, nowMs);
        return {
          settled: settled.filter(({ drop }) => isSeen(drop.path, nowMs)),
          unsettled: unsettled.filter(({ file }) => isSeen(file, nowMs)),
          unreachable,
        };
      }
      return { ...folder, sweep };
    },
  };
  const approvedAsListComes = (diskMs: number, gapMs: number): History => ({
    ...{ seed: 1, watches: true, settings: { settleMs: 200, sending: "after-approval" } },
    happenings: [
      { is: "drop", path: "rows.csv", content: `${headings}Acme Ltd,N901-1,2026-11-20,10.00,2.00\r\n` },
      { is: "time", ms: 6_000 },
      { is: "time", ms: 6_000 },
      { is: "slow-disk", ms: diskMs },
      { is: "decide", which: 0, decision: { type: "approve" } },
      { is: "time", ms: gapMs },
      {
        is: "drop",
        path: "list.csv",
        content: "Purchase invoice id,Invoice number,Supplier\r\n7001,N901-1,Acme Ltd\r\n",
      },
      { is: "time", ms: 5_000 },
    ],
  });
  const headings = "Supplier,Invoice number,Invoice date,Net,VAT\r\n";

  test.each([0, 40, 150])(
    "the judge finds that a late look has overlooked it, with a disk of %i ms",
    async (diskMs) => {
      const { broken } = await unfold(approvedAsListComes(diskMs, 0), looksLate);
      expect(broken.join()).toContain("which list.csv has, unread in the inbox");
    },
  );

  test.each([0, 30, 60, 100, 130, 200, 400])(
    "the judge blames no look that was made before it came, %i ms later",
    async (gapMs) => {
      for (const diskMs of [0, 40, 150]) expect((await unfold(approvedAsListComes(diskMs, gapMs))).broken).toEqual([]);
    },
  );
});

test("a failing seed is reported with its steps, a shorter reproduction and the command that replays it", async () => {
  const planted = plantedBugs["takes a lost reply for one that was not sent"] ?? {};
  const seed = (await firstBroken(planted)) ?? 0;
  const told = await explain(seed, planted);
  expect(told).toMatch(/BROKEN: office "N\d+-\d+" arrived 2 times, and may 1|BROKEN: office \d+ \w+ arrived 2 times/);
  expect(told).toContain("The shortest way there");
  expect(told).toContain(`PIGEONHOLE_SEED=${seed} npm run simulate`);
});
