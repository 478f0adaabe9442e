/** @file What in the agent's standing is worth telling people of. */

import { describe, expect, test } from "vitest";
import type { AgentStatus } from "../../../shared/agent/agent-status.ts";
import type { Exception } from "../../../shared/agent/exceptions.ts";
import { createNotifier, type Shown } from "../../../shared/notices/notify-model.ts";
import { createStatusWatch } from "../../../shared/notices/notify-of-status.ts";
import { speak } from "../../../shared/words/spoken.ts";
import { sampleDocument } from "../sample-imports.ts";

const minuteMs = 60_000;
const office = {
  id: "office",
  name: "Head office",
  office: null,
  isTest: false,
  flow: "browser",
  signedIn: true,
  account: null,
  register: null,
  expiresAt: null,
  canRefresh: true,
} as const;
const inbox = { id: "payables", path: "/srv/payables", connection: "office", unreachable: null, notImported: null };
const well = {
  state: "idle",
  needPerson: 0,
  exceptions: [],
  unconfirmed: null,
  overdue: null,
  connections: [office],
  inboxes: [inbox],
  tonight: null,
  report: null,
} as unknown as AgentStatus;

function startWatch(namesFiles = false) {
  const shown: Shown[] = [];
  let nowMs = 1_000 * minuteMs;
  const now = () => nowMs;
  const notifier = createNotifier({
    show: (what) => shown.push(what),
    now,
    memory: { read: () => null, write() {} },
  });
  const watch = createStatusWatch(notifier, now, "UTC", namesFiles);
  return {
    ...watch,
    shown,
    now,
    seeStatus: (changes: Partial<AgentStatus>) => watch.seeStatus({ ...well, ...changes }),
    pass(ms: number) {
      for (const end = nowMs + ms; nowMs < end; nowMs += 5_000) {
        watch.tick();
        notifier.tick();
      }
    },
  };
}

test("an inbox that another computer imports is told of once, until that is over", () => {
  const { seeStatus, pass, shown } = startWatch();
  const owner = (seenAt: number) => ({ computer: "PC-3", isThisComputer: false, seenAt });
  const refused = (seenAt: number) => ({ ...inbox, notImported: { why: "other-journal", ...owner(seenAt) } as const });
  for (const seenAt of [1_000, 3_600_000]) {
    seeStatus({ inboxes: [refused(seenAt)] });
    pass(10 * minuteMs);
  }
  expect(shown).toMatchObject([{ lines: [expect.stringMatching(/payables.*PC-3/)], opens: "inboxes" }]);
  seeStatus({ inboxes: [{ ...inbox, notImported: { why: "taking-over", until: 9_000 } }] });
  pass(10 * minuteMs);
  expect(shown).toHaveLength(1);
  seeStatus({ inboxes: [refused(1_000)] });
  pass(10 * minuteMs);
  expect(shown).toHaveLength(2);
});

const why = { kind: "no-purchase-invoice-id", why: "none", candidates: [] } as const;
const waiting = (since: number) => sampleDocument("note.pdf", { at: "waiting", why }, { since });

