/** @file The handler of each of the window's commands. */

import { join } from "node:path";
import type { Adding } from "../../shared/agent/adding.ts";
import type { FoundInvoices } from "../../shared/imports/candidate.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { CommandFailure } from "../../shared/ipc.ts";
import type { TypedCell } from "../../shared/spreadsheet/typed-cell.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { sayNotClaimed } from "../../shared/wording/agent/say-claimed.ts";
import { sayGone } from "../../shared/wording/agent/say-settings-form.ts";
import { sayFailure } from "../../shared/wording/imports/say-failure.ts";
import { aside } from "../../shared/wording/say-machine.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Agent } from "../agent/agent.ts";
import type { Assembly } from "../assemble/assemble.ts";
import type { OpenDocument } from "../desktop/page/open-document.ts";
import { correctCells } from "../imports/correct-cells.ts";
import { type Decision, decide } from "../imports/decide.ts";
import { lookAtSheet } from "../imports/look-at-sheet.ts";
import { invoicesInQuestion, namesakesInQuestion } from "../imports/note-context.ts";
import { askReversal } from "../imports/reversal/ask-reversal.ts";
import { addingHandlers } from "./adding-commands.ts";
import type { Handlers } from "./bridge.ts";
import { correctionHandlers } from "./correction-commands.ts";
import { decisionHandlers } from "./decision-commands.ts";
import { diagnosticHandlers } from "./diagnostic-commands.ts";
import { exportFound } from "./export-found.ts";
import { insideHandlers, neighboursOf, openAhead, openInside } from "./inside-commands.ts";
import { languageHandlers } from "./language-commands.ts";
import { nameHandlers } from "./name-commands.ts";
import { alertHandlers } from "./settings/alert-commands.ts";
import { officeHandlers } from "./settings/office-setup-commands.ts";
import { settingsHandlers } from "./settings/settings-commands.ts";
import { setupHandlers } from "./settings/setup-commands.ts";
import { settleHandlers } from "./settle-commands.ts";
import { type UpdatesHere, updateHandlers } from "./update-commands.ts";

/** What only the desktop can do: dialogs, the clipboard, other programs. */
export interface Desktop {
  openInBrowser(address: string): Promise<void>;
  /** Opens a folder, or a readable file of ours. Returns null, or a sentence that says why it could not. */
  openPlace(path: string): Promise<string | null>;
  /** Opens a spreadsheet in the program for it. Returns null, or a sentence that says why it could not. */
  openSpreadsheet(path: string): Promise<string | null>;
  showInFolder(path: string): void;
  /** The address of a frame that draws this file, which the page may load. */
  showPreview(path: string): string;
  /** The same for a file inside another one. */
  showOpened(open: OpenDocument): string;
  chooseFolder(): Promise<string | null>;
  chooseFile(): Promise<string | null>;
  /** The chosen files, or null if the person cancelled. */
  chooseFiles(): Promise<readonly string[] | null>;
  /** Shows the progress of added files; null when all are copied. */
  showAdding(adding: Adding | null): void;
  /** Makes the operating system open us at login, or not, as the settings say now. */
  followLoginSetting(): Promise<void>;
  copyText(text: string): void;
  /** Opens the practice office in a process of its own. Resolves with null, or with why it could not. */
  startPractice(): Promise<string | null>;
  /** Stops the agent, closes the journal, acts, and starts Pigeonhole again. @param act resolves with a sentence where it failed */
  restartAfter(act: () => Promise<string | null>): void;
  /** Asks where to save a file; the dialog confirms before an existing file is replaced. Null if cancelled. */
  chooseWhereToSave(name: string): Promise<string | null>;
  readonly updates: UpdatesHere;
}

