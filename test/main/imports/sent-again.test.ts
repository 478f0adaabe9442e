/** @file A person has said that a call goes again, and then its file changes: what was sent is what the journal's calls say. */

import { expect, test } from "vitest";
import { noticeTakenAway, takeIn } from "../../../main/imports/take-in.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { needsPerson } from "../../../shared/imports/needs-person.ts";
import { sayImport } from "../../../shared/wording/imports/say-import.ts";
import { openOffice, row, sheet } from "./open-office.ts";

const both = sheet(row("A1"), row("A2"));
const detail = (import_: Import | undefined) => (import_ ? sayImport(import_, 0).detail : "");

/** The reply to "a.csv" is lost, and a person finds nothing in the finance system while nothing can be sent. */
async function toGoAgain() {
  const office = openOffice();
  office.service.answerWith(["lost-reply", "accept"]);
  await office.drop("a.csv", both);
  office.service.signOut(true);
  expect(await office.decide("a.csv", { type: "settle", answer: "send-again" })).toBe("ok");
  expect(office.at("a.csv")).toBe("queued");
  return office;
}

type Office = Awaited<ReturnType<typeof toGoAgain>>;

/** The agent looks at its folders, and sends what may go. */
async function look({ disk, folder, ports, run, clock, service }: Office): Promise<void> {
  service.signOut(false);
  await noticeTakenAway(ports, "payables");
  await clock.advance(60 * 60_000);
  await run();
  for (const path of disk.paths().filter((each) => !each.includes("/"))) {
    const looked = await folder.inspect("payables", path);
    if (looked.ok) await takeIn(ports, looked.value.drop);
  }
  await run();
}

test.each<[string, (office: Office) => void]>([
  ["replaced", ({ disk }) => disk.drop("Needs you/a.csv", sheet(row("A7")))],
  ["taken away", ({ disk }) => disk.take("Needs you/a.csv")],
])(
  "what was to be sent again, and whose file was %s, isn't said to be unsent, and needs a person",
  async (_, change) => {
    const office = await toGoAgain();
    change(office);
    await look(office);
    const [first] = office.journal.list(9).toReversed();
    expect(first && needsPerson(first)).toBe(true);
    expect(office.journal.tally().needPerson).toBe(1);
    expect(detail(first)).not.toMatch(/nothing/i);
    expect(detail(first)).toContain("wasn't sent again");
    expect(detail(first)).toContain("may have been sent");
    expect(await office.decide("a.csv", { type: "retry" })).not.toBe("ok");
  },
);

test("a new file in its place asks about the rows of the earlier try, and sends the others as they are", async () => {
  const office = await toGoAgain();
  const { decide, disk, journal, sent } = office;
  disk.drop("Needs you/a.csv", sheet(row("A1"), row("A9")));
  await look(office);
  const [second] = journal.list(9);
  expect([sent(), second?.state]).toMatchObject([
    [["A1 10.00", "A2 10.00"]],
    { at: "waiting", why: { kind: "already-sent", rows: [{ row: 2, is: "same", openAs: "earlier-try" }] } },
  ]);
  expect(detail(second)).toContain("may have been sent in “a.csv”, row 2");
  expect(await decide("a.csv", { type: "send-anyway", reason: "It isn't there." })).toBe("ok");
  expect(sent()[1]).toEqual(["A1 10.00", "A9 10.00"]);
});

test("another file with an invoice of the earlier try asks, whether it came before the change or after", async () => {
  const office = await toGoAgain();
  const { at, disk, drop, sent } = office;
  await drop("before.csv", sheet(row("A1"), row("B1")));
  disk.drop("Needs you/a.csv", sheet(row("A7")));
  await look(office);
  await drop("after.csv", sheet(row("A2", "99.00")));
  expect([at("before.csv"), at("after.csv")]).toEqual(["waiting", "waiting"]);
  expect(sent()).toEqual([["A1 10.00", "A2 10.00"], ["A7 10.00"]]);
});

test("and it asks still after a person has cancelled the earlier one, perhaps because it is there", async () => {
  const office = await toGoAgain();
  expect(await office.decide("a.csv", { type: "reject", reason: "It is there after all." })).toBe("ok");
  office.service.signOut(false);
  await office.drop("b.csv", sheet(row("A1", "11.00")));
  expect([office.at("b.csv"), office.sent().length]).toEqual(["waiting", 1]);
});

test("but not once the call was sent again and accepted: then its rows were sent", async () => {
  const office = await toGoAgain();
  await look(office);
  await office.drop("b.csv", sheet(row("A1"), row("B1")));
  expect([office.at("a.csv"), office.at("b.csv"), office.sent().at(-1)]).toEqual(["done", "done", ["B1 10.00"]]);
});

test("it needs nobody any more once a person cancels it, and isn't said to be unsent then either", async () => {
  const office = await toGoAgain();
  office.disk.take("Needs you/a.csv");
  await look(office);
  expect(await office.decide("a.csv", { type: "reject", reason: null })).toBe("ok");
  const [first] = office.journal.list(9);
  expect([first?.state.at, first && needsPerson(first)]).toEqual(["failed", false]);
  expect(detail(first)).not.toMatch(/nothing was sent/i);
  expect(detail(first)).toContain("may have been sent");
});

test("what was to be sent again and is cancelled before isn't said to be unsent", async () => {
  const office = await toGoAgain();
  expect(await office.decide("a.csv", { type: "reject", reason: "Not now." })).toBe("ok");
  const [first] = office.journal.list(9);
  expect(detail(first)).not.toMatch(/nothing was sent/i);
  expect(detail(first)).toMatch(/may have been sent.*Not now/);
  expect(office.note("Needs you/a.csv") + office.note("Failed/2026-11-20/a.csv")).not.toMatch(/nothing was sent/i);
});

test("it is the same after a try that didn't reach the finance system", async () => {
  const office = await toGoAgain();
  const { service, clock, run, disk } = office;
  service.signOut(false);
  service.answerWith(["unreachable", "accept"]);
  await clock.advance(60 * 60_000);
  await run();
  expect(office.at("a.csv")).toBe("queued");
  for (const path of disk.paths()) if (path.endsWith("a.csv")) disk.take(path);
  await look(office);
  const [first] = office.journal.list(9);
  expect(detail(first)).toContain("may have been sent");
});

test("once it was sent again and rejected, its file may go: nothing is asked", async () => {
  const office = await toGoAgain();
  const { service, clock, run } = office;
  service.signOut(false);
  await clock.advance(60 * 60_000);
  await run();
  expect([office.at("a.csv"), office.sent().length]).toEqual(["done", 2]);
});