describe("people", () => {
  test("are told of a file that is not as the journal has it, once, and again only of another", () => {
    const { seeStatus, pass, shown } = startWatch();
    const of = (path: string) => ({ inbox: "payables", path, is: "unknown-file" }) as const;
    for (const exceptions of [[of("Done/a")], [of("Done/a"), of("Done/b")], [of("Done/b")], [of("Done/b")]]) {
      seeStatus({ exceptions });
      pass(10 * minuteMs);
    }
    expect(shown.map(({ lines }) => lines)).toEqual([
      [
        "“Done/a”: Pigeonhole doesn't know this file. It was put here or renamed here by hand. Move it to the inbox to import it, or move it elsewhere.",
      ],
      // The news comes first.
      [expect.stringMatching(/^“Done\/b”: .* And 1 more file or folder\.$/)],
    ]);
    seeStatus({ exceptions: [] });
    pass(10 * minuteMs);
    seeStatus({ exceptions: [of("Done/a")] });
    pass(10 * minuteMs);
    expect(shown).toHaveLength(3);
  });

  const compare = (row: number) =>
    ({
      ...{ inbox: "payables", path: "a.csv", is: "differs-from-list", importId: "1", part: 0, row },
      ...{ here: { number: `OP-${row}`, supplier: "Acme", date: null, currency: null, net: null, vat: null } },
      ...{ differs: { in: ["amount"], there: { purchaseInvoiceId: "10", supplier: null } }, ids: [], names: [] },
      ...{ sentOn: "2026-11-20", list: { file: "list.csv", addedOn: "2026-11-21", madeOn: null } },
    }) as unknown as Exception;

  test("are told of each row of a file, and not of one that was settled before they are told", () => {
    const { seeStatus, pass, shown } = startWatch();
    seeStatus({ exceptions: [compare(4)] });
    pass(minuteMs);
    expect(shown).toHaveLength(1);
    // Within five minutes of that: another one comes up, and the first is checked.
    seeStatus({ exceptions: [compare(4), compare(5)] });
    pass(minuteMs);
    seeStatus({ exceptions: [compare(5)] });
    pass(10 * minuteMs);
    expect(shown[1]?.lines).toEqual([expect.stringContaining("Row 5")]);
    expect(shown[1]?.lines[0]).not.toMatch(/Row 4|more/);
    expect(shown).toHaveLength(2);
  });

  test("are not told again of what they were told, where the news was settled before its turn", () => {
    const { seeStatus, pass, shown } = startWatch();
    seeStatus({ exceptions: [compare(4)] });
    pass(minuteMs);
    seeStatus({ exceptions: [compare(4), compare(5)] });
    pass(minuteMs);
    seeStatus({ exceptions: [compare(4)] });
    pass(10 * minuteMs);
    expect(shown).toHaveLength(1);
    // It comes back: that is news.
    seeStatus({ exceptions: [compare(4), compare(5)] });
    pass(10 * minuteMs);
    expect(shown[1]?.lines).toEqual([expect.stringMatching(/Row 5.* And 1 more sent invoice\.$/)]);
  });

  test("read one figure in one notification, and invoices are not counted as files", () => {
    const { seeImport, seeStatus, pass, shown, now } = startWatch();
    seeImport(waiting(now()));
    const report = { day: "2026-11-21", from: 0, until: now(), needYou: 5, alarms: [] };
    seeStatus({ needPerson: 3, exceptions: [compare(4), folder], report });
    pass(minuteMs);
    const figures = "4 files or folders need you. 1 sent invoice isn't as in the finance system's list.";
    expect(shown[0]?.lines[0]).toBe(figures);
    expect(shown[0]?.lines.at(-1)).toBe(`The morning report is ready. ${figures}`);
  });
  const folder = { inbox: "payables", path: "Done", is: "folder-blocked" } as const;

  test("are told nothing while the agent is idle, works or waits", () => {
    const { seeStatus, pass, shown } = startWatch();
    for (const state of ["idle", "working", "waiting", "paused", "offline"] as const) {
      seeStatus({ state });
      pass(10 * minuteMs);
    }
    expect(shown).toEqual([]);
  });

  test("are told how many files need them, and a click opens that view", () => {
    const { seeImport, seeStatus, pass, shown, now } = startWatch();
    seeImport(waiting(now()));
    seeStatus({ needPerson: 3 });
    pass(minuteMs);
    expect(shown).toMatchObject([{ lines: ["3 files need you."], opens: "needs-you" }]);
  });

  test("are told of documents that have waited for too many days, and again only of another one", () => {
    const { seeStatus, pass, shown } = startWatch();
    const waited = (documents: number, daysOfOldest: number, newestSeenAt: number) =>
      seeStatus({ overdue: { documents, daysOfOldest, newestSeenAt } });
    waited(1, 3, 500);
    pass(10 * minuteMs);
    waited(1, 4, 500);
    pass(10 * minuteMs);
    expect(shown.map(({ lines }) => lines)).toEqual([
      ["A document has waited 3 days to be attached. Choose its invoice."],
    ]);
    waited(2, 4, 900);
    pass(10 * minuteMs);
    waited(1, 4, 500);
    pass(10 * minuteMs);
    expect(shown.slice(1)).toMatchObject([
      {
        lines: ["2 documents still wait to be attached, the oldest for 4 days. Choose their invoices."],
        opens: "needs-you",
      },
    ]);
    seeStatus({ overdue: null });
    pass(minuteMs);
    waited(1, 3, 400);
    pass(10 * minuteMs);
    expect(shown).toHaveLength(3);
  });

  test("are told which of them may already have been sent, as long as that is open", () => {
    const { seeImport, seeStatus, pass, shown, now } = startWatch();
    const why = { kind: "no-answer", evidence: "silence", detail: "" } as const;
    const doubted = sampleDocument("10023.pdf", { at: "unknown", part: 0, why }, { id: "9", since: now() });
    seeImport(doubted);
    seeStatus({ needPerson: 3 });
    pass(minuteMs);
    expect(shown[0]?.lines).toEqual([
      "3 files need you. One of them may already have been sent: look in the finance system before you add it again.",
    ]);
    seeImport({ ...doubted, state: { at: "done" } });
    seeImport({ ...waiting(now() + 1), id: "10" });
    seeStatus({ needPerson: 3 });
    pass(10 * minuteMs);
    expect(shown[1]?.lines).toEqual(["3 files need you."]);
  });

  test("are told of signed-out connections, but not of unused ones, nor before the accounts were checked", () => {
    const { seeStatus, pass, shown } = startWatch();
    seeStatus({ connections: [] });
    pass(10 * minuteMs);
    seeStatus({ connections: [office, { ...office, id: "old", name: "Old", signedIn: false }] });
    pass(10 * minuteMs);
    expect(shown).toEqual([]);
    seeStatus({ connections: [{ ...office, signedIn: false }] });
    pass(10 * minuteMs);
    expect(shown).toMatchObject([
      { lines: ["Signed out of “Head office”. Nothing is sent until you sign in."], opens: "inboxes" },
    ]);
  });

  test("are told once if the finance system keeps rejecting a valid sign-in", () => {
    const { seeStatus, pass, shown } = startWatch();
    for (let n = 0; n < 20; n += 1) {
      seeStatus({ state: "signed-out" });
      pass(30_000);
      seeStatus({ state: "working" });
      pass(5_000);
    }
    seeStatus({ state: "idle" });
    pass(10 * minuteMs);
    // Turned away for a moment: nobody's business.
    seeStatus({ state: "signed-out" });
    pass(minuteMs);
    seeStatus({ state: "idle" });
    pass(10 * minuteMs);
    expect(shown).toMatchObject([
      {
        lines: ["The finance system isn't accepting your sign-in, so nothing is sent. Sign out, then sign in again."],
        opens: "inboxes",
      },
    ]);
  });

  test("are told of a folder that stays unreachable, but not of one that comes back soon", () => {
    const { seeStatus, pass, shown } = startWatch();
    const away = { ...inbox, unreachable: "it isn't there" };
    for (let n = 0; n < 10; n += 1) {
      seeStatus({ inboxes: [away] });
      pass(minuteMs);
      seeStatus({ inboxes: [inbox] });
      pass(minuteMs);
    }
    expect(shown).toEqual([]);
    seeStatus({ inboxes: [away] });
    pass(10 * minuteMs);
    expect(shown.map(({ lines }) => lines)).toEqual([
      ["The folder “/srv/payables” can't be reached. Pigeonhole will carry on once it's back."],
    ]);
  });
});

