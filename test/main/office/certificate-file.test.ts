/** @file A file of certificates that can't be used is named before the database is asked. */

import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { lookAtOffice } from "../../../main/assemble/office/enter-office.ts";
import { sayNotSetUp } from "../../../shared/wording/agent/say-not-set-up.ts";

test("a folder in the place of the office's certificate is named, and nothing is sent to the server", async () => {
  const office = { database: "postgresql://pigeonhole@127.0.0.1:1/pigeonhole", caFile: tmpdir() };
  const looked = await lookAtOffice(office, { dataFolder: tmpdir(), databasePassword: "secret" });
  if (looked.ok) throw new Error("it was taken");
  expect(looked.error.why).toBe("certificate-file");
  expect(sayNotSetUp(looked.error, "config.json")).toMatch(
    /^office\.caFile is ".*"; that file can't be read: .*Nothing was changed\./i,
  );
});
