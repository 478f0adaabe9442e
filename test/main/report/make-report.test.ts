/** @file The morning report: what it counts, what it says, and that no file name can do harm in it. */

import { describe, expect, test } from "vitest";
import { makeReport } from "../../../main/report/make-report.ts";
import type { LeftOutRow } from "../../../shared/imports/failures/open-question.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { at, foundAll, from, sampleImport, sampleNight, until } from "./sample-night.ts";

const document = (id: number, purchaseInvoiceId: string): Import =>
  sampleImport(id, { kind: "document", purchaseInvoiceId, place: place(`${id}.pdf`, `Done/2026-11-20/${id}.pdf`) });
const place = (dropped: string, path: string | null) => ({ dropped, path, movingTo: null });
const asks = (id: number, dropped: string): Import =>
  sampleImport(id, {
    kind: "document",
    state: { at: "waiting", why: { kind: "no-purchase-invoice-id", why: "none", candidates: [] } },
    place: place(dropped, `Needs you/${dropped}`),
  });
const topOf = (page: string) => /<p class="sentence (\w+)">(.*?)<\/p>/.exec(page)?.slice(1);

test("a file that could not be moved isn't counted in the folder where it belongs", () => {
  const unmoved = sampleImport(1, { place: { dropped: "a.csv", path: "a.csv", movingTo: "Done/2026-11-20/a.csv" } });
  const { page, figures, differences } = makeReport(sampleNight([unmoved, sampleImport(2)]));
  expect(figures.balance.counts.find(({ place: of }) => of === "done")).toEqual({
    ...{ place: "done", files: 2, found: 1, notMoved: 1, takenAway: 0, notSent: 0, rowsSentBefore: 0 },
  });
  expect(page).toContain("1 not moved there yet");
  expect([differences, page.includes("missing")]).toEqual([[], false]);
});

test("a file that is done because another one has its rows isn't counted as sent", () => {
  const [part] = sampleImport(1).parts;
  if (part === undefined) throw new Error("nothing was sent");
  const nothingSaved = sampleImport(2, { parts: [{ ...part, invoices: 0, net: {}, vat: {} }] });
  const { page, figures } = makeReport(sampleNight([sampleImport(1), nothingSaved, sampleImport(3, { parts: [] })]));
  expect(figures.took?.files).toBe(1);
  expect(figures.balance.counts.find(({ place: of }) => of === "done")).toMatchObject({ files: 3, notSent: 2 });
  expect(page).toContain("nothing was entered from 2 of these files");
});

