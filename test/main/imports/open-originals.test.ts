/** @file Files that share rows with another one that is not over yet: they wait while it continues by itself, else they ask. */

import { describe, expect, test } from "vitest";
import { noticeTakenAway } from "../../../main/imports/take-in.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { needsPerson } from "../../../shared/imports/needs-person.ts";
import { sayImport } from "../../../shared/wording/imports/say-import.ts";
import { speak } from "../../../shared/words/spoken.ts";
import { openOffice, row, sheet } from "./open-office.ts";

const both = sheet(row("A1"), row("A2"));
const hourMs = 60 * 60_000;
const anyway = { type: "send-anyway", reason: "It is another order." } as const;
const asks = (...rows: object[]) => ({ at: "waiting", why: { kind: "already-sent", rows } });
const detail = (import_: Import | undefined) => (import_ ? sayImport(import_, 0).detail : "");

/** "a.csv" with A1 waits for approval, and "b.csv" with A1 and A2 was added. */
async function besideHeld() {
  const office = openOffice({ ceilings: { other: "1000" } });
  await office.drop("a.csv", sheet(row("A1"), row("BIG", "6000.00")));
  expect(office.at("a.csv")).toBe("held");
  await office.drop("b.csv", both);
  return office;
}

/** The same, with an "a.csv" whose reply was lost. */
async function besideUnknown() {
  const office = openOffice();
  office.service.answerWith(["lost-reply", "accept"]);
  await office.drop("a.csv", sheet(row("A1")));
  expect(office.at("a.csv")).toBe("unknown");
  await office.drop("b.csv", both);
  return office;
}

describe("a file with a row of another one that waits for approval", () => {
  test("needs a person itself, with the row and the other file named", async () => {
    const { of, note, disk } = await besideHeld();
    const b = of("b.csv");
    expect(b?.state).toMatchObject(asks({ row: 2, invoiceNumber: "A1", is: "same", openAs: "held" }));
    expect(b && needsPerson(b)).toBe(true);
    expect(disk.paths()).toContain("Needs you/b.csv");
    expect(detail(b)).toMatch(/Row 2, invoice A1: the same row waits in “a\.csv”, row 2/);
    expect(detail(b)).toContain("Decide about that file first");
    expect(detail(b)).not.toContain("already sent");
    expect(note("Needs you/b.csv")).toContain("Decide about the other file first");
  });

  test("says which inbox that one is in, if it is another", async () => {
    const office = openOffice({}, { connection: "office", sending: "after-approval" });
    await office.drop("skip.csv", sheet(row("A1")), "sales");
    await office.drop("skip.csv", both);
    const [second] = office.journal.list(1);
    expect(detail(second)).toContain("the same row waits in “skip.csv” of the inbox “sales”, row 2");
    speak({ language: "de", formats: "de-DE" });
    const german = detail(second);
    speak({ language: "en", formats: "en-GB" });
    expect(german).toContain("„skip.csv“ im Eingangsordner „sales“, Zeile 2");
  });

  test("continues by itself once that one was sent, without the row", async () => {
    const { decide, sent, of } = await besideHeld();
    expect(await decide("a.csv", { type: "approve" })).toBe("ok");
    expect(sent()).toEqual([["A1 10.00", "BIG 6000.00"], ["A2 10.00"]]);
    expect(of("b.csv")).toMatchObject({ state: { at: "done" }, sentBefore: [{ row: 2, first: { file: "a.csv" } }] });
  });

  test("is sent whole once that one is cancelled", async () => {
    const { decide, sent, at } = await besideHeld();
    expect(await decide("a.csv", { type: "reject", reason: null })).toBe("ok");
    expect([sent(), at("b.csv")]).toEqual([[["A1 10.00", "A2 10.00"]], "done"]);
  });

  test("is sent whole once that one is taken away", async () => {
    const { disk, ports, run, sent, at } = await besideHeld();
    disk.take("Needs you/a.csv");
    await noticeTakenAway(ports, "payables");
    await run();
    expect([sent(), at("b.csv")]).toEqual([[["A1 10.00", "A2 10.00"]], "done"]);
  });

  test("is sent on a person's word, and then the other one asks", async () => {
    const { decide, sent, at, of } = await besideHeld();
    expect(await decide("b.csv", anyway)).toBe("ok");
    expect([sent(), at("b.csv")]).toEqual([[["A1 10.00", "A2 10.00"]], "done"]);
    expect(await decide("a.csv", { type: "approve" })).toBe("ok");
    expect([sent().length, of("a.csv")?.state]).toMatchObject([1, asks({ row: 2, first: { file: "b.csv" } })]);
  });

  test("stays as a person decided about it, whatever becomes of that one", async () => {
    const { decide, sent, at } = await besideHeld();
    expect(await decide("b.csv", { type: "reject", reason: null })).toBe("ok");
    expect(await decide("a.csv", { type: "reject", reason: null })).toBe("ok");
    expect([sent(), at("b.csv")]).toEqual([[], "failed"]);
  });

  test("asks too where it holds nothing else", async () => {
    const { drop, of, decide, at } = openOffice({ sending: "after-approval" });
    await drop("a.csv", both);
    await drop("b.csv", both);
    expect(of("b.csv")?.state).toMatchObject(asks({ row: 2, openAs: "held" }, { row: 3, openAs: "held" }));
    await decide("a.csv", { type: "approve" });
    expect([at("a.csv"), at("b.csv")]).toEqual(["done", "duplicate"]);
  });

  test("asks also about the rows that only look alike, and about those that were sent", async () => {
    const { drop, of, decide } = openOffice({ ceilings: { other: "1000" } });
    await drop("first.csv", sheet(row("S1")));
    await drop("a.csv", sheet(row("INV-1001"), row("BIG", "6000.00")));
    await drop("b.csv", sheet(row("inv 1001"), row("s 1"), row("A3")));
    expect(of("b.csv")?.state).toMatchObject(
      asks({ row: 2, is: "spelled-otherwise", openAs: "held" }, { row: 3, is: "spelled-otherwise" }),
    );
    await decide("a.csv", { type: "reject", reason: null });
    expect(of("b.csv")?.state).toEqual(asks(expect.objectContaining({ row: 3 })));
  });
});

