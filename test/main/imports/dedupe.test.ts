/** @file The nets against sending an invoice twice, over a whole world in memory. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Decision } from "../../../main/imports/decide.ts";
import { canRetry } from "../../../main/imports/state/allowed-actions.ts";
import { invoicesFromPayload } from "../../../shared/imports/sent-invoices.ts";
import type { Answer } from "../../fakes/fake-service.ts";
import { writing } from "../../fakes/journal-writes.ts";
import type { MemoryJournal } from "../../fakes/memory-journal.ts";
import { dateCell, makeWorkbook } from "../../fixtures/spreadsheets/make-files.ts";
import { header, openOffice, row, sheet } from "./open-office.ts";

const hourMs = 60 * 60_000;

const anyway: Decision = { type: "send-anyway", reason: "The first one was cancelled." };

describe("a spreadsheet dropped again", () => {
  test("with a row added sends that row alone, and says where the others went", async () => {
    const { drop, sent, of, at } = openOffice();
    await drop("a.csv", sheet(row("A1"), row("A2")));
    await drop("b.csv", sheet(row("A1"), row("A2"), row("A3")));
    expect([sent(), at("b.csv")]).toEqual([[["A1 10.00", "A2 10.00"], ["A3 10.00"]], "done"]);
    expect(of("b.csv")?.sentBefore).toMatchObject([
      { row: 2, invoiceNumber: "A1", is: "same", first: { importId: "1", file: "a.csv", row: 2 } },
      { row: 3, invoiceNumber: "A2" },
    ]);
  });

  const full = "Supplier,Invoice number,Invoice date,Currency,Net,VAT,Remark";
  const workbook = makeWorkbook({
    List: [
      full.split(","),
      ["Acme", "A1", dateCell(46_350), "GBP", 88, 17.6, "site 4"],
      ["Acme", "A2", dateCell(46_350), "GBP", 9, 1.8, ""],
    ],
  });
  test.each<[string, string | Uint8Array]>([
    [
      "without zeros at the end of its amounts",
      `${full}\r\nAcme,A1,2026-11-24,GBP,88,17.6,site 4\r\nAcme,A2,2026-11-24,GBP,9,1.8,`,
    ],
    [
      "with its dates otherwise",
      `${full}\r\nAcme,A1,24/11/2026,GBP,88.00,17.60,site 4\r\nAcme,A2,24/11/2026,GBP,9.00,1.80,`,
    ],
    [
      "with its columns in another order",
      "Remark,VAT,Net,Currency,Invoice date,Invoice number,Supplier\r\nsite 4,17.60,88.00,GBP,2026-11-24,A1,Acme\r\n,1.80,9.00,GBP,2026-11-24,A2,Acme",
    ],
    ["as a workbook", workbook],
  ])("%s is known again row by row, and what is new is sent", async (_how, content) => {
    const { drop, sent, of, at } = openOffice();
    await drop("a.csv", `${full}\r\nAcme,A1,2026-11-24,GBP,88.00,17.60,site 4`);
    const name = typeof content === "string" ? "b.csv" : "b.xlsx";
    await drop(name, content);
    expect([at(name), of(name)?.sentBefore]).toMatchObject(["done", [{ invoiceNumber: "A1", is: "same" }]]);
    expect(sent()[1]?.map((one) => one.split(" ")[0])).toEqual(["A2"]);
  });

  test.each([
    ["a remark that isn't sent is another", "Acme,A1,2026-11-24,GBP,88,17.60,site 5"],
    ["a remark is new", "Acme,A1,2026-11-24,GBP,88,17.60,"],
    ["an amount is another", "Acme,A1,2026-11-24,GBP,88.01,17.60,site 4"],
    ["the supplier is written otherwise", "ACME,A1,2026-11-24,GBP,88,17.60,site 4"],
  ])("in another spelling is asked about where %s", async (_what, line) => {
    const { drop, sent, at } = openOffice();
    await drop("a.csv", `${full}\r\nAcme,A1,2026-11-24,GBP,88.00,17.60,site 4`);
    await drop("b.csv", `${full}\r\n${line}`);
    expect([at("b.csv"), sent().length]).toEqual(["waiting", 1]);
  });

  test("with a row twice, in two spellings, is asked about", async () => {
    const { drop, sent, at } = openOffice();
    await drop("a.csv", `${full}\r\nAcme,A1,2026-11-24,GBP,88.00,17.60,site 4`);
    await drop(
      "b.csv",
      `${full}\r\nAcme,A1,2026-11-24,GBP,88,17.60,site 4\r\nAcme,A1,2026-11-24,GBP,88.00,17.6,site 4`,
    );
    expect([at("b.csv"), sent().length]).toEqual(["waiting", 1]);
  });

  test("with its rows in another order is a duplicate, with a note that says of what", async () => {
    const { drop, sent, of, note, disk } = openOffice();
    await drop("a.csv", sheet(row("A1"), row("A2")));
    await drop("b.csv", sheet(row("A2"), row("A1")));
    expect([sent().length, of("b.csv")?.state]).toEqual([1, { at: "duplicate", of: "1" }]);
    expect(disk.paths()).toContain("Duplicates/b.csv");
    expect(note("Duplicates/b.csv")).toMatch(/“a\.csv” \(ID 1\) was sent on .* as the batch Imported - \d\d/);
    expect(note("Duplicates/b.csv")).toContain('retry 2 --anyway "REASON"');
  });

  describe("after only one of its batches was accepted", () => {
    async function partlySent() {
      const office = openOffice({ maxInvoicesPerBatch: 1 });
      office.service.answerWith(["accept", "refuse"]);
      await office.drop("a.csv", sheet(row("A1"), row("A2"), row("A3")));
      expect([office.sent(), office.at("a.csv")]).toEqual([[["A1 10.00"]], "failed"]);
      return office;
    }

    test("is no duplicate: what was not sent is sent, and it is said what was sent before", async () => {
      const { drop, service, sent, of } = await partlySent();
      service.answerWith(["accept"]);
      await drop("b.csv", sheet(row("A1"), row("A2"), row("A3")));
      expect(sent()).toEqual([["A1 10.00"], ["A2 10.00"], ["A3 10.00"]]);
      expect(of("b.csv")).toMatchObject({ state: { at: "done" }, sentBefore: [{ row: 2, invoiceNumber: "A1" }] });
    });

    test("neither of the two sends the rest a second time", async () => {
      const { drop, decide: decideOn, service, sent, at } = await partlySent();
      service.answerWith(["accept"]);
      await drop("b.csv", sheet(row("A1"), row("A2"), row("A3")));
      await decideOn("a.csv", { type: "retry" });
      expect([sent().length, at("a.csv")]).toEqual([3, "waiting"]);
    });

    test("the note on a file with its accepted rows alone names the batch that was accepted, and no other", async () => {
      const { drop, at, note } = await partlySent();
      await drop("b.csv", sheet(row("A1")));
      expect(at("b.csv")).toBe("duplicate");
      const said = note("Duplicates/b.csv");
      expect(said).toContain("2 of its 3 batches were not sent.");
      expect(said.match(/Imported - /g)).toHaveLength(1);
    });
  });

  test("after its rows with problems were left out is asked about those, and is no duplicate", async () => {
    const { drop, sent, of } = openOffice({ rowsWithProblems: "send-the-rest" });
    const content = sheet(row("A1"), ",A2,2026-11-20,10.00,2.00");
    await drop("a.csv", content);
    await drop("b.csv", content);
    expect(sent()).toEqual([["A1 10.00"]]);
    expect(of("b.csv")?.state).toMatchObject({ at: "waiting", why: { kind: "rows-have-problems" } });
  });

  test("with an amount changed is asked about whole, and what it says goes out once a person says why", async () => {
    const { drop, sent, of, at, note, decide: say, journal } = openOffice();
    await drop("a.csv", sheet(row("A1"), row("A2")));
    await drop("b.csv", sheet(row("A1"), row("A2", "11.00"), row("A3")));
    expect([sent().length, at("b.csv")]).toEqual([1, "waiting"]);
    expect(note("Needs you/b.csv")).toMatch(/Row 3, invoice A2: .* in “a\.csv”, row 3, .*batch Imported - /);
    expect(await say("b.csv", { ...anyway, reason: "  " })).toMatch(/^Give a reason/);
    expect(await say("b.csv", { ...anyway, reason: "x".repeat(501) })).toMatch(/500 characters/);
    expect(await say("b.csv", anyway)).toBe("ok");
    expect([sent()[1], at("b.csv")]).toEqual([["A2 11.00", "A3 10.00"], "done"]);
    expect(of("b.csv")?.sentBefore).toMatchObject([{ row: 2 }]);
    expect([...journal.trail()].find(({ what }) => what === "send-anyway")).toMatchObject({
      importId: "2",
      who: "Ada",
      detail: { reason: anyway.reason },
    });
  });

  test("with its columns in another order is a duplicate, for its rows say the same", async () => {
    const { drop, sent, of } = openOffice();
    await drop("a.csv", sheet(row("A1")));
    await drop("b.csv", "Invoice number,Supplier,Invoice date,Net,VAT\r\nA1,Acme,2026-11-20,10.00,2.00");
    expect([sent().length, of("b.csv")?.state]).toEqual([1, { at: "duplicate", of: "1" }]);
  });

  test("under other headings is asked about, for the raw row is the same", async () => {
    const { drop, sent, of, decide: say } = openOffice();
    await drop("a.csv", sheet(row("A1")));
    await drop("b.csv", `Supplier,Internal reference,Invoice date,Net,VAT\r\n${row("A1")}`);
    const change = { isSameKind: false, without: ["InvoiceNumber"] } as const;
    expect(await say("b.csv", { type: "answer", change, remember: false })).toBe("ok");
    expect([sent().length, of("b.csv")?.state]).toMatchObject([
      1,
      { at: "waiting", why: { kind: "already-sent", rows: [{ is: "read-otherwise" }] } },
    ]);
  });

  test("without invoice numbers is asked about, for two true purchases may look alike", async () => {
    const { drop, sent, of, decide: say } = openOffice();
    const without: Decision = { type: "answer", change: { without: ["InvoiceNumber"] }, remember: true };
    await drop("a.csv", sheet(row("")));
    await say("a.csv", without);
    await drop("b.csv", sheet(row(""), row("", "12.00")));
    expect([sent().length, of("b.csv")?.state]).toMatchObject([
      1,
      { at: "waiting", why: { kind: "already-sent", rows: [{ row: 2, is: "no-number" }] } },
    ]);
  });

  test("over another connection goes, for that is another finance system", async () => {
    const { drop, sent } = openOffice();
    await drop("a.csv", sheet(row("A1"), row("A2")));
    await drop("b.csv", sheet(row("A2"), row("A1")), "sales");
    expect(sent()).toHaveLength(2);
  });
});

describe("an invoice that looks like one that was sent is asked about, with both shown,", () => {
  const line = (supplier: string, number: string) => `${supplier},${number},2026-11-20,10.00,2.00`;
  test.each([
    ["a no-break space", line("Acme\u00a0Ltd", "INV-55")],
    ["two spaces", line("Acme  Ltd", "INV-55")],
    ["a direction mark", line("\u200eAcme Ltd", "INV-55")],
    ["a hyphen of another kind", line("Acme Ltd", "INV\u201155")],
    ["a full-width digit", line("Acme Ltd", "INV-５5")],
    ["a space for the hyphen", line("Acme Ltd", "INV 55")],
    ["nothing for the hyphen", line("Acme Ltd", "INV55")],
  ])("with %s", async (_, look) => {
    const { drop, sent, of, at, note, decide: say } = openOffice();
    await drop("a.csv", sheet(line("Acme Ltd", "INV-55")));
    await drop("b.csv", sheet(look));
    expect([sent().length, of("b.csv")?.state]).toMatchObject([
      1,
      { at: "waiting", why: { kind: "already-sent", rows: [{ row: 2, is: "spelled-otherwise" }] } },
    ]);
    expect(note("Needs you/b.csv")).toMatch(/in “a\.csv”, row 2, .*; here: .+; there: INV-55, Acme Ltd, 20 Nov 2026/);
    expect([await say("b.csv", anyway), at("b.csv"), sent().length]).toEqual(["ok", "done", 2]);
  });

  test.each([
    ["a zero-width space", line("Ac\u200bme Ltd", "INV-55")],
    ["a soft hyphen", line("Acme Ltd", "INV\u00ad-55")],
  ])("and %s, which nobody can see, is a problem of its row", async (_, look) => {
    const { drop, sent, of } = openOffice();
    await drop("a.csv", sheet(line("Acme Ltd", "INV-55")));
    await drop("b.csv", sheet(look));
    expect([sent().length, of("b.csv")?.state]).toMatchObject([
      1,
      { at: "waiting", why: { kind: "rows-have-problems" } },
    ]);
  });

  test("without a number too", async () => {
    const { drop, sent, of, decide: say } = openOffice();
    const without: Decision = { type: "answer", change: { without: ["InvoiceNumber"] }, remember: true };
    await drop("a.csv", sheet(line("Acme Ltd", "")));
    await say("a.csv", without);
    await drop("b.csv", sheet(line("Acme\u00a0Ltd", "")));
    expect([sent().length, of("b.csv")?.state]).toMatchObject([
      1,
      { at: "waiting", why: { kind: "already-sent", rows: [{ row: 2, is: "spelled-otherwise" }] } },
    ]);
  });

  test("when a batch that was refused is tried again and the other went meanwhile", async () => {
    const { drop, sent, of, service, decide: say } = openOffice({ maxInvoicesPerBatch: 1 });
    service.answerWith(["accept", "refuse", "accept"]);
    await drop("a.csv", sheet(line("Acme Ltd", "INV-54"), line("Acme Ltd", "INV-55")));
    await drop("b.csv", sheet(line("Acme Ltd", "INV 55")));
    expect(await say("a.csv", { type: "retry" })).toBe("ok");
    expect([of("a.csv")?.state, sent().length]).toMatchObject([
      { at: "waiting", why: { kind: "already-sent", rows: [{ row: 3, is: "spelled-otherwise" }] } },
      2,
    ]);
  });
});

describe("an invoice of which one copy has no number is asked about, with both shown,", () => {
  const line = (number: string, date = "2026-11-15", net = "71.00", supplier = "Ely Ltd") =>
    `${supplier},${number},${date},${net},14.20`;
  const without: Decision = { type: "answer", change: { without: ["InvoiceNumber"] }, remember: true };
  const asked = { at: "waiting", why: { kind: "already-sent", rows: [{ row: 2, is: "number-missing" }] } };

  test("where the copy with the number was sent first", async () => {
    const { drop, sent, of, note, decide: say } = openOffice();
    await drop("a.csv", sheet(line("E-55")));
    await drop("b.csv", sheet(line("")));
    await say("b.csv", without);
    expect([sent().length, of("b.csv")?.state]).toMatchObject([1, asked]);
    expect(note("Needs you/b.csv")).toMatch(
      /a number to tell the two apart is missing.*there: E-55, Ely Ltd, 15 Nov 2026/,
    );
  });

  test("where the copy without a number was sent first", async () => {
    const { drop, sent, of, decide: say } = openOffice();
    await drop("a.csv", sheet(line("")));
    await say("a.csv", without);
    await drop("b.csv", sheet(line("Z-9")));
    expect([sent().length, of("b.csv")?.state]).toMatchObject([1, asked]);
  });

  test.each([
    ["another date", line("Z-9", "2026-10-15")],
    ["another amount", line("Z-9", "2026-11-15", "72.00")],
    ["another supplier", line("Z-9", "2026-11-15", "71.00", "Fen Ltd")],
  ])("but not with %s", async (_, other) => {
    const { drop, sent, decide: say } = openOffice();
    await drop("a.csv", sheet(line("")));
    await say("a.csv", without);
    await drop("b.csv", sheet(other));
    expect(sent()).toHaveLength(2);
  });

  test("also when a refused batch is tried again and the other copy went meanwhile", async () => {
    const { drop, sent, of, service, decide: say } = openOffice({ maxInvoicesPerBatch: 1 });
    service.answerWith(["accept", "refuse", "accept"]);
    await drop("a.csv", sheet(line("E-54", "2026-10-15"), line("E-55")));
    await drop("b.csv", sheet(line("")));
    await say("b.csv", without);
    expect(await say("a.csv", { type: "retry" })).toBe("ok");
    expect([of("a.csv")?.state, sent().length]).toMatchObject([
      { at: "waiting", why: { kind: "already-sent", rows: [{ row: 3, is: "number-missing" }] } },
      2,
    ]);
  });
});

describe("an invoice that was sent with the supplier given otherwise is asked about,", () => {
  const byId = "AccountId,InvoiceNumber,Date,NetAmount,VATAmount";
  const byBoth = "AccountId,AccountName,InvoiceNumber,Date,NetAmount,VATAmount";
  const rest = (number: string, date = "2026-11-20", net = "10.00") => `${number},${date},${net},2.00`;
  const files = (first: readonly string[], second: readonly string[]) => async () => {
    const office = openOffice();
    await office.drop("a.csv", first.join("\r\n"));
    await office.drop("b.csv", second.join("\r\n"));
    return [office.sent().length, office.of("b.csv")?.state] as const;
  };
  const asked = [1, { at: "waiting", why: { kind: "already-sent", rows: [{ row: 2, is: "supplier-otherwise" }] } }];

  test.each([
    ["by id, then by name", [byId, `7,${rest("INV-55")}`], [header, `Acme,${rest("INV-55")}`]],
    ["by name, then by id", [header, `Acme,${rest("INV-55")}`], [byId, `7,${rest("INV 55")}`]],
    [
      "by id, then by name with another amount",
      [byId, `7,${rest("55")}`],
      [header, `Acme,${rest("55", undefined, "12")}`],
    ],
    ["by id, then by name with another date", [byId, `7,${rest("55")}`], [header, `Acme,${rest("55", "2026-10-30")}`]],
    [
      "by id and name, then by the name with another date and amount",
      [byBoth, `7,Acme,${rest("55")}`],
      [header, `ACME,${rest("55", "2026-10-30", "12")}`],
    ],
    ["by id and name, then by another name", [byBoth, `7,Acme,${rest("55")}`], [header, `Acme Limited,${rest("55")}`]],
    [
      "by a short name, then by a long one",
      [header, `Acme,${rest("55")}`],
      [header, `Acme Limited,${rest("55", undefined, "10")}`],
    ],
  ])("%s", async (_, first, second) => {
    expect(await files(first, second)()).toMatchObject(asked);
  });

  test.each([
    ["two ids", [byId, `7,${rest("55")}`], [byId, `8,${rest("55")}`]],
    [
      "an id, and a name with another date and amount",
      [byId, `7,${rest("55")}`],
      [header, `Acme,${rest("55", "2026-10-30", "12")}`],
    ],
    ["an id, and a name with another number", [byId, `7,${rest("55")}`], [header, `Acme,${rest("56")}`]],
    ["two names with another amount", [header, `Acme,${rest("55")}`], [header, `Beta,${rest("55", undefined, "12")}`]],
  ])("but not with %s", async (_, first, second) => {
    expect(await files(first, second)()).toMatchObject([2, { at: "done" }]);
  });

  test("with both shown, and sent on a person's word", async () => {
    const { drop, sent, note, at, decide: say } = openOffice();
    await drop("a.csv", [byId, `7,${rest("INV-55")}`, `8,${rest("INV-56")}`].join("\r\n"));
    await drop("b.csv", sheet(`Acme,${rest("INV-55")}`));
    expect(note("Needs you/b.csv")).toMatch(
      /in “a\.csv”, row 2, .*; here: INV-55, Acme, 20 Nov 2026, .*; there: INV-55, supplier 7, 20 Nov 2026/,
    );
    expect([await say("b.csv", anyway), at("b.csv"), sent().length]).toEqual(["ok", "done", 2]);
  });
});

describe("an invoice that an invoice list knows", () => {
  const list = (...rows: readonly string[]) => ["Purchase invoice ID,Invoice number,Supplier", ...rows].join("\r\n");

  test.each([
    ["of its supplier and number", list("777,A1,Acme")],
    ["in another spelling", list("777,a 1,ACME ")],
    ["without a supplier", "Purchase invoice ID,Invoice number\r\n777,A1"],
  ])("%s is asked about, with the list and the id, and is sent on a person's word", async (_, register) => {
    const { drop, sent, of, note, at, decide: say } = openOffice();
    await drop("list.csv", register);
    await drop("b.csv", sheet(row("A1"), row("A2")));
    expect([sent(), of("b.csv")?.state]).toMatchObject([
      [],
      {
        at: "waiting",
        why: { kind: "already-sent", rows: [{ row: 2, is: "in-invoice-list", purchaseInvoiceId: "777" }] },
      },
    ]);
    expect(note("Needs you/b.csv")).toMatch(
      /in the invoice list “list\.csv”, row 2, with invoice ID 777; here: A1, Acme/,
    );
    expect(note("Needs you/b.csv")).not.toContain("not sent yet");
    expect([await say("b.csv", { type: "retry" }), at("b.csv"), sent()]).toEqual(["ok", "waiting", []]);
    expect([await say("b.csv", anyway), sent()]).toEqual(["ok", [["A1 10.00", "A2 10.00"]]]);
  });

  describe("since its row was planned, is asked about before the row is sent:", () => {
    const why = { kind: "already-sent", rows: [{ row: 3, is: "in-invoice-list", purchaseInvoiceId: "777" }] };
    const asks = { at: "waiting", why };

    test("while the file was queued", async () => {
      const { drop, sent, of, service, clock, run, note, decide: say } = openOffice();
      service.signOut(true);
      await drop("b.csv", sheet(row("A1"), row("A2")));
      await drop("list.csv", list("777,A2,Acme"));
      service.signOut(false);
      await clock.advance(hourMs);
      await run();
      expect([sent(), of("b.csv")?.state]).toMatchObject([[], asks]);
      expect(note("Needs you/b.csv")).toMatch(/in the invoice list “list\.csv”, row 2, with invoice ID 777; here: A2/);
      expect([await say("b.csv", anyway), sent()]).toEqual(["ok", [["A1 10.00", "A2 10.00"]]]);
    });

    test("while the file waited for approval", async () => {
      const { drop, sent, of, decide: say } = openOffice({ sending: "after-approval" });
      await drop("b.csv", sheet(row("A1"), row("A2")));
      await drop("list.csv", list("777,A2,Acme"));
      expect([await say("b.csv", { type: "approve" }), sent(), of("b.csv")?.state]).toMatchObject(["ok", [], asks]);
      expect([await say("b.csv", anyway), await say("b.csv", { type: "approve" })]).toEqual(["ok", "ok"]);
      expect(sent()).toEqual([["A1 10.00", "A2 10.00"]]);
    });

    test("while the rest of the file waited", async () => {
      const { drop, sent, of, service, clock, run, decide: say } = openOffice({ maxInvoicesPerBatch: 1 });
      service.answerWith(["accept", "unreachable"]);
      await drop("b.csv", sheet(row("A1"), row("A2")));
      service.answerWith(["accept"]);
      await drop("list.csv", list("776,A1,Acme", "777,A2,Acme"));
      await clock.advance(hourMs);
      await run();
      expect([sent(), of("b.csv")?.state]).toMatchObject([[["A1 10.00"]], asks]);
      expect([await say("b.csv", anyway), sent()]).toEqual(["ok", [["A1 10.00"], ["A2 10.00"]]]);
    });

    test("and not about what a person has said shall go all the same", async () => {
      const { drop, sent, at, service, clock, run, decide: say } = openOffice();
      await drop("list.csv", list("777,A1,Acme"));
      await drop("b.csv", sheet(row("A1")));
      service.signOut(true);
      expect([await say("b.csv", anyway), at("b.csv")]).toEqual(["ok", "queued"]);
      await drop("other.csv", list("778,B1,Acme"));
      service.signOut(false);
      await clock.advance(hourMs);
      await run();
      expect(sent()).toEqual([["A1 10.00"]]);
    });
  });

  test("of another supplier or connection is none", async () => {
    const { drop, sent } = openOffice();
    await drop("list.csv", list("777,A1,Beta"));
    await drop("list.csv", list("778,A1,Acme"), "sales");
    await drop("b.csv", sheet(row("A1")));
    expect(sent()).toEqual([["A1 10.00"]]);
  });

  test("after it was sent from here is left out as before", async () => {
    const { drop, sent, at } = openOffice();
    await drop("a.csv", sheet(row("A1")));
    await drop("list.csv", list("777,A1,Acme"));
    await drop("b.csv", sheet(row("A1"), row("A2")));
    expect([sent(), at("b.csv")]).toEqual([[["A1 10.00"], ["A2 10.00"]], "done"]);
  });
});

describe("no net is", () => {
  test("what the service refused", async () => {
    const { drop, sent, service, at } = openOffice();
    service.answerWith(["refuse", "accept"]);
    await drop("a.csv", sheet(row("A1"), row("A2")));
    await drop("b.csv", sheet(row("A1"), row("A2", "11.00")));
    expect([at("a.csv"), at("b.csv"), sent().length]).toEqual(["failed", "done", 1]);
  });

  test("what was held and taken away", async () => {
    const { drop, at, disk, run, ports, journal } = openOffice({ sending: "after-approval" });
    await drop("a.csv", sheet(row("A1")));
    const held = journal.list(1)[0];
    if (held)
      writing(journal).save(
        { ...held, version: held.version + 1, state: { at: "failed", why: { kind: "withdrawn", was: null } } },
        null,
      );
    await drop("b.csv", sheet(row("A1"), row("A2")));
    await run();
    expect([at("b.csv"), disk.paths().length > 0, ports.journal.payload("2", 0)]).toMatchObject([
      "held",
      true,
      /A1.*A2/,
    ]);
  });
});

describe("a net is", () => {
  test("not what was refused meanwhile: whoever waited for it goes", async () => {
    const { drop, sent, at, service, clock, run } = openOffice();
    service.answerWith(["busy", "refuse", "accept"]);
    await drop("a.csv", sheet(row("A1")));
    await drop("b.csv", sheet(row("A1"), row("A2")));
    await clock.advance(10 * 60_000);
    await run();
    expect([at("a.csv"), at("b.csv"), sent()]).toEqual(["failed", "done", [["A1 10.00", "A2 10.00"]]]);
  });

  test("what went anyway: it holds against the next one", async () => {
    const { drop, sent, at, decide: say } = openOffice();
    await drop("a.csv", sheet(row("A1")));
    await drop("b.csv", sheet(row("A1")));
    expect([at("b.csv"), await say("b.csv", { type: "retry" })]).toMatchObject(["duplicate", /is a duplicate/]);
    expect(await say("b.csv", anyway)).toBe("ok");
    expect([sent().length, at("b.csv")]).toEqual([2, "done"]);
    expect(await say("b.csv", anyway)).toMatch(/^No rows of file 2 are on hold/);
    await drop("c.csv", sheet(row("A1")));
    await drop("d.csv", `${sheet(row("A1"))}\r\n`);
    expect([sent().length, at("c.csv"), at("d.csv")]).toEqual([2, "duplicate", "duplicate"]);
  });

  test("asked again by whoever tries again: a reason holds for one going", async () => {
    const { drop, sent, at, service, decide: say } = openOffice();
    await drop("a.csv", sheet(row("A1")));
    await drop("b.csv", sheet(row("A1")));
    service.answerWith(["refuse", "accept"]);
    expect([await say("b.csv", anyway), at("b.csv")]).toEqual(["ok", "failed"]);
    expect([await say("b.csv", { type: "retry" }), at("b.csv"), sent().length]).toEqual(["ok", "duplicate", 1]);
  });

  test("no answer but a reason: moved back into the inbox, a duplicate is one again", async () => {
    const { drop, sent, at, disk } = openOffice();
    await drop("a.csv", sheet(row("A1")));
    await drop("b.csv", sheet(row("A1")));
    disk.move("Duplicates/b.csv", "again.csv");
    await drop("again.csv", sheet(row("A1")));
    expect([sent().length, at("again.csv")]).toEqual([1, "duplicate"]);
  });

  test("what has gone in a file of its own before the batch that was refused is tried again", async () => {
    const { drop, sent, of, at, service, decide: say } = openOffice({ maxInvoicesPerBatch: 1 });
    service.answerWith(["accept", "refuse", "accept"]);
    await drop("a.csv", sheet(row("A1"), row("A2")));
    await drop("b.csv", sheet(row("A2")));
    expect([at("a.csv"), at("b.csv")]).toEqual(["failed", "done"]);
    expect(await say("a.csv", { type: "retry" })).toBe("ok");
    expect(of("a.csv")?.state).toMatchObject({ at: "waiting", why: { kind: "already-sent", rows: [{ row: 3 }] } });
    expect(sent()).toEqual([["A1 10.00"], ["A2 10.00"]]);
    expect(await say("a.csv", anyway)).toBe("ok");
    expect([at("a.csv"), sent().length]).toEqual(["done", 3]);
  });
});

test("a document that went goes once more on a person's word alone", async () => {
  const { drop, service, at, note, decide: say } = openOffice();
  await drop("10023 a.pdf", "%PDF-1.7\none\n%%EOF\n");
  await drop("10023 b.pdf", "%PDF-1.7\none\n%%EOF\n");
  expect([service.arrived.length, at("10023 b.pdf")]).toEqual([1, "duplicate"]);
  expect(note("Duplicates/10023 b.pdf")).toContain("to purchase invoice 10023");
  expect(await say("10023 b.pdf", anyway)).toBe("ok");
  expect([service.arrived.length, at("10023 b.pdf")]).toEqual([2, "done"]);
});

/** Invoice numbers of which lines went, or may have, in more than one import. */
function numbersInSeveralFiles(journal: MemoryJournal): readonly string[] {
  const files = new Map<string, Set<string>>();
  for (const { id, parts } of journal.list(1_000))
    parts.forEach(({ state }, n) => {
      if (state !== "done" && state !== "unknown") return;
      for (const { InvoiceNumber: number } of invoicesFromPayload(journal.payload(id, n)))
        if (number !== undefined) files.set(number, (files.get(number) ?? new Set()).add(id));
    });
  return [...files].filter(([, ids]) => ids.size > 1).map(([number]) => number);
}

