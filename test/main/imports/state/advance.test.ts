/** @file The state machine: every step from every state, held against the database's own drawing. */

import { describe, expect, test } from "vitest";
import { advance } from "../../../../main/imports/state/advance.ts";
import { canAttach, canRetry, canWithdraw } from "../../../../main/imports/state/allowed-actions.ts";
import { openDatabase } from "../../../../main/journal/integrity/open-database.ts";
import type { Import, StateName } from "../../../../shared/imports/import.ts";
import type { ImportEvent } from "../../../../shared/imports/import-event.ts";
import { textAsMessage } from "../../../shared/in-words.ts";
import { allSteps, importAt, restoreSteps, stateNames } from "../sample-imports.ts";

const tryStep = (before: Import, step: ImportEvent): Import | null => {
  try {
    return advance(before, step, 5_000);
  } catch {
    return null;
  }
};

const edgesIn = (db: ReturnType<typeof openDatabase>): ReadonlySet<string> =>
  new Set(
    db
      .prepare("SELECT was || '>' || becomes AS edge FROM edges")
      .all()
      .map(({ edge }) => String(edge)),
  );

const edgesOf = (steps: readonly ImportEvent[]): ReadonlySet<string> =>
  new Set(
    stateNames.flatMap(importAt).flatMap((before) =>
      steps.flatMap((step) => {
        const after = tryStep(before, step);
        return after ? [`${before.state.at}>${after.state.at}`] : [];
      }),
    ),
  );

describe("every step from every state", () => {
  const drawn = edgesIn(openDatabase(":memory:"));
  const walked = edgesOf([...allSteps, ...restoreSteps]);

  test("follows an edge that the database allows", () => {
    expect([...walked].filter((edge) => !drawn.has(edge))).toEqual([]);
  });

  test("uses every edge that the database allows", () => {
    expect([...drawn].filter((edge) => !walked.has(String(edge)))).toEqual([]);
  });

  test("counts one version up and changes nothing of what the import is", () => {
    for (const before of stateNames.flatMap(importAt))
      for (const step of [...allSteps, ...restoreSteps]) {
        const after = tryStep(before, step);
        if (!after) continue;
        const { id, inbox, connection, kind, sha256, sizeBytes, seenAt } = before;
        expect(after).toMatchObject({
          id,
          inbox,
          connection,
          kind: step.type === "store-register" ? "register" : kind,
          sha256,
          sizeBytes,
          seenAt,
          version: before.version + 1,
        });
      }
  });
});

test("an import that follows its inbox and its office changes nothing else, whatever its state", () => {
  for (const before of stateNames.flatMap(importAt)) {
    const after = advance(before, { type: "adopt", inbox: "bills", connection: "renamed" }, 9_000);
    expect(after).toEqual({ ...before, inbox: "bills", connection: "renamed", version: before.version + 1 });
  }
});

describe("restoring", () => {
  test("puts every part in doubt that may have been sent, and no other", () => {
    const [step] = restoreSteps as [ImportEvent];
    const parts = (["done", "sending", "planned"] as const).map((state) => ({
      ...{ state, invoices: 1, net: {}, vat: {}, endedAt: null, status: null },
      sentAt: state === "planned" ? null : 3_000,
    }));
    const after = advance({ ...(importAt("sending")[0] as Import), parts }, step, 4_500);
    expect(after).toMatchObject({ state: { at: "unknown", part: 1 }, since: 4_500 });
    expect(after.parts).toMatchObject([
      { state: "done", sentAt: 3_000, endedAt: null },
      { state: "unknown", sentAt: 3_000, endedAt: 4_500 },
      { state: "unknown", sentAt: 1_500, endedAt: 4_500 },
    ]);
  });

  test("does nothing to what has ended, waits, or is being read", () => {
    const [unknown, hold, sent] = restoreSteps as [ImportEvent, ImportEvent, ImportEvent];
    for (const at of ["reading", "waiting", "done", "failed", "duplicate"] as const)
      for (const step of [unknown, hold, sent]) expect(tryStep(importAt(at)[0] as Import, step)).toBeNull();
  });
});

