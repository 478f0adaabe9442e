/** @file What a count of an inbox and the journal's word for it come to: each file is in its place, settling, or named. */

import { describe, expect, test } from "vitest";
import {
  type Exception,
  findExceptions,
  type InboxCount,
  type KnownOfInbox,
  mayHaveChanged,
} from "../../../shared/agent/exceptions.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { sayException } from "../../../shared/wording/agent/say-exceptions.ts";
import { arrivedPart, morning, sampleBatch } from "../sample-imports.ts";

const now = morning + 24 * 60 * 60_000;
const hourMs = 60 * 60_000;
const counted = (path: string) => ({ path, sizeBytes: 1, changedAt: 0 });
const empty: InboxCount = { dropped: [], filed: [], obstacles: [] };
const withFileAt = (path: string, import_: Import): Import => ({
  ...import_,
  inbox: "payables",
  place: { ...import_.place, path },
});
const sent = withFileAt(
  "Done/a.csv",
  sampleBatch("a.csv", { at: "done" }, { parts: [arrivedPart(morning)], since: morning }),
);

const find = (known: Partial<KnownOfInbox>, count: Partial<InboxCount>) =>
  findExceptions(
    {
      ...{ inbox: "payables", importAt: () => undefined, unfiled: [], unsettled: [], unreadable: [] },
      ...{ changed: new Set<string>(), seenBefore: new Set<string>(), leftovers: null, mayMove: true, ...known },
    },
    { ...empty, ...count },
    now,
  ).map(({ inbox: _, ...exception }) => exception);

describe("a file in the inbox", () => {
  const dropped = [counted("a.pdf")];

  test("that is an import is well, and so is one that nobody has seen twice", () => {
    expect(find({ importAt: () => sent }, { dropped })).toEqual([]);
    expect(find({}, { dropped })).toEqual([]);
  });

  test("that neither journal nor sweep knows is named when it is counted again", () => {
    expect(find({ seenBefore: new Set(["a.pdf"]) }, { dropped })).toEqual([
      { path: "a.pdf", is: "not-taken-in", why: null },
    ]);
  });

  test("that was taken in and can't be read any more is named", () => {
    expect(find({ importAt: () => sent, unreadable: ["a.pdf"] }, { dropped })).toEqual([
      { path: "a.pdf", is: "not-taken-in", why: "unreadable" },
    ]);
  });

  test.each([
    ["new", 2 * hourMs, false],
    ["still-changing", 2 * hourMs, false],
    ["in-use", hourMs - 1, false],
    ["in-use", hourMs, true],
    ["unreadable", hourMs, true],
    ["not-noted", hourMs, true],
    ["not-a-file", 0, true],
  ] as const)("that settles, because it is %s, for %i ms: named %s", (why, lastsMs, isNamed) => {
    const unsettled = [{ file: "a.pdf", why, since: now - lastsMs }];
    const seenBefore = new Set(["a.pdf"]);
    expect(find({ unsettled, seenBefore }, { dropped })).toEqual(
      isNamed ? [{ path: "a.pdf", is: "not-taken-in", why }] : [],
    );
  });
});

describe("an import whose file is not in its folder", () => {
  const unfiled = (since: number) => [withFileAt("a.csv", sampleBatch("a.csv", { at: "done" }, { since }))];

  test("is named once filing takes long", () => {
    expect(find({ unfiled: unfiled(now - 59_999) }, {})).toEqual([]);
    expect(find({ unfiled: unfiled(now - 60_000) }, {})).toEqual([{ path: "a.csv", is: "not-filed", folder: "Done" }]);
  });

  test("is named at once where its move was begun and nobody goes on with it", () => {
    const [done] = unfiled(now);
    if (done === undefined) throw new Error("there is none");
    const begun = { ...done, place: { ...done.place, movingTo: "Done/a.csv" } };
    expect(find({ unfiled: [begun] }, {}), "it may be moving").toEqual([]);
    expect(find({ unfiled: [begun], mayMove: false }, {})).toEqual([
      { path: "a.csv", is: "not-filed", folder: "Done" },
    ]);
    expect(find({ unfiled: [done], mayMove: false }, {}), "a person has just decided").toEqual([]);
  });

  test("is named where the file is, if a full disk came between its move and the record of it", () => {
    const done = withFileAt("a.csv", sampleBatch("a.csv", { at: "done" }, { since: 0 }));
    const moved = { ...done, place: { ...done.place, movingTo: "Needs you/a.csv" } };
    const [filed, dropped] = [[counted("Needs you/a.csv")], [counted("a.csv")]];
    const importAt = () => moved;
    expect(find({ unfiled: [moved], importAt }, { filed })).toMatchObject([{ path: "Needs you/a.csv" }]);
    expect(find({ unfiled: [moved], importAt }, { dropped })).toMatchObject([{ path: "a.csv" }]);
    expect(find({ unfiled: [moved], importAt }, { filed, dropped }), "another file").toMatchObject([{ path: "a.csv" }]);
  });

  test("is not named once more where it needs a person anyway", () => {
    const why = { kind: "cannot-tell", questions: [], problems: [] } as const;
    const waiting = withFileAt("a.csv", sampleBatch("a.csv", { at: "waiting", why }, { since: 0 }));
    expect(find({ unfiled: [waiting] }, {})).toEqual([]);
  });

  test("is not named beside what is in its way, nor for another inbox", () => {
    const obstacles = [{ path: "Done", is: "folder-blocked" }] as const;
    expect(find({ unfiled: unfiled(0) }, { obstacles })).toEqual(obstacles);
    expect(find({ unfiled: unfiled(0).map((import_) => ({ ...import_, inbox: "sales" })) }, {})).toEqual([]);
  });
});