export function createHandlers(
  parts: Assembly,
  agent: Agent,
  desktop: Desktop,
  signal: AbortSignal,
  reportBug: (bug: unknown) => void,
): Handlers {
  const { settings, journal, accounts, ports } = parts;
  /** The addresses of the sign-ins under way, by their connections' ids. */
  const signInAddresses = new Map<string, string>();
  const decideWhole = async (id: string, decision: Decision): Promise<Result<Import, CommandFailure>> => {
    const decided = await decide(ports, id, decision, parts.who);
    return decided.ok ? decided : say(decided.error);
  };
  const decideAs = async (id: string, decision: Decision): Promise<Result<null, CommandFailure>> => {
    const decided = await decideWhole(id, decision);
    return decided.ok ? ok(null) : decided;
  };
  const sheetOf = async (id: string, cells: readonly TypedCell[] = []) => {
    const import_ = journal.get(id);
    if (import_?.kind !== "batch" || import_.place.path === null) return ok(null);
    const looked = await lookAtSheet(ports, import_, cells);
    return looked.ok ? looked : say(sayFailure(looked.error));
  };
  const open = async (path: string) => {
    const problem = await desktop.openPlace(path);
    return problem === null ? ok(null) : say(problem);
  };
  const withConnection = async (
    id: string,
    act: (connection: NonNullable<ReturnType<Assembly["connection"]>>) => Promise<Result<unknown, string>>,
  ): Promise<Result<null, CommandFailure>> => {
    const connection = parts.connection(id);
    if (!connection) return say(sayGone("connection", id));
    const done = await act(connection);
    await agent.refreshAccounts();
    return done.ok ? ok(null) : say(done.error);
  };

  const corrections = correctionHandlers(ports, desktop.openSpreadsheet, decideAs, agent.lookAgain, parts.who);

  return {
    "agent.status": () => ok(agent.status()),
    "agent.pause": async ({ length }) => done(await agent.pause(length)),
    "agent.resume": async () => done(await agent.resume()),
    "agent.syncNow": () => done(agent.syncNow()),
    "tonight.check": async () => done(await parts.tonight.check(parts.who)),
    "report.open": async () => {
      const { day } = await parts.report.make(parts.who, agent);
      return open(parts.report.page(day));
    },
    "imports.list": ({ limit }) => ok(journal.list(limit)),
    "imports.get": ({ id }) => ok(journal.get(id) ?? null),
    "imports.needPerson": () => ok(journal.needPerson(mostNeedPerson)),
    "imports.unsettled": () => ok(agent.unsettled()),
    "imports.sheet": ({ id }) => sheetOf(id),
    "imports.checkCells": ({ id, cells }) => sheetOf(id, cells),
    "imports.correctCells": async ({ id, cells }) => {
      const corrected = await correctCells(ports, id, cells, parts.who);
      if (!corrected.ok) return say(corrected.error);
      agent.lookAgain();
      return corrected;
    },
    "imports.answer": ({ id, change, remember }) => decideAs(id, { type: "answer", change, remember }),
    "imports.retry": ({ id }) => decideAs(id, { type: "retry" }),
    ...decisionHandlers(settings, decideWhole, (id) => journal.get(id)?.place.dropped ?? id),
    ...corrections,
    ...insideHandlers(parts),
    "imports.neighbours": ({ id }) => ok(neighboursOf(journal, id)),
    ...nameHandlers(parts, decideAs, corrections["imports.corrected"]),
    "imports.takeAsSpreadsheet": ({ id }) => decideAs(id, { type: "take-as-spreadsheet" }),
    "imports.reverse": async ({ id, ...asked }) => {
      const recorded = await askReversal(ports, id, asked, parts.who);
      return recorded.ok ? ok(null) : say(recorded.error);
    },
    ...settleHandlers(journal, decideAs),
    "imports.findInvoices": ({ id, text }) => {
      const import_ = journal.get(id);
      return ok(import_ ? journal.findInvoices(import_.connection, text) : noInvoices);
    },
    "imports.invoiceLife": ({ invoiceNumber }) => ok(journal.invoiceLife(invoiceNumber)),
    "imports.confirmation": ({ id }) => ok(journal.confirmation(id)),
    "imports.showFile": ({ id }) => {
      const import_ = journal.get(id);
      if (!import_?.place.path) return say(words.desktop.fileGone);
      if (!ports.inboxSettings(import_.inbox)) return sayNoInbox(import_.inbox);
      return done(desktop.showInFolder(ports.folder.locate(import_.inbox, import_.place.path)));
    },
    "imports.preview": ({ id, inside }) => {
      const import_ = journal.get(id);
      if (!import_?.place.path) return say(words.desktop.fileGone);
      if (!ports.inboxSettings(import_.inbox)) return sayNoInbox(import_.inbox);
      const open = (at: number) => () =>
        openInside(ports, import_, at).catch((bug) => {
          reportBug(bug);
          return null;
        });
      if (inside !== null) return ok({ address: desktop.showOpened(openAhead(open(inside))) });
      return ok({ address: desktop.showPreview(ports.folder.locate(import_.inbox, import_.place.path)) });
    },
    "imports.invoices": ({ id }) => {
      const import_ = journal.get(id);
      return ok(import_ ? invoicesInQuestion(journal, import_).slice(0, mostInvoices) : []);
    },
    "imports.namesakes": ({ id }) => {
      const import_ = journal.get(id);
      return ok(import_ ? namesakesInQuestion(journal, import_) : []);
    },
    "imports.search": (page) => ok(parts.history().search(page)),
    "imports.export": async (search) => {
      const path = await desktop.chooseWhereToSave(`Pigeonhole ${ports.today()}.csv`);
      if (path === null) return ok(null);
      const saved = await exportFound(parts.history(), search, path);
      return saved.ok ? saved : say(saved.error);
    },
    "imports.people": () => ok(parts.history().people()),
    "imports.days": ({ days }) => ok(parts.history().days(days)),
    "imports.trail": ({ id }) => ok(journal.get(id) ? [...journal.trail({ importId: id })] : []),
    "imports.payload": ({ id, part }) => {
      const isThere = journal.get(id)?.parts[part] !== undefined;
      return ok(isThere ? journal.payload(id, part).slice(0, longestPayload) : "");
    },
    "connection.signIn": ({ id }) =>
      withConnection(id, (connection) => {
        let own: string | undefined;
        const browse = (address: string) => {
          own = address;
          signInAddresses.set(id, address);
          return desktop.openInBrowser(address);
        };
        // A person may have begun again meanwhile.
        const forget = () => void (signInAddresses.get(id) === own && signInAddresses.delete(id));
        return accounts.signIn(connection, browse, signal).finally(forget);
      }),
    "connection.copyAddress": ({ id }) => {
      const address = signInAddresses.get(id);
      return address === undefined ? say(words.signIn.noAddress) : done(desktop.copyText(address));
    },
    "connection.signOut": ({ id }) => withConnection(id, (connection) => accounts.signOut(connection)),
    "connection.confirmAccount": ({ id }) =>
      withConnection(id, async (connection) => ok(void (await accounts.confirm(connection)))),
    "inbox.claim": async ({ id }) => {
      const inbox = ports.inboxSettings(id);
      if (!inbox) return sayNoInbox(id);
      const claimed = await parts.claimInbox(id, parts.who);
      agent.lookAgain();
      return claimed.ok ? ok(null) : say(sayNotClaimed(inbox.path, claimed.error));
    },
    "inbox.open": async ({ id }) => {
      const inbox = ports.inboxSettings(id);
      return inbox ? open(inbox.path) : sayNoInbox(id);
    },
    "inbox.openFailed": async ({ id }) => {
      const inbox = ports.inboxSettings(id);
      if (!inbox) return sayNoInbox(id);
      // It is made when it is first needed.
      return (await desktop.openPlace(join(inbox.path, "Failed"))) === null ? ok(null) : open(inbox.path);
    },
    "inbox.choose": async () => ok(await desktop.chooseFolder()),
    "connection.chooseList": async () => ok(await desktop.chooseFile()),
    ...addingHandlers(parts, desktop, signal),
    "clipboard.write": ({ text }) => done(desktop.copyText(text)),
    "practice.start": async () => {
      const problem = await desktop.startPractice();
      return problem === null ? ok(null) : say(words.practice.notStarted(aside(problem)));
    },
    "settings.openFile": () => open(settings.path),
    "login.read": () => ok(settings.read().settings.openAtLogin === true),
    "login.set": async ({ open }) => {
      try {
        settings.setOpenAtLogin(open);
        await desktop.followLoginSetting();
        return ok(null);
      } catch (problem) {
        return say(words.settings.notSet(aside((problem as Error).message)));
      }
    },
    ...diagnosticHandlers(parts.collectDiagnostics, desktop.chooseWhereToSave),
    ...settingsHandlers(parts, agent, desktop.chooseFile),
    ...officeHandlers(parts, desktop.restartAfter),
    ...languageHandlers(settings),
    ...setupHandlers(settings, desktop.chooseWhereToSave),
    ...alertHandlers(parts),
    ...updateHandlers(desktop.updates, reportBug),
  };
}

/** The most invoices of a batch that are sent to the window: more would be slow, and nobody reads them. */
const mostInvoices = 1_000;
const mostNeedPerson = 10_000;
const noInvoices: FoundInvoices = { invoices: [], hasMore: false, isListed: null };
const longestPayload = 200_000;

const done = (_finished: unknown) => ok(null);
const sayNoInbox = (id: string) => say(sayGone("inbox", id));
const say = (message: string): Result<never, CommandFailure> => fail({ message });
