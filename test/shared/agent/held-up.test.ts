/** @file What really keeps a file from being read or sent: what people are told about it. */

import { expect, test } from "vitest";
import type { InboxStatus } from "../../../shared/agent/agent-status.ts";
import { type CanHoldUp, whatHoldsUp } from "../../../shared/agent/held-up.ts";
import { sayImport, sayStateHeldUp } from "../../../shared/wording/imports/say-import.ts";
import { sampleImport } from "../../main/imports/sample-imports.ts";

const inbox: InboxStatus = { id: "payables", path: "/in", connection: "office", unreachable: null, notImported: null };
const working: CanHoldUp = { state: "working", inboxes: [inbox], connections: [{ id: "office", signedIn: true }] };
const signedOut = { ...working, state: "signed-out", connections: [{ id: "office", signedIn: false }] } as const;
const away = { ...working, inboxes: [{ ...inbox, unreachable: "It is away." }] };
const refused = { ...working, inboxes: [{ ...inbox, notImported: { why: "marker-missing" } as const }] };

const queued = sampleImport("queued");
const detail = (import_: typeof queued, status: CanHoldUp, isRunning = true) =>
  sayImport(import_, 0, whatHoldsUp(import_, status, isRunning)).detail;

test.each<[string, CanHoldUp, RegExp]>([
  ["for a sign-in", signedOut, /waiting for a sign-in to the finance system/],
  ["for its inbox", away, /waiting because its inbox can't be reached/],
  ["for its inbox to be imported here", refused, /waiting because nothing is imported from its inbox/],
  [
    "for its inbox to be in the settings",
    { ...working, inboxes: [] },
    /waiting because its inbox isn't in the settings/,
  ],
  ["for the pause to end", { ...signedOut, state: "paused" }, /waiting because Pigeonhole is paused/],
])("a queued file that waits %s doesn't say that it waits for other files", (_, status, said) => {
  expect(detail(queued, status)).toMatch(said);
  expect(detail(queued, status)).not.toContain("after the files before it");
});

test("the label of a file that is held up says what holds it up, not that it is being read", () => {
  const reading = sampleImport("reading");
  const label = (import_: typeof queued, status: CanHoldUp) => sayStateHeldUp(import_, whatHoldsUp(import_, status));
  expect(label(reading, working)).toBe("Reading");
  expect(label(reading, { ...working, state: "paused" })).toBe("Waiting: paused");
  expect(label(reading, away)).toBe("Waiting: its folder can't be reached");
  expect(label(queued, signedOut)).toBe("Waiting: signed out");
  expect(label(sampleImport("sending"), { ...working, state: "paused" }), "it comes to its end").toMatch(/^Sending/);
});

test("a queued file doesn't say that it goes after others while its connection rests, unless a person has it sent anyway", () => {
  const resting = { ...working, afterUnknown: [{ connection: queued.connection, files: 2, until: 9_000 }] };
  expect(detail(queued, resting)).toMatch(/waiting because the finance system gave no clear answer/);
  const anyway = sampleImport("queued", { anyway: { reason: "I looked", by: "jo", at: 1 } } as never);
  expect(detail(anyway, resting)).toContain("after the files before it");
});

test("a queued file that waits for others alone says so", () => {
  expect(detail(queued, working)).toContain("after the files before it");
});

test("a sign-in to another connection holds up nothing", () => {
  const other = { ...working, connections: [...working.connections, { id: "branch", signedIn: false }] };
  expect(detail(queued, other)).toContain("after the files before it");
});

test("a file is read while nobody is signed in, and not while its inbox is away", () => {
  const reading = sampleImport("reading");
  expect(detail(reading, signedOut)).toContain("Being read");
  expect(detail(reading, away)).toContain("waiting because its inbox can't be reached");
});

test("where no agent runs, that is what holds up a file", () => {
  expect(detail(queued, signedOut, false)).toContain("Pigeonhole isn't running");
});

test("a file whose last try says why it waits is not told a second reason", () => {
  const why = { kind: "signed-out", connection: "office", detail: { say: "nobody-signed-in" } } as const;
  const tried = sampleImport("queued", { state: { at: "queued", why, attempts: 1, notBefore: 9_000 } });
  expect(detail(tried, signedOut)).not.toContain("waiting because");
});

test("a file that waits for another one doesn't say that it waits for Pigeonhole to run", () => {
  const repeats = { file: "a.csv", rows: null, first: null };
  const behind = sampleImport("reading", { state: { at: "reading", behind: "1", repeats } });
  expect(detail(behind, working, false)).not.toContain("isn't running");
  expect(detail(behind, { ...working, state: "paused" })).toMatch(/^It has the same content as “a\.csv” \(file 1\)/);
});
