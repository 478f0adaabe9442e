/** @file What a person may decide, and what is said where it does not apply. */

import { describe, expect, test } from "vitest";
import { type Decision, decide, findRetries } from "../../../main/imports/decide.ts";
import { commitEvent } from "../../../main/imports/state/record.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { ImportEvent } from "../../../shared/imports/import-event.ts";
import type { RowProblem } from "../../../shared/spreadsheet/sheet-reading.ts";
import type { TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { createFakeWorld } from "../../fakes/fake-world.ts";
import { overJournal, writing } from "../../fakes/journal-writes.ts";

const part = { invoices: 1, net: {}, vat: {} };
const plan = (hold: readonly RowProblem[] | null): ImportEvent => ({
  type: "plan",
  parts: [part],
  leftOut: [],
  sentBefore: [],
  purchaseInvoiceId: null,
  hold,
  by: { connection: "office", rules: "" },
});
const lost: ImportEvent = {
  type: "outcome-unknown",
  why: { kind: "no-answer", evidence: "silence", detail: "" },
  lastEvidenceAt: 1,
};

/** A journal with one import, taken through these steps. */
async function importAfter(kind: "batch" | "document", ...steps: readonly ImportEvent[]) {
  const { ports, journal } = createFakeWorld();
  const entry = { inbox: "payables", connection: "office", kind, sha256: "a", sizeBytes: 1, dropped: "a", seenAt: 1 };
  let import_: Import = writing(journal).add(entry, { what: "take-in", who: "agent", detail: null });
  for (const step of steps) {
    const contents = step.type === "plan" ? [{ payload: "{}", fingerprints: [] }] : undefined;
    const recorded = await commitEvent(ports, import_, step, "agent", contents);
    if (recorded.type === "advanced") import_ = recorded.import;
  }
  return { ports, journal, decide: (decision: Decision, id = "1") => decide(ports, id, decision, "Ada") };
}

async function error(decided: ReturnType<typeof decide>): Promise<string> {
  const result = await decided;
  return result.ok ? `ok: ${result.value.state.at}` : result.error;
}

describe("a person's decision", () => {
  test("to answer a question may follow another one that isn't read yet", async () => {
    const ask = { type: "ask", why: { kind: "cannot-tell", questions: [], problems: [] } } as const;
    const { decide, journal } = await importAfter("batch", ask);
    const answer = (change: TemplateChange) => decide({ type: "answer", change, remember: false });
    expect(await error(answer({ dateOrder: "dmy" }))).toBe("ok: reading");
    expect(await error(answer({ decimalSign: "," }))).toBe("ok: reading");
    expect(journal.get("1")?.answers?.change).toEqual({ dateOrder: "dmy", decimalSign: "," });
  });

  test("stands in the trail with the person's name", async () => {
    const { decide, journal } = await importAfter("batch", plan([]));
    expect(await error(decide({ type: "approve" }))).toBe("ok: queued");
    expect([...journal.trail()].at(-1)).toMatchObject({ importId: "1", who: "Ada", what: "approve" });
  });

  test("about a document's invoice can be undone until the seconds are over", async () => {
    const ask: ImportEvent = {
      type: "ask",
      why: { kind: "no-purchase-invoice-id", why: "none", candidates: [] },
    };
    const { decide, journal } = await importAfter("document", ask);
    const state = journal.get("1")?.state;
    const takeBack: Decision = { type: "take-back" };
    expect(await error(decide(takeBack))).toBe("It's too late to undo that. File 1 is waiting for you.");
    expect(await error(decide({ type: "attach", purchaseInvoiceId: "10022", undoMs: 8_000 }))).toBe("ok: reading");
    expect(journal.attachedTo("1")).toMatchObject({ purchaseInvoiceId: "10022" });
    expect(await error(decide(takeBack))).toBe("ok: waiting");
    expect(journal.get("1")).toMatchObject({ state, purchaseInvoiceId: null });
    expect(journal.attachedTo("1")).toBeNull();
  });

  test("about an import that does not exist says so", async () => {
    expect(await error((await importAfter("batch")).decide({ type: "retry" }, "99"))).toBe(
      "There's no file with the ID 99.",
    );
  });

  test("that does not apply changes nothing and says why", async () => {
    const { decide, journal } = await importAfter("batch", plan(null), { type: "begin-sending", part: 0 }, lost);
    const before = journal.get("1");
    expect(await error(decide({ type: "approve" }))).toBe(
      "File 1 isn't waiting for approval. Its status: may already have been sent.",
    );
    expect(await error(decide({ type: "retry" }))).toBe(
      "File 1 may have been sent. Check the finance system, then say whether you found it.",
    );
    expect(await error(decide({ type: "attach", purchaseInvoiceId: "1" }))).toMatch(/^File 1 isn't a document waiting/);
    expect(journal.get("1")).toEqual(before);
  });

  test("settles only what is in doubt", async () => {
    const { decide } = await importAfter("batch", plan(null));
    expect(await error(decide({ type: "settle", answer: "send-again" }))).toBe(
      "It's known whether file 1 was sent. Its status: waiting to be sent.",
    );
  });

  test("sends again once, and cannot be given twice", async () => {
    const { decide } = await importAfter("batch", plan(null), { type: "begin-sending", part: 0 }, lost);
    expect(await error(decide({ type: "settle", answer: "send-again" }))).toBe("ok: queued");
    expect(await error(decide({ type: "settle", answer: "send-again" }))).toBe(
      "It's known whether file 1 was sent. Its status: waiting to be sent.",
    );
  });

  test("cancels no file that is yet to be read, and says what to wait for", async () => {
    const { decide } = await importAfter("batch");
    expect(await error(decide({ type: "reject", reason: null }))).toContain("File 1 is yet to be read");
  });

  test("turns a document down on its way once, and a batch on its way not at all", async () => {
    const begun = [plan(null), { type: "begin-sending", part: 0 }] as const;
    const document = await importAfter("document", ...begun);
    expect(await error(document.decide({ type: "reject", reason: "the wrong scan" }))).toBe("ok: sending");
    const says = "File 1 can't be cancelled. Its status: being sent.";
    expect(await error(document.decide({ type: "reject", reason: null }))).toBe(says);
    expect(document.journal.get("1")?.state).toMatchObject({ rejected: { reason: "the wrong scan" } });
    expect(await error((await importAfter("batch", ...begun)).decide({ type: "reject", reason: null }))).toBe(says);
  });

  test.each(["10023a", "0", "-1", "", "9223372036854775808", "１０"])(
    "does not take %j for an invoice id",
    async (id) => {
      const waiting = await importAfter("document", {
        type: "ask",
        why: { kind: "no-purchase-invoice-id", why: "none", candidates: [] },
      });
      expect(await error(waiting.decide({ type: "attach", purchaseInvoiceId: id }))).toMatch(/isn't an invoice ID/);
    },
  );

  test("takes the greatest invoice id that there is, with every digit", async () => {
    const waiting = await importAfter("document", {
      type: "ask",
      why: { kind: "no-purchase-invoice-id", why: "none", candidates: [] },
    });
    expect(await error(waiting.decide({ type: "attach", purchaseInvoiceId: "9223372036854775807" }))).toBe(
      "ok: reading",
    );
    expect(waiting.journal.get("1")?.purchaseInvoiceId).toBe("9223372036854775807");
  });
});

test("a decision that meets a change of the same moment is not taken, and says so", async () => {
  const world = await importAfter("batch", plan([]));
  const { ports } = world;
  const journal = overJournal(world.journal, {}, () => ({ save: () => false }));
  expect(await error(decide({ ...ports, journal }, "1", { type: "approve" }, "Ada"))).toBe(
    "File 1 has just changed. Check it again, then decide.",
  );
});

describe("what failed for the same reason", () => {
  const refused = (status: number, body: string): Import["state"] => ({
    at: "failed",
    why: { kind: "refused", status, body },
  });
  const failed = (id: string, state: Import["state"], changes: Partial<Import> = {}) =>
    ({
      id,
      kind: "batch",
      connection: "office",
      parts: [],
      place: { path: `Failed/${id}` },
      state,
      ...changes,
    }) as Import;
  const all = [
    failed("10", refused(400, "No supplier A")),
    failed("9", refused(400, "No supplier B")),
    failed("11", refused(409, "No supplier A")),
    failed("12", refused(400, "No supplier A"), { connection: "other" }),
    failed("13", { at: "failed", why: { kind: "empty-file" } }),
    failed("14", { at: "waiting", why: { kind: "no-invoices" } }),
  ];
  const journal = { get: (id: string) => all.find((one) => one.id === id), asking: () => all };
  const retriesOf = (id: string) => {
    const found = findRetries({ journal }, id);
    return found.ok ? found.value.map((one) => one.id) : found.error;
  };

  test("is found by kind, connection and status, oldest first", () => {
    expect(["10", "11", "13", "14"].map(retriesOf)).toEqual([["9", "10"], ["11"], ["13"], ["14"]]);
  });

  test("is looked for only where the file itself can be tried again", () => {
    all.push(failed("15", { at: "done" } as Import["state"]));
    expect(retriesOf("15")).toBe("File 15 can't be tried again. Its status: done.");
    expect(retriesOf("99")).toBe("There's no file with the ID 99.");
  });

  test("of a file that waits for its connection is the file alone: what waits with it is tried with it", () => {
    const why = { kind: "not-sent", why: "unreachable", detail: "" } as const;
    all.push(failed("16", { at: "queued", retryAt: 1, tries: 1, why } as unknown as Import["state"]));
    expect(retriesOf("16")).toEqual(["16"]);
  });
});
