/** @file Connections and inboxes changed from the window, on real settings and a real journal. */

import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Assembly, assemble } from "../../../main/assemble/assemble.ts";
import { advance } from "../../../main/imports/state/advance.ts";
import { settingsHandlers } from "../../../main/ipc/settings/settings-commands.ts";
import { noSystemLocale } from "../../../main/platform/apply-language.ts";
import { createLog } from "../../../main/platform/log.ts";
import { openWithConf } from "../../../main/settings/open-with-conf.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { Connection } from "../../../shared/settings/settings.ts";
import { withName } from "../../../shared/spreadsheet/inbox-names.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import { writing } from "../../fakes/journal-writes.ts";

let folder: string;
let parts: Assembly;
let asked: string[];
let chosen: string | null;
let handlers: ReturnType<typeof settingsHandlers>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "settings-commands-"));
  await mkdir(join(folder, "inbox"));
  asked = [];
  chosen = null;
  const never = () => {
    throw new Error("nothing is launched here");
  };
  parts = assemble({
    dataFolder: folder,
    openConfig: openWithConf,
    launchParser: never,
    launchPdfText: never,
    launchBackupWorker: never,
    launchPlanWriter: never,
    environmentSecret: null,
    systemLocale: noSystemLocale,
    proxies: { find: async () => "DIRECT", signInFor: () => null },
    log: createLog(() => {}, Date.now),
  });
  await writeFile(
    join(folder, "config.json"),
    JSON.stringify({
      theirs: 1,
      connections: [
        { id: "office", baseUrl: "https://a.example/api", authUrl: "https://login.example", clientId: "us", theirs: 2 },
      ],
      inboxes: [{ id: "inbox", path: join(folder, "inbox"), connection: "office", settleMs: 300 }],
    }),
  );
  const agent = {
    lookAgain: () => void asked.push("look again"),
    refreshAccounts: async () => void asked.push("refresh accounts"),
  };
  const noKeychain: Assembly = {
    ...parts,
    accounts: {
      ...parts.accounts,
      async keepSecret({ id }, secret) {
        asked.push(`keep ${secret.length} letters for ${id}`);
        return ok(null);
      },
      async signOut({ id }) {
        asked.push(`sign out ${id}`);
        return ok(null);
      },
      async forgetSecret({ id }) {
        asked.push(`forget ${id}`);
        return id === "office" ? ok(null) : fail("The keychain is locked.");
      },
    },
  };
  handlers = settingsHandlers(noKeychain, agent, async () => chosen);
});
afterEach(async () => {
  parts.close();
  await rm(folder, { recursive: true });
});

const config = () => readFile(join(folder, "config.json"), "utf8").then(JSON.parse);
const messageOf = (reply: Result<unknown, { message: string }>) => (reply.ok ? null : reply.error.message);

function addImport(isDone: boolean, inbox = "inbox", connection = "office"): void {
  const entry = { inbox, connection, kind: "document", dropped: "note.pdf", sha256: "ab", sizeBytes: 9 } as const;
  const event = { what: "take-in", who: "agent", detail: null } as const;
  const found = { type: "take-as-sent", at: "Done/note.pdf", purchaseInvoiceId: "10023" } as const;
  if (isDone) writing(parts.journal).addSent({ ...entry, seenAt: 1 }, (added) => advance(added, found, 1), event);
  else {
    const added = writing(parts.journal).add({ ...entry, seenAt: 1 }, event);
    const why = { kind: "no-purchase-invoice-id", why: "none", candidates: [] } as const;
    const waiting: Import = { ...added, version: added.version + 1, state: { at: "waiting", why } };
    if (!writing(parts.journal).save(waiting, { ...event, what: "ask" })) throw new Error("not saved");
  }
}

const noLists = { suppliers: null, nominals: null, projects: null, vatCodes: null };

const good = {
  name: " Test system ",
  office: "",
  baseUrl: "https://test.example/api/ ",
  authUrl: "http://127.0.0.1:8080",
  clientId: "us",
  scopes: ["profile"],
  redirectPort: null,
};