test("where several parts are in doubt, each is settled before anything goes on", () => {
  const why = { kind: "no-answer", evidence: "died", detail: "" } as const;
  const [before] = importAt("unknown");
  const part = { invoices: 1, net: {}, vat: {}, sentAt: 1, endedAt: 2, status: null } as const;
  const parts = [0, 1].map(() => ({ ...part, state: "unknown" }) as const);
  const inDoubt: Import = { ...(before as Import), leftOut: [], state: { at: "unknown", part: 0, why }, parts };
  const settle = (import_: Import, answer: "arrived" | "send-again") =>
    advance(import_, { type: "settle", answer }, 5_000);
  const one = settle(inDoubt, "send-again");
  expect(one.state).toEqual({ at: "unknown", part: 1, why });
  const both = settle(one, "arrived");
  expect([both.state.at, both.parts.map(({ state }) => state)]).toEqual(["queued", ["planned", "done"]]);
  expect(settle(settle(inDoubt, "arrived"), "arrived").state.at).toBe("done");
});

describe("what cannot be", () => {
  const is = (at: StateName) => importAt(at)[0] as Import;

  test.each<[string, StateName, ImportEvent]>([
    ["sends what is held", "held", { type: "begin-sending", part: 0 }],
    ["approves what has been sent", "done", { type: "approve" }],
    ["tries again what may have arrived", "unknown", { type: "retry" }],
    ["withdraws what may have arrived", "unknown", { type: "withdraw", was: null }],
    ["withdraws what has arrived", "done", { type: "withdraw", was: null }],
    ["settles what is not in doubt", "failed", { type: "settle", answer: "send-again" }],
    ["begins what has not been read", "reading", { type: "begin-sending", part: 0 }],
    ["reads again what is being sent", "sending", { type: "ask", why: { kind: "no-invoices" } }],
  ])("nothing %s", (_, at, step) => {
    expect(() => advance(is(at), step, 0)).toThrow(`an import that is ${at} cannot ${step.type}`);
  });

  test("a part is not begun twice", () => {
    const [queued] = importAt("queued");
    expect(() => advance({ ...(queued as Import), parts: [] }, { type: "begin-sending", part: 0 }, 0)).toThrow(
      "cannot begin",
    );
  });
});

describe("an import of two batches", () => {
  const planned = importAt("queued")[0] as Import;
  const accept: ImportEvent = { type: "accepted", status: 200, answer: "ok", documentId: null };

  test("goes on with the second when the first has arrived, and is done when both have", () => {
    const one = advance(advance(planned, { type: "begin-sending", part: 0 }, 1), accept, 2);
    expect(one).toMatchObject({
      state: { at: "queued", attempts: 0 },
      parts: [{ state: "done" }, { state: "planned" }],
    });
    const two = advance(advance(one, { type: "begin-sending", part: 1 }, 3), accept, 4);
    expect(two).toMatchObject({
      state: { at: "done" },
      parts: [
        { sentAt: 1, endedAt: 2 },
        { sentAt: 3, endedAt: 4 },
      ],
    });
  });

  test("sends the second alone when it was refused and is tried again", () => {
    const one = advance(advance(planned, { type: "begin-sending", part: 0 }, 1), accept, 2);
    const refused = advance(
      advance(one, { type: "begin-sending", part: 1 }, 3),
      {
        type: "rejected-by-service",
        why: { kind: "refused", status: 400, body: "no" },
      },
      4,
    );
    expect(canWithdraw(refused)).toBe(false);
    expect(advance(refused, { type: "retry" }, 5)).toMatchObject({
      state: { at: "queued" },
      parts: [{ state: "done" }, { state: "planned" }],
    });
  });

  test("counts its attempts until one gets through", () => {
    const why = { kind: "not-sent", why: "unreachable", detail: "" } as const;
    let import_ = planned;
    for (const attempts of [1, 2, 3]) {
      import_ = advance(import_, { type: "begin-sending", part: 0 }, 1);
      import_ = advance(import_, { type: "not-sent", why, notBefore: 9 }, 2);
      expect(import_).toMatchObject({ state: { at: "queued", attempts, notBefore: 9 }, parts: [{ sentAt: null }, {}] });
    }
  });

  test("with rows left out waits for a person once the rest has arrived, and cannot go whole again", () => {
    const leftOut = [
      {
        row: 3,
        column: null,
        header: null,
        value: null,
        reason: textAsMessage("No supplier."),
        fix: textAsMessage(""),
      },
    ];
    const last = { ...planned, leftOut, parts: planned.parts.slice(0, 1) };
    const after = advance(advance(last, { type: "begin-sending", part: 0 }, 1), accept, 2);
    expect(after.state).toEqual({
      at: "waiting",
      why: { kind: "rows-have-problems", problems: leftOut, rowsSent: 2, rowsReady: 0 },
    });
    expect(canRetry(after)).toBe(false);
  });
});

