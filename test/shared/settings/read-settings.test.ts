/** @file What config.json may hold, and what is said of it when it holds something else. */

import { describe, expect, test } from "vitest";
import { ceilingFor } from "../../../shared/settings/ceilings.ts";
import { readSettings, unusedInboxes } from "../../../shared/settings/read-settings.ts";
import { emptySettings } from "../../../shared/settings/settings.ts";

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
  test("need only the addresses, the client and the folder", () => {
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
            office: null,
            lists: { suppliers: null, nominals: null, projects: null, vatCodes: null },
            secretExpires: null,
            isTest: false,
          },
        ],
        inboxes: [
          {
            id: "payables",
            path: "/inbox",
            connection: "office",
            sending: "automatic",
            existingFiles: "import",
            dateOrder: null,
            decimalSign: null,
            currency: null,
            template: null,
            rowsWithProblems: "hold-file",
            idAt: "start",
            idPrefixes: [],
            documentNames: "refuse",
            textOfPdfs: "suggest",
            eInvoicesInPdfs: "ask",
            ownVatIds: [],
            ignoredNames: [],
            attentionAfterDays: 3,
            maxInvoicesPerBatch: null,
            ceilings: { other: "50000" },
            vatTolerance: null,
            hours: null,
            settleMs: 5_000,
          },
        ],
        tonight: { checkAt: "17:00", days: ["mon", "tue", "wed", "thu", "fri"] },
        report: { at: "07:00" },
        updates: { url: null, install: "automatic", delayDays: 0 },
        alerts: { webhook: null, mail: null },
        office: null,
        network: { proxy: "system", caFile: null },
        openAtLogin: null,
        language: "system",
        formats: "system",
        undoSeconds: 8,
        pingUrl: null,
      },
      problems: [],
      unknownKeys: [],
      namedInboxes: [{ path: inbox.path, connection: inbox.connection }],
    });
  });

  test("may be empty", () => {
    for (const raw of [{}, { connections: [], inboxes: [] }, undefined, null])
      expect(readSettings(raw)).toEqual({ settings: emptySettings, problems: [], unknownKeys: [], namedInboxes: [] });
  });

  test("with unknown keys are used, and the keys named", () => {
    const { settings, problems, unknownKeys } = readSettings({
      connections: [{ ...connection, colour: "blue", constructor: "x" }],
      inboxes: [{ ...inbox, seding: "after-approval" }],
      window: {},
    });
    expect([settings.connections.length, settings.inboxes.length, problems]).toEqual([1, 1, []]);
    expect(unknownKeys).toEqual(["window", "connections[0].colour", "connections[0].constructor", "inboxes[0].seding"]);
  });
});

test("an inbox that a wrong setting keeps from being used is named by its folder", () => {
  const other = { ...inbox, id: "scans", path: "/inboxes/scans", dateOrder: "sideways" };
  const read = readSettings({ connections: [connection], inboxes: [inbox, other, 7] });
  expect(read.settings.inboxes.map(({ path }) => path)).toEqual([inbox.path]);
  expect(unusedInboxes(read)).toEqual([{ path: "/inboxes/scans", connection: inbox.connection }]);
});

test("a ceiling is kept as decimal text, and counts, by its worth, for every currency without its own", () => {
  const ceilings = { GBP: 60_000, EUR: "0.50", JPY: 8_000_000 };
  const [kept] = read({ inbox: { ceilings } }).settings.inboxes;
  expect(kept?.ceilings).toEqual({ other: "50000", GBP: "60000", EUR: "0.50", JPY: "8000000" });
  expect(["GBP", "EUR", "SEK", ""].map((currency) => ceilingFor(kept?.ceilings ?? {}, currency))).toEqual([
    ...["60000", "0.50", "500000", "50000"],
  ]);
});