test("a new connection is trimmed, gets a new id, and the agent applies it at once", async () => {
  expect(await handlers["connection.save"]({ id: null, fields: good })).toEqual(ok({ saved: "test-system" }));
  expect(asked).toEqual(["look again", "refresh accounts"]);
  const { connections, theirs } = await config();
  expect([theirs, connections[0].theirs], "what the form does not know stays").toEqual([1, 2]);
  expect(connections[1]).toMatchObject({ id: "test-system", name: "Test system", office: null });
  expect(parts.settings.read().settings.connections[1]?.baseUrl).toBe("https://test.example/api");
});

test.each([
  ["an address that would show the token", { baseUrl: "http://test.example" }, "baseUrl", /https address/],
  ["a password in an address", { authUrl: "https://a:b@test.example" }, "authUrl", /without a name, password/],
  ["no address", { authUrl: " " }, "authUrl", /^Please fill this in/],
  ["no name", { name: "" }, "name", /^Please fill this in/],
  ["a port that is no number", { redirectPort: "eighty" }, "redirectPort", /a whole number|a number|null/],
  ["a port beyond all ports", { redirectPort: 70_000 }, "redirectPort", /a number up to 65535/],
  ["a list without its folder", { lists: { ...noLists, suppliers: "suppliers.csv" } }, "lists.suppliers", /path/],
  ["a day that isn't one", { secretExpires: "2027-02-30" }, "secretExpires", /2027-01-31/],
])(
  "a connection with %s is refused with the field's name, and nothing is written",
  async (_what, change, key, says) => {
    const before = await readFile(join(folder, "config.json"), "utf8");
    const reply = await handlers["connection.save"]({ id: null, fields: { ...good, ...change } });
    expect(reply).toMatchObject({ ok: true, value: { wrong: { [key]: expect.stringMatching(says) } } });
    expect(reply.ok && "wrong" in reply.value && Object.keys(reply.value.wrong)).toEqual([key]);
    expect(await readFile(join(folder, "config.json"), "utf8")).toBe(before);
    expect(asked).toEqual([]);
  },
);

test("the lists of a connection and the last day of its secret are saved, and taken away again", async () => {
  const lists = { ...noLists, suppliers: "/srv/export/suppliers.csv" };
  const saved = async (fields: object) => {
    expect(await handlers["connection.save"]({ id: "office", fields })).toEqual(ok({ saved: "office" }));
    const [{ lists: kept, secretExpires }] = parts.settings.read().settings.connections as readonly [Connection];
    return [kept, secretExpires];
  };
  expect(await saved({ lists, secretExpires: "2027-01-31" })).toEqual([lists, "2027-01-31"]);
  expect(await saved({ lists: noLists, secretExpires: null })).toEqual([noLists, null]);
});

test("the addresses of a connection with imports are locked; everything else may change", async () => {
  const moved = { id: "office", fields: { baseUrl: "https://b.example/api" } };
  expect(await handlers["connection.save"](moved)).toEqual(ok({ saved: "office" }));
  addImport(true);
  const back = await handlers["connection.save"]({ id: "office", fields: { baseUrl: "https://a.example/api" } });
  expect(back).toMatchObject({
    ok: true,
    value: { wrong: { baseUrl: expect.stringContaining("Add a new connection") } },
  });
  const fields = { baseUrl: "https://b.example/api/", clientId: "others" };
  expect(await handlers["connection.save"]({ id: "office", fields })).toEqual(ok({ saved: "office" }));
});

test("an inbox's folder must be absolute and separate, and is locked once it has imports", async () => {
  const wrongPath = async (id: string | null, path: string) => {
    const reply = await handlers["inbox.save"]({ id, fields: { path, connection: "office" } });
    return reply.ok && "wrong" in reply.value ? reply.value.wrong["path"] : null;
  };
  expect(await wrongPath(null, "")).toMatch(/^Please fill this in/);
  expect(await wrongPath(null, "inbox")).toMatch(/full path/);
  expect(await wrongPath(null, join(folder, "inbox", "inside"))).toMatch(/A file could be sent twice/);
  expect(await wrongPath("inbox", join(folder, "other "))).toBeNull();
  expect((await config()).inboxes[0]).toMatchObject({ path: join(folder, "other "), settleMs: 300 });
  addImport(true);
  expect(await wrongPath("inbox", join(folder, "inbox"))).toMatch(/Files have been added to this folder/);
});