describe("the file", () => {
  test("keeps the state's own time when it is moved", () => {
    const done = importAt("done")[0] as Import;
    expect(advance(done, { type: "start-move", to: "Done/a.csv" }, 9_999).since).toBe(done.since);
    expect(advance(done, { type: "set-location", at: "Done/a.csv" }, 9_999).since).toBe(done.since);
  });

  test("that lies where its new state calls for is put there again, with a note that is true", () => {
    const place = { dropped: "a.csv", path: "Needs you/a.csv", movingTo: null };
    const sending = { ...(importAt("sending")[0] as Import), place };
    const lost: ImportEvent = {
      type: "outcome-unknown",
      why: { kind: "no-answer", evidence: "silence", detail: "" },
      lastEvidenceAt: 0,
    };
    expect(advance(sending, lost, 0).place).toEqual({ ...place, movingTo: "Needs you/a.csv" });
    expect(advance(sending, { type: "accepted", status: 200, answer: "", documentId: null }, 0).place).toEqual(place);
  });

  test("that comes back is tried again in the same step, under the name that it has now", () => {
    const waiting = { ...(importAt("waiting")[0] as Import), kind: "document" as const, purchaseInvoiceId: "10023" };
    const back = advance(waiting, { type: "return-to-inbox", at: "10024.pdf" }, 0);
    expect(back).toMatchObject({ state: { at: "reading" }, purchaseInvoiceId: null });
    expect(back.place).toEqual({ dropped: "10024.pdf", path: "10024.pdf", movingTo: null });
  });

  test("that comes back while its fate is unknown stays unknown, and keeps the invoice that it went to", () => {
    const unknown = { ...(importAt("unknown")[0] as Import), kind: "document" as const, purchaseInvoiceId: "10023" };
    const back = advance(unknown, { type: "return-to-inbox", at: "10024.pdf" }, 0);
    expect(back).toMatchObject({ state: { at: "unknown" }, purchaseInvoiceId: "10023", since: unknown.since });
  });

  test("that was withdrawn on its way leaves no part that seems to be on its way", () => {
    const withdrawn = advance(importAt("sending")[0] as Import, { type: "withdraw", was: "file-changed" }, 0);
    expect(withdrawn.parts.map(({ state }) => state)).toEqual(["planned", "planned"]);
    expect(withdrawn.place).toMatchObject({ path: null, movingTo: null });
  });
});

describe("a document may be given its invoice", () => {
  const document = (at: StateName): Import => ({ ...(importAt(at)[0] as Import), kind: "document", parts: [] });

  test("while it waits, and not while anything of it may have arrived", () => {
    expect(canAttach(document("waiting"))).toBe(true);
    expect(canAttach({ ...document("waiting"), kind: "batch" })).toBe(false);
    for (const at of ["reading", "held", "queued", "sending", "unknown", "done", "duplicate"] as const)
      expect(canAttach(document(at))).toBe(false);
  });

  test("and is read again with it", () => {
    expect(advance(document("waiting"), { type: "attach", purchaseInvoiceId: "10023" }, 0)).toMatchObject({
      state: { at: "reading" },
      purchaseInvoiceId: "10023",
    });
  });
});

test("what is read again for another connection keeps nothing that a person said of the one before", () => {
  const before = { ...(importAt("queued")[4] as Import), anyway: "asked" as const };
  const read = (connection: string) => advance(before, { type: "read-again", connection, wantsApproval: true }, 9_000);
  const said = ({ connection, anyway, purchaseInvoiceId }: Import) => [connection, anyway, purchaseInvoiceId];
  expect(said(read("office"))).toEqual(["office", "asked", "10023"]);
  expect(said(read("branch"))).toEqual(["branch", null, null]);
  expect(read("branch")).toMatchObject({ state: { at: "reading", wantsApproval: true }, parts: [], plannedBy: null });
});

test("what is looked at again, and still asks, waits since it asked first; a person's try counts from then", () => {
  const ask: ImportEvent = { type: "ask", why: { kind: "cannot-tell", questions: [], problems: [] } };
  const asked = advance(importAt("reading")[0] as Import, ask, 1_000);
  const lookedAt = advance(advance(asked, { type: "look-again" }, 2_000), ask, 3_000);
  expect([lookedAt.state.at, lookedAt.since]).toEqual(["waiting", 1_000]);
  const again = { type: "read-again", connection: asked.connection, wantsApproval: false } as const;
  expect(advance(advance(lookedAt, again, 4_000), ask, 5_000).since).toBe(1_000);
  expect(advance(advance(lookedAt, { type: "retry" }, 4_000), ask, 5_000).since).toBe(5_000);
});
