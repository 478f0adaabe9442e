/** @file A secret in another program's text, however it is written there. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { redactSecret } from "../../../main/platform/redact-secret.ts";
import { someSecret, spellings } from "./spell-secret.ts";

const gone = "[gone]";

describe("a secret is left out", () => {
  test.each(Object.keys(spellings("x", "y")))("written as: %s", (way) => {
    fc.assert(
      fc.property(someSecret(8, 40), fc.stringMatching(/^[a-z -]{1,12}$/), (secret, clientId) => {
        const said = spellings(secret, clientId)[way] ?? "";
        const safe = redactSecret(`client ~ said: "${said}" (no)`, secret, gone);
        expect(safe).toContain(gone);
        // Nothing of it is left at its ends: what a base64 run of it began or ended with would tell its first letters.
        expect(safe.replaceAll(gone, "").length).toBeLessThan(`client ~ said: "Basic ${clientId}" (no)`.length + 60);
        expect(safe).not.toContain(secret);
        if (said.length > secret.length) expect(safe).not.toContain(said);
      }),
      { numRuns: 60 },
    );
  });

  test("if it is short: with the whole text, in which the gaps would tell it", () => {
    for (const [way, said] of Object.entries(spellings("hush!", "night")))
      expect([way, redactSecret(`the client said ${said}`, "hush!", gone)]).toEqual([way, gone]);
    expect(redactSecret("invalid client", "nv", gone)).toBe(gone);
    expect(redactSecret("nothing of it", "hush!", gone)).toBe("nothing of it");
  });

  test("twice and beside text that stays readable", () => {
    const said = "the client night-4711 sent s3cret/with+odd as the secret, s3cret%2Fwith%2bodd";
    expect(redactSecret(said, "s3cret/with+odd", gone)).toBe("the client night-4711 sent [gone] as the secret, [gone]");
  });
});

test("a text without the secret stays as it is, to the byte", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      expect(redactSecret(text, "s3cret-Of-the-office", gone)).toBe(text);
    }),
  );
  const page = `{"DocumentId":9007199254740993,"name":"a%20b &amp; \\u00e4 QUJDREVGRw=="}`;
  expect(redactSecret(page, "s3cret-Of-the-office", gone)).toBe(page);
});

test("a long answer with a long token takes less than two seconds of processor time", () => {
  const token = `eyJ${"hbGciOiJSUzI1NiJ9".repeat(100)}`;
  const before = process.threadCpuUsage();
  const page = "plain text of an answer, %41&amp;\\u0041. ".repeat(5_000);
  expect(redactSecret(`${page}${token}`, token, gone)).toBe(`${page}${gone}`);
  expect(redactSecret(`${page}${btoa(token)}`, token, gone)).toBe(gone);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(2_000);
});

test("the word behind a secret in hex is kept whole", () => {
  const hex = Buffer.from("s3cret-of-the-client").toString("hex");
  expect(redactSecret(`BEFACE ${hex} END`, "s3cret-of-the-client", "[x]")).toBe("BEFACE [x] END");
  expect(redactSecret(`${hex.replace(/..(?=.)/g, "$& ")} END`, "s3cret-of-the-client", "[x]")).toBe("[x] END");
});