describe("a bad value is reported with its key and the allowed values", () => {
  test.each<[object, string]>([
    [{ sending: "sometimes" }, 'inboxes[0].sending is "sometimes"; it must be "automatic" or "after-approval"'],
    [{ dateOrder: "dym" }, 'inboxes[0].dateOrder is "dym"; it must be "dmy" or "mdy" or "ymd"'],
    [{ decimalSign: ";" }, 'inboxes[0].decimalSign is ";"; it must be "." or ","'],
    [{ rowsWithProblems: 1 }, 'inboxes[0].rowsWithProblems is 1; it must be "hold-file" or "send-the-rest"'],
    [{ maxInvoicesPerBatch: 0 }, "inboxes[0].maxInvoicesPerBatch is 0; it must be a number from 1"],
    [{ maxInvoicesPerBatch: "5" }, 'inboxes[0].maxInvoicesPerBatch is "5"; it must be a number'],
    [{ settleMs: 1e9 }, "inboxes[0].settleMs is 1000000000; it must be a number up to 600000"],
    [{ hours: "9-17" }, 'inboxes[0].hours is "9-17"; it must be null or a group of settings in { }'],
    ...["0", "0.00", "50,000", "50.000", "", " 1", "-1", "1e6", 0, -1, 0.5, null].map((other): [object, string] => [
      { ceilings: { other } },
      `inboxes[0].ceilings.other is ${JSON.stringify(other)}; it must be an amount above 0 without separators, such as 50000 or 50000.00`,
    ]),
    [
      { ceilings: { gbp: "1" } },
      'inboxes[0].ceilings.gbp is "1"; it must be an amount for a currency of three letters, such as GBP 50000',
    ],
    [{ path: "" }, 'inboxes[0].path is ""; it must be the full path of a folder'],
    [{ path: undefined }, "inboxes[0].path is missing; it must be some text"],
    [{ connection: "branch" }, 'inboxes "payables": connection is "branch"; it must be "office"'],
  ])("in an inbox: %j", (changes, problem) => {
    const { settings, problems } = read({ inbox: changes });
    expect(problems).toEqual([problem]);
    expect([settings.connections.length, settings.inboxes.length]).toEqual([1, 0]);
  });

  test.each<[object, RegExp]>([
    [{ flow: "password" }, /^connections\[0\]\.flow is "password"; it must be "browser" or "client-credentials"$/],
    [{ redirectPort: 70_000 }, /^connections\[0\]\.redirectPort is 70000; it must be a number up to 65535$/],
    [{ scopes: "all" }, /^connections\[0\]\.scopes is "all"; it must be a list$/],
    [{ clientId: null }, /^connections\[0\]\.clientId is null; it must be some text$/],
    [{ id: undefined }, /^connections\[0\]\.id is missing; it must be some text$/],
  ])("in a connection, together with its inboxes: %j", (changes, problem) => {
    const { settings, problems } = read({ connection: changes });
    expect(problems).toEqual([
      expect.stringMatching(problem),
      `inboxes "payables": connection is "office", but the settings have no usable connection`,
    ]);
    expect(settings).toEqual(emptySettings);
  });

  test("and its whole entry is left out, while others stay", () => {
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

  test("if a list or an entry has the wrong type", () => {
    expect(readSettings({ connections: "office" }).problems).toEqual(['connections is "office"; it must be a list']);
    expect(readSettings({ inboxes: [5] }).problems).toEqual([expect.stringMatching(/^inboxes\[0\] is 5; it must be /)]);
  });

  test("if two entries have the same id", () => {
    const { settings, problems } = readSettings({ connections: [connection, connection], inboxes: [] });
    expect(problems).toEqual(['connections[1].id is "office", but another entry already has that ID']);
    expect(settings.connections).toHaveLength(1);
  });
});

describe("posting hours", () => {
  const hours = { days: ["mon", "fri"], from: "18:00", until: "07:00" };

  test("are days, two times, and optionally a time zone", () => {
    expect(read({ inbox: { hours } }).settings.inboxes[0]?.hours).toEqual({ ...hours, timeZone: null });
    const elsewhere = { ...hours, timeZone: "America/New_York" };
    expect(read({ inbox: { hours: elsewhere } }).settings.inboxes[0]?.hours).toEqual(elsewhere);
  });

  test.each<[object, string]>([
    [{ from: "6pm" }, '.from is "6pm"; it must be a time of day from "00:00" to "23:59"'],
    [{ until: "24:00" }, '.until is "24:00"; it must be a time of day from "00:00" to "23:59"'],
    [{ from: 18 }, ".from is 18; it must be some text"],
    [{ until: undefined }, "inboxes[0].hours.until is missing; it must be some text"],
    [
      { timeZone: "Londres" },
      '.timeZone is "Londres"; it must be null or the name of a time zone, such as "Europe/London"',
    ],
    [{ days: [] }, ".days is []; it must be a list with at least one value"],
    [{ days: "weekdays" }, '.days is "weekdays"; it must be a list'],
    [
      { days: ["Monday"] },
      '.days.0 is "Monday"; it must be "mon" or "tue" or "wed" or "thu" or "fri" or "sat" or "sun"',
    ],
    [{ form: "18:00" }, '; it must be a group without "form"'],
  ])("that are invalid leave their inbox out, so that it does not send at a wrong time: %j", (changes, problem) => {
    const { settings, problems } = read({ inbox: { hours: { ...hours, ...changes } } });
    expect(problems).toEqual([expect.stringMatching(/^inboxes\[0\]\.hours/)]);
    expect(problems[0]).toContain(problem);
    expect(settings.inboxes).toEqual([]);
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
      /^connections\[0\]\.baseUrl is ".*"; it must be an https address \(http only for this computer\)$/,
    );
    expect(settings.inboxes).toEqual([]);
  });

  test("loses the slashes at its end", () => {
    expect(read({ connection: { baseUrl: "https://finance.example/api//" } }).settings.connections[0]?.baseUrl).toBe(
      "https://finance.example/api",
    );
  });

  test.each(["https://ada:secret@finance.example", "https://finance.example?x=1", "https://finance.example/#a"])(
    "contains only the service's location (%s)",
    (baseUrl) => {
      expect(read({ connection: { baseUrl } }).problems[0]).toMatch(/^connections\[0\]\.baseUrl is /);
    },
  );
});

describe("a setting outside the lists", () => {
  test.each<[object, string]>([
    [{ openAtLogin: "yes" }, 'openAtLogin is "yes"; it must be true or false'],
    [{ language: "fr" }, 'language is "fr"; it must be "system" or "en" or "de"'],
    [{ formats: "no such" }, 'formats is "no such"; it must be "system", or a language and country such as "de-CH"'],
    [
      { pingUrl: "http://watch.example/x" },
      'pingUrl is "http://watch.example/…"; it must be an https address (http only for this computer)',
    ],
    [
      { pingUrl: "https://a:b@watch.example" },
      'pingUrl is "https://…@watch.example"; it must be an address without a name or password',
    ],
    [
      { pingUrl: "http://watch.example/x?token=t0p" },
      'pingUrl is "http://watch.example/…"; it must be an https address (http only for this computer)',
    ],
  ])("is reported if it is invalid, and the rest still works: %j", (slip, problem) => {
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

test("the report of a bad address does not repeat its password", () => {
  const { problems } = read({ connection: { baseUrl: "https://ada:secret@finance.example" } });
  expect(problems[0]).toContain('is "https://…@finance.example"');
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
      expect.stringMatching(/^inboxes "payables": path is .*; it must be a folder separate from /),
      expect.stringMatching(/^inboxes "sales": path is .*; it must be a folder separate from /),
    ]);
    expect(settings.inboxes).toEqual([]);
  });

  test.each([
    ["/in", "/in2"],
    ["/inbox", "/inbox/../sales"],
    ["/inbox", "/Inbox"],
  ])("may be side by side: %s and %s", (one, other) => {
    const two = [
      { ...inbox, path: one },
      { ...inbox, id: "sales", path: other },
    ];
    expect(readSettings({ connections: [connection], inboxes: two }).problems).toEqual([]);
  });
});

describe("daily hours", () => {
  test("may be set or null", () => {
    const raw = { tonight: { checkAt: "16:30", days: ["sat"] }, report: { at: null } };
    expect(readSettings(raw)).toMatchObject({ settings: raw, problems: [], unknownKeys: [] });
  });

  test("that are invalid are reported, and the defaults apply", () => {
    const { settings, problems, unknownKeys } = readSettings({
      tonight: { checkAt: "5pm", days: ["someday"], sound: true },
      report: "early",
    });
    expect(problems).toEqual([
      'tonight.checkAt is "5pm"; it must be an hour such as "17:00"',
      expect.stringMatching(/^tonight\.days\.0 is "someday"; it must be "mon" or/),
      expect.stringMatching(/^report is "early"; it must be /),
    ]);
    expect([settings, unknownKeys]).toEqual([emptySettings, ["tonight.sound"]]);
  });
});

describe("the network", () => {
  test.each([
    [{ proxy: "none" }, { proxy: "none", caFile: null }],
    [{ proxy: "http://proxy.office:3128" }, { proxy: "http://proxy.office:3128", caFile: null }],
    [{ proxy: "https://[fd00::1]:3128/" }, { proxy: "https://[fd00::1]:3128/", caFile: null }],
    [{ caFile: "C:\\certificates\\office.cer" }, { proxy: "system", caFile: "C:\\certificates\\office.cer" }],
    [{ caFile: "\\\\server\\share\\office.pem" }, { proxy: "system", caFile: "\\\\server\\share\\office.pem" }],
  ])("may be %j", (network, expected) => {
    const { settings, problems } = readSettings({ network });
    expect([settings.network, problems]).toEqual([expected, []]);
  });

  const aProxy = 'it must be "system", "none", or a proxy such as http://host:port, without a name or password';
  test.each<[unknown, string]>([
    [{ proxy: "proxy.office:3128" }, `network.proxy is "proxy.office:3128"; ${aProxy}`],
    [{ proxy: "http://bureau:word@proxy.office" }, `network.proxy is "http://…@proxy.office"; ${aProxy}`],
    [{ proxy: "socks5://proxy.office" }, `network.proxy is "socks5://proxy.office"; ${aProxy}`],
    [{ proxy: "http://proxy.office/proxy.pac" }, `network.proxy is "http://proxy.office/proxy.pac"; ${aProxy}`],
    [{ proxy: "http://proxy.office:99999" }, `network.proxy is "http://proxy.office:99999"; ${aProxy}`],
    [{ caFile: "office.pem" }, 'network.caFile is "office.pem"; it must be the full path of a file'],
  ])("may not be %j, and is then ignored as a whole", (network, problem) => {
    const { settings, problems } = readSettings({ network });
    expect([settings.network, problems]).toEqual([null, [problem]]);
  });
});

test("a mistake in the settings of updates switches them off, and is named", () => {
  const { settings, problems } = readSettings({ updates: { url: "http://files.example", install: "automatic" } });
  expect(settings.updates).toEqual({ url: null, install: "off", delayDays: 0 });
  expect(problems).toEqual([
    'updates.url is "http://files.example"; it must be an https address (http only for this computer)',
  ]);
});

test.each([
  { alerts: { webhook: { url: "https://hooks.example/T0/SECRET", shap: "slack" } } },
  { alerts: { webhook: "https://hooks.example/T0/SECRET" } },
  { pingUrl: ["https://hooks.example/SECRET"] },
])("an address that is a secret isn't in what is said of a mistake: %j", (settings) => {
  const { problems } = readSettings(settings);
  expect(problems).not.toEqual([]);
  expect(problems.join("\n")).not.toMatch(/T0|hooks.example\/S/);
});
