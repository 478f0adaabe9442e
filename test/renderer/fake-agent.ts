/** @file An agent for the window alone: it holds what it is given, does what it is asked, and tells of it. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import type { Import } from "../../shared/imports/import.ts";
import { needsPerson } from "../../shared/imports/needs-person.ts";
import type { AgentBridge, Command, Commands, Notices, Unsettled } from "../../shared/ipc.ts";
import { showAlerts } from "../../shared/settings/alert-fields.ts";
import { usual } from "../../shared/settings/settings.ts";
import type { SheetPreview } from "../../shared/spreadsheet/sheet-preview.ts";
import type { UpdateView } from "../../shared/updates/update-view.ts";
import { fail, ok } from "../../shared/values/result.ts";
import { locale } from "../../shared/wording/language.ts";

export interface FakeWorld {
  readonly status: AgentStatus;
  readonly imports: readonly Import[];
  readonly unsettled: readonly Unsettled[];
  /** What every spreadsheet holds that is looked at. */
  readonly sheet?: SheetPreview;
  /** Commands that are to fail, with what is said of it. */
  readonly failing?: Partial<Record<Command, string>>;
}

export interface FakeAgent extends AgentBridge {
  /** Every command so far that changes something, in order. */
  readonly asked: readonly { readonly name: Command; readonly input: unknown }[];
  tell<N extends keyof Notices>(name: N, payload: Notices[N]): void;
}

const alertFields = showAlerts({ webhook: null, mail: null }).fields;

const currentVersion: UpdateView = {
  ...{ version: "1.0.0", state: { is: "current" }, lookedAt: null, problem: null, last: null },
};

