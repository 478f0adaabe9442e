/** @file A batch that was sent is reversed once, from a draft that waits for approval. */

import { describe, expect, test } from "vitest";
import { decide } from "../../../main/imports/decide.ts";
import { askReversal } from "../../../main/imports/reversal/ask-reversal.ts";
import { draftReversals } from "../../../main/imports/reversal/draft-reversals.ts";
import { commitEvent } from "../../../main/imports/state/record.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import type { Answer } from "../../fakes/fake-service.ts";
import { openOffice, row, sheet } from "./open-office.ts";

const draft = "a - reversal.csv";

async function sentOffice(
  numbers: readonly string[] = ["A1", "A2"],
  answers: readonly Answer[] = ["accept"],
  inbox: Partial<InboxSettings> = {},
) {
  const office = openOffice(inbox);
  office.service.answerWith(answers);
  await office.drop("a.csv", sheet(...numbers.map((number, at) => row(number, at === 1 ? "11.50" : "10.00"))));
  office.service.answerWith(["accept"]);
  const look = async () => {
    await draftReversals(office.ports);
    await office.run();
  };
  async function reverse(date: string | null = "2026-11-23", parts: readonly number[] | null = null) {
    const asked = await askReversal(office.ports, office.of("a.csv")?.id ?? "", { date, parts }, "Ada");
    await look();
    return asked.ok ? "ok" : asked.error;
  }
  return { ...office, reverse, look };
}

const trailOf = ({ journal, of }: Awaited<ReturnType<typeof sentOffice>>, path: string) =>
  [...journal.trail({ importId: of(path)?.id ?? "" })].map(({ what }) => what);