describe("a file with a row of another one that may have been sent", () => {
  test("needs a person itself, and isn't told that it was sent", async () => {
    const { of } = await besideUnknown();
    expect(of("b.csv")?.state).toMatchObject(asks({ row: 2, is: "same", openAs: "unknown" }));
    expect(detail(of("b.csv"))).toMatch(/the same row may have been sent in “a\.csv”, row 2/);
  });

  test("continues without the row once that one was found", async () => {
    const { decide, sent } = await besideUnknown();
    await decide("a.csv", { type: "settle", answer: "arrived" });
    expect(sent()).toEqual([["A1 10.00"], ["A2 10.00"]]);
  });

  test("continues without the row once that one was sent again", async () => {
    const { decide, sent, at } = await besideUnknown();
    await decide("a.csv", { type: "settle", answer: "send-again" });
    expect([sent(), at("b.csv")]).toEqual([[["A1 10.00"], ["A1 10.00"], ["A2 10.00"]], "done"]);
  });
});

describe("a file with a row of another one that continues by itself", () => {
  test("waits for it, and names it", async () => {
    const { drop, of, at, service, clock, run, sent } = openOffice();
    service.signOut(true);
    await drop("a.csv", sheet(row("A1"), row("A3")));
    await drop("b.csv", both);
    await drop("c.csv", sheet(row("A3"), row("A1"), row("A4")));
    await drop("d.csv", sheet(row("A1"), row("A3")));
    expect([at("a.csv"), of("b.csv")?.state]).toMatchObject(["queued", { at: "reading", behind: "1" }]);
    expect(detail(of("b.csv"))).toMatch(/^Row 2, invoice “A1”, may be in “a\.csv” \(file 1\) too\. None of this file/);
    expect(detail(of("c.csv"))).toMatch(/^2 rows may be in another file too\. Row 2, invoice “A3”, may be in “a\.csv”/);
    expect(detail(of("d.csv"))).toMatch(/^It has the same content as “a\.csv” \(file 1\)\./);
    service.signOut(false);
    await clock.advance(hourMs);
    await run();
    expect([at("b.csv"), at("d.csv"), sent()]).toEqual([
      "done",
      "duplicate",
      [["A1 10.00", "A3 10.00"], ["A2 10.00"], ["A4 10.00"]],
    ]);
  });

  test("asks as soon as nobody knows what became of that one", async () => {
    const { drop, of, service, clock, run } = openOffice();
    service.answerWith(["unreachable", "lost-reply"]);
    await drop("a.csv", sheet(row("A1")));
    await drop("b.csv", both);
    expect(of("b.csv")?.state).toMatchObject({ at: "reading", behind: "1" });
    await clock.advance(hourMs);
    await run();
    expect(of("b.csv")?.state).toMatchObject(asks({ row: 2, openAs: "unknown" }));
  });

  test("goes where that one was rejected by the finance system", async () => {
    const { drop, sent, at, service, clock, run } = openOffice();
    service.answerWith(["busy", "refuse", "accept"]);
    await drop("a.csv", sheet(row("A1")));
    await drop("b.csv", both);
    await clock.advance(hourMs);
    await run();
    expect([at("a.csv"), at("b.csv"), sent()]).toEqual(["failed", "done", [["A1 10.00", "A2 10.00"]]]);
  });
});

