/** @file A journal that was begun on Linux goes on here, and back to Linux: on-windows.test.ts has the other half. */

import { expect, test } from "vitest";
import { eachNight, report } from "../main/cli/night-office.ts";
import type { Office } from "../main/cli/office.ts";
import { invoices, pdf } from "../main/cli/sample-files.ts";
import type { Sandbox } from "../sandbox/sandbox.ts";
import { packOffice, sentOnLinux, unpackOffice } from "./move-computer.ts";

let sandbox: Sandbox;
let office: Office;
eachNight((opened) => ({ sandbox, office } = opened));

test("a journal that comes from Linux knows what was sent there, and where it is", async () => {
  const folder = process.env["PIGEONHOLE_MOVED"] ?? "";
  expect(await unpackOffice(folder, office)).toEqual(sentOnLinux);
  await office.drop("once more.csv", invoices("LINUX"));
  await office.drop("windows.csv", invoices("WINDOWS"));
  await office.drop("10024/scan.pdf", pdf("windows"));
  await report(office, "sync");
  expect(sandbox.received().batches.map(({ invoices: [first] }) => first?.invoiceNumber)).toEqual(["WINDOWS-1"]);
  expect(sandbox.received().documents).toHaveLength(1);
  expect(await office.files()).toContain("Duplicates/once more.csv");
  packOffice(office, folder);
});