test("the draft has the same rows with the signs turned, waits for approval, and is sent only then", async () => {
  const office = await sentOffice();
  expect(await office.reverse()).toBe("ok");
  expect([office.at("a.csv"), office.at(draft), office.sent().length]).toEqual(["done", "held", 1]);
  expect(await office.decide(draft, { type: "approve" })).toBe("ok");
  expect(office.sent().at(-1)).toEqual(["A1-REV -10.00", "A2-REV -11.50"]);
  const sent = JSON.parse(office.service.arrived.at(-1)?.what === "batch" ? payloadOf(office) : "[]");
  expect(sent[0]).toMatchObject({ Date: "2026-11-23", AccountName: "Acme", VAT: -2 });
  expect(office.of(draft)?.place.path).toMatch(/^Done\//);
});

const payloadOf = ({ service }: Awaited<ReturnType<typeof sentOffice>>) => {
  const last = service.arrived.at(-1);
  return last?.what === "batch" ? last.payload : "";
};

test("each invoice keeps its own date where that is wanted", async () => {
  const office = await sentOffice();
  await office.reverse(null);
  await office.decide(draft, { type: "approve" });
  expect(JSON.parse(payloadOf(office))[0].Date).toBe("2026-11-20");
});

test("the two are linked in both directions, and the trail tells of each", async () => {
  const office = await sentOffice();
  await office.reverse();
  const [original, reversal] = [office.of("a.csv"), office.of(draft)];
  expect(original?.reversals).toEqual([
    { date: "2026-11-23", parts: [0], mark: "REV", name: draft, to: { id: reversal?.id, file: draft } },
  ]);
  expect(reversal?.reverses).toEqual({
    of: { id: original?.id, file: "a.csv" },
    ...{ parts: [0], date: "2026-11-23", mark: "REV" },
  });
  expect(trailOf(office, "a.csv").slice(-2)).toEqual(["reverse", "draft-reversal"]);
  expect(trailOf(office, draft).slice(0, 2)).toEqual(["take-in", "plan"]);
});

test("its file says what will be sent", async () => {
  const office = await sentOffice();
  await office.reverse();
  expect(Buffer.from(office.disk.read(`Needs you/${draft}`) ?? "").toString()).toBe(
    "Date,InvoiceNumber,AccountName,Net,VAT\r\n2026-11-23,A1-REV,Acme,-10.00,-2.00\r\n2026-11-23,A2-REV,Acme,-11.50,-2.00\r\n",
  );
  expect(office.note(`Needs you/${draft}`)).toContain("It reverses “a.csv”");
});

describe("never twice", () => {
  test("a second reversal is refused while the first waits, once it was sent, and while it may have been sent", async () => {
    const office = await sentOffice();
    await office.reverse();
    expect(await office.reverse()).toContain("has a reversal already");
    office.service.answerWith(["lost-reply"]);
    await office.decide(draft, { type: "approve" });
    expect(office.at(draft)).toBe("unknown");
    expect(await office.reverse()).toContain("has a reversal already");
    await office.decide(draft, { type: "settle", answer: "arrived" });
    expect(await office.reverse("2026-11-22")).toContain("has a reversal already");
    expect(office.sent().length).toBe(2);
  });

  test("before the first one is drafted, too", async () => {
    const office = await sentOffice();
    const id = office.of("a.csv")?.id ?? "";
    await askReversal(office.ports, id, { date: null, parts: null }, "Ada");
    const again = await askReversal(office.ports, id, { date: null, parts: [0] }, "Ben");
    expect(again.ok ? "" : again.error).toContain("has a reversal already");
  });

  test("another one may follow once the first was cancelled, and the first can't come back then", async () => {
    const office = await sentOffice();
    await office.reverse();
    await office.decide(draft, { type: "reject", reason: null });
    expect(await office.reverse("2026-11-24")).toBe("ok");
    const [second, first] = office.journal.list(10).filter(({ reverses }) => reverses);
    expect([first?.state.at, second?.state.at]).toEqual(["failed", "held"]);
    expect(second?.place.path).toMatch(/^Needs you\/a - reversal/);
    // Moved or tried again, it asks.
    await office.decide(draft, { type: "approve" });
    expect(office.sent().at(-1)).toEqual(["A1-REV -10.00", "A2-REV -11.50"]);
    expect((await decide(office.ports, first?.id ?? "", { type: "retry" }, "Ada")).ok).toBe(true);
    await office.run();
    expect(office.journal.get(first?.id ?? "")?.state).toMatchObject({
      at: "waiting",
      why: { kind: "cannot-reverse", why: "reversed-already", in: { id: second?.id } },
    });
    expect(office.sent().length).toBe(2);
  });

  test("a cancelling that is undone while another one was drafted leaves one of the two", async () => {
    const office = await sentOffice();
    await office.reverse();
    const first = office.of(draft)?.id ?? "";
    await decide(office.ports, first, { type: "reject", reason: null, undoMs: 8_000 }, "Ada");
    expect(await office.reverse("2026-11-24")).toBe("ok");
    expect((await decide(office.ports, first, { type: "take-back" }, "Ada")).ok).toBe(true);
    const all = office.journal.list(10).filter(({ reverses }) => reverses);
    for (const { id } of all) await decide(office.ports, id, { type: "approve" }, "Ada");
    await office.run();
    expect(office.sent().filter((numbers) => numbers.some((number) => number.includes("REV"))).length).toBeLessThan(2);
    expect(office.journal.list(10).some(({ state }) => state.at === "waiting")).toBe(true);
  });

  test("of two drafts one waits for the other, and can be sent once that one is cancelled", async () => {
    const { office, first, second } = await withTwoDrafts();
    const atOf = (id: string) => office.journal.get(id)?.state;
    expect(atOf(first)).toMatchObject({ at: "waiting", why: { kind: "cannot-reverse", in: { id: second } } });
    await decide(office.ports, second, { type: "reject", reason: null }, "Ada");
    await office.run();
    // It no longer says that the batch has another reversal: it waits for approval.
    expect(atOf(first)).toMatchObject({ at: "held" });
    await decide(office.ports, first, { type: "approve" }, "Ada");
    await office.run();
    expect(office.sent().at(-1)).toEqual(["A1-REV -10.00", "A2-REV -11.50"]);
    expect(office.sent().length).toBe(2);
  });

  test("the one of two drafts that doesn't wait for the other is sent once it is approved, and the other never", async () => {
    const { office, first, second } = await withTwoDrafts();
    await decide(office.ports, second, { type: "approve" }, "Ada");
    await office.run();
    expect(office.journal.get(second)?.state.at).toBe("done");
    expect(office.sent().length).toBe(2);
    await decide(office.ports, first, { type: "retry" }, "Ada");
    await office.run();
    expect(office.journal.get(first)?.state).toMatchObject({ why: { kind: "cannot-reverse", in: { id: second } } });
    expect(office.sent().length).toBe(2);
  });

  /** The first was cancelled and tried again while the second waits for approval. */
  async function withTwoDrafts() {
    const office = await sentOffice();
    await office.reverse();
    const first = office.of(draft)?.id ?? "";
    await office.decide(draft, { type: "reject", reason: null });
    await office.reverse("2026-11-24");
    const second = office.journal.list(10).find(({ id, reverses }) => reverses && id !== first)?.id ?? "";
    await decide(office.ports, first, { type: "retry" }, "Ada");
    await office.run();
    return { office, first, second };
  }

  test("a reversal is none of the original's duplicates, and its own file added again is one", async () => {
    const office = await sentOffice();
    await office.reverse();
    await office.decide(draft, { type: "approve" });
    await office.drop("copy.csv", Buffer.from(office.disk.read(office.of(draft)?.place.path ?? "") ?? "").toString());
    expect(office.at("copy.csv")).toBe("duplicate");
    await office.drop("b.csv", sheet(row("A1"), row("B1")));
    expect(office.sent().at(-1)).toEqual(["B1 10.00"]);
  });
});

describe("what can be reversed", () => {
  test("of a batch accepted in part, what was accepted", async () => {
    const office = await sentOffice(["A1", "A2", "A3"], ["first-unsaved"]);
    expect(office.of("a.csv")?.parts[0]?.invoices).toBe(2);
    expect(await office.reverse()).toBe("ok");
    await office.decide(draft, { type: "approve" });
    expect(office.sent().at(-1)).toEqual(["A2-REV -11.50", "A3-REV -10.00"]);
  });

  test("nothing where the answer leaves open which of its invoices were saved", async () => {
    const office = await sentOffice(["A1", "A2"], ["only-counts"]);
    expect(await office.reverse()).toContain("can't be reversed");
  });

  test("nothing that may have been sent, until that is settled", async () => {
    const office = await sentOffice(["A1"], ["lost-reply"]);
    expect(await office.reverse()).toContain("may have been sent");
    await office.decide("a.csv", { type: "settle", answer: "arrived" });
    expect(await office.reverse()).toBe("ok");
    expect(office.at(draft)).toBe("held");
  });

  test("nothing that was rejected, and no reversal", async () => {
    const refused = await sentOffice(["A1"], ["refuse"]);
    expect(await refused.reverse()).toContain("can't be reversed");
    const office = await sentOffice();
    await office.reverse();
    await office.decide(draft, { type: "approve" });
    const asked = await askReversal(office.ports, office.of(draft)?.id ?? "", { date: null, parts: null }, "Ada");
    expect(asked.ok ? "" : asked.error).toContain("is the reversal of “a.csv”");
  });

  test("one batch of several, and the others later", async () => {
    const office = await sentOffice(["A1", "A2", "A3"], ["accept"], { maxInvoicesPerBatch: 1 });
    expect(await office.reverse(null, [1])).toBe("ok");
    expect(await office.reverse(null, [1])).toContain("has a reversal already");
    expect(await office.reverse(null, [7])).toContain("no batch 8");
    expect(await office.reverse(null)).toBe("ok");
    expect(office.of("a.csv")?.reversals?.map(({ parts }) => parts)).toEqual([[1], [0, 2]]);
  });

  test.each(["2026-02-30", "23.11.2026", "2062-11-23", ""])("not with the date “%s”", async (date) => {
    const office = await sentOffice();
    expect(await office.reverse(date)).toContain("isn't a date within a year");
    expect(office.of("a.csv")?.reversals).toBeUndefined();
  });
});

test("it waits for approval in an inbox that sends by itself, and nobody is asked how to read it", async () => {
  const office = await sentOffice(["A1"], ["accept"], { sending: "automatic" });
  await office.reverse();
  expect(office.at(draft)).toBe("held");
  expect(await office.decide(draft, { type: "answer", change: {}, remember: false })).toContain("no open questions");
});

test("its draft is written once where the look that writes it is slow, and others come in between", async () => {
  const office = await sentOffice();
  const { clock, disk, folder } = office;
  const laySlowly: typeof folder.layBeside = async (...file) => {
    await clock.wait(1_500, new AbortController().signal);
    return folder.layBeside(...file);
  };
  const ports = { ...office.ports, folder: { ...folder, layBeside: laySlowly } };
  await askReversal(ports, office.of("a.csv")?.id ?? "", { date: null, parts: null }, "Ada");
  const looks = [draftReversals(ports)];
  await clock.advance(1_000);
  looks.push(draftReversals(ports));
  await clock.advance(5_000);
  await Promise.all(looks);
  expect(disk.paths().filter((path) => path.includes("reversal"))).toEqual([`Needs you/${draft}`]);
  expect(office.at(draft)).toBe("reading");
});

test("a reversal isn't sent to another company, whatever connection its inbox has now", async () => {
  const office = await sentOffice();
  await office.reverse();
  const before = office.of(draft);
  if (before === undefined) throw new Error("there is no draft");
  await commitEvent(office.ports, before, { type: "read-again", connection: "branch", wantsApproval: true });
  await office.run();
  // Its inbox has the connection of before again.
  expect(office.of(draft)).toMatchObject({ connection: "office", state: { at: "held" } });
});