test("whatever is dropped again, in whatever pieces and order, no row arrives twice without a person's word", async () => {
  const pool = ["A1", "A2", "A3", "A4", ""].flatMap((number) => [row(number), row(number, "11.00")]);
  const file = fc.uniqueArray(fc.integer({ min: 0, max: pool.length - 1 }), { minLength: 1, maxLength: 6 });
  const answer = fc.constantFrom<Answer>("accept", "accept", "accept", "refuse", "busy", "lost-reply");
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(file, fc.boolean()), { minLength: 2, maxLength: 6 }),
      fc.array(answer, { maxLength: 10 }),
      fc.constantFrom(null, 1, 2),
      async (files, answers, maxInvoicesPerBatch) => {
        const office = openOffice({ maxInvoicesPerBatch });
        office.service.answerWith([...answers, "accept"]);
        for (const [index, [rows, retries]] of files.entries()) {
          await office.drop(`${index}.csv`, sheet(...rows.map((n) => pool[n] ?? "")));
          await office.clock.advance(20 * 60_000);
          for (const { place, ...import_ } of office.journal.list(100))
            if (retries && canRetry({ ...import_, place })) await office.decide(place.dropped, { type: "retry" });
        }
        await office.run();
        const sent = office.sent().flat();
        expect(new Set(sent).size, sent.join(", ")).toBe(sent.length);
        expect(numbersInSeveralFiles(office.journal)).toEqual([]);
      },
    ),
    { numRuns: 150 },
  );
});