describe("the sentence at the top", () => {
  test("says of the batches' totals that an invoice list lacks some of what they count", () => {
    const list = { importId: "9", file: "list.csv", seenAt: until, madeOn: null };
    const here = { InvoiceNumber: "UN-1", Currency: "GBP", Net: "10.00" };
    const missing = { importId: "1", file: "a.csv", inbox: "payables", part: 0, row: 3, here, list } as const;
    const finding = { is: "not-found" } as const;
    const findingsOf = (id: string) => (id === "1" ? [{ ...missing, sentAt: from, endedAt: from, finding }] : []);
    const { page, figures } = makeReport(sampleNight([sampleImport(1), sampleImport(2)], { findingsOf }));
    expect(figures.batches.map(({ notInList }) => notInList)).toEqual([
      { invoices: 1, net: { GBP: "10.00" } },
      { invoices: 0, net: {} },
    ]);
    expect(page).toContain(
      "1 of these invoices is missing from a later invoice list, and is in these totals too: GBP 10.00 net.",
    );
    expect(makeReport(sampleNight([sampleImport(1)])).page).not.toContain("missing from a later");
  });

  test("says that no file came and that everything works", () => {
    const { page, figures } = makeReport(sampleNight([]));
    expect(topOf(page)).toEqual(["good", "No new files. Everything&#39;s working."]);
    expect(figures.balance).toMatchObject({ dropped: 0, isBalanced: true });
  });

  test("never says that everything works where it does not", () => {
    const { page } = makeReport(sampleNight([], { trouble: "Signed out of “Head office”. Sign in." }));
    expect(topOf(page)).toEqual(["call", "No new files. Signed out of “Head office”. Sign in."]);
  });

  test("says that all is well where every file that arrived is done", () => {
    expect(topOf(makeReport(sampleNight([sampleImport(1), document(2, "10023")])).page)).toEqual([
      "good",
      "Everything&#39;s up to date. All 2 files added are finished.",
    ]);
  });

  test("says once that a document is missing where nothing else is open, and never that all is well", () => {
    const missed = { inbox: "payables", list: "attachments.csv", row: 2, path: "late.pdf", purchaseInvoiceId: "10023" };
    const { page } = makeReport(sampleNight([sampleImport(1)], { notCome: [{ ...missed, listedAt: from }] }));
    const sentence =
      "A document in your document lists is still missing: “late.pdf” (row 2 of “attachments.csv”). Add it to the inbox of the list.";
    expect(topOf(page)).toEqual(["call", sentence]);
    expect(page.slice(page.indexOf("<body>")).split(sentence)).toHaveLength(2);
    expect(page).not.toContain("Up to date");
  });

  test("counts invoices to compare apart from the files that need a person, as the window does", () => {
    const of = { is: "not-in-list", inbox: "payables", path: "a.csv", importId: "1", part: 0, here: {}, differs: null };
    const list = { file: "list.csv", addedOn: "2026-11-20", madeOn: null };
    const exceptions = [2, 3].map((row) => ({ ...of, row, ids: [], names: [], sentOn: "2026-11-20", list })) as never;
    const { page } = makeReport(sampleNight([asks(2, "scan.pdf")], { exceptions }));
    expect(topOf(page)).toEqual(["call", expect.stringMatching(/^1 file needs you\. 2 sent invoices aren/)]);
  });

  test("says how many files need a person, earlier ones too, and names each with what to do", () => {
    const before = { ...asks(7, "old.pdf"), seenAt: from - 1, since: from - 1 };
    const { page, figures } = makeReport(sampleNight([sampleImport(1), asks(2, "scan.pdf"), before]));
    expect(topOf(page)).toEqual(["call", "2 files need you."]);
    expect(figures.needYou).toMatchObject([
      {
        file: "scan.pdf",
        why: "Which purchase invoice?",
        toDo: expect.stringContaining("choose the purchase invoice"),
      },
      { file: "old.pdf" },
    ]);
    expect(figures.balance.dropped).toBe(2);
  });
});

test("lists are kept, not sent: they are counted apart", () => {
  const list = (id: number) => sampleImport(id, { kind: "register", parts: [] });
  const { page, figures, table } = makeReport(sampleNight([sampleImport(1), document(2, "10023"), list(3), list(4)]));
  expect(figures.took?.files).toBe(2);
  expect(figures.picture.slots.reduce((sum, { sent }) => sum + sent, 0)).toBe(2);
  const counted = figures.balance.counts.filter(({ files }) => files > 0).map(({ place, files }) => [place, files]);
  expect(counted).toEqual([
    ["done", 2],
    ["list", 2],
  ]);
  expect(figures.balance).toMatchObject({ dropped: 4, isBalanced: true });
  expect(page).toContain("2 files were sent.");
  expect(page).toContain(
    "invoice lists and document lists: saved to look things up in, and nothing is entered from them",
  );
  expect(table).toContain("Lists");
  expect(makeReport(sampleNight([list(1)])).figures.took).toBeNull();
});

