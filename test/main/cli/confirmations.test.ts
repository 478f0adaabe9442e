/** @file What was sent, compared with the finance system's own lists, on the command line and in its JSON. */

import { expect, test } from "vitest";
import { dialects } from "../../sandbox/export-names.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, importOf, report } from "./night-office.ts";
import type { Office } from "./office.ts";

let sandbox: Sandbox;
let office: Office;
// The finance system drops what it doesn't know, and doesn't say so.
eachNight((opened) => ({ sandbox, office } = opened), { sandbox: { batchAnswer: "empty-204" } });

const file = (name: string, ...rows: readonly string[]) =>
  office.drop(name, ["Date,InvoiceNumber,AccountName,Currency,Net,VAT", ...rows, ""].join("\r\n"));
const row = (number: string, date: string, supplier = "Brightwater Plumbing Supplies Ltd", net = "100.00") =>
  `${date},${number},${supplier},GBP,${net},20.00`;

const sendNovember = () =>
  file(
    "november.csv",
    row("N-2041", "2026-11-03"),
    row("N-2042", "2026-11-04", "Nobody & Sons"),
    row("N-2043", "2026-11-05", "Northern Tile Company"),
    row("N-2044", "2026-11-06"),
  );

test.each(dialects.map((dialect, n) => ({ dialect, format: n === 0 ? ("csv" as const) : ("xlsx" as const) })))(
  "a list in $dialect as $format confirms what it has, and names what it lacks",
  async ({ dialect, format }) => {
    await sendNovember();
    const before = await importOf(office, "november.csv");
    expect(before).toMatchObject({ state: "done", confirmed: null, invoicesInLists: null });
    await office.drop(`list.${format}`, sandbox.exportList({ dialect, format }));
    let seen = await report(office, "sync");
    const list = seen.imports.find(({ kind, file: name }) => kind !== "batch" || name === `list.${format}`);
    if (list?.state === "waiting") {
      await office.pigeonhole("answer", list.id, "kind=invoice-list");
      seen = await report(office, "sync");
    }
    const sent = seen.imports.find(({ file: name }) => name === "november.csv");
    expect(sent).toMatchObject({
      ...{ state: "done", confirmed: false },
      invoicesInLists: {
        found: 3,
        differs: 0,
        before: 0,
        twice: 0,
        notFound: 1,
        unconfirmed: 0,
        seen: 0,
        sentAgain: 0,
      },
    });
    expect([seen.code, seen.agent.state]).toEqual([1, "needs-you"]);
    expect(seen.agent.exceptions).toMatchObject([
      { is: "not-in-list", import: sent?.id, row: 3, invoiceNumber: "N-2042", list: { file: `list.${format}` } },
    ]);
    expect(seen.agent.exceptions[0]?.message).toMatch(
      /^“november\.csv”: Row 3, invoice N-2042, Nobody & Sons: sent on .+ in Imported - .+, but not in the invoice list/,
    );
  },
);

/** What is told of an invoice number, in order. */
async function lifeOf(number: string): Promise<readonly string[]> {
  const { value } = await office.json("log", "--invoice", number);
  return (value as { life: { says: string }[] }).life.map(({ says }) => says);
}

test("a person says that an invoice is checked, and all is well", async () => {
  await sendNovember();
  await importOf(office, "november.csv");
  await office.drop("list.csv", sandbox.exportList());
  const { id } = await importOf(office, "november.csv");
  const text = (await office.pigeonhole("status")).stdout;
  expect(text).toContain("1 sent invoice isn't as in the finance system's list.");
  expect(text).toContain(`pigeonhole settle ${id} checked 3`);
  expect(text).toContain("Of 4 invoices sent: 3 confirmed and 1 missing from the list.");
  expect((await office.pigeonhole("settle", id, "checked", "4")).code).toBe(2);
  expect((await office.pigeonhole("settle", id, "checked", "3")).code).toBe(0);
  const after = await report(office, "status");
  expect([after.code, after.agent.exceptions]).toEqual([0, []]);
  expect(after.imports.find((one) => one.id === id)).toMatchObject({ confirmed: null, invoicesInLists: { seen: 1 } });
  const log = (await office.pigeonhole("log", "--json", "--import", id)).stdout;
  expect(log).toContain("Checked row 3 in the finance system, because an invoice list lacked it.");
  expect((await lifeOf("N-2042")).slice(-2)).toEqual([
    `Missing from the invoice list “list.csv”, although it should have row 3 of file ${id}.`,
    "Checked row 3 in the finance system, because an invoice list lacked it.",
  ]);
});