test("an inbox whose folder holds files is saved only once a person has said what to do with them", async () => {
  const path = join(folder, "full");
  await mkdir(join(path, "10023"), { recursive: true });
  for (const name of ["10024.pdf", "november.csv", "10023/scan.pdf", ".DS_Store"])
    await writeFile(join(path, name), name);
  const fields = { path, connection: "office" };
  const holds = { files: 3, spreadsheets: 1, names: ["10023/scan.pdf", "10024.pdf", "november.csv"] };
  expect(await handlers["inbox.save"]({ id: null, fields })).toEqual(ok({ holds }));
  expect(await handlers["inbox.save"]({ id: "inbox", fields })).toEqual(ok({ holds }));
  expect((await config()).inboxes).toMatchObject([{ path: join(folder, "inbox") }]);
  expect(await handlers["inbox.save"]({ id: null, fields: { ...fields, existingFiles: "leave" } })).toEqual(
    ok({ saved: "full" }),
  );
  expect((await config()).inboxes[1]).toMatchObject({ path, existingFiles: "leave" });
});

test("an empty folder is saved at once, and what a folder holds that cannot be listed is left alone", async () => {
  await mkdir(join(folder, "empty"));
  for (const name of ["empty", "away"])
    await handlers["inbox.save"]({ id: null, fields: { path: join(folder, name), connection: "office" } });
  const { inboxes } = await config();
  expect(inboxes.slice(1)).toMatchObject([{ existingFiles: "import" }, { existingFiles: "leave" }]);
});

test("a folder that contains our own files cannot be an inbox", async () => {
  for (const path of [folder, join(folder, ".."), join(folder, "..", "..")]) {
    const saved = await handlers["inbox.save"]({ id: null, fields: { path, connection: "office" } });
    expect(saved.ok && "wrong" in saved.value && saved.value.wrong["path"]).toMatch(/Pigeonhole keeps its own files/);
  }
  expect((await config()).inboxes).toHaveLength(1);
});

test("an inbox can change to another existing connection only when its files are finished", async () => {
  await handlers["connection.save"]({ id: null, fields: good });
  addImport(false);
  const to = (connection: string) => handlers["inbox.save"]({ id: "inbox", fields: { connection } });
  expect(await to("test-system")).toMatchObject({ value: { wrong: { connection: /1 file of this inbox is not/ } } });
  expect(await to("nowhere")).toMatchObject({ value: { wrong: { connection: /no connection nowhere/ } } });
});

test("the ceilings of an inbox are kept as typed, and each that cannot be used has a sentence", async () => {
  const save = async (ceilings: Readonly<Record<string, string>>) => {
    const saved = await handlers["inbox.save"]({ id: "inbox", fields: { ceilings } });
    return saved.ok && "wrong" in saved.value ? saved.value.wrong : null;
  };
  expect(await save({ other: "50,000", EURO: "1", JPY: "" })).toEqual({
    "ceilings.other": expect.stringMatching(/an amount above 0 without separators/),
    "ceilings.EURO": expect.stringMatching(/a currency of three letters/),
    "ceilings.JPY": expect.any(String),
  });
  expect(await save({ other: "50000.50", JPY: "8000000" })).toBeNull();
  expect((await config()).inboxes[0]).toMatchObject({ ceilings: { other: "50000.50", JPY: "8000000" } });
});

test("a connection is removed only without unfinished files and inboxes, together with its sign-in and secret", async () => {
  expect(messageOf(await handlers["connection.remove"]({ id: "office" }))).toMatch(/the inbox .* uses it/i);
  addImport(false);
  expect(messageOf(await handlers["inbox.remove"]({ id: "inbox" }))).toMatch(/1 file of this inbox is under way/);
  expect(messageOf(await handlers["connection.remove"]({ id: "office" }))).toMatch(/1 file of this connection/);
  expect(asked).toEqual([]);
  expect((await config()).inboxes).toHaveLength(1);
});