export function makeFakeAgent(world: FakeWorld, clock: () => number): FakeAgent {
  const imports = new Map(world.imports.map((import_) => [import_.id, import_]));
  let status = world.status;
  let opensAtLogin = false;
  const asked: { name: Command; input: unknown }[] = [];
  const listeners = new Map<string, Set<(payload: never) => void>>();

  const tell = <N extends keyof Notices>(name: N, payload: Notices[N]) => {
    for (const listener of listeners.get(name) ?? []) (listener as (payload: Notices[N]) => void)(payload);
  };
  const stand = (change: Partial<AgentStatus>) => {
    status = { ...status, ...change };
    tell("status.changed", status);
    return null;
  };
  const move = (id: string, change: Partial<Import>) => {
    const before = imports.get(id);
    if (before === undefined) throw new Error(`no import ${id}`);
    const after = { ...before, ...change, version: before.version + 1, since: clock() };
    imports.set(id, after);
    tell("import.changed", after);
    const needPerson = [...imports.values()].filter(needsPerson).length;
    return stand({ needPerson, ...(needPerson === 0 && status.state === "needs-you" ? { state: "working" } : {}) });
  };
  const decided = (id: string, change: Partial<Import>) => {
    move(id, change);
    return { undoUntil: null };
  };
  const queued = { at: "queued", why: null, attempts: 0, notBefore: 0 } as const;
  const signIn = (id: string, signedIn: boolean) =>
    stand({ connections: status.connections.map((one) => (one.id === id ? { ...one, signedIn } : one)) });

  const answers: Commands = {
    "agent.status": () => status,
    "agent.pause": () => stand({ state: "paused" }),
    "agent.resume": () => stand({ state: "idle" }),
    "agent.syncNow": () => null,
    "tonight.check": () => stand({ tonight: { at: clock(), verdict: "green", points: [] } }),
    "report.open": () => null,
    "imports.list": ({ limit }) => [...imports.values()].sort((a, b) => b.seenAt - a.seenAt).slice(0, limit),
    "imports.get": ({ id }) => imports.get(id) ?? null,
    "imports.needPerson": () => [...imports.values()].filter(needsPerson),
    "imports.unsettled": () => world.unsettled,
    "imports.approve": ({ id }) => decided(id, { state: queued }),
    "imports.sheet": () => world.sheet ?? null,
    "imports.answer": ({ id }) => move(id, { state: { at: "reading" } }),
    "imports.reject": ({ id, reason }) => decided(id, { state: { at: "failed", why: { kind: "rejected", reason } } }),
    "imports.retry": ({ id }) => move(id, { state: { at: "reading" } }),
    "imports.sendAnyway": ({ id }) => decided(id, { state: { at: "reading" } }),
    "imports.attach": ({ id, purchaseInvoiceId }) => decided(id, { state: queued, purchaseInvoiceId }),
    "imports.findInvoices": () => ({ invoices: [], hasMore: false, isListed: null }),
    "imports.markCorrected": ({ id }) => decided(id, { state: { at: "done" } }),
    "imports.notCorrected": () => null,
    "imports.inside": () => ({ files: [] }),
    "imports.addInside": ({ id }) => decided(id, { state: { at: "reading" } }),
    "imports.takeBack": ({ id }) => move(id, { state: queued, purchaseInvoiceId: null }),
    "imports.takeAsSpreadsheet": ({ id }) => move(id, { state: queued }),
    "imports.reverse": () => null,
    "imports.settle": ({ id, answer }) => move(id, { state: answer === "arrived" ? { at: "done" } : queued }),
    "imports.showFile": () => null,
    "imports.neighbours": () => [],
    "imports.preview": () => ({ address: "preview://none/preview.html" }),
    "imports.namesakes": () => [],
    "imports.settleRow": () => null,
    "imports.rowsInDoubt": () => ({ rows: [], more: 0, others: { arrived: 0, missing: 0 }, inLists: 0, lacked: null }),
    "imports.settleRows": () => null,
    "imports.confirmation": () => null,
    "imports.searchLists": ({ text }) => ({ exact: text, found: [text] }),
    "imports.invoiceLife": () => ({ sent: [], life: [], meant: [] }),
    "imports.checkCells": () => world.sheet ?? null,
    "imports.correctCells": () => null,
    "imports.openCopy": () => null,
    "imports.corrected": () => null,
    "imports.invoices": () => [{ InvoiceNumber: "INV-1", AccountName: "Acme Ltd", Currency: "GBP", Net: "100.00" }],
    "imports.search": ({ states, skip, limit }) => {
      const found = [...imports.values()]
        .filter(({ state }) => states.length === 0 || states.includes(state.at))
        .sort((a, b) => b.seenAt - a.seenAt);
      return { imports: found.slice(skip, skip + limit), total: found.length, upTo: null, isComplete: true };
    },
    "imports.export": () => imports.size,
    "imports.people": () => [],
    "imports.days": () => [],
    "imports.trail": () => [],
    "imports.payload": () => "[]",
    "connection.signIn": ({ id }) => signIn(id, true),
    "connection.copyAddress": () => null,
    "connection.signOut": ({ id }) => signIn(id, false),
    "connection.confirmAccount": ({ id }) => signIn(id, true),
    "inbox.open": () => null,
    "inbox.openFailed": () => null,
    "setup.save": () => null,
    "practice.start": () => null,
    "alerts.view": () => [{ name: "webhook", to: "hooks.example.com" }],
    "alerts.settings": () => ({ webhookHost: null, fields: alertFields }),
    "alerts.save": () => ({ saved: "alerts" }),
    "alerts.test": () => [{ name: "webhook", to: "hooks.example.com", problem: null }],
    "updates.view": () => currentVersion,
    "updates.look": () => currentVersion,
    "updates.install": () => null,
    "inbox.claim": () => null,
    "connection.chooseList": () => "/srv/export/suppliers.csv",
    "inbox.choose": () => "/home/anna/Finance inbox",
    "inbox.addFiles": ({ paths }) => ({ files: paths.length, refused: [] }),
    "inbox.chooseFiles": () => ({ files: 1, refused: [] }),
    "clipboard.write": () => null,
    "office.look": () => ({ found: "empty" }),
    "office.enter": () => null,
    "office.leave": () => null,
    "office.keepPassword": () => null,
    "connection.save": () => ({ saved: "office" }),
    "connection.remove": () => null,
    "connection.keepSecret": () => null,
    "inbox.save": () => ({ saved: "inbox" }),
    "inbox.remove": () => null,
    "template.forget": () => null,
    "template.rename": () => null,
    "template.setName": () => null,
    "template.test": () => null,
    "name.forget": () => null,
    "imports.names": () => [],
    "imports.useName": ({ id }) => move(id, { state: { at: "reading" } }),
    "settings.test": () => [],
    "documents.example": () => [],
    "sample.check": () => null,
    "sample.checkDropped": () => null,
    "settings.openFile": () => null,
    "login.read": () => opensAtLogin,
    "login.set": ({ open }) => {
      opensAtLogin = open;
      return null;
    },
    "diagnostics.preview": () => [
      { name: "log.jsonl", says: "the log", bytes: 12, text: "what was told", isCut: false },
    ],
    "diagnostics.save": () => "/home/anna/Documents/pigeonhole-diagnostics.zip",
    "language.view": () => ({ set: { language: "system", formats: "system" }, spoken: locale }),
    "language.set": () => null,
    "settings.saveHabits": () => ({ saved: "habits" }),
    "settings.view": () => ({
      habits: {
        ...{ undoSeconds: "8", reportAt: "07:00", checkAt: "17:00", checkDays: ["mon", "tue", "wed", "thu", "fri"] },
        ...{ installUpdates: "automatic", updateDelayDays: "0", proxy: "system", caFile: "", pingUrl: "" },
      },
      path: "/home/anna/config.json",
      connections: [],
      inboxes: [],
      office: null,
      usual,
      policy: {
        from: null,
        by: "it",
        locked: [],
        lockedInNew: { connection: [], inbox: [] },
        closed: { connections: false, inboxes: false },
      },
    }),
  };

  return {
    asked,
    tell,
    call: async (name, input) => {
      const message = world.failing?.[name];
      if (message !== undefined) return fail({ message });
      if (
        ![
          "agent.status",
          "imports.list",
          "imports.needPerson",
          "imports.search",
          "imports.people",
          "imports.unsettled",
          "login.read",
          "language.view",
        ].includes(name)
      )
        asked.push({ name, input });
      return ok(answers[name](input as never) as never);
    },
    checkSample: async () => ok(null),
    addFiles: async (_inbox, files) => ok({ files: files.length, refused: [] }),
    on: (name, listener) => {
      const heard = listeners.get(name) ?? new Set();
      listeners.set(name, heard.add(listener));
      return () => heard.delete(listener);
    },
  };
}