test("a list of a few days, of one supplier, or from before says nothing of what it lacks, and one from before confirms nothing", async () => {
  await sendNovember();
  await importOf(office, "november.csv");
  await office.drop("days.csv", sandbox.exportList({ from: "2026-11-03", to: "2026-11-03" }));
  await office.drop("supplier.csv", sandbox.exportList({ supplier: "Brightwater Plumbing Supplies Ltd" }));
  await office.drop("before.csv", sandbox.exportList({ madeOn: "2026-11-01" }));
  const seen = await report(office, "sync");
  const sent = seen.imports.find(({ file: name }) => name === "november.csv");
  expect(sent).toMatchObject({
    confirmed: null,
    invoicesInLists: { found: 2, differs: 0, before: 1, notFound: 0, unconfirmed: 1 },
  });
  expect(seen.agent.exceptions).toMatchObject([{ is: "differs-from-list", row: 4, list: { file: "before.csv" } }]);
  expect(seen.agent.exceptions[0]?.message).toMatch(
    /sent on .+, but the invoice list “before\.csv” contained it before that\. It may be in the finance system twice\./,
  );
  expect(seen.agent.unconfirmed).toMatchObject({ invoices: 1, byAge: { day: 1 } });
  expect((await office.pigeonhole("status")).stdout, "too new for a sentence").not.toContain("not yet compared");
});

test("rows of a list that share an ID are told of, and keep an invoice from being called missing", async () => {
  await sendNovember();
  await importOf(office, "november.csv");
  const list = new TextDecoder().decode(sandbox.exportList());
  const [heading = "", first = "", second = "", ...others] = list.split("\r\n");
  const sharing = second.replace(/^\d+/, /^\d+/.exec(first)?.[0] ?? "");
  await office.drop("list.csv", [heading, first, sharing, ...others].join("\r\n"));
  await report(office, "sync");
  expect((await office.pigeonhole("status")).stdout).toMatch(
    /It gives the ID \d+ to more than one invoice\. These rows confirm no invoice, and no document is attached by them\./,
  );
  await office.drop("later.csv", [heading, second, ...others].join("\r\n"));
  const seen = await report(office, "sync");
  expect(seen.agent.exceptions.map(({ invoiceNumber }) => invoiceNumber)).not.toContain("N-2041");
  expect((await lifeOf("N-2041")).at(-1)).toMatch(
    /^In the invoice list “list\.csv”, row 2, .+\. The list gives this ID to other invoices too, so it doesn't confirm the invoice\.$/,
  );
});

test("a list in which a number has lost its zeros is told with that row, and the number is found", async () => {
  await file("november.csv", row("00042", "2026-11-03"), row("N-2041", "2026-11-04"), row("N-2042", "2026-11-05"));
  const { id } = await importOf(office, "november.csv");
  const list = [
    "Purchase invoice ID,Invoice number,Supplier,Invoice date,Currency,Net",
    "1,42,Brightwater Plumbing Supplies Ltd,2026-11-03,GBP,100.00",
    "2,N-2041,Brightwater Plumbing Supplies Ltd,2026-11-04,GBP,100.00",
    "3,N-2042,Brightwater Plumbing Supplies Ltd,2026-11-05,GBP,100.00",
  ];
  await office.drop("list.csv", `${list.join("\n")}\n`);
  const seen = await report(office, "sync");
  expect(seen.agent.exceptions).toMatchObject([{ is: "not-in-list", import: id, invoiceNumber: "00042" }]);
  expect(seen.agent.exceptions[0]?.message).toMatch(
    /\. Row \d+ of the list has 42, with the same supplier, date and amount\. Look at that one in the finance system/,
  );
  expect(seen.agent.exceptions[0]?.message).not.toContain("anyway");
  const of = (number: string) => office.pigeonhole("log", "--invoice", number);
  expect((await of("042")).stderr).toContain("Did you mean 00042?");
  expect((await of("7777")).stderr).not.toContain("Did you mean");
});

