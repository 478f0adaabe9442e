/** @file What each of the window's commands does, with real parts and an agent that only listens. */

import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Agent } from "../../../main/agent/agent.ts";
import { type Assembly, assemble } from "../../../main/assemble/assemble.ts";
import type { Handlers } from "../../../main/ipc/bridge.ts";
import { createHandlers, type Desktop } from "../../../main/ipc/commands.ts";
import { noSystemLocale } from "../../../main/platform/apply-language.ts";
import { createLog } from "../../../main/platform/log.ts";
import { openWithConf } from "../../../main/settings/open-with-conf.ts";
import type { AgentStatus } from "../../../shared/agent/agent-status.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import { speak } from "../../../shared/words/spoken.ts";
import { writing } from "../../fakes/journal-writes.ts";

const sha256Of = (text: string): string => createHash("sha256").update(text).digest("hex");

let folder: string;
let parts: Assembly;
let asked: string[];
let handlers: Handlers;
let saveAs: string | null = null;
let chosen: readonly string[] | null = null;

const status = {
  state: "idle",
  needPerson: 0,
  exceptions: [] as AgentStatus["exceptions"],
  unconfirmed: null,
} as AgentStatus;
const agent: Agent = {
  start: () => {},
  look: async () => [],
  sync: async () => {},
  stop: async () => {},
  pause: async (length) => void asked.push(`pause ${length}`),
  resume: async () => void asked.push("resume"),
  syncNow: () => void asked.push("sync"),
  syncToEnd: async () => true,
  lookAgain: () => void asked.push("look again"),
  refreshAccounts: async () => void asked.push("refresh accounts"),
  status: () => status,
  unsettled: () => [],
  health: () => ({ startedAt: 0, aliveAt: 0, lastSweepAt: null, oldestWaitingAt: null }),
  fallAsleep: () => {},
  wakeUp: () => {},
};
const fakeUpdates: Desktop["updates"] = {
  view: () => ({ version: "1.0.0", state: { is: "current" }, lookedAt: null, problem: null, last: null }),
  look: async () => void asked.push("look for updates"),
  installNow: async () => void asked.push("install the update"),
};
const desktop: Desktop = {
  openInBrowser: async (address) => void asked.push(`browse ${address}`),
  openPlace: async (path) => {
    asked.push(`open ${path}`);
    return null;
  },
  openSpreadsheet: async (path) => {
    asked.push(`open ${path}`);
    return null;
  },
  showInFolder: (path) => void asked.push(`show ${path}`),
  showPreview: (path) => `preview of ${path}`,
  showOpened: () => "preview of a file inside",
  restartAfter: () => void asked.push("restart"),
  chooseFolder: async () => "/chosen",
  chooseFile: async () => null,
  chooseFiles: async () => chosen,
  showAdding: (adding) => void asked.push(`adding ${adding?.file ?? "over"}`),
  followLoginSetting: async () => void asked.push("follow login setting"),
  startPractice: async () => null,
  copyText: (text) => void asked.push(`copy ${text}`),
  updates: fakeUpdates,
  chooseWhereToSave: async (name) => saveAs && join(folder, `${saveAs} ${name}`),
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "commands-"));
  asked = [];
  start();
});
afterEach(async () => {
  parts.close();
  await rm(folder, { recursive: true });
});

function start(): void {
  parts = assemble({
    dataFolder: folder,
    openConfig: openWithConf,
    launchParser: () => {
      throw new Error("nothing is parsed here");
    },
    launchPdfText: () => {
      throw new Error("reads no PDF");
    },
    launchBackupWorker: () => {
      throw new Error("nothing is kept here");
    },
    launchPlanWriter: () => {
      throw new Error("nothing is planned here");
    },
    environmentSecret: null,
    systemLocale: noSystemLocale,
    proxies: { find: async () => "DIRECT", signInFor: () => null },
    log: createLog(() => {}, Date.now),
  });
  const fake: Assembly = {
    ...parts,
    accounts: {
      ...parts.accounts,
      async signIn({ id }, browse) {
        asked.push(`sign in ${id}`);
        if (id !== "slow") return ok("Anna");
        await browse("https://login.example.com/authorize?state=1");
        expect(await handlers["connection.copyAddress"]({ id })).toEqual(ok(null));
        return ok("Anna");
      },
      async signOut({ id }) {
        asked.push(`sign out ${id}`);
        return fail("The keychain is locked.");
      },
    },
  };
  handlers = createHandlers(fake, agent, desktop, new AbortController().signal, () => {});
}

