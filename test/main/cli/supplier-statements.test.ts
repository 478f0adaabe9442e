/** @file A supplier's own list, which names the supplier nowhere: a person types the name, for this file alone. */

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, report } from "./night-office.ts";
import type { Office } from "./office.ts";

let sandbox: Sandbox;
let office: Office;
eachNight((opened) => ({ sandbox, office } = opened));

const list = (number: string) => `Invoice,Date,Net,VAT,Total\n${number},13/11/2026,100.00,20.00,120.00\n`;
const suppliers = () =>
  sandbox
    .received()
    .batches.flatMap(({ rawBody }) =>
      (JSON.parse(rawBody) as { readonly AccountName: string }[]).map(({ AccountName }) => AccountName),
    );

test("is sent once its supplier is typed, and the next supplier's list with the same headings asks again", async () => {
  await office.drop("telford statement.csv", list("TT-901"));
  const [asked] = (await report(office, "sync")).imports;
  expect(asked?.failure?.message).toContain("If they're all from one supplier, give its name.");
  const id = asked?.id ?? "";
  expect((await office.pigeonhole("answer", id)).stdout).toContain("missing-AccountName=NAME");
  const { code } = await office.pigeonhole("answer", id, "missing-AccountName=Telford Telecom");
  expect(code).toBe(0);
  await office.drop("whitfield statement.csv", list("WD-11"));
  const { imports } = await report(office, "sync");
  expect(imports.map(({ state }) => state).toSorted()).toEqual(["done", "waiting"]);
  expect(suppliers()).toEqual(["Telford Telecom"]);
});

test("names what to do in its note, in the same words", async () => {
  await office.drop("telford statement.csv", list("TT-901"));
  await report(office, "sync");
  const folder = join(office.inbox, "Needs you");
  const [note = ""] = (await readdir(folder)).filter((name) => name.endsWith(".txt"));
  expect(await readFile(join(folder, note), "utf8")).toContain("If they're all from one supplier, give its name.");
});
