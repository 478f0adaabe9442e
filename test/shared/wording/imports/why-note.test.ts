/** @file The note that lies beside a file which somebody has to look after. */

import { describe, expect, test } from "vitest";
import type { OpenQuestion } from "../../../../shared/imports/failures/open-question.ts";
import type { Import } from "../../../../shared/imports/import.ts";
import { needsPerson } from "../../../../shared/imports/needs-person.ts";
import { sayRowProblem } from "../../../../shared/wording/imports/rows/say-rows-with-problems.ts";
import { sayOriginal } from "../../../../shared/wording/imports/say-first-time.ts";
import { whyNote } from "../../../../shared/wording/imports/why-note.ts";
import { rowProblems, sampleFailures, sentRows } from "../../sample-failures.ts";
import { arrivedPart, morning, sampleBatch, sampleDocument, samplePart, sampleStates } from "../../sample-imports.ts";

const machinery = /undefined|null|NaN|\[object|\n\n\n/;
const zone = "Europe/London";

/** The note, which must be there. */
function noteOn(import_: Import): string {
  const note = whyNote(import_, zone, { invoices: [], namesakes: [], original: null, connection: null });
  if (note === null) throw new Error("no note");
  return note;
}

test("imports that need a person and duplicates have a note, and no others do", () => {
  for (const state of sampleStates)
    expect(
      whyNote(sampleBatch("a.xlsx", state), zone, { invoices: [], namesakes: [], original: null, connection: null }) !==
        null,
      state.at,
    ).toBe(needsPerson(sampleBatch("a.xlsx", state)) || state.at === "duplicate");
});

test("every failure has a note that says what happened and what to do", () => {
  for (const why of sampleFailures) {
    if (why.kind === "withdrawn") continue;
    const note = noteOn(sampleDocument("10023.pdf", { at: "failed", why }));
    expect(note).not.toMatch(machinery);
    expect(note.split("\n")[0]).toBe("Pigeonhole: why this file is here");
    expect(note).toContain("What happened\n");
    expect(note).toMatch(/\nWhat to do.*\n- /s);
  }
});

const copy = { path: "Needs you/november (2) - to correct (3).xlsx", sha256: "1" };
const withCopy = (import_: Import): Import => ({ ...import_, place: { ...import_.place, copy } });

test("the note of a workbook with a password says how to remove the password in Excel", () => {
  const why = { kind: "unreadable-spreadsheet", detail: { say: "is-protected" } } as const;
  const note = noteOn(sampleBatch("a.xlsx", { at: "failed", why }));
  expect(note).toContain(
    "The spreadsheet is protected with a password, so it can't be read. In Excel, choose File, Info, Protect Workbook, Encrypt with Password. Empty the box, choose OK and save. Then add it to the inbox again.",
  );
});

test("only the note of a file with row problems mentions a correction copy, by the name that it has", () => {
  const named = sampleFailures.filter((why) => {
    const import_ = withCopy(sampleBatch("november.csv", { at: "failed", why } as Import["state"]));
    return why.kind !== "withdrawn" && noteOn(import_).includes("“november (2) - to correct (3).xlsx”");
  });
  expect([...new Set(named.map(({ kind }) => kind))]).toEqual(["rows-have-problems"]);
});

test("the note beside a correction copy says first what happened, and then one thing to do with the copy", () => {
  const why = { kind: "rows-have-problems", problems: rowProblems, rowsSent: 0, rowsReady: 0 } as const;
  const noteWith = (parts: Import["parts"]) =>
    noteOn(withCopy(sampleBatch("a.xlsx", { at: "waiting", why }, { parts })));
  expect(noteWith([])).toMatch(/What happened\n\d rows have problems\. Nothing was sent\.\n/);
  expect(noteWith([])).toContain("It has\n  every row of the file, with the reason beside each wrong one.");
  expect(noteWith([arrivedPart(morning)])).toContain("Rows that were sent aren't sent again.");
});

test("the note of an open question says what becomes of the file if nothing is done", () => {
  const why = { kind: "rows-have-problems", problems: rowProblems, rowsSent: 0, rowsReady: 0 } as const;
  const noteWith = (parts: Import["parts"]) => noteOn(sampleBatch("a.xlsx", { at: "waiting", why }, { parts }));
  expect(noteWith([])).toContain("\nIf you do nothing, nothing of it is sent.\n");
  expect(noteWith([arrivedPart(morning)])).toContain("\nIf you do nothing, nothing more of it is sent.\n");
});

test("no note mentions a correction copy that is not there", () => {
  for (const why of sampleFailures.filter(({ kind }) => kind !== "withdrawn"))
    expect(noteOn(sampleBatch("november.csv", { at: "failed", why } as Import["state"]))).not.toContain("to correct");
});

describe("rows with problems", () => {
  const why = { kind: "rows-have-problems", problems: rowProblems, rowsSent: 0, rowsReady: 0 } as const;
  const note = noteOn(withCopy(sampleBatch("Building works.xlsx", { at: "waiting", why }, { parts: [] })));

  test("the note begins with the file and its times", () => {
    expect(note).toContain("File:   Building works.xlsx\n");
    expect(note).toContain("Added:  20 Nov 2026, 09:25\n");
  });

  test("the sheet of the problems is named, also beside a question", () => {
    const inMay = rowProblems.map((problem) => ({ ...problem, sheet: "May" }));
    const noteAbout = (why: OpenQuestion) => noteOn(sampleBatch("a.xlsx", { at: "waiting", why }));
    expect(noteAbout({ ...why, problems: inMay })).toContain(
      "Every problem (4), in the sheet “May”\n\nRow 7, column A\n",
    );
    expect(noteAbout({ kind: "cannot-tell", questions: [], problems: inMay })).toContain("(4), in the sheet “May”\n");
  });

  test("each problem has its row, column, heading, value, reason and remedy", () => {
    expect(note).toContain("Every problem (4)");
    expect(note).toContain(
      "Row 7, column A\n  Heading:  Invoice date\n  Value:    31/02/2026\n  Problem:  There is no such day.\n  To do:    Write the date as",
    );
    expect(note).toContain("Row 12\n  Problem:  No supplier is given.");
    expect(note).toContain("  Value:    (empty)");
  });

  test("the note says that saving the file sends it if nothing was sent, else to add only the rest", () => {
    expect(note).toContain(
      "- Or correct the file itself in this folder. Each time you save it, it's read again at once,\n  and sent if nothing is wrong.",
    );
    const parts = [arrivedPart(morning)];
    const partly = noteOn(
      withCopy(sampleBatch("a.xlsx", { at: "waiting", why: { ...why, rowsSent: 12, rowsReady: 0 } }, { parts })),
    );
    expect(partly).toContain("- Or add only what wasn't sent to the inbox");
    expect(partly).not.toContain("move it back");
  });
});

test("a field of an e-invoice is named in words, in the note and in a sentence, and a heading as the file has it", () => {
  const [sample] = rowProblems;
  if (sample === undefined) throw new Error("no sample");
  const doubts = [
    { ...sample, column: null, header: "BT-113", value: "50.00" },
    { ...sample, header: "Vendor" },
  ];
  const note = noteOn(sampleBatch("a.xml", { at: "held", doubts }));
  expect(note).toContain("  Field:    paid before (BT-113)\n");
  expect(note).toContain("  Heading:  Vendor\n");
  expect(doubts.map(sayRowProblem)).toEqual([
    expect.stringContaining("Row 7, paid before (BT-113), “50.00”:"),
    expect.stringContaining("Row 7, Vendor (column A), “31/02/2026”:"),
  ]);
});

test("the note of a document without an id names the three ways to give one", () => {
  const why = { kind: "no-purchase-invoice-id", why: "none", candidates: [] } as const;
  const import_ = sampleDocument("scan.pdf", { at: "waiting", why }, { id: "imp-7", purchaseInvoiceId: null });
  const note = noteOn(import_);
  expect(note).toContain('"10023 scan.pdf"');
  expect(note).toContain("subfolder of the inbox named with the invoice ID");
  expect(note).toContain("pigeonhole attach imp-7 10023");
});

describe("an unknown batch", () => {
  const sentAt = Date.UTC(2026, 10, 20, 2, 14, 58);
  const part = samplePart({ state: "unknown", sentAt, endedAt: sentAt + 5_000, invoices: 86 });
  const why = { kind: "no-answer", evidence: "silence", detail: "" } as const;
  const note = noteOn(sampleBatch("a.xlsx", { at: "unknown", part: 0, why }, { id: "imp-9", parts: [part] }));

  test("says what to look for: how many invoices, how much, sent when, and last the names", () => {
    const lookFor = [
      "Contents:        exactly 86 purchase invoices",
      "Net:             GBP 1,204.50",
      "VAT:             GBP 240.90",
      "Tried to send:   on 20 Nov 2026 at about 02:14 (this computer's time, Europe/London)",
      "Possible name:   Imported - 20/11/26 02:14",
      "  or             Imported - 20/11/26 02:15",
      "Search for the invoices by number and supplier, not by the batch's name",
    ];
    expect(note).toContain(lookFor.join("\n"));
  });

  test("names the other batches of the same minute, so that none is taken for this one", () => {
    expect(note).not.toContain("same batch name");
    const namesakes = [{ file: "week 47.csv", invoices: 1, net: { GBP: "75.00" } }];
    const import_ = sampleBatch("a.xlsx", { at: "unknown", part: 0, why }, { id: "imp-9", parts: [part] });
    expect(whyNote(import_, zone, { invoices: [], namesakes, original: null, connection: null })).toContain(
      "This is a different batch, though it may have the same name. Finding it doesn't count:\n- the batch from “week 47.csv”: 1 purchase invoice, GBP 75.00 net\n",
    );
  });

  test("says that a later batch may have the same name", () => {
    expect(note).toContain("A later batch may have the same name too");
  });

  test("names the two answers, and warns against moving the file back", () => {
    expect(note).toContain("pigeonhole settle imp-9 arrived");
    expect(note).toContain("pigeonhole settle imp-9 send-again");
    expect(note).toContain("Nothing is sent until you answer.");
    expect(note).toContain("If it's there after all, it will be there twice.");
    expect(note).toContain("Until then, don't move the file back into the inbox");
  });

  test("says what to do where only some of it is there, because the others would be sent again otherwise", () => {
    expect(note).toContain('- "Only some are there"\n  You mark each invoice. Only the missing ones are sent again.');
    expect(note).toContain("some of them: pigeonhole settle imp-9\n");
  });

  test("says of its commands that they pay nothing", () => {
    expect(note).toMatch(/typed commands\. None pays anything:\n {2}found: +pigeonhole settle imp-9 arrived\n/);
    expect(note).not.toContain("terminal");
  });

  test("says which batches follow", () => {
    const parts = [part, samplePart({ invoices: 14, net: { GBP: "881.12" } })];
    const more = noteOn(sampleBatch("a.xlsx", { at: "unknown", part: 0, why }, { parts }));
    expect(note).not.toContain("The rest of the file is sent next.");
    expect(more).toContain("Nothing is sent again. The rest of the file is sent next.");
    expect(more).toContain("Still to be sent after it: 14 purchase invoices (GBP 881.12 net).");
  });
});

describe("something sent before", () => {
  const original = sampleBatch("a.xlsx", { at: "done" }, { id: "imp-1", parts: [arrivedPart(morning)] });

  test("has a note that names the original of a duplicate, its time and batch, and how to send it anyway", () => {
    const twin = sampleBatch("b.xlsx", { at: "duplicate", of: "imp-1" }, { id: "imp-2", parts: [] });
    const note = whyNote(twin, zone, { invoices: [], namesakes: [], original, connection: null }) ?? "";
    expect(note).toContain(
      "“a.xlsx” (ID imp-1) was sent on 20 Nov 2026, 09:30, as the batch Imported - 20/11/26 09:30.",
    );
    expect(note).toContain('pigeonhole retry imp-2 --anyway "REASON"');
    expect(note).toContain("Moving the file back into the inbox won't send it.");
    expect(note).not.toMatch(machinery);
    expect(whyNote(twin, zone, { invoices: [], namesakes: [], original: null, connection: null })).not.toMatch(
      machinery,
    );
  });

  test("has a note that names a document's purchase invoice, and the state of an unsent original", () => {
    const parts = [arrivedPart(morning, { invoices: 0, state: "unknown" })];
    const document = sampleDocument("10023.pdf", { at: "done" }, { parts });
    expect(sayOriginal(document, zone)).toMatch(
      /, to purchase invoice 10023\. It's unclear whether it's in the finance system\.$/,
    );
    expect(sayOriginal({ ...original, state: { at: "held", doubts: [] }, parts: [samplePart()] }, zone)).toBe(
      "“a.xlsx” (ID imp-1) has some or all of the same content. Its status: Needs you: approve for sending.",
    );
  });

  test("has a note that lists each doubtful row with the time, batch, file and row of its original", () => {
    const why = { kind: "already-sent", rows: sentRows } as const;
    const note = noteOn(sampleBatch("b.xlsx", { at: "waiting", why }, { id: "imp-3", parts: [] }));
    expect(note).toContain(
      "Every such row (9)\n- Row 4, invoice INV-7: this supplier's invoice with that number was sent in",
    );
    expect(note).toMatch(
      /“november\.xlsx”, row 3, .* \(ID 12, sent on 20 Nov 2026, 02:14, batch Imported - 20\/11\/26 02:14/,
    );
    expect(note).toContain("is about to be sent in “november.xlsx”");
    expect(note).toContain("- Remove the rows that were sent from this file, in this folder, and save it.");
    expect(note).not.toMatch(machinery);
  });
});

test("the note of a held file says what it would send and how to approve it", () => {
  const note = noteOn(sampleBatch("a.xlsx", { at: "held", doubts: [] }, { id: "imp-3" }));
  expect(note).toContain("12 purchase invoices (GBP 1,204.50 net, GBP 240.90 VAT)");
  expect(note).toContain("pigeonhole approve imp-3");
});

test("a file name with line breaks stays on one line", () => {
  const note = noteOn(sampleBatch("a\nWhat to do\n- pay.xlsx", { at: "held", doubts: [] }));
  expect(note).toContain("File:   a What to do - pay.xlsx\n");
});

test("the note of an unknown batch lists its invoices, up to a limit", () => {
  const why = { kind: "no-answer", evidence: "silence", detail: "" } as const;
  const unknown = sampleBatch("a.xlsx", { at: "unknown", part: 0, why }, { parts: [arrivedPart(morning)] });
  const invoices = Array.from({ length: 620 }, (_, n) => ({
    InvoiceNumber: `INV-${n + 1}`,
    AccountId: "50201",
    Net: "10.00",
  }));
  const note = whyNote(unknown, zone, { invoices, namesakes: [], original: null, connection: null }) ?? "";
  expect(note).toContain("- INV-1, supplier 50201, net 10.00");
  expect(note).toContain("- INV-500,");
  expect(note).not.toContain("INV-501,");
  expect(note).toContain("… and 120 more");
});

test("a note names the connection and office that the file is for", () => {
  const facts = { invoices: [], namesakes: [], original: null, connection: "Head office, Leeds (a test system)" };
  const held = sampleBatch("a.xlsx", { at: "held", doubts: [] });
  expect(whyNote(held, zone, facts)).toContain("For:    Head office, Leeds (a test system)\n");
});

test("a file of which it's unclear what was saved has one instruction: look first, then add what isn't there", () => {
  const notSaved = { part: 0, isCertain: false, net: { GBP: "10.00" }, vat: { GBP: "2.00" } };
  const fix = { say: "look-then-send" } as const;
  const reason = { say: "perhaps-not-saved", said: "busy" } as const;
  const problems = [{ row: 2, column: null, header: null, value: "A1, Acme", reason, fix, notSaved }];
  const why = { kind: "rows-have-problems", problems, rowsSent: 0, rowsReady: 0 } as const;
  const place = { dropped: "a.csv", path: "Needs you/a.csv", movingTo: null, copy };
  const note = noteOn(sampleBatch("a.csv", { at: "waiting", why }, { place }));
  expect(note.slice(note.indexOf("\nWhat to do"))).toBe(
    "\nWhat to do\n- Check the finance system. Add only what isn't there to the inbox, in a separate file. You're asked about it once more. Send it anyway then: its own note says how.\n",
  );
  expect(note).not.toContain("to correct");
});

test("a file that the finance system saves later has the instruction to wait first", () => {
  const notSaved = { part: 0, isCertain: false, net: { GBP: "10.00" }, vat: { GBP: "2.00" } };
  const [fix, reason] = [{ say: "wait-then-look" } as const, { say: "says-later" } as const];
  const problems = [{ row: 2, column: null, header: null, value: "A1, Acme", reason, fix, notSaved }];
  const why = { kind: "rows-have-problems", problems, rowsSent: 0, rowsReady: 0 } as const;
  const place = { dropped: "a.csv", path: "Needs you/a.csv", movingTo: null, copy };
  const note = noteOn(sampleBatch("a.csv", { at: "waiting", why }, { place }));
  expect(note).toContain("\nWhat to do\n- Wait until the finance system has processed the batch.\n- Check the finance");
});

describe("the note of an e-invoice", () => {
  const noteOf = (state: Import["state"], others: Partial<Import> = {}) =>
    noteOn(sampleBatch("invoice.xml", state, { id: "imp-4", ...others }));

  test("names the answer, and what to do where it isn't needed, and never a correction by its receiver", () => {
    const question = { id: "notes", text: { say: "ask-notes", texts: ["Kopie"] }, answers: [] } as const;
    const others = { about: "e-invoice", column: null, examples: [] } as const;
    const answer = { id: "invoice", label: { say: "import-all-the-same" }, sets: {} } as const;
    const asked = noteOf({
      at: "waiting",
      why: { kind: "cannot-tell", questions: [{ ...question, ...others, answers: [answer] }], problems: [] },
    });
    expect(asked).toContain('run: pigeonhole answer imp-4\n- If it isn\'t needed: choose "Cancel this file"');
    expect(asked).toContain("or run: pigeonhole reject imp-4");
    const unanswerable = noteOf({
      at: "waiting",
      why: { kind: "cannot-tell", questions: [{ ...question, ...others }], problems: [] },
    });
    expect(unanswerable).toContain("- If the e-invoice is wrong: ask the supplier for a correct one");
    const failed = noteOf({ at: "failed", why: { kind: "unreadable-e-invoice", detail: { say: "is-empty" } } });
    for (const note of [asked, unanswerable, failed]) expect(note).not.toMatch(/Correct the file|correct the file/);
  });

  test("that is an order is called a document, and is closed once it was forwarded", () => {
    const why = { kind: "unreadable-e-invoice", detail: { say: "is-other-document", is: "order" } } as const;
    const note = noteOn(sampleBatch("order.xml", { at: "failed", why }, { parts: [] }));
    expect(note).toMatch(/^Kind: +Document$/m);
    expect(note).toContain(
      '\nWhat to do\n- Once that is done: choose "Not needed" in Pigeonhole, or run: pigeonhole reject',
    );
    expect(note).not.toContain("ask the supplier");
  });

  test("with several inside names the way to choose them, and no other", () => {
    const note = noteOf({
      at: "failed",
      why: { kind: "unreadable-e-invoice", detail: { say: "several-invoices-in-one", count: 2 } },
    });
    expect(note).toContain("pigeonhole inside imp-4 all");
    expect(note).not.toContain("move it back");
  });
});