test("the id of a removed inbox or connection with imports is never reused", async () => {
  addImport(true);
  expect(await handlers["inbox.remove"]({ id: "inbox" })).toEqual(ok(null));
  expect(await handlers["connection.remove"]({ id: "office" })).toEqual(ok(null));
  expect(asked.filter((what) => !/look again|refresh/.test(what))).toEqual(["sign out office", "forget office"]);
  const added = await handlers["connection.save"]({ id: null, fields: { ...good, name: "Office" } });
  expect(added).toEqual(ok({ saved: "office-2" }));
  const fields = { path: join(folder, "inbox"), connection: "office-2" };
  expect(await handlers["inbox.save"]({ id: null, fields })).toEqual(ok({ saved: "inbox-2" }));
});

test("a connection stays if its secret cannot be removed from the keychain, with the reason", async () => {
  await handlers["connection.save"]({ id: null, fields: good });
  expect(messageOf(await handlers["connection.remove"]({ id: "test-system" }))).toBe("The keychain is locked.");
  expect((await config()).connections).toHaveLength(2);
});

test("a client secret is stored only in the keychain, not in the settings or the window", async () => {
  await handlers["connection.keepSecret"]({ id: "office", secret: "copper-kettle" });
  expect(asked[0]).toBe("keep 13 letters for office");
  const shown = JSON.stringify([await config(), await handlers["settings.view"](null)]);
  expect(shown).not.toContain("copper-kettle");
});

test("a remembered kind of spreadsheet is forgotten, and the audit trail says by whom", async () => {
  const { templates } = parts.ports;
  const content = { headers: ["Contact", "Total"], columns: {}, constants: {} };
  await mkdir(join(folder, "templates", "inbox"), { recursive: true });
  await writeFile(join(folder, "templates", "inbox", "Bills.json"), JSON.stringify(content));
  const before = templates.forInbox("inbox").templates.map(({ name }) => name);
  expect(await handlers["template.forget"]({ inbox: "gone", name: "Bills" })).toMatchObject({ ok: false });
  expect(await handlers["template.forget"]({ inbox: "inbox", name: "Bills" })).toEqual(ok(null));
  expect([before, templates.forInbox("inbox").templates]).toEqual([["Bills"], []]);
  expect([...parts.journal.trail()]).toMatchObject([
    { what: "forget-template", who: parts.who, detail: { inbox: "inbox", name: "Bills" } },
  ]);
});

test("a column of a remembered kind gets other headings, and loses them again, and the audit trail says by whom", async () => {
  const { templates } = parts.ports;
  await mkdir(join(folder, "templates", "inbox"), { recursive: true });
  await writeFile(join(folder, "templates", "inbox", "Bills.json"), JSON.stringify({ headers: ["Contact", "Total"] }));
  const rename = (heading: string, alsoCalled: readonly string[]) =>
    handlers["template.rename"]({ inbox: "inbox", name: "Bills", heading, alsoCalled });
  expect(await rename("Supplier", ["Vendor"])).toMatchObject({ ok: false });
  expect(await rename("Contact", ["Vendor", "Payee", "Vendor"])).toEqual(ok(null));
  expect(templates.forInbox("inbox").templates).toMatchObject([{ alsoCalled: { Contact: ["Vendor", "Payee"] } }]);
  const shown = await handlers["settings.view"](null);
  expect(shown.ok && shown.value.inboxes.find(({ id }) => id === "inbox")?.templates).toEqual([
    {
      name: "Bills",
      columns: [
        { heading: "Contact", alsoCalled: ["Vendor", "Payee"], use: null },
        { heading: "Total", alsoCalled: [], use: null },
      ],
      ...{ eInvoiceSuppliers: null, says: {} },
    },
  ]);
  expect(await rename("Contact", [])).toEqual(ok(null));
  expect(templates.forInbox("inbox").templates).toMatchObject([{ alsoCalled: {} }]);
  expect([...parts.journal.trail()].map(({ what, who }) => [what, who])).toEqual([
    ["rename-columns", parts.who],
    ["rename-columns", parts.who],
  ]);
});

