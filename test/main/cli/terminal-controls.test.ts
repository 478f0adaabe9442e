/** @file What file names and cells hold is shown on a terminal, and never carried out by it. */

import { expect, test } from "vitest";
import { eachNight, report } from "./night-office.ts";
import type { Office } from "./office.ts";
import { invoices } from "./sample-files.ts";

let office: Office;
eachNight((opened) => ({ office } = opened));

const harmful = /(?![\r\n\t])\p{Cc}|\p{Bidi_Control}|[\u2028\u2029]|\r(?!\n)/u;

test.runIf(process.platform !== "win32")(
  "every command shows them as escapes, and JSON keeps the exact name",
  async () => {
    const name = "nov\u001b[2J\u009b31m\u202efdp\nAll is well.csv";
    await office.drop(name, invoices("BW").replace("50201", "\u001b]0;pwned\u0007 no number"));
    const said = [
      await office.pigeonhole("sync"),
      await office.pigeonhole("status"),
      await office.pigeonhole("log"),
      await office.pigeonhole("log", "--json"),
      await office.pigeonhole("answer", "1"),
      await office.pigeonhole("check", `${office.inbox}/${name}`),
      await office.pigeonhole("check", `${office.inbox}/Needs you/${name}`),
      await office.pigeonhole("reject", "1"),
      await office.pigeonhole("reject", "\u001b[2Jnone"),
      await office.pigeonhole("\u001b[2J"),
      await office.pigeonhole("report", "now"),
      await office.pigeonhole("diagnostics", "--show", "config.json"),
    ];
    for (const { stdout, stderr } of said) expect(`${stdout}${stderr}`).not.toMatch(harmful);
    expect(said[1]?.stdout).toContain("nov\\u001b[2J\\u009b31m\\u202efdp\\u000aAll is well.csv");
    const { imports } = await report(office, "status");
    expect(imports).toMatchObject([{ file: name }]);
  },
);