test("a red tonight check is told once per check, and a morning report once", () => {
  const watch = startWatch();
  const bad = {
    about: "folder",
    verdict: "bad",
    sentence: "The folder “/srv/payables” cannot be written to.",
  } as const;
  watch.seeStatus({ tonight: { at: watch.now(), verdict: "red", points: [bad] } });
  watch.pass(20 * minuteMs);
  expect(watch.shown.map(({ lines }) => lines)).toEqual([
    ["Overnight sending won't work yet. The folder “/srv/payables” cannot be written to."],
  ]);
  watch.seeStatus({ tonight: { at: watch.now(), verdict: "green", points: [] } });
  const report = { day: "2026-11-21", from: 0, until: watch.now(), needYou: 2, alarms: [] };
  watch.seeStatus({ report, needPerson: 2 });
  watch.pass(20 * minuteMs);
  watch.seeStatus({ report, needPerson: 2 });
  watch.pass(20 * minuteMs);
  expect(watch.shown.slice(1)).toMatchObject([
    { lines: ["2 files need you.", "The morning report is ready. 2 files need you."], opens: "needs-you" },
  ]);
});

test("a change of the language does not repeat a notification", () => {
  const watch = startWatch();
  const away = { ...inbox, unreachable: "gone" };
  const out = { ...office, signedIn: false };
  watch.seeStatus({ connections: [out], inboxes: [away] });
  watch.pass(20 * minuteMs);
  try {
    speak({ language: "de", formats: "de-DE" });
    watch.pass(20 * minuteMs);
    expect(watch.shown.flatMap(({ lines }) => lines)).toHaveLength(2);
    watch.seeStatus({ connections: [{ ...out, name: "Zentrale" }], inboxes: [inbox] });
    watch.pass(20 * minuteMs);
    expect(watch.shown.at(-1)?.lines).toEqual([
      "Von „Zentrale“ abgemeldet. Es wird nichts gesendet, bis Sie sich anmelden.",
    ]);
  } finally {
    speak({ language: "en", formats: "en-GB" });
  }
});

test("on the person's own screen the newest file is named, with why it needs them; what leaves the computer names none", () => {
  const asking = sampleDocument("scan.pdf", {
    at: "waiting",
    why: { kind: "no-purchase-invoice-id", why: "none", candidates: [] },
  });
  for (const namesFiles of [true, false]) {
    const watch = startWatch(namesFiles);
    watch.seeImport(asking);
    watch.seeStatus({ state: "needs-you", needPerson: 1 });
    watch.pass(10_000);
    expect(watch.shown[0]?.lines).toEqual([
      namesFiles ? "1 file needs you. “scan.pdf”: which purchase invoice?" : "1 file needs you.",
    ]);
  }
});