test("a kind of spreadsheet gets another name, which the inbox's settings follow, and never one that is taken", async () => {
  const { templates } = parts.ports;
  await mkdir(join(folder, "templates", "inbox"), { recursive: true });
  for (const name of ["Bills", "Costs"])
    await writeFile(join(folder, "templates", "inbox", `${name}.json`), JSON.stringify({ headers: [name] }));
  const fields = { path: join(folder, "inbox"), connection: "office", template: "Bills" };
  await handlers["inbox.save"]({ id: "inbox", fields });
  const rename = (name: string, to: string) => handlers["template.setName"]({ inbox: "inbox", name, to });
  expect(await rename("Gone", "Site")).toMatchObject({ ok: false });
  expect(await rename("Bills", "../costs")).toEqual(ok(null));
  expect(await rename("Costs", "COSTS")).toEqual(ok(null));
  const names = templates.forInbox("inbox").templates.map(({ name, headers }) => [name, headers[0]]);
  expect(Object.fromEntries(names.map(([name, heading]) => [heading, name]))).toEqual({
    Bills: expect.stringMatching(/^.{0,4}costs/i),
    Costs: "COSTS",
  });
  const [bills] = names.find(([, heading]) => heading === "Bills") ?? [];
  expect((await config()).inboxes[0].template).toBe(bills);
  expect([...parts.journal.trail()].map(({ what }) => what)).toEqual([
    "change-inbox",
    ...["change-inbox", "rename-template"],
    "rename-template",
  ]);
});

test("what a name means is shown and forgotten, one by one, and the audit trail says by whom", async () => {
  const { templates } = parts.ports;
  templates.remember("inbox", withName([], "AccountName", "ACME", "Acme Ltd"));
  templates.remember("inbox", { name: "Bills", headers: ["Contact"], values: { Nominal: { Paper: "7504" } } });
  const names = async () => {
    const shown = await handlers["settings.view"](null);
    return shown.ok ? shown.value.inboxes.find(({ id }) => id === "inbox") : undefined;
  };
  expect((await names())?.names).toEqual([
    { property: "Nominal", from: "Paper", to: "7504", template: "Bills" },
    { property: "AccountName", from: "ACME", to: "Acme Ltd", template: "Names" },
  ]);
  expect(
    (await names())?.templates.map(({ name }) => name),
    "names are no kind of spreadsheet",
  ).toEqual(["Bills"]);
  const forget = (name: string, property: "Nominal" | "AccountName", from: string) =>
    handlers["name.forget"]({ inbox: "inbox", name, property, from });
  expect(await forget("Names", "AccountName", "toString")).toMatchObject({ ok: false });
  expect(await forget("Bills", "Nominal", "Paper")).toEqual(ok(null));
  expect(await forget("Names", "AccountName", "ACME")).toEqual(ok(null));
  expect((await names())?.names).toEqual([]);
  expect([...parts.journal.trail()].map(({ what, who }) => [what, who])).toEqual([
    ["forget-name", parts.who],
    ["forget-name", parts.who],
  ]);
});

test("a name that several templates hold is shown once, and forgotten in all of them", async () => {
  const { templates } = parts.ports;
  const values = { AccountName: { "Telfrd Telecom": "Telford Telecom" } };
  templates.remember("inbox", { name: "Answered names", headers: ["Answered names of this inbox"], values });
  const folded = { "TELFRD  Telecom": "Telford Telecom", Acme: "Acme Ltd" };
  templates.remember("inbox", { name: "december", headers: ["Contact"], values: { AccountName: folded } });
  const names = async () => {
    const shown = await handlers["settings.view"](null);
    return shown.ok ? shown.value.inboxes.find(({ id }) => id === "inbox")?.names : undefined;
  };
  const [first, ...others] = (await names()) ?? [];
  expect([first?.from, others.map(({ from }) => from)]).toEqual(["Telfrd Telecom", ["Acme"]]);
  if (first === undefined || first.property !== "AccountName") throw new Error("no name is shown");
  const { template: name, property, from } = first;
  expect(await handlers["name.forget"]({ inbox: "inbox", name, property, from })).toEqual(ok(null));
  expect((await names())?.map(({ to }) => to)).toEqual(["Acme Ltd"]);
});