describe("the balance", () => {
  const imports = [
    sampleImport(1),
    asks(2, "scan.pdf"),
    sampleImport(3, { state: { at: "failed", why: { kind: "empty-file" } } }),
    sampleImport(4, { state: { at: "duplicate", of: "1" } }),
    sampleImport(5, { state: { at: "queued", why: null, attempts: 0, notBefore: 0 } }),
  ];
  const unsettled = [{ inbox: "payables", file: "new.pdf", since: until, why: "new" }] as const;
  const found = foundAll(imports, { ignored: ["~$book.xlsx"] });

  test("adds up over every place that a file can be in", () => {
    const { figures } = makeReport(sampleNight(imports, { unsettled, found: [found] }));
    expect(figures.balance.dropped).toBe(7);
    expect(Object.fromEntries(figures.balance.counts.map(({ place, files }) => [place, files]))).toEqual({
      done: 1,
      list: 0,
      "needs-you": 1,
      failed: 1,
      duplicate: 1,
      ignored: 1,
      "under-way": 2,
    });
    expect([figures.balance.isBalanced, figures.alarms]).toEqual([true, []]);
  });

  test("raises an alarm where the trail took in more files than are accounted for", () => {
    const { figures, page } = makeReport(sampleNight(imports, { takenIn: 6 }));
    expect(figures.alarms).toEqual(["6 files were added, 1 more than accounted for (5)."]);
    expect(topOf(page)?.[0]).toBe("bad");
    expect(page.indexOf("6 files were added")).toBeLessThan(page.indexOf("Needs you"));
  });

  test("raises an alarm where a file that needs a person is not in its folder, and names it", () => {
    const without = { ...found, inPlace: new Set(["1", "3", "4", "5"]) };
    const { figures } = makeReport(sampleNight(imports, { found: [without] }));
    expect(figures.alarms).toEqual(["“scan.pdf” should be in the inbox as “Needs you/scan.pdf”, but it's missing."]);
  });

  test("raises an alarm where our folders hold a file that the journal does not know", () => {
    const { figures } = makeReport(sampleNight(imports, { found: [{ ...found, unknown: ["Done/x.pdf"] }] }));
    expect(figures.alarms).toEqual([expect.stringMatching(/^“Done\/x\.pdf” .* no record of it/)]);
  });

  test("raises no alarm for files that people removed from Done, and says how many", () => {
    const without = { ...found, inPlace: new Set(["2", "3", "5"]) };
    const { figures, page } = makeReport(sampleNight(imports, { found: [without] }));
    expect(figures.alarms).toEqual([]);
    expect(page).toContain("1 of the files has since been moved or deleted");
  });

  test("says which folder it could not read, and raises no alarm for it", () => {
    const away = { inbox: "payables", unreachable: "gone", inPlace: new Set<string>(), unknown: [], ignored: [] };
    const { figures, page } = makeReport(sampleNight(imports, { found: [away] }));
    expect(figures.alarms).toEqual([]);
    expect(page).toContain("a folder can&#39;t be opened right now");
  });
});

test("the amounts of this night's batches are summed exactly, by currency", () => {
  const part = sampleImport(1).parts[0];
  const euro = part && { ...part, net: { EUR: "0.20" }, vat: { EUR: "0" } };
  const old = { ...sampleImport(3, { seenAt: from - 60_000 }) };
  const { figures, page } = makeReport(
    sampleNight([sampleImport(1), sampleImport(2, euro ? { parts: [euro] } : {}), old, document(4, "10023")]),
  );
  expect(figures).toMatchObject({ invoices: 4, net: { GBP: "10.10", EUR: "0.20" }, vat: { GBP: "2.02", EUR: "0" } });
  expect(figures.batches[0]?.names).toEqual(["Imported - 20/11/26 07:01"]);
  expect(page).toContain("EUR 0.20<br>GBP 10.10");
  expect(figures.documents).toMatchObject([{ purchaseInvoiceId: "10023" }]);
});

