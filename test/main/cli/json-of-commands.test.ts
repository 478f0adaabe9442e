/** @file `--json` prints JSON, and nothing else, with each command that shows something. */

import { join } from "node:path";
import { expect, test } from "vitest";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, importOf } from "./night-office.ts";
import type { Office } from "./office.ts";

let sandbox: Sandbox;
let office: Office;
eachNight((opened) => ({ sandbox, office } = opened));

/** Those that decide or set something up say it in a sentence; `run` logs. */
const telling = [
  ...["run", "stop", "pause", "resume", "sign-in", "sign-out", "confirm-account", "proxy-password", "notify password"],
  ...["approve", "reject", "retry", "attach", "reverse", "import", "setup", "clean-up"],
  ...["office create", "office join", "office leave", "office password", "office sql"],
];

const sheet = (date: string) =>
  `Supplier,Invoice number,Invoice date,Net,VAT,Currency\nAcme Ltd,A-1,${date},10.00,2.00,GBP\n`;

test("each command that shows something prints JSON, and no other has been forgotten here", async () => {
  await office.drop("asks.csv", sheet("03/04/2026"));
  await office.drop("order.eml", "From: a@example.org\nMIME-Version: 1.0\nContent-Type: text/plain\n\nHello\n");
  const asks = await importOf(office, "asks.csv");
  const mail = await importOf(office, "order.eml");
  sandbox.fault("create-batch", { kind: "truncated" });
  await office.drop("lost.csv", sheet("2026-11-20"));
  const lost = await importOf(office, "lost.csv");
  expect([asks.state, lost.state]).toEqual(["waiting", "unknown"]);

  const showing: readonly (readonly [name: string, ...rest: string[]])[] = [
    ["sync"],
    ["check", join(office.inbox, "none.csv")],
    ["status"],
    ["tonight"],
    ["report"],
    ["notify", "test"],
    ["answer", asks.id],
    ["answer", lost.id],
    ["inside", mail.id],
    ["settle", lost.id],
    ["log"],
    ["log", "--invoices"],
    ["log", "--invoice", "A-1"],
    ["log", "--verify"],
    ["inbox", "claim", "payables"],
    ["office", "status"],
    ["diagnostics"],
    ["diagnostics", "about.txt"],
  ];
  for (const words of showing) {
    const { stdout, stderr, code } = await office.pigeonhole(...words, "--json");
    // There is nothing to claim here, and it says so on stderr.
    if (words[0] === "inbox") expect([words, code, stdout]).toEqual([words, 2, ""]);
    else expect(() => JSON.parse(stdout), `${words.join(" ")}: ${stdout.slice(0, 200)} ${stderr}`).not.toThrow();
  }
  expect((await office.json("answer", asks.id)).value).toMatchObject({
    import: asks.id,
    questions: [{ id: "date-order", text: expect.any(String), answers: [{ id: "dmy" }, { id: "mdy" }] }],
  });
  const { stdout: help } = await office.pigeonhole("--help");
  const commands = new Set(
    [...help.matchAll(/^ {2}([a-z-]+(?: (?:claim|restore|create|join|leave|status|password|sql|test)\b)?)/gm)].map(
      ([, name]) => name ?? "",
    ),
  );
  const covered = new Set(
    showing.map(([name, second = ""]) => (["notify", "inbox", "office"].includes(name) ? `${name} ${second}` : name)),
  );
  expect([...commands].filter((name) => !covered.has(name) && !telling.includes(name))).toEqual(["journal restore"]);
});
