/** @file From source, as `npm run pigeonhole` starts it, the command line finds each process that it starts. */

import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makePdf } from "../../fixtures/documents/make-pdf.ts";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, nightPlan, report } from "./night-office.ts";
import { openOffice } from "./office.ts";

let sandbox: Sandbox;
eachNight((opened) => {
  ({ sandbox } = opened);
});

test("the spreadsheet reader, the PDF reader and the journal's keeper do their work", async () => {
  const office = await openOffice(nightPlan(sandbox, { fromSource: true, inbox: { textOfPdfs: "attach" } }));
  try {
    await office.drop(
      "list.csv",
      "Purchase invoice ID,Invoice number,Supplier\r\n10023,INV-2024-001,Brightwater Supplies Ltd\r\n",
    );
    await report(office, "sync");
    expect(await readdir(join(office.dataFolder, "journal-backups"))).toHaveLength(1);

    await office.drop("scan.pdf", makePdf([["Brightwater Supplies Ltd", "Invoice INV-2024-001"]]));
    const { imports } = await report(office, "sync");
    expect(imports.map(({ file, state }) => `${file} ${state}`).toSorted()).toEqual(["list.csv done", "scan.pdf done"]);
    expect(sandbox.received().documents.map(({ purchaseInvoiceId }) => purchaseInvoiceId)).toEqual(["10023"]);
  } finally {
    await office.close();
  }
});
