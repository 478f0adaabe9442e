/** @file What config.json may hold, and what is said of it when it holds something else. */

import { describe, expect, test } from "vitest";
import { noSettings, readSettings } from "../../shared/settings.ts";

const connection = {
  id: "office",
  baseUrl: "https://finance.example/",
  authUrl: "https://login.example",
  clientId: "pigeonhole",
};
const inbox = { id: "payables", path: "/inbox", connection: "office" };
const read = (changes: { connection?: object; inbox?: object }) =>
  readSettings({ connections: [{ ...connection, ...changes.connection }], inboxes: [{ ...inbox, ...changes.inbox }] });

describe("settings", () => {
  test("need no more than where, who and which", () => {
    expect(read({})).toEqual({
      settings: {
        connections: [
          {
            id: "office",
            name: "office",
            baseUrl: "https://finance.example",
            authUrl: "https://login.example",
            clientId: "pigeonhole",
            flow: "browser",
            clientAuthentication: "body",
            scopes: [],
            redirectPort: null,
          },
        ],
        inboxes: [
          {
            id: "payables",
            path: "/inbox",
            connection: "office",
            sending: "automatic",
            dateOrder: null,
            decimalSign: null,
            template: null,
            rowsWithProblems: "hold-file",
            idAt: "start",
            idPrefixes: [],
            documentNames: "refuse",
            textOfPdfs: "suggest",
            maxInvoicesPerBatch: null,
            hours: null,
            settleMs: 2_000,
          },
        ],
        openAtLogin: null,
        pingUrl: null,
      },
      problems: [],
      unknownKeys: [],
    });
  });

  test("may be empty", () => {
    for (const raw of [{}, { connections: [], inboxes: [] }, undefined, null])
      expect(readSettings(raw)).toEqual({ settings: noSettings, problems: [], unknownKeys: [] });
  });

  test("with keys that mean nothing are kept, and the keys named", () => {
    const { settings, problems, unknownKeys } = readSettings({
      connections: [{ ...connection, colour: "blue", constructor: "x" }],
      inboxes: [{ ...inbox, seding: "after-approval" }],
      window: {},
    });
    expect([settings.connections.length, settings.inboxes.length, problems]).toEqual([1, 1, []]);
    expect(unknownKeys).toEqual(["window", "connections[0].colour", "connections[0].constructor", "inboxes[0].seding"]);
  });
});

describe("a bad value is named with its key, what it holds and what it may hold", () => {
  test.each<[object, string]>([
    [{ sending: "sometimes" }, 'inboxes[0].sending holds "sometimes"; it may hold "automatic" or "after-approval"'],
    [{ dateOrder: "dym" }, 'inboxes[0].dateOrder holds "dym"; it may hold "dmy" or "mdy" or "ymd"'],
    [{ decimalSign: ";" }, 'inboxes[0].decimalSign holds ";"; it may hold "." or ","'],
    [{ rowsWithProblems: 1 }, 'inboxes[0].rowsWithProblems holds 1; it may hold "hold-file" or "send-the-rest"'],
    [{ maxInvoicesPerBatch: 0 }, "inboxes[0].maxInvoicesPerBatch holds 0; it may hold a number from 1"],
    [{ maxInvoicesPerBatch: "5" }, 'inboxes[0].maxInvoicesPerBatch holds "5"; it may hold a number'],
    [{ settleMs: 1e9 }, "inboxes[0].settleMs holds 1000000000; it may hold a number up to 600000"],
    [{ hours: "9-17" }, 'inboxes[0].hours holds "9-17"; it may hold null'],
    [{ path: "" }, 'inboxes[0].path holds ""; it may hold some text'],
    [{ path: undefined }, "inboxes[0].path holds nothing; it may hold some text"],
    [{ connection: "branch" }, 'inboxes "payables": connection holds "branch"; it may hold "office"'],
  ])("in an inbox: %j", (changes, problem) => {
    const { settings, problems } = read({ inbox: changes });
    expect(problems).toEqual([problem]);
    expect([settings.connections.length, settings.inboxes.length]).toEqual([1, 0]);
  });

  test.each<[object, RegExp]>([
    [{ flow: "password" }, /^connections\[0\]\.flow holds "password"; it may hold "browser" or "client-credentials"$/],
    [{ redirectPort: 70_000 }, /^connections\[0\]\.redirectPort holds 70000; it may hold a number up to 65535$/],
    [{ scopes: "all" }, /^connections\[0\]\.scopes holds "all"; it may hold a list$/],
    [{ clientId: null }, /^connections\[0\]\.clientId holds null; it may hold some text$/],
    [{ id: undefined }, /^connections\[0\]\.id holds nothing; it may hold some text$/],
  ])("in a connection, and the inboxes that are bound to it go with it: %j", (changes, problem) => {
    const { settings, problems } = read({ connection: changes });
    expect(problems).toEqual([
      expect.stringMatching(problem),
      'inboxes "payables": connection holds "office"; it may hold nothing, for there is no usable connection',
    ]);
    expect(settings).toEqual(noSettings);
  });

  test("leaves its entry out whole, and keeps the others", () => {
    const { settings, problems } = readSettings({
      connections: [connection, { ...connection, id: "branch", flow: "none" }],
      inboxes: [
        { ...inbox, sending: "after approval" },
        { ...inbox, id: "sales", path: "/sales" },
      ],
    });
    expect([settings.connections.map(({ id }) => id), settings.inboxes.map(({ id }) => id)]).toEqual([
      ["office"],
      ["sales"],
    ]);
    expect(problems).toHaveLength(2);
  });

  test("where a list is none, or an entry is none", () => {
    expect(readSettings({ connections: "office" }).problems).toEqual([
      'connections holds "office"; it may hold a list',
    ]);
    expect(readSettings({ inboxes: [5] }).problems).toEqual([
      expect.stringMatching(/^inboxes\[0\] holds 5; it may hold /),
    ]);
  });

  test("where two entries have one id", () => {
    const { settings, problems } = readSettings({ connections: [connection, connection], inboxes: [] });
    expect(problems).toEqual(['connections[1].id holds "office"; another entry has that id already']);
    expect(settings.connections).toHaveLength(1);
  });
});