describe("the picture", () => {
  const spanOf = (begin: string, end: string) => ({ from: at(begin), until: at(end) });

  test("has a bar for each quarter of an hour, also across midnight, with each file in its own", () => {
    const late = sampleImport(1, { seenAt: at("2026-11-20T23:59:50Z") });
    const { slots } = makeReport(sampleNight([late])).figures.picture;
    expect(slots).toHaveLength(96);
    expect(slots.filter(({ added, sent }) => added + sent > 0)).toEqual([
      { at: at("2026-11-20T23:45Z"), added: 1, sent: 0 },
      { at: at("2026-11-21T00:00Z"), added: 0, sent: 1 },
    ]);
  });

  test.each([
    ["the clocks go forward", "2027-03-27T07:00Z", "2027-03-28T06:00Z", 92, "2027-03-28T01:05Z", "02:00 BST"],
    ["the clocks go back", "2026-10-24T06:00Z", "2026-10-25T07:00Z", 100, "2026-10-25T01:05Z", "01:00 GMT"],
  ])(
    "of the night when %s has the right number of quarters, and says which hour is meant",
    (_, begin, end, howMany, seen, said) => {
      const night = sampleNight([sampleImport(1, { seenAt: at(seen) })], spanOf(begin, end));
      const { figures, page } = makeReport(night);
      expect(figures.picture.slots).toHaveLength(howMany);
      expect(page).toContain(`<th scope="row">${said}</th>`);
    },
  );

  test("of a fortnight has bars of hours or days, not a thousand quarters of an hour", () => {
    const { figures } = makeReport(sampleNight([], spanOf("2026-12-20T07:00Z", "2027-01-03T07:00Z")));
    expect(figures.picture.slots.length).toBeLessThanOrEqual(145);
  });

  test("has a description in words for people who cannot see it", () => {
    const first = sampleImport(1);
    const later = sampleImport(3, { seenAt: first.seenAt + 60 * 60_000 });
    const { page } = makeReport(sampleNight([first, sampleImport(2), later]));
    expect(page).toMatch(/<svg[^>]*role="img"[^>]*aria-labelledby="picture-title picture-desc"/);
    expect(page).toContain("Most were added from 07:00 (2).");
  });

  test("isn't drawn for one bar, which says less than its figures", () => {
    const { page } = makeReport(sampleNight([sampleImport(1), sampleImport(2)]));
    expect(page).not.toContain("<svg");
    expect(page).toContain("<h2>Added and sent, per 15 minutes</h2>");
    expect(page).toMatch(/<table class="narrow">.*<th scope="row">07:00<\/th><td>2<\/td>/s);
  });
});

test("what needs a person has one count, and says how many of it each folder has", () => {
  const waiting = sampleImport(1, { state: { at: "waiting", why: { kind: "no-invoices" } } });
  const failed = sampleImport(2, { state: { at: "failed", why: { kind: "empty-file" } } });
  const { page } = makeReport(sampleNight([waiting, failed, sampleImport(3, { state: waiting.state })]));
  expect(page).toContain('<h2>To do (3)</h2><p class="hint">2 in the folder Needs you, 1 in Failed</p>');
});

