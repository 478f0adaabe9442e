/** @file The log: a line of JSON each, and no secret in any of them. */

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createLog, redactLogText } from "../../../main/platform/log.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = "";
  write(
    createLog(
      (line) => {
        text += line;
      },
      () => Date.UTC(2026, 10, 20, 2, 14),
    ),
  );
  return text;
}

describe("a log line", () => {
  test("is one JSON object with its time", () => {
    expect(logged((log) => log.say("import", { id: "7", file: 'a "quoted"\nname.pdf' }))).toBe(
      '{"at":"2026-11-20T02:14:00.000Z","what":"import","id":"7","file":"a \\"quoted\\"\\nname.pdf"}\n',
    );
  });

  test("has the place and the stack of a bug", () => {
    const line = JSON.parse(logged((log) => log.bug(new Error("that cannot be"), "agent")));
    expect(line).toMatchObject({
      what: "bug",
      where: "agent",
      problem: expect.stringMatching(/that cannot be\n {4}at /),
    });
    expect(JSON.parse(logged((log) => log.bug("just words", "cli")))).toMatchObject({ problem: "just words" });
  });

  test("repeats the same bug only every five minutes, and has another bug at once", () => {
    const lines: string[] = [];
    let nowMs = 0;
    const log = createLog(
      (line) => lines.push(line),
      () => nowMs,
    );
    for (; nowMs < 12 * 60_000; nowMs += 1_000) log.bug(new Error("that cannot be"), "agent");
    log.bug(new Error("another one"), "agent");
    log.bug(new Error("that cannot be"), "import 7");
    expect(lines).toHaveLength(5);
  });

  test("that cannot be written throws nothing", () => {
    const full = () => {
      throw new Error("ENOSPC");
    };
    const log = createLog(full, Date.now);
    expect(() => log.say("agent")).not.toThrow();
    expect(() => log.bug(new Error("that cannot be"), "agent")).not.toThrow();
  });
});

describe("the log leaves out", () => {
  const jwt = "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbm5hIn0.c2lnbmF0dXJlLXRoYXQtaXMtbG9uZw";
  const hush = "hush-7Qz4vR";

  test.each<[string, string]>([
    ["a JSON web token, wherever it stands", `sent ${jwt} to the service`],
    ["a bearer token that is opaque", `authorization: Bearer ${hush}.abc~def/+=`],
    ["credentials after Basic", `Authorization: Basic ${btoa(`client:${hush}`)}`],
    ["a form's secret", `grant_type=client_credentials&client_secret=${hush}&resource=x`],
    ["a code in an address", `http://127.0.0.1:5000/callback?code=${hush}&state=1`],
    ["a refresh token in JSON", `{"refresh_token":"${hush}","expires_in":5}`],
    ["one with spaces around it", `"access_token" : "${hush}"`],
    ["a password with spaces in it", `{"password":"two ${hush} words, and more"}`],
    ["a token in JSON within JSON", JSON.stringify({ body: `{"access_token":"${hush}","id_token":"${hush}"}` })],
    ["and once more within", JSON.stringify({ a: JSON.stringify({ b: `{"client_secret":"${hush}"}` }) })],
    ["a PKCE verifier", `code_verifier=${hush}`],
    ["a scheme behind a telling name", `access_token: Bearer ${hush}.abc`],
    [
      "a token that is encrypted, all five parts of it",
      `sent eyJhbGciOiJkaXIifQ..${hush.slice(0, 4)}iv.${hush}.tag to it`,
    ],
    ["a code in an address within an address", `http://x/?next=http%3A%2F%2F127.0.0.1%2F%3Fcode%3D${hush}%26state%3D1`],
    ["a client assertion", `client_assertion=${hush}&client_assertion_type=x`],
    ["a session's cookie", `set-cookie: ${hush}; path=/`],
    ["a proxy's password in its address", `via http://office:${hush}@proxy.example:8080/`],
    ["one between single quotes", `token='a ${hush} b'`],
  ])("%s", (_what, text) => {
    const safe = redactLogText(text);
    expect(safe).toContain("[left out]");
    expect(safe).not.toContain(hush);
    expect(safe).not.toContain(jwt.slice(10, 30));
    expect(safe).not.toContain(btoa(`client:${hush}`));
  });

  test("every value under a key such as password", () => {
    const word = fc.stringMatching(/^[A-Za-z0-9_.~+/-]{12,40}$/);
    fc.assert(
      fc.property(word, fc.constantFrom("access_token", "clientSecret", "password", "refreshToken"), (value, key) => {
        const text = logged((log) =>
          log.say("x", { [key]: value, inner: { [key]: value }, body: `{"${key}":"${value}"}` }),
        );
        expect(text).not.toContain(value);
        expect(() => JSON.parse(text)).not.toThrow();
      }),
    );
  });
});

test("a full disk is no bug: it is named as such, without a stack, and once for all that it stops", () => {
  const text = logged((log) => {
    log.bug(new Error("database or disk is full"), "import 4");
    log.bug(Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" }), "import 5");
  });
  expect(text.trim().split("\n")).toHaveLength(1);
  expect(JSON.parse(text)).toMatchObject({
    what: "disk-full",
    where: "import 4",
    problem: "Error: database or disk is full",
  });
  expect(text).not.toContain("log.test.ts");
});

test("a journal that another program keeps locked is no bug: it is named as such, and once", () => {
  const text = logged((log) => {
    log.bug(new Error("database is locked"), "agent");
    log.bug(new Error("database is locked"), "import 5");
  });
  expect(text.trim().split("\n")).toHaveLength(1);
  expect(JSON.parse(text)).toMatchObject({
    what: "journal-locked",
    where: "agent",
    problem: "Error: database is locked",
  });
  expect(JSON.parse(text).says).toMatch(/^Another program keeps/);
  expect(text).not.toContain("log.test.ts");
});

test("text without a secret stays readable", () => {
  for (const text of [
    'import 7: "10023 delivery note.pdf" is done',
    "the basic rule is: nothing is sent twice",
    "the authority refused the client's secret",
    "waiting for a token",
  ])
    expect(redactLogText(text)).toBe(text);
});