test("the audit trail records who changed which setting from what to what, without secrets", async () => {
  const fields = { path: join(folder, "inbox"), connection: "office" };
  await handlers["inbox.save"]({ id: "inbox", fields });
  await handlers["inbox.save"]({ id: "inbox", fields: { ...fields, sending: "after-approval", settleMs: 300 } });
  await handlers["inbox.save"]({ id: "inbox", fields: { ...fields, path: "not whole" } });
  await handlers["connection.save"]({ id: null, fields: good });
  await handlers["connection.keepSecret"]({ id: "office", secret: "copper-kettle" });
  await handlers["inbox.remove"]({ id: "inbox" });
  const trail = [...parts.journal.trail()];
  const whatOf = trail.map(({ what }) => what);
  expect(whatOf).toEqual(["change-inbox", "add-connection", "keep-secret", "remove-inbox"]);
  expect(new Set(trail.map(({ who }) => who))).toEqual(new Set([parts.who]));
  expect(trail[0]?.detail).toEqual({
    inbox: "inbox",
    changes: { sending: { from: "automatic", to: "after-approval" } },
  });
  expect(trail[1]?.detail).toMatchObject({
    connection: "test-system",
    changes: { baseUrl: { from: null, to: "https://test.example/api" } },
  });
  expect(trail[3]?.detail).toMatchObject({
    inbox: "inbox",
    changes: { sending: { from: "after-approval", to: null } },
  });
  expect(JSON.stringify(trail)).not.toContain("copper-kettle");
});

test("the test reports a folder that links into another inbox", async () => {
  const link = join(folder, "link");
  const fields = { path: link, connection: "office" };
  await symlink(join(folder, "inbox"), link);
  const wrong = await handlers["inbox.save"]({ id: null, fields });
  expect(wrong).toMatchObject({ value: { wrong: { path: expect.stringContaining("is the same folder") } } });
  // Nobody stops a person from making the link later.
  await rm(link);
  await mkdir(link);
  expect(await handlers["inbox.save"]({ id: null, fields })).toEqual(ok({ saved: "link" }));
  await rm(link, { recursive: true });
  await symlink(join(folder, "inbox"), link);
  const found = await handlers["settings.test"]({ connection: null, inbox: "link" });
  expect(found.ok && found.value.map(({ about, verdict }) => `${about} ${verdict}`)).toEqual([
    "folder good",
    "disk good",
    "apart bad",
  ]);
});

test("examples of file names use the real matching", async () => {
  const names = ["10023 scan.pdf", "PI-10023.pdf", "2026-11-20.pdf"];
  const match = async (idAt: "start" | "end", idPrefixes: string[]) => {
    const reply = await handlers["documents.example"]({ rules: { idAt, idPrefixes }, names });
    return reply.ok && reply.value.map(({ purchaseInvoiceId }) => purchaseInvoiceId);
  };
  expect(await match("start", [])).toEqual(["10023", null, null]);
  expect(await match("end", ["PI-"])).toEqual([null, "10023", null]);
});

test("a sample file is checked by the rules of its inbox, and is not imported", async () => {
  chosen = join(folder, "10023 note.pdf");
  await writeFile(chosen, "%PDF-1.4\n%%EOF\n");
  const reply = await handlers["sample.check"]({ inbox: "inbox" });
  expect(reply).toMatchObject({ ok: true, value: { file: "10023 note.pdf", verdict: "ready", invoices: [] } });
  expect(reply.ok && reply.value?.sentences[0]).toContain("10023");
  expect(parts.journal.list(10)).toEqual([]);
  chosen = null;
  expect(await handlers["sample.check"]({ inbox: "inbox" })).toEqual(ok(null));
});