describe("each line of what needs a person says whether anything was entered", () => {
  const noAnswer = { kind: "no-answer", evidence: "silence", detail: "" } as const;
  const part = { invoices: 3, net: {}, vat: {}, sentAt: from, endedAt: null, status: null } as const;
  const sent = { ...part, state: "done" } as const;
  const row = {
    row: 2,
    column: null,
    header: null,
    value: null,
    reason: { say: "no-id" },
    fix: { say: "fix-no-net" },
  } as const;
  const unsaved = (isCertain: boolean): LeftOutRow => ({ ...row, notSaved: { part: 0, isCertain, net: {}, vat: {} } });
  const problems = (problems: readonly LeftOutRow[]) =>
    ({ at: "waiting", why: { kind: "rows-have-problems", problems, rowsSent: 3, rowsReady: 0 } }) as const;
  const enteredIn = (changes: Partial<Import>) =>
    makeReport(sampleNight([sampleImport(1, changes)])).figures.needYou.map(({ entered }) => entered);

  test.each<[string, Partial<Import>, string]>([
    ["a rejected file: no", { state: { at: "failed", why: { kind: "refused", status: 400, body: "" } } }, "no"],
    ["a held file: no", { state: { at: "held", doubts: [] } }, "no"],
    ["rows with problems, of a file of which nothing was sent: no", { state: problems([row]) }, "no"],
    ["rows with problems, where the others were sent: in part", { state: problems([row]), parts: [sent] }, "in-part"],
    [
      "a batch of which nothing was saved: no",
      { state: problems([unsaved(true)]), parts: [{ ...sent, invoices: 0 }] },
      "no",
    ],
    [
      "a batch of which rows may not have been saved: not known",
      { state: problems([unsaved(false)]), parts: [sent] },
      "not-known",
    ],
    [
      "an unknown outcome: not known",
      { state: { at: "unknown", part: 0, why: noAnswer }, parts: [{ ...part, state: "unknown" }] },
      "not-known",
    ],
    [
      "a file that was here before a restore: not known",
      { state: { at: "held", doubts: [], why: { kind: "may-have-gone", from, until } } },
      "not-known",
    ],
    [
      "a document that was renamed while it was attached: not known",
      {
        kind: "document",
        state: {
          at: "waiting",
          why: { kind: "no-purchase-invoice-id", why: "renamed-while-sent", sentTo: "10023", candidates: [] },
        },
      },
      "not-known",
    ],
    [
      "a rejected second batch: in part",
      {
        state: { at: "failed", why: { kind: "refused", status: 400, body: "" } },
        parts: [sent, { ...part, state: "refused" }],
      },
      "in-part",
    ],
  ])("%s", (_, changes, entered) => {
    expect(enteredIn(changes)).toEqual([entered]);
  });

  test("a file without an import says it too, and the page and the table show it", () => {
    const inbox = "payables";
    const exceptions = [
      { inbox, path: "Done/a.csv", is: "changed", sent: "yes" },
      { inbox, path: "deep", is: "folder-closed" },
      { inbox, path: "Failed/b.csv", is: "unknown-file" },
      { inbox, path: "c.lnk", is: "not-taken-in", why: "not-a-file" },
    ] as const;
    const { figures, page, table } = makeReport(sampleNight([], { exceptions }));
    expect(figures.needYou.map(({ entered }) => entered)).toEqual(["yes", null, "not-known", "no"]);
    expect(page).toContain('<th scope="col">Entered</th>');
    expect(page).toContain('<td class="nowrap" data-heading="Entered">Not known</td>');
    expect(table).toContain("Time,Entered\r\n");
    expect(table).toMatch(/^Needs you,c\.lnk,.*,No\r$/m);
  });
});

test("a file that may have been sent is never passed over by the balance", () => {
  const why = { kind: "no-answer", evidence: "silence", detail: "" } as const;
  const sentAt = Date.UTC(2026, 10, 21, 2, 14);
  const part = { invoices: 3, net: { GBP: "10.10" }, vat: { GBP: "2.02" }, sentAt, endedAt: null };
  const parts = [{ ...part, state: "unknown", status: null }] as const;
  const doubted = sampleImport(1, { state: { at: "unknown", part: 0, why }, parts });
  const { page } = makeReport(sampleNight([doubted]));
  expect(page).toContain(
    "Every file added is accounted for. But it isn't known whether 1 file is in the finance system: see To do.",
  );
  expect(page).toContain(
    "1 file may or may not be in the finance system. Look there, then answer in Pigeonhole. Please don't add it again",
  );
  expect(page).toContain(
    "look for these 3 purchase invoices: net GBP 10.10 and VAT GBP 2.02 in all. The note beside the file has their numbers. If they&#39;re there, they were entered on 21 Nov 2026 at about 02:14 (this computer&#39;s time, Europe/London).",
  );
  expect(page).toContain(
    "Then choose in Pigeonhole: “Found it: mark as sent” or “Not found: send again”. If only some",
  );
  expect(makeReport(sampleNight([sampleImport(2)])).page).not.toMatch(/But it isn|may or may not/);
});