const writeConfig = (config: unknown) =>
  writeFile(join(folder, "config.json"), typeof config === "string" ? config : JSON.stringify(config));
const settingsWith = (inbox: string) => ({
  connections: [
    {
      id: "office",
      name: "Head office",
      baseUrl: "https://finance.example/api",
      authUrl: "https://login.example",
      clientId: "pigeonhole",
    },
  ],
  inboxes: [{ id: "inbox", path: inbox, connection: "office" }],
});
const config = () => readFile(join(folder, "config.json"), "utf8").then(JSON.parse);
const messageOf = (reply: Result<unknown, { message: string }>) => (reply.ok ? null : reply.error.message);

/** An import that waits for a document's invoice. */
function addWaiting(): Import {
  const place = { inbox: "inbox", connection: "office", kind: "document", dropped: "note.pdf" } as const;
  const event = { what: "take-in", who: "agent", detail: null } as const;
  const added = writing(parts.journal).add({ ...place, sha256: "ab", sizeBytes: 9, seenAt: 1 }, event);
  const why = { kind: "no-purchase-invoice-id", why: "none", candidates: [] } as const;
  const waiting: Import = { ...added, version: added.version + 1, state: { at: "waiting", why } };
  if (!writing(parts.journal).save(waiting, { ...event, what: "ask" })) throw new Error("not saved");
  return waiting;
}