test("another amount in the list is told with both figures, in the report too", async () => {
  await sendNovember();
  await importOf(office, "november.csv");
  const list = new TextDecoder().decode(sandbox.exportList()).replace("100.00,20.00,120.00", "90.00,18.00,108.00");
  await office.drop("list.csv", list);
  const seen = await report(office, "sync");
  const differs = seen.agent.exceptions.find(({ is }) => is === "differs-from-list");
  expect(differs).toMatchObject({ row: 2, invoiceNumber: "N-2041" });
  expect(differs?.message).toContain("Amount: GBP 100.00 sent, GBP 90.00 in the list.");
  expect((await lifeOf("N-2041")).at(-1)).toMatch(
    /^In the invoice list “list\.csv”, row 2, with the invoice ID \d+\. Amount: GBP 100\.00 sent, GBP 90\.00 in the list\.$/,
  );
  const { value } = await office.json("report");
  expect(value).toMatchObject({
    needYou: [{ file: "november.csv" }, { file: "november.csv" }],
    unconfirmed: { invoices: 0 },
  });
});

test("each invoice that was sent has its line, and its life is told from the file to the list", async () => {
  await sendNovember();
  await importOf(office, "november.csv");
  await office.drop("list.csv", sandbox.exportList());
  const { id, sha256 } = await importOf(office, "november.csv");
  const [first] = sandbox.received().batches[0]?.invoices ?? [];
  await office.drop(`${first?.id} scan.pdf`, "%PDF-1.7\n% scan\n%%EOF\n");
  await importOf(office, `${first?.id} scan.pdf`);

  const { value: lines } = await office.json("log", "--invoices");
  expect(lines).toHaveLength(4);
  expect((lines as unknown[])[0]).toMatchObject({
    ...{ importId: id, file: "november.csv", sha256, sheet: null, row: 2, batch: 1, outcome: "sent", status: 204 },
    ...{ supplier: "Brightwater Plumbing Supplies Ltd", invoiceNumber: "N-2041", date: "2026-11-03" },
    ...{ currency: "GBP", net: "100.00", vat: "20.00", purchaseInvoiceIds: [first?.id], who: "agent" },
  });
  const csv = (await office.pigeonhole("log", "--invoices", "--import", id)).stdout.split("\r\n");
  expect(csv).toHaveLength(6);
  expect(csv[0]).toMatch(/^import,file,sha256,sheet,row,batch,batch names,supplier,invoice number,/);
  expect(csv[2]).toContain("Nobody & Sons,N-2042,2026-11-04,GBP,100.00,20.00,sent,");

  const { value: life } = (await office.json("log", "--invoice", "n 2041")) as {
    value: { sent: unknown[]; life: { what: string; says: string }[] };
  };
  expect(life.sent).toHaveLength(1);
  expect(life.life.map(({ what }) => what)).toEqual([
    ...["take-in", "plan", "begin-sending", "accepted", "listed", "take-in", "accepted"],
  ]);
  expect(life.life[4]?.says).toBe(`In the invoice list “list.csv”, row 2, with the invoice ID ${first?.id}.`);
  const told = (await office.pigeonhole("log", "--invoice", "N-2041")).stdout;
  expect(told).toContain("Accepted by the finance system (answer 204).");
  const none = await office.pigeonhole("log", "--invoice", "N-1");
  expect([none.code, none.stderr]).toEqual([0, "Pigeonhole hasn't sent an invoice N-1.\n"]);
});