test("what an invoice list of this night has settled is named with the list, in the page and the table, and once", () => {
  const listed = (id: string) => ({ list: { id, file: "bills.csv" }, rows: [2, 3] });
  const answers = { arrived: [2, 3], missing: [], later: [], listed: [listed("2")] };
  const part = { state: "done", invoices: 2, net: {}, vat: {}, sentAt: from - 1, endedAt: null, status: null } as const;
  const settled = sampleImport(1, { parts: [{ ...part, answers }] });
  const list = sampleImport(2, { kind: "register", parts: [] });
  const { figures, page, table } = makeReport(sampleNight([settled, list]));
  const file = settled.place.dropped;
  expect(figures.settledByLists).toEqual([{ file, rows: 2, list: "bills.csv" }]);
  expect(page).toContain("Settled by invoice lists (1)");
  expect(table).toMatch(/^Settled by list,.*2 rows in the list bills\.csv/m);
  const nextDay = makeReport(sampleNight([settled, { ...list, seenAt: from - 1 }]));
  expect(nextDay.figures.settledByLists).toEqual([]);
  expect(nextDay.page).not.toContain("Settled by invoice lists");
});

test("files under way need nothing, unless the agent can't work", () => {
  const queued = sampleImport(5, { state: { at: "queued", why: null, attempts: 0, notBefore: 0 } });
  const pageIn = (trouble: string | null) => makeReport(sampleNight([queued], { trouble })).page;
  expect(pageIn(null)).toContain("You don't need to do anything about these.");
  const signedOut = pageIn("Signed out. Sign in to carry on.");
  expect(signedOut).not.toContain("You don't need to do anything");
  expect(signedOut).toContain("These may have to wait. Signed out. Sign in to carry on.");
});

test("a file that waits for its inbox's posting hours is shown with the time when they begin", () => {
  const queued = sampleImport(5, { state: { at: "queued", why: null, attempts: 0, notBefore: 0 } });
  const closed = [{ inbox: "payables", opensAt: at("2026-11-21T18:00Z"), files: 1 }];
  const { figures } = makeReport(sampleNight([queued], { closed }));
  expect(figures.underWay).toEqual([{ file: "file 5.csv", how: "Waiting until 18:00" }]);
  expect(makeReport(sampleNight([queued])).figures.underWay[0]?.how).toBe("Waiting to be sent");
});

test("the page and the table show the end of the audit trail, where it has a chain", () => {
  const { page, table } = makeReport(sampleNight([]));
  for (const text of [page, table])
    expect(text).toMatch(/The trail has 1,234 entries, and the newest has the hash.*(0a1b){16}/);
  const unchained = makeReport(sampleNight([], { trail: { entries: 3, hash: null } }));
  expect(unchained.page + unchained.table).not.toContain("hash");
});

describe("a file name", () => {
  const hostile = `"><script>alert('x')</script>\u202egpj.exe`;
  const night = sampleNight([
    asks(1, hostile),
    sampleImport(2, { place: place("=1+1.csv", "Done/2026-11-20/=1+1.csv") }),
  ]);
  const { page, table } = makeReport(night);

  test("runs no script in the page, and does not reverse text", () => {
    expect(page).not.toContain("<script");
    expect(page).not.toContain("\u202e");
    expect(page).toContain("&lt;script&gt;");
    expect(page).toContain("default-src 'none'");
  });

  test("is not a formula in the table, and stays in its cell", () => {
    expect(table).toContain(`,'=1+1.csv,`);
    expect(table).toContain(`"""><script>alert('x')</script>\ufffdgpj.exe"`);
    expect(
      table
        .split("\r\n")
        .slice(1, 3)
        .every((line) => !/^[=+\-@]|,[=+@]/.test(line)),
    ).toBe(true);
  });
});

