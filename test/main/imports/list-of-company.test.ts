/** @file An invoice list that names a company nobody has named: a person says once whose books it is of. */

import { expect, test } from "vitest";
import { sayRegister } from "../../../shared/wording/agent/say-agent.ts";
import { sayImport, sayState } from "../../../shared/wording/imports/say-import.ts";
import { openOffice } from "./open-office.ts";

const list = (company: string) =>
  `Company: ${company}\r\nPurchase invoice ID,Invoice number,Supplier\r\n10001,A1,Acme\r\n10002,A2,Acme\r\n`;
const invoices =
  "Supplier,Invoice number,Invoice date,Net,VAT\r\nAcme,A1,2026-11-20,10.00,2.00\r\nAcme,A2,2026-11-20,10.00,2.00\r\n";

async function officeThatSent() {
  const office = openOffice();
  await office.drop("a.csv", invoices);
  expect(office.at("a.csv")).toBe("done");
  await office.clock.advance(60_000);
  const confirmed = () => {
    office.journal.compareSome(() => true);
    return office.journal.confirmation(office.of("a.csv")?.id ?? "")?.found ?? 0;
  };
  const answer = (path: string, id: string, remember = true) => {
    const state = office.of(path)?.state;
    const [question] = state?.at === "waiting" && state.why.kind === "cannot-tell" ? state.why.questions : [];
    const chosen = question?.answers.find((one) => one.id === id);
    if (chosen === undefined) throw new Error("there is no such answer");
    return office.decide(path, { type: "answer", change: chosen.sets, remember });
  };
  return { ...office, confirmed, answer };
}

test("it waits, and confirms nothing before a person has said that it is their own", async () => {
  const office = await officeThatSent();
  await office.drop("list.csv", list("Beech Ltd"));
  expect([office.at("list.csv"), office.confirmed()]).toEqual(["waiting", 0]);
  expect(await office.answer("list.csv", "ours")).toBe("ok");
  expect([office.at("list.csv"), office.confirmed()]).toEqual(["done", 2]);
});

test("the next list that names this company is kept without a question", async () => {
  const office = await officeThatSent();
  await office.drop("list.csv", list("Beech Ltd"));
  await office.answer("list.csv", "ours");
  await office.drop("next.csv", `${list("Beech Limited")}10003,A3,Acme\r\n`);
  expect(office.at("next.csv")).toBe("done");
});

test("a list of other books is kept and confirms nothing, and neither does the next", async () => {
  const office = await officeThatSent();
  await office.drop("list.csv", list("Beech Ltd"));
  await office.answer("list.csv", "others");
  await office.drop("next.csv", `${list("Beech Ltd")}10003,A3,Acme\r\n`);
  expect([office.at("list.csv"), office.at("next.csv"), office.confirmed()]).toEqual(["done", "done", 0]);
});

test("a list of other books says that it isn't used, why, and what to do, and leaves the list before in its place", async () => {
  const office = await officeThatSent();
  const register = () => ({ register: office.journal.newestRegister("office") });
  await office.drop("theirs.csv", list("Beech Ltd"));
  await office.answer("theirs.csv", "others");
  const theirs = office.of("theirs.csv");
  const { detail } = sayImport(theirs as never, office.clock.now());
  expect(detail).toMatch(/an invoice list\. It isn't used\. It names the company “Beech Ltd”\. .*settings/);
  expect(detail).not.toContain("looks things up");
  expect(sayState(theirs as never)).toBe("List not used");
  expect(sayRegister(register(), office.clock.now())).toMatch(
    /^Invoice list that isn't used: theirs\.csv.*“Beech Ltd”/,
  );
  await office.drop("ours.csv", list("Beech Ltd").replace(/^.*\r\n/, ""));
  await office.drop("theirs too.csv", `${list("Beech Ltd")}10003,A3,Acme\r\n`);
  expect(sayRegister(register(), office.clock.now())).toMatch(/invoice list: ours\.csv/);
});

test.each(["Import preview", "Test"])("a list titled “%s” says that it isn't used", async (title) => {
  const office = await officeThatSent();
  await office.drop("list.csv", list("").replace("Company: ", title));
  const { detail } = sayImport(office.of("list.csv") as never, office.clock.now());
  expect(detail).toContain(`It isn't used. Its title or name says “${title}”`);
  expect(office.confirmed()).toBe(0);
});

test("an answer for one file is asked again for the next", async () => {
  const office = await officeThatSent();
  await office.drop("list.csv", list("Beech Ltd"));
  await office.answer("list.csv", "ours", false);
  await office.drop("next.csv", `${list("Beech Ltd")}10003,A3,Acme\r\n`);
  expect([office.at("next.csv"), office.confirmed()]).toEqual(["waiting", 2]);
});

test("a list that waits holds up no batch", async () => {
  const office = await officeThatSent();
  await office.drop("list.csv", list("Beech Ltd"));
  await office.drop("b.csv", invoices.replaceAll("A1", "B1").replaceAll("A2", "B2"));
  expect([office.at("list.csv"), office.at("b.csv")]).toEqual(["waiting", "done"]);
});
