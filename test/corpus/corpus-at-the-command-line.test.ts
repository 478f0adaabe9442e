/** @file The corpus at the command line: `check` in one run over every file, against what is read in this process. */

import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { corpus } from "../fixtures/corpus/corpus.ts";
import { checkReport } from "../main/cli/json-shapes.ts";
import { type Office, openOffice } from "../main/cli/office.ts";
import { ceilings, readFile } from "./read-file.ts";

describe("the command line", () => {
  let office: Office;
  beforeAll(async () => {
    const nowhere = "http://127.0.0.1:9";
    office = await openOffice({
      baseUrl: nowhere,
      authUrl: nowhere,
      clientId: "nobody",
      secret: null,
      inbox: { ceilings },
    });
  });
  afterAll(() => office.close());

  test("`check --json` has the documented shape for the whole corpus in one run, and says what was read here", async () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const file of corpus) await office.drop(file.name, file.bytes());
    const { value, stderr } = await office.json("check", ...corpus.map(({ name }) => join(office.inbox, name)));
    expect(value, stderr).not.toBeNull();
    const { files } = checkReport.parse(value);
    expect(files.map(({ file }) => file)).toEqual(corpus.map(({ name }) => join(office.inbox, name)));
    for (const [i, file] of corpus.entries()) {
      const got = readFile(file.name, file.bytes(), null, today);
      const said = files[i];
      const verdict = got.verdict === "register" ? "ready" : got.verdict;
      expect(said?.verdict, `${file.name}: ${said?.failure?.message}`).toBe(verdict);
      const payloads = "payloads" in got ? got.payloads : [];
      expect(said?.invoices, file.name).toEqual(payloads.flatMap((payload) => JSON.parse(payload) as object[]));
      if (verdict !== "ready") expect(said?.failure ?? said?.problems[0], file.name).toBeDefined();
    }
  }, 600_000);
});