describe("an address", () => {
  test.each([
    "https://finance.example",
    "https://finance.example:8443/api",
    "http://localhost:8080",
    "http://127.0.0.1:8080",
    "http://127.8.9.10",
    "http://[::1]:8080",
  ])("may be %s", (baseUrl) => {
    expect(read({ connection: { baseUrl } }).problems).toEqual([]);
  });

  test.each([
    "http://finance.example",
    "http://127.0.0.1@evil.example",
    "http://127.0.0.1:80@evil.example",
    "http://localhost.evil.example",
    "http://127.0.0.1.evil.example",
    "http://evil.example/127.0.0.1",
    "http://evil.example#localhost",
    "http://evil.example\\@localhost",
    "http://[::ffff:10.0.0.1]",
    "http://0.0.0.0",
    "ftp://localhost",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "finance.example",
    "https://",
    "",
  ])("may not be %s", (baseUrl) => {
    const { settings, problems } = read({ connection: { baseUrl } });
    expect(problems[0]).toMatch(
      /^connections\[0\]\.baseUrl holds ".*"; it may hold an https address \(plain http is for this machine alone\)$/,
    );
    expect(settings.inboxes).toEqual([]);
  });

  test("loses the slashes at its end", () => {
    expect(read({ connection: { baseUrl: "https://finance.example/api//" } }).settings.connections[0]?.baseUrl).toBe(
      "https://finance.example/api",
    );
  });

  test.each(["https://ada:secret@finance.example", "https://finance.example?x=1", "https://finance.example/#a"])(
    "holds no more than where the service is (%s)",
    (baseUrl) => {
      expect(read({ connection: { baseUrl } }).problems[0]).toMatch(/^connections\[0\]\.baseUrl holds /);
    },
  );
});

describe("what stands beside the lists", () => {
  test.each<[object, string]>([
    [{ openAtLogin: "yes" }, 'openAtLogin holds "yes"; it may hold true or false'],
    [
      { pingUrl: "http://watch.example/x" },
      'pingUrl holds "http://watch.example/x"; it may hold an https address (plain http is for this machine alone)',
    ],
    [
      { pingUrl: "https://a:b@watch.example" },
      'pingUrl holds "https://…@watch.example"; it may hold an address without a name or a password',
    ],
  ])("is named where it cannot be used, and the rest works on: %j", (slip, problem) => {
    const { settings, problems } = readSettings({
      connections: [connection],
      inboxes: [inbox],
      openAtLogin: true,
      ...slip,
    });
    expect(problems).toEqual([problem]);
    expect([settings.connections.length, settings.inboxes.length, settings.pingUrl]).toEqual([1, 1, null]);
    expect(settings.openAtLogin).toBe("openAtLogin" in slip ? null : true);
  });

  test("an address to ping may carry a query", () => {
    const pingUrl = "https://watch.example/api/push/x?status=up";
    expect(readSettings({ pingUrl })).toMatchObject({ settings: { pingUrl }, problems: [], unknownKeys: [] });
  });
});

test("a password in an address is not repeated where the problem is told", () => {
  const { problems } = read({ connection: { baseUrl: "https://ada:secret@finance.example" } });
  expect(problems[0]).toContain('holds "https://…@finance.example"');
});

describe("two inboxes", () => {
  test.each([
    ["/inbox", "/inbox"],
    ["/inbox", "/inbox/"],
    ["/inbox", "/inbox/sales"],
    ["/inbox/payables", "/inbox"],
    ["/inbox", "/sales/./../inbox"],
    ["C:\\Inbox", "c:\\inbox\\Sales"],
  ])("may not share files: %s and %s", (one, other) => {
    const { settings, problems } = readSettings({
      connections: [connection],
      inboxes: [
        { ...inbox, path: one },
        { ...inbox, id: "sales", path: other },
      ],
    });
    expect(problems).toEqual([
      expect.stringMatching(/^inboxes "sales": path holds .*; it may hold a folder apart from /),
    ]);
    expect(settings.inboxes.map(({ id }) => id)).toEqual(["payables"]);
  });

  test.each([
    ["/in", "/in2"],
    ["/inbox", "/inbox/../sales"],
    ["/inbox", "/Inbox"],
  ])("may lie side by side: %s and %s", (one, other) => {
    const two = [
      { ...inbox, path: one },
      { ...inbox, id: "sales", path: other },
    ];
    expect(readSettings({ connections: [connection], inboxes: two }).problems).toEqual([]);
  });
});