test("with 5,000 files the page cuts long lists and says how many more there are, and the table holds all", () => {
  const imports = Array.from({ length: 5_000 }, (_, n) =>
    n < 500 ? asks(n + 1, `scan ${n + 1}.pdf`) : sampleImport(n + 1, { seenAt: from + n * 15_000 }),
  );
  const { page, table, figures } = makeReport(sampleNight(imports));
  expect([figures.balance.dropped, figures.balance.isBalanced, figures.needYou.length]).toEqual([5_000, true, 500]);
  expect(page).toContain("And 300 more. They're all in 2026-11-21.csv.");
  expect(page).toContain("And 4,400 more. They're all in 2026-11-21.csv.");
  expect(page.length).toBeLessThan(300_000);
  expect(table.split("\r\n").filter((line) => line.startsWith("Batch,"))).toHaveLength(4_500);
});

test("missing documents are named with the row of the list file", () => {
  const missed = {
    inbox: "payables",
    list: "may/attachments.csv",
    path: "may/<b>scan.pdf",
    purchaseInvoiceId: "10023",
  };
  const { page, table } = makeReport(
    sampleNight([sampleImport(1)], { notCome: [{ ...missed, row: 7, listedAt: from - 4 * 86_400_000 }] }),
  );
  expect(topOf(page)?.[0]).toBe("call");
  expect(page).toContain("A document in your document lists is still missing: “may/&lt;b&gt;scan.pdf” (row 7 of");
  expect(page).toContain("Listed documents missing (1)");
  expect(page).not.toContain("<b>");
  expect(table).toMatch(/^Not come,may\/<b>scan\.pdf,"For purchase invoice 10023, row 7 of may\/attachments\.csv"/m);
});

test("a file that was changed in Needs you and read again is counted once, as it is now", () => {
  const before = sampleImport(1, {
    state: { at: "failed", why: { kind: "withdrawn", was: "another file took its place" } },
    place: place("a.csv", null),
  });
  const now = sampleImport(2, { place: place("a.csv", "Done/2026-11-20/a.csv"), follows: "1" });
  const { page, figures, differences } = makeReport(sampleNight([before, now, sampleImport(3)]));
  expect([differences, figures.balance.dropped, figures.balance.readAgain]).toEqual([[], 2, 1]);
  expect(figures.balance.counts.find(({ place: of }) => of === "failed")?.files).toBe(0);
  expect(page).toContain("One was changed, renamed or moved, and read again. It's counted once, as it is now.");
  expect(page).not.toContain("moved or deleted");
});

test("a file that was taken away and came back in no other form is still counted as taken away", () => {
  const gone = sampleImport(1, {
    state: { at: "failed", why: { kind: "withdrawn", was: "taken away" } },
    place: place("a.csv", null),
  });
  const { page, figures } = makeReport(sampleNight([gone, sampleImport(2, { follows: "9" })]));
  expect([figures.balance.dropped, figures.balance.readAgain]).toEqual([2, 0]);
  expect(page).toContain("1 of the files has since been moved or deleted");
});

test("rows that were left out of a file because they were sent before are counted", () => {
  const first = { importId: "1", file: "first.csv", row: 2, sentAt: from, endedAt: from };
  const some = sampleImport(2, { sentBefore: [{ row: 2, invoiceNumber: "A1", is: "same", first }] });
  const { page, figures } = makeReport(sampleNight([sampleImport(1), some]));
  expect(figures.balance.counts.find(({ place: of }) => of === "done")?.rowsSentBefore).toBe(1);
  expect(page).toContain("1 row was left out because it was sent before in another file");
});