test("rows that may have been sent stay on record while they are to go again, and once that is cancelled", async () => {
  sandbox.fault("create-batch", { kind: "lose-reply" });
  await sendNovember();
  const { id } = await importOf(office, "november.csv");
  const outcomes = async () => {
    const { value } = await office.json("log", "--invoices", "--import", id);
    return (value as { row: number; outcome: string }[]).map(({ row, outcome }) => `${row} ${outcome}`);
  };
  const perhaps = ["2 perhaps", "3 perhaps", "4 perhaps", "5 perhaps"];
  expect(await outcomes()).toEqual(perhaps);
  await office.pigeonhole("settle", id, "missing", "rest");
  await office.pigeonhole("settle", id, "send-again");
  expect(await outcomes()).toEqual(perhaps);
  await office.pigeonhole("reject", id, "--reason", "It is there after all.");
  expect(await outcomes()).toEqual(perhaps);
  const { value } = await office.json("log", "--invoice", "N-2041");
  expect(value).toMatchObject({ sent: [{ importId: id, row: 2, outcome: "perhaps" }] });
});

test("a list settles what may have been sent, row by row, and only what isn't there is sent again", async () => {
  sandbox.fault("create-batch", { kind: "lose-reply" });
  await sendNovember();
  const { id, state } = await importOf(office, "november.csv");
  expect(state).toBe("unknown");
  await office.drop("list.csv", sandbox.exportList());
  const seen = await report(office, "sync");
  expect([seen.code, seen.imports.find((one) => one.id === id)?.state]).toEqual([1, "unknown"]);
  const shown = await office.pigeonhole("settle", id);
  expect(shown.stdout).toMatch(/Row 2: N-2041.*\n {3}Found\n {3}Found: the invoice list “list\.csv” contains it\n/);
  expect(shown.stdout).toMatch(/Row 3: N-2042, Nobody & Sons.*\n {3}Missing from the invoice list “list\.csv” of /);
  expect((await office.pigeonhole("settle", id, "send-again")).stderr).toContain("still open");
  const said = await office.pigeonhole("settle", id, "missing", "rest");
  expect([said.code, said.stdout]).toEqual([
    0,
    `File ${id}, november.csv: 3 found and 1 not found.\nTo send 1 missing invoice again: pigeonhole settle ${id} send-again\n`,
  ]);
  expect((await office.pigeonhole("settle", id, "send-again")).code).toBe(0);
  const after = await report(office, "sync");
  expect(after.imports.find((one) => one.id === id)).toMatchObject({ state: "done" });
  const sent = sandbox.received().batches.map(({ rawBody }) => JSON.parse(rawBody).length);
  expect(sent).toEqual([4, 1]);
  const log = (await office.pigeonhole("log", "--json", "--import", id)).stdout;
  expect(log).toContain("The invoice list “list.csv” contains the invoices of rows 2,4-5, so they count as sent.");
  expect(log).toContain("Checked, didn't find row 3, and chose to send it again as a batch of its own.");
});

test("what a list has settled may be contradicted", async () => {
  sandbox.fault("create-batch", { kind: "lose-reply" });
  await file("two.csv", row("P-3041", "2026-11-03"), row("P-3042", "2026-11-04"));
  await report(office, "sync");
  await office.drop("list.csv", sandbox.exportList());
  const { id, state } = await importOf(office, "two.csv");
  expect(state).toBe("done");
  expect((await office.pigeonhole("settle", id, "later", "3")).code).toBe(0);
  expect((await importOf(office, "two.csv")).state).toBe("unknown");
  const { value } = await office.json("settle", id);
  expect(value).toMatchObject({
    rows: [
      { row: 2, answer: "arrived" },
      { row: 3, answer: "later" },
    ],
  });
  expect((await office.pigeonhole("settle", id, "arrived")).code).toBe(0);
  expect((await importOf(office, "two.csv")).state).toBe("done");
});