describe("opening at login", () => {
  test("is off by default; turning it on changes the settings and the desktop", async () => {
    expect(await handlers["login.read"](null)).toEqual(ok(false));
    await writeConfig({ connections: [], inboxes: [], colour: "blue" });
    expect(await handlers["login.set"]({ open: true })).toEqual(ok(null));
    expect(asked).toEqual(["follow login setting"]);
    expect(await config()).toEqual({ connections: [], inboxes: [], colour: "blue", openAtLogin: true });
    expect(await handlers["login.read"](null)).toEqual(ok(true));
  });

  test("reports a failure if the settings cannot be read, and leaves the file unchanged", async () => {
    await writeConfig("{ not JSON");
    expect(messageOf(await handlers["login.set"]({ open: true }))).toMatch(/^That couldn't be changed/);
    expect(await readFile(join(folder, "config.json"), "utf8")).toBe("{ not JSON");
    expect(asked).toEqual([]);
  });
});

describe("the agent", () => {
  test("syncs, pauses and resumes on command", async () => {
    expect(await handlers["agent.pause"]({ length: "hour" })).toEqual(ok(null));
    for (const name of ["agent.resume", "agent.syncNow"] as const) expect(await handlers[name](null)).toEqual(ok(null));
    expect(asked).toEqual(["pause hour", "resume", "sync"]);
    expect(await handlers["agent.status"](null)).toEqual(ok(status));
    expect(await handlers["imports.unsettled"](null)).toEqual(ok([]));
  });
});

describe("the night", () => {
  test("is checked when the window asks, and the result is recorded", async () => {
    expect(await handlers["tonight.check"](null)).toEqual(ok(null));
    expect(parts.tonight.last([], [])).toMatchObject({ verdict: "red" });
    expect([...parts.journal.trail()].at(-1)).toMatchObject({ what: "tonight-check", who: parts.who });
  });

  test("has a report, which a command makes and opens", async () => {
    expect(await handlers["report.open"](null)).toEqual(ok(null));
    const { day } = parts.report.last() ?? { day: "" };
    expect(asked).toEqual([`open ${parts.report.page(day)}`]);
    expect(await readFile(parts.report.page(day), "utf8")).toContain("No new files. Everything&#39;s working.");
  });
});

describe("a file with problems", () => {
  /** An import whose file and copy are in Needs you. */
  async function addWithCopy(): Promise<Import> {
    await mkdir(join(folder, "inbox", "Needs you"), { recursive: true });
    await writeConfig(settingsWith(join(folder, "inbox")));
    const [path, copyPath] = ["Needs you/week 47.csv", "Needs you/week 47 - to correct.xlsx"];
    await writeFile(join(folder, "inbox", path), "as it was\n");
    await writeFile(join(folder, "inbox", copyPath), "as we wrote it");
    const home = { inbox: "inbox", connection: "office", kind: "batch", dropped: "week 47.csv" } as const;
    const event = { what: "take-in", who: "agent", detail: null } as const;
    const sha256 = sha256Of("as it was\n");
    const added = writing(parts.journal).add({ ...home, sha256, sizeBytes: 10, seenAt: 1 }, event);
    const waiting: Import = {
      ...added,
      version: added.version + 1,
      state: { at: "waiting", why: { kind: "rows-have-problems", problems: [], rowsSent: 0, rowsReady: 0 } },
      place: { ...added.place, path, copy: { path: copyPath, sha256: sha256Of("as we wrote it") } },
    };
    if (!writing(parts.journal).save(waiting, { ...event, what: "ask" })) throw new Error("not saved");
    return waiting;
  }
  const inInbox = async () => (await readdir(join(folder, "inbox"))).filter((name) => name !== "Needs you");

  test("has its copy opened in the program for spreadsheets", async () => {
    const { id } = await addWithCopy();
    expect(await handlers["imports.openCopy"]({ id })).toEqual(ok(null));
    expect(asked).toEqual([`open ${join(folder, "inbox", "Needs you", "week 47 - to correct.xlsx")}`]);
    expect(messageOf(await handlers["imports.openCopy"]({ id: addWaiting().id }))).toMatch(/has been moved or deleted/);
  });

  test("is not taken for corrected while neither the copy nor the file has changed", async () => {
    const { id } = await addWithCopy();
    expect(messageOf(await handlers["imports.corrected"]({ id }))).toMatch(
      /^“week 47 - to correct\.xlsx” hasn't been changed yet\./,
    );
    expect(await inInbox()).toEqual([]);
    expect(parts.journal.get(id)?.state.at).toBe("waiting");
  });

  test("has its corrected copy moved to the inbox, where it is looked at now", async () => {
    const { id } = await addWithCopy();
    await writeFile(join(folder, "inbox", "Needs you", "week 47 - to correct.xlsx"), "corrected");
    expect(await handlers["imports.corrected"]({ id })).toEqual(ok(null));
    expect(await inInbox()).toEqual(["week 47 - to correct.xlsx"]);
    expect(asked).toEqual(["look again"]);
  });

  test("is read again where it was corrected in its place", async () => {
    const { id } = await addWithCopy();
    await writeFile(join(folder, "inbox", "Needs you", "week 47.csv"), "corrected\n");
    expect(await handlers["imports.corrected"]({ id })).toEqual(ok(null));
    expect(parts.journal.get(id)?.state.at).toBe("reading");
  });
});

describe("imports", () => {
  test("are listed from the journal, up to the limit", async () => {
    addWaiting();
    const { id } = addWaiting();
    const list = await handlers["imports.list"]({ limit: 1 });
    expect(list.ok && list.value.map((each) => each.id)).toEqual([id]);
  });

  test("that need a person are all listed, however many have ended since", async () => {
    const { id } = addWaiting();
    for (let n = 0; n < 600; n += 1) {
      const over = addWaiting();
      const why = { kind: "withdrawn", was: "taken away" } as const;
      const place = { ...over.place, path: null };
      writing(parts.journal).save({ ...over, version: over.version + 1, state: { at: "failed", why }, place }, null);
    }
    const asking = await handlers["imports.needPerson"](null);
    expect(asking.ok && asking.value.map((each) => each.id)).toEqual([id]);
    expect(parts.journal.tally().needPerson).toBe(1);
  });

  test("record decisions with the name of the person at this machine", async () => {
    const { id } = addWaiting();
    expect(await handlers["imports.attach"]({ id, purchaseInvoiceId: "10023" })).toMatchObject({ ok: true });
    expect(parts.journal.get(id)).toMatchObject({ state: { at: "reading" }, purchaseInvoiceId: "10023" });
    expect([...parts.journal.trail()].at(-1)).toMatchObject({ what: "attach", who: parts.who });
  });

  test("about a document's invoice are held back where they may be undone, and can be taken back once", async () => {
    const { id } = addWaiting();
    const before = parts.journal.get(id);
    const attached = await handlers["imports.attach"]({ id, purchaseInvoiceId: "10022" });
    expect(attached).toEqual(ok({ undoUntil: parts.journal.get(id)?.undo?.until }));
    expect(await handlers["imports.takeBack"]({ id })).toEqual(ok(null));
    expect(parts.journal.get(id)).toMatchObject({ state: before?.state, purchaseInvoiceId: null });
    expect([...parts.journal.trail()].at(-1)).toMatchObject({ what: "take-back", who: parts.who });
    expect(messageOf(await handlers["imports.takeBack"]({ id }))).toMatch(/^It's too late to undo that/);
    expect(parts.journal.get(id)?.state).toEqual(before?.state);
  });

  test("that were sent before are sent anyway with a reason, and show their original", async () => {
    const original = addWaiting();
    const duplicate: Import = { ...addWaiting(), version: 2, state: { at: "duplicate", of: original.id } };
    // As the queue leaves it: nobody but the nets has held it back.
    const database = parts.journal.get(duplicate.id);
    const read = { ...duplicate, state: { at: "reading" as const } };
    expect(
      database &&
        writing(parts.journal).save(read, null) &&
        writing(parts.journal).save({ ...duplicate, version: 3 }, null),
    ).toBe(true);
    expect(await handlers["imports.get"]({ id: original.id })).toEqual(ok(original));
    expect(await handlers["imports.get"]({ id: "999" })).toEqual(ok(null));
    const { id } = duplicate;
    const decided = await handlers["imports.sendAnyway"]({ id, reason: " Two lorries came. " });
    expect(parts.journal.get(id)).toMatchObject({ state: { at: "reading" }, anyway: "all" });
    expect(decided).toEqual(ok({ undoUntil: parts.journal.get(id)?.undo?.until }));
    const said = { what: "send-anyway", who: parts.who, detail: { reason: "Two lorries came." } };
    expect([...parts.journal.trail()].at(-1)).toMatchObject(said);
    expect((await handlers["imports.sendAnyway"]({ id: original.id, reason: "no" })).ok).toBe(false);
  });

  test("answer a decision that does not apply with a sentence", async () => {
    const { id } = addWaiting();
    const replies = [
      await handlers["imports.approve"]({ id }),
      await handlers["imports.settle"]({ id, answer: "arrived" }),
      await handlers["imports.attach"]({ id, purchaseInvoiceId: "10023; DROP" }),
      await handlers["imports.retry"]({ id: "999" }),
      await handlers["imports.retry"]({ id: "../../etc" }),
    ];
    expect(replies.map(messageOf)).toEqual([
      `File ${id} isn't waiting for approval. Its status: waiting for you.`,
      `It's known whether file ${id} was sent. Its status: waiting for you.`,
      "10023; DROP isn't an invoice ID. Use digits only.",
      "There's no file with the ID 999.",
      "There's no file with the ID ../../etc.",
    ]);
  });

  test("show the invoices of an unknown batch, and of no other", async () => {
    const { id } = addWaiting();
    expect(await handlers["imports.invoices"]({ id })).toEqual(ok([]));
    expect(await handlers["imports.invoices"]({ id: "999" })).toEqual(ok([]));
  });

  test("are shown in the file manager without a path from the window", async () => {
    await writeConfig(settingsWith(join(folder, "inbox")));
    const { id } = addWaiting();
    expect(await handlers["imports.showFile"]({ id })).toEqual(ok(null));
    expect(asked.at(-1)).toBe(`show ${join(folder, "inbox", "note.pdf")}`);
    expect(messageOf(await handlers["imports.showFile"]({ id: "999" }))).toMatch(/has been moved or deleted/);
  });

  test("of a removed inbox are not shown in the file manager, with a reason", async () => {
    await writeConfig(settingsWith(join(folder, "inbox")));
    const { id } = addWaiting();
    const added = writing(parts.journal).add(
      { ...(parts.journal.get(id) as Import), kind: "batch", dropped: "a.csv", seenAt: 2 },
      { what: "take-in", who: "agent", detail: null },
    );
    await writeConfig({ connections: [], inboxes: [] });
    expect(messageOf(await handlers["imports.showFile"]({ id }))).toMatch(
      /^The inbox .* is no longer in the settings\.$/,
    );
    expect(messageOf(await handlers["imports.sheet"]({ id: added.id }))).toMatch(
      /its inbox is no longer in the settings/,
    );
  });
});

describe("diagnostics", () => {
  test("are shown first, then exactly those are saved where the person chooses", async () => {
    await writeConfig({ connections: [], inboxes: [] });
    saveAs = "mine";
    expect(messageOf(await handlers["diagnostics.save"](null))).toBe("Review the diagnostics first.");
    const shown = await handlers["diagnostics.preview"]({ maskNames: true });
    if (!shown.ok) throw new Error(shown.error.message);
    expect(shown.value.find(({ name }) => name === "config.json")?.text).toContain('"connections": []');
    await writeConfig({ connections: [], inboxes: [], later: true });
    const saved = await handlers["diagnostics.save"](null);
    if (!saved.ok || saved.value === null) throw new Error("not saved");
    expect(saved.value).toMatch(/mine pigeonhole-diagnostics-\d{4}-\d\d-\d\d[.]zip$/);
    const inZip = unzipSync(await readFile(saved.value));
    expect(Object.entries(inZip).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])).toEqual(
      shown.value.map(({ name, text }) => [name, text]),
    );
  });

  test("are not saved if the person cancels, and a failure to write is reported", async () => {
    await handlers["diagnostics.preview"]({ maskNames: false });
    saveAs = null;
    expect(await handlers["diagnostics.save"](null)).toEqual(ok(null));
    saveAs = "no/such/folder";
    expect(messageOf(await handlers["diagnostics.save"](null))).toMatch(/^The diagnostics couldn't be saved: ENOENT/);
  });
});

describe("the history", () => {
  test("can be searched, shown in detail, and saved as a CSV file without formulas", async () => {
    saveAs = "found";
    addWaiting();
    const { id } = addWaiting();
    const search = { text: "note", states: [], inbox: null, who: null, by: "added" as const, from: null, to: null };
    // The index is made in the background.
    await expect
      .poll(() => handlers["imports.search"]({ ...search, before: null, skip: 0, limit: 1 }))
      .toMatchObject({ ok: true, value: { total: 2, imports: [{ id }], isComplete: true } });
    const trail = await handlers["imports.trail"]({ id });
    expect(trail.ok && trail.value.map(({ what }) => what)).toEqual(["take-in", "ask"]);
    expect(await handlers["imports.trail"]({ id: "../x" })).toEqual(ok([]));
    expect(await handlers["imports.payload"]({ id, part: 3 })).toEqual(ok(""));
    expect(await handlers["imports.export"](search)).toEqual(ok(2));
    const [file = ""] = (await readdir(folder)).filter((name) => name.endsWith(".csv"));
    const lines = (await readFile(join(folder, file), "utf8")).split("\r\n");
    expect(lines[0]).toMatch(/^\uFEFFID,Added,File,/);
    expect(lines[1]).toMatch(
      new RegExp(`^${id},1970-01-01 .*,note.pdf,Document,Needs you: which purchase invoice\\?,`),
    );
    expect(lines).toHaveLength(4);
    speak({ language: "de", formats: "de-DE" });
    saveAs = "gefunden";
    expect(await handlers["imports.export"](search)).toEqual(ok(2));
    speak({ language: "en", formats: "en-GB" });
    const [german = ""] = (await readdir(folder)).filter((name) => name.endsWith(".csv") && name !== file);
    expect(await readFile(join(folder, german), "utf8")).toMatch(/^\uFEFFID,Hinzugefügt,Datei,Art,Status,/);
  });

  test("returns figures for each requested day", async () => {
    const days = await handlers["imports.days"]({ days: 14 });
    expect(days.ok && days.value).toHaveLength(14);
  });
});

describe("connections and inboxes", () => {
  beforeEach(() => writeConfig(settingsWith("/inbox")));

  test("give the address of a sign-in to copy, for a browser that doesn't open", async () => {
    const office = settingsWith("/inbox").connections[0];
    await writeConfig({ ...settingsWith("/inbox"), connections: [{ ...office, id: "slow" }] });
    await handlers["connection.signIn"]({ id: "slow" });
    expect(asked).toContain("copy https://login.example.com/authorize?state=1");
    expect(messageOf(await handlers["connection.copyAddress"]({ id: "slow" }))).toBe(
      "There's no address yet. Choose “Sign in” first.",
    );
  });

  test("sign in and out of the account, and the agent checks again", async () => {
    asked = [];
    expect(await handlers["connection.signIn"]({ id: "office" })).toEqual(ok(null));
    expect(messageOf(await handlers["connection.signOut"]({ id: "office" }))).toBe("The keychain is locked.");
    expect(asked).toEqual(["sign in office", "refresh accounts", "sign out office", "refresh accounts"]);
  });

  test("open an inbox's folder from the settings", async () => {
    expect(await handlers["inbox.open"]({ id: "inbox" })).toEqual(ok(null));
    expect(asked.at(-1)).toBe("open /inbox");
    expect(await handlers["inbox.openFailed"]({ id: "inbox" })).toEqual(ok(null));
    expect(asked.at(-1)).toBe("open /inbox/Failed");
    expect(await handlers["inbox.choose"](null)).toEqual(ok("/chosen"));
    await handlers["settings.openFile"](null);
    expect(asked.at(-1)).toBe(`open ${join(folder, "config.json")}`);
  });

  test("show the effective settings with defaults and without secrets", async () => {
    const view = await handlers["settings.view"](null);
    expect(view).toMatchObject({
      ok: true,
      value: {
        path: join(folder, "config.json"),
        connections: [{ id: "office", name: "Head office", flow: "browser" }],
        inboxes: [{ id: "inbox", sending: "automatic", textOfPdfs: "suggest", templates: [] }],
      },
    });
  });

  test("copy chosen files into an inbox, or do nothing", async () => {
    const inbox = join(folder, "inbox folder");
    await mkdir(inbox);
    await writeConfig({ ...(await config()), inboxes: [{ id: "inbox", path: inbox, connection: "office" }] });
    const outside = await mkdtemp(join(tmpdir(), "outside-"));
    try {
      await writeFile(join(outside, "scan.pdf"), "x");
      chosen = null;
      expect(await handlers["inbox.chooseFiles"]({ id: "inbox" })).toEqual(ok(null));
      chosen = [join(outside, "scan.pdf"), join(folder, "config.json")];
      asked = [];
      expect(await handlers["inbox.chooseFiles"]({ id: "inbox" })).toEqual(
        ok({ files: 1, refused: [{ name: "config.json", why: { kind: "our-own" } }] }),
      );
      expect(asked).toEqual(["adding scan.pdf", "adding over"]);
      expect(await readdir(inbox)).toEqual(["scan.pdf"]);
      expect(await handlers["inbox.addFiles"]({ inbox: "inbox", paths: [""] })).toEqual(
        ok({ files: 0, refused: [{ name: "", why: { kind: "nowhere" } }] }),
      );
      expect(messageOf(await handlers["inbox.addFiles"]({ inbox: "x", paths: ["/etc/passwd"] }))).toMatch(
        /^The inbox x is no longer/,
      );
    } finally {
      await rm(outside, { recursive: true });
    }
  });

  test("answer with a sentence if the id is not in the settings", async () => {
    expect(messageOf(await handlers["connection.signIn"]({ id: "x" }))).toMatch(/^The connection x is no longer/);
    expect(messageOf(await handlers["inbox.open"]({ id: "x" }))).toMatch(/^The inbox x is no longer/);
  });
});