describe("a file in our folders", () => {
  test("that no import has is named, unless it is a correction copy", () => {
    const filed = ["Failed/a.pdf", "Needs you/a - to correct.xlsx", "Needs you/a - to correct (2).xlsx"].map(counted);
    expect(find({}, { filed })).toEqual([{ path: "Failed/a.pdf", is: "unknown-file" }]);
  });

  test("that was there before the inbox was taken over isn't said to be put there by hand, and asks only where it may", () => {
    const filed = ["Needs you/a.csv", "Failed/b.csv", "Done/c.csv", "Duplicates/d.csv", "Needs you/new.csv"];
    const leftovers = { from: "taken-over", paths: new Set(filed.slice(0, 4)) } as const;
    const found = find({ leftovers }, { filed: filed.map(counted) });
    expect(found).toEqual([
      { path: "Needs you/a.csv", is: "unknown-file", leftFrom: "taken-over" },
      { path: "Failed/b.csv", is: "unknown-file", leftFrom: "taken-over" },
      { path: "Needs you/new.csv", is: "unknown-file" },
    ]);
    const [said, , byHand] = found.map((exception) => sayException({ inbox: "payables", ...exception } as Exception));
    expect(said?.why).toContain("since another Pigeonhole imported this inbox");
    expect(said?.toDo).toContain("It then waits for your approval");
    expect(byHand?.why).toContain("by hand");
  });

  test.each<["yes" | "partly" | "perhaps" | "no", Import]>([
    ["yes", sent],
    [
      "partly",
      {
        ...sent,
        state: { at: "waiting", why: { kind: "rows-have-problems", problems: [], rowsSent: 1, rowsReady: 0 } },
      },
    ],
    ["no", { ...sent, state: { at: "duplicate", of: "1" }, parts: [] }],
    [
      "perhaps",
      {
        ...sent,
        state: {
          at: "unknown",
          part: 0,
          why: { kind: "no-answer", evidence: "died", detail: { say: "journal-was-damaged" } },
        },
      },
    ],
  ])("that has changed says whether it was sent: %s", (was, import_) => {
    const found = find(
      { importAt: () => import_, changed: new Set(["Done/a.csv"]) },
      { filed: [counted("Done/a.csv")] },
    );
    expect(found).toEqual([{ path: "Done/a.csv", is: "changed", sent: was }]);
  });

  test("is looked into where size or time say that it may have changed, and only once its import is over", () => {
    const file = { path: "Done/a.csv", sizeBytes: sent.sizeBytes, changedAt: sent.seenAt - 10_000 };
    expect(mayHaveChanged(file, sent)).toBe(false);
    expect(mayHaveChanged({ ...file, sizeBytes: file.sizeBytes + 1 }, sent)).toBe(true);
    expect(mayHaveChanged({ ...file, changedAt: sent.seenAt }, sent)).toBe(true);
    expect(mayHaveChanged({ ...file, changedAt: sent.seenAt }, { ...sent, state: { at: "held", doubts: [] } })).toBe(
      false,
    );
  });
});

test("each says what happened and what to do, in whole sentences", () => {
  const base = { inbox: "payables", path: "a" };
  const each: readonly Exception[] = [
    ...(
      [
        "too-deep",
        "folder-closed",
        "name-unreadable",
        "folder-blocked",
        "folder-elsewhere",
        "other-inbox",
        "unknown-file",
      ] as const
    ).map((is) => ({ ...base, is })),
    ...(["in-use", "unreadable", "not-noted", "not-a-file", null] as const).map((why) => ({
      ...base,
      is: "not-taken-in" as const,
      why,
    })),
    ...(["yes", "partly", "perhaps", "no"] as const).map((was) => ({ ...base, is: "changed" as const, sent: was })),
    { ...base, is: "not-filed", folder: "Done" },
  ];
  for (const exception of each) {
    const { why, toDo } = sayException(exception);
    expect(why).toMatch(/^[A-Z].*[^.]\.$/);
    expect(toDo).toMatch(/^[A-Z].*[^.]\.$/);
  }
  expect(new Set(each.map((exception) => JSON.stringify(sayException(exception)))).size).toBe(each.length);
});
