/** @file Which other batches may have the name that a person looks for. */

import { expect, test } from "vitest";
import { minutesInMs, namesakesOf } from "../../../shared/imports/batch-names.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { arrivedPart, sampleBatch, samplePart } from "../sample-imports.ts";

const at = (clock: string) => Date.parse(`2026-11-20T${clock}Z`);
const why = { kind: "no-answer", evidence: "silence", detail: "" } as const;
const inDoubt = (sent: string, ended: string | null): Import =>
  sampleBatch(
    "in doubt.csv",
    { at: "unknown", part: 0, why },
    {
      id: "9",
      parts: [samplePart({ state: "unknown", sentAt: at(sent), endedAt: ended === null ? null : at(ended) })],
    },
  );
const sent = (file: string, clock: string): Import =>
  sampleBatch(file, { at: "done" }, { id: file, parts: [arrivedPart(at(clock), { endedAt: at(clock) })] });
const filesOf = (import_: Import, others: readonly Import[]) => namesakesOf(import_, 0, others).map(({ file }) => file);

test("two batches of one minute have the same name, two of different minutes do not", () => {
  const others = [sent("before.csv", "02:13:59.999"), sent("same.csv", "02:14:00"), sent("after.csv", "02:15:00")];
  expect(filesOf(inDoubt("02:14:30", "02:14:40"), others)).toEqual(["same.csv"]);
});

test("a call that crossed a minute, or whose end nobody saw, may have the next minute's name too", () => {
  const others = [sent("after.csv", "02:15:10"), sent("later.csv", "02:16:00")];
  expect(filesOf(inDoubt("02:14:30", "02:15:00"), others)).toEqual(["after.csv"]);
  expect(filesOf(inDoubt("02:14:30", null), others)).toEqual(["after.csv"]);
});

test("it is no namesake of itself, but another batch of its own file is one", () => {
  const own = inDoubt("02:14:30", "02:14:40");
  const [part = samplePart()] = own.parts;
  const before = arrivedPart(at("02:14:10"), { endedAt: at("02:14:11"), invoices: 3, net: { GBP: "12.00" } });
  const several = { ...own, state: { at: "unknown", part: 1, why }, parts: [before, part] } as const;
  expect(filesOf(own, [own])).toEqual([]);
  expect(namesakesOf(several, 1, [several])).toEqual([{ file: "in doubt.csv", invoices: 3, net: { GBP: "12.00" } }]);
});

test("what was planned and never sent has no name, and nothing that was rejected is there", () => {
  const planned = sampleBatch("planned.csv", { at: "failed", why }, { id: "2", parts: [samplePart()] });
  const refused = samplePart({ state: "refused", sentAt: at("02:14:30"), endedAt: at("02:14:31") });
  const rejected = sampleBatch("rejected.csv", { at: "failed", why }, { id: "3", parts: [refused] });
  expect(filesOf(inDoubt("02:14:30", "02:14:40"), [planned, rejected])).toEqual([]);
  expect(minutesInMs(samplePart())).toBe(null);
  expect(minutesInMs({ sentAt: at("02:14:30"), endedAt: at("02:15:01") })).toEqual({
    from: at("02:14:00"),
    to: at("02:15:59.999"),
  });
});
