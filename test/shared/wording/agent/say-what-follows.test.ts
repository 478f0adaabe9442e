/** @file What is said to follow an answer or a correction is what the inbox's settings lead to. */

import { expect, test } from "vitest";
import type { AgentStatus } from "../../../../shared/agent/agent-status.ts";
import { sayApproving, sayWhatFollows } from "../../../../shared/wording/agent/say-what-follows.ts";
import { arrivedPart, morning, sampleBatch, samplePart } from "../../sample-imports.ts";

const now = Date.UTC(2026, 10, 20, 9);
const inbox = { id: "payables", sending: "automatic", rowsWithProblems: "hold-file" } as const;
const status: Pick<AgentStatus, "state" | "closed"> = { state: "needs-you", closed: [] };
const say = (change: Partial<Parameters<typeof sayWhatFollows>[0]> = {}) =>
  sayWhatFollows({ inbox, status, hasProblems: false, now, timeZone: "UTC", ...change });

test("where nothing holds a file, it is sent", () => {
  expect(say()).toBe("It's then sent, unless a row has a problem or looks unusual: then you're asked.");
});

test("where the inbox wants approval, nothing is said to be sent", () => {
  expect(say({ inbox: { ...inbox, sending: "after-approval" } })).toBe(
    "Then it waits for your approval. Nothing is sent before that.",
  );
});

test("a file that is kept as an invoice list waits for no approval, and nothing of it is sent", () => {
  const said = say({ isList: true, hasProblems: true, inbox: { ...inbox, sending: "after-approval" } });
  expect(said).toBe("Then it's kept as an invoice list. Nothing of it is sent.");
});

test("a pause and the inbox's own hours are named, and the hours of another inbox are not", () => {
  expect(say({ status: { ...status, state: "paused" } })).toMatch(/^It's then sent once you resume/);
  const closed = { inbox: "payables", opensAt: now + 9 * 3_600_000, files: 0 };
  expect(say({ status: { ...status, closed: [closed] } })).toMatch(/^It's then sent from 18:00/);
  expect(say({ status: { ...status, closed: [{ ...closed, inbox: "sales" }] } })).toBe(say());
});

test("rows with problems hold the file, unless the others are sent without them", () => {
  expect(say({ hasProblems: true })).toMatch(/^Then the rows with problems still need correcting/);
  expect(say({ hasProblems: true, inbox: { ...inbox, rowsWithProblems: "send-the-rest" } })).toBe(say());
});

test("what an approval leads to names its finance system, its VAT, its pause or its hours, and no payment", () => {
  const held = sampleBatch("a.xlsx", { at: "held", doubts: [] }, { inbox: "payables", parts: [samplePart()] });
  const connection = { id: "leeds", name: "Alder & Stone", office: "Leeds", isTest: false };
  const systems = { connections: [connection], inboxes: [{ id: "payables", connection: "leeds" }] };
  const sayOf = (import_ = held, change: Partial<Parameters<typeof sayApproving>[1]["status"]> = {}) =>
    sayApproving(import_, { status: { ...status, ...systems, ...change }, now, timeZone: "UTC" });
  const closed = [{ inbox: "payables", opensAt: now + 9 * 3_600_000, files: 0 }];
  expect(sayOf()).toBe(
    "Approving sends 12 purchase invoices (GBP 1,204.50 net, GBP 240.90 VAT) to the finance system “Alder & Stone, Leeds”. It doesn't approve a payment.",
  );
  expect(sayOf(held, { closed })).toContain("VAT) to the finance system “Alder & Stone, Leeds”, from 18:00.");
  expect(sayOf(held, { connections: [{ ...connection, isTest: true }] })).toContain("Leeds (a test system)”");
  expect(sayOf(held, { connections: [] })).toContain(" to the finance system. ");
  expect(sayOf(held, { state: "paused", closed })).toContain("once you resume.");
  // What was begun is finished, whatever the hours.
  expect(sayOf({ ...held, parts: [arrivedPart(morning), samplePart()] }, { closed })).not.toContain("18:00");
});
