/** @file The files inside an e-mail, listed and added from a terminal. */

import { expect, test } from "vitest";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, importOf, report } from "./night-office.ts";
import type { Office } from "./office.ts";

let sandbox: Sandbox;
let office: Office;
eachNight((opened) => ({ sandbox, office } = opened));

const mail = [
  "From: a@example.org",
  "MIME-Version: 1.0",
  "Content-Type: multipart/mixed; boundary=x",
  "",
  ...["10023.txt", "10024.txt", "setup.exe"].flatMap((name) => [
    "--x",
    `Content-Disposition: attachment; filename=${name}`,
    "",
    `This is ${name}`,
  ]),
  "--x--",
].join("\r\n");

test("files inside an e-mail are listed, the named one is added and attached, and the e-mail is closed", async () => {
  await office.drop("order.eml", mail);
  const { id, state } = await importOf(office, "order.eml");
  expect(state).toBe("failed");
  const listed = await office.pigeonhole("inside", id, "--json");
  const { files } = JSON.parse(listed.stdout) as { files: { name: string; isUsable: boolean }[] };
  expect(files.map(({ name, isUsable }) => [name, isUsable])).toEqual([
    ["10023.txt", true],
    ["10024.txt", true],
    ["setup.exe", false],
  ]);
  expect(await office.pigeonhole("inside", id, "setup.exe")).toMatchObject({ code: 2 });
  expect(await office.pigeonhole("inside", id, "10024.txt")).toMatchObject({ code: 0, stderr: "" });
  await report(office, "sync");
  expect((await importOf(office, "10024.txt")).state).toBe("done");
  expect(sandbox.received().documents.map(({ documentName }) => documentName)).toEqual(["10024.txt"]);
  expect(await office.pigeonhole("inside", id), "it is closed, and can be looked into").toMatchObject({ code: 0 });
  expect(await office.pigeonhole("inside", id, "10023.txt"), "nothing more is added from it").toMatchObject({
    code: 2,
  });
});