test("the rest of a file that was sent in part continues by itself once nothing holds its row any more", async () => {
  const { drop, decide, service, sent, of, at } = openOffice({ maxInvoicesPerBatch: 1, ceilings: { other: "1000" } });
  service.answerWith(["accept", "refuse", "accept"]);
  await drop("a.csv", both);
  await drop("b.csv", sheet(row("A2"), row("BIG", "6000.00")));
  expect([at("a.csv"), at("b.csv")]).toEqual(["failed", "held"]);
  expect(await decide("a.csv", { type: "retry" })).toBe("ok");
  expect(of("a.csv")?.state).toMatchObject(asks({ row: 3, openAs: "held" }));
  expect(await decide("b.csv", { type: "reject", reason: null })).toBe("ok");
  expect([at("a.csv"), sent()]).toEqual(["done", [["A1 10.00"], ["A2 10.00"]]]);
});

test("a document like one that may have been attached asks, and is a duplicate once that one was found", async () => {
  const { drop, decide, service, of, at, note } = openOffice();
  service.answerWith(["lost-reply", "accept"]);
  await drop("10023 a.pdf", "%PDF-1.7\none\n%%EOF\n");
  await drop("10023 b.pdf", "%PDF-1.7\none\n%%EOF\n");
  expect(of("10023 b.pdf")?.state).toMatchObject({
    at: "waiting",
    why: { kind: "already-sent", rows: [], copyOf: { id: "1", file: "10023 a.pdf" } },
  });
  expect(detail(of("10023 b.pdf"))).toContain("“10023 a.pdf” (file 1)");
  expect(note("Needs you/10023 b.pdf")).not.toContain("rows");
  await decide("10023 a.pdf", { type: "settle", answer: "arrived" });
  expect(at("10023 b.pdf")).toBe("duplicate");
});

test("a document like one that was to be attached again, and was removed first, is not attached unasked", async () => {
  const { drop, decide, service, of, at, disk, ports, run, note, clock } = openOffice();
  service.answerWith(["lost-reply", "accept"]);
  await drop("10023 a.pdf", "%PDF-1.7\none\n%%EOF\n");
  await drop("10023 b.pdf", "%PDF-1.7\none\n%%EOF\n");
  service.signOut(true);
  await decide("10023 a.pdf", { type: "settle", answer: "send-again" });
  disk.take("Needs you/10023 a.pdf");
  await noticeTakenAway(ports, "payables");
  service.signOut(false);
  await clock.advance(hourMs);
  await run();
  expect(of("10023 b.pdf")?.state).toMatchObject({
    at: "waiting",
    why: { kind: "already-sent", copyOf: { id: "1", mayHaveArrived: true } },
  });
  expect(detail(of("10023 b.pdf"))).toContain("an earlier try may have been sent");
  expect(note("Needs you/10023 b.pdf")).toContain("--anyway");
  const before = service.arrived.length;
  expect(await decide("10023 b.pdf", anyway)).toBe("ok");
  expect([at("10023 b.pdf"), service.arrived.length]).toEqual(["done", before + 1]);
});

test("a document like one that may have been attached is attached on a person's word", async () => {
  const { drop, decide, service, at } = openOffice();
  service.answerWith(["lost-reply", "accept"]);
  await drop("10023 a.pdf", "%PDF-1.7\none\n%%EOF\n");
  await drop("10023 b.pdf", "%PDF-1.7\none\n%%EOF\n");
  expect(await decide("10023 b.pdf", anyway)).toBe("ok");
  expect([at("10023 b.pdf"), service.arrived.length]).toEqual(["done", 2]);
});
