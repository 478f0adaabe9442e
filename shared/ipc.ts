/** @file The whole IPC contract between the window and main: the commands and the notices. */

import type { Added, Adding } from "./agent/adding.ts";
import type { AgentStatus } from "./agent/agent-status.ts";
import type { PauseLength } from "./agent/pause.ts";
import type { TonightPoint } from "./agent/tonight.ts";
import type { Namesake } from "./imports/batch-names.ts";
import type { UnsettledReason } from "./imports/failure.ts";
import type { DayFigures, FoundImports, ImportSearch, SearchPage, TrailEntry } from "./imports/history-query.ts";
import type { Import } from "./imports/import.ts";
import type { InboxSettings } from "./settings/settings.ts";
import type {
  ConnectionFields,
  InboxFields,
  NameExample,
  SampleVerdict,
  Saved,
  SavedInbox,
} from "./settings/settings-form.ts";
import type { SettingsSnapshot } from "./settings/settings-snapshot.ts";
import type { SheetPreview } from "./spreadsheet/sheet-preview.ts";
import type { TemplateChange } from "./spreadsheet/template.ts";
import type { PurchaseInvoice } from "./values/purchase-invoice.ts";
import type { Result } from "./values/result.ts";
import type { LanguageSettings, Locale } from "./wording/language.ts";

/** A file in an inbox that has not settled yet. */
export interface Unsettled {
  readonly inbox: string;
  readonly file: string;
  readonly since: number;
  readonly why: UnsettledReason;
}

/** The view that a click on a notification opens. */
export type View = "today" | "needs-you" | "inboxes" | "report";
/** One text of the diagnostics. */
export interface DiagnosticText {
  readonly name: string;
  /** What the text is, in a few words. */
  readonly says: string;
  readonly bytes: number;
  /** The text, or only its end if it is long. */
  readonly text: string;
  readonly isCut: boolean;
}

/** Why a command failed, as a sentence for the person. */
export interface CommandFailure {
  readonly message: string;
}

/** The commands that the window may send to main. */
export interface Commands {
  "agent.status": (input: null) => AgentStatus;
  "agent.pause": (input: { readonly length: PauseLength }) => null;
  "agent.resume": (input: null) => null;
  "agent.syncNow": (input: null) => null;
  /** Makes the tonight check now. The status contains the result. */
  "tonight.check": (input: null) => null;
  /** Makes this morning's report up to now, and opens its page. */
  "report.open": (input: null) => null;
  /** Newest first. */
  "imports.list": (input: { readonly limit: number }) => readonly Import[];
  /** One import, whether or not it is in the list. */
  "imports.get": (input: { readonly id: string }) => Import | null;
  /** All that need a person, oldest first; at most ten thousand. */
  "imports.needPerson": (input: null) => readonly Import[];
  "imports.unsettled": (input: null) => readonly Unsettled[];
  "imports.approve": (input: { readonly id: string }) => null;
  /** The spreadsheet as it would be read now; null if it is no spreadsheet. */
  "imports.sheet": (input: { readonly id: string }) => SheetPreview | null;
  /** Reads the file as the person answered, and, with `remember`, later files like it too. */
  "imports.answer": (input: {
    readonly id: string;
    readonly change: TemplateChange;
    readonly remember: boolean;
  }) => null;
  /** Cancels it: it will not be sent. */
  "imports.reject": (input: { readonly id: string; readonly reason: string | null }) => null;
  "imports.retry": (input: { readonly id: string }) => null;
  /** Sends something that was sent before, for this reason. */
  "imports.sendAnyway": (input: { readonly id: string; readonly reason: string }) => null;
  /** With `mayUndo` it is not sent for some seconds, in which `imports.takeBack` undoes it. */
  "imports.attach": (input: {
    readonly id: string;
    readonly purchaseInvoiceId: string;
    readonly mayUndo?: boolean | undefined;
  }) => null;
  "imports.takeBack": (input: { readonly id: string }) => null;
  /** Treats a file that may be a document as a spreadsheet of purchase invoices. */
  "imports.takeAsSpreadsheet": (input: { readonly id: string }) => null;
  "imports.settle": (input: { readonly id: string; readonly answer: "arrived" | "send-again" }) => null;
  /** Opens the copy that is to be corrected, in the program for spreadsheets. */
  "imports.openCopy": (input: { readonly id: string }) => null;
  /** Puts what a person has corrected into the inbox: the copy, or the file itself. Refused while neither has changed. */
  "imports.corrected": (input: { readonly id: string }) => null;
  "imports.showFile": (input: { readonly id: string }) => null;
  /** The invoices to compare with the finance system before a decision; at most a thousand. */
  "imports.invoices": (input: { readonly id: string }) => readonly PurchaseInvoice[];
  /** The other batches with the name that a person is to look for; none unless an outcome is unknown. */
  "imports.namesakes": (input: { readonly id: string }) => readonly Namesake[];
  /** Newest first. */
  "imports.search": (input: SearchPage) => FoundImports;
  /** Saves all imports found as a CSV file. Returns their number, or null if the person cancelled. */
  "imports.export": (input: ImportSearch) => number | null;
  /** The figures of the last `days` days, today last. */
  "imports.days": (input: { readonly days: number }) => readonly DayFigures[];
  /** The audit trail of one import, oldest entry first. */
  "imports.trail": (input: { readonly id: string }) => readonly TrailEntry[];
  /** The exact body of one part; only its beginning if it is very long. */
  "imports.payload": (input: { readonly id: string; readonly part: number }) => string;
  "connection.signIn": (input: { readonly id: string }) => null;
  "connection.signOut": (input: { readonly id: string }) => null;
  /** Changes a connection, or adds one if `id` is null. */
  "connection.save": (input: { readonly id: string | null; readonly fields: ConnectionFields }) => Saved;
  /** Signs out and removes the connection. Refused while imports are unfinished. */
  "connection.remove": (input: { readonly id: string }) => null;
  /** Stores a client secret in the keychain. No command returns it. */
  "connection.keepSecret": (input: { readonly id: string; readonly secret: string }) => null;
  "inbox.open": (input: { readonly id: string }) => null;
  /** Takes over an inbox that another data folder imports. */
  "inbox.claim": (input: { readonly id: string }) => null;
  "inbox.save": (input: { readonly id: string | null; readonly fields: InboxFields }) => SavedInbox;
  /** Removes the inbox from the settings, but not its folder. Refused while imports are unfinished. */
  "inbox.remove": (input: { readonly id: string }) => null;
  /** Makes files that are read by a template be asked about again. */
  "template.forget": (input: { readonly inbox: string; readonly name: string }) => null;
  /** Asks for a folder; null if the person cancelled. */
  "inbox.choose": (input: null) => string | null;
  /** Copies files into an inbox. Only for the preload, which knows their paths: see AgentBridge. */
  "inbox.addFiles": (input: { readonly inbox: string; readonly paths: readonly string[] }) => Added;
  /** The same with files that the person chooses; null if they cancelled. */
  "inbox.chooseFiles": (input: { readonly id: string }) => Added | null;
  /** Copies text to the clipboard. */
  "clipboard.write": (input: { readonly text: string }) => null;
  /** Tests a connection, an inbox or both. Creates nothing in the finance system. */
  "settings.test": (input: {
    readonly connection: string | null;
    readonly inbox: string | null;
  }) => readonly TonightPoint[];
  /** Examples of the ids or numbers that these rules find in file names. */
  "documents.example": (input: {
    readonly rules: { readonly idAt: InboxSettings["idAt"]; readonly idPrefixes: readonly string[] };
    readonly names: readonly string[];
  }) => readonly NameExample[];
  /** Asks for a file and checks it by the rules of an inbox. Sends nothing. Null if the person cancelled. */
  "sample.check": (input: { readonly inbox: string }) => SampleVerdict | null;
  /** The same for a file dropped on the page. The preload adds its path; see PageCommand. */
  "sample.checkDropped": (input: { readonly inbox: string; readonly path: string }) => SampleVerdict | null;
  "settings.openFile": (input: null) => null;
  /** Whether the settings say to open Pigeonhole at login. */
  "login.read": (input: null) => boolean;
  "login.set": (input: { readonly open: boolean }) => null;
  /** Collects the diagnostics without writing anything. */
  "diagnostics.preview": (input: { readonly maskNames: boolean }) => readonly DiagnosticText[];
  /** Asks for a path and saves the diagnostics shown last. Returns the path, or null if the person cancelled. */
  "diagnostics.save": (input: null) => string | null;
  /** The current settings. */
  "settings.view": (input: null) => SettingsSnapshot;
  /** The settings of language and formats, and the locale that follows from them. */
  "language.view": (input: null) => { readonly set: LanguageSettings; readonly spoken: Locale };
  "language.set": (input: LanguageSettings) => null;
}

/** The notices that main sends to the window. Each has the whole new value, so a lost one does no harm. */
export interface Notices {
  "status.changed": AgentStatus;
  "import.changed": Import;
  "unsettled.changed": readonly Unsettled[];
  /** The progress of added files; null when all are copied. */
  "adding.changed": Adding | null;
  /** The language or the formats changed. */
  "language.changed": Locale;
  /** The person clicked on a notification. */
  "view.show": { readonly view: View };
}

export type Command = keyof Commands;
export type Notice = keyof Notices;
export type Input<C extends Command> = Parameters<Commands[C]>[0];
export type Reply<C extends Command> = Result<ReturnType<Commands[C]>, CommandFailure>;

// Records, not arrays, so that a missing name does not compile.
export const commands: Readonly<Record<Command, true>> = {
  "agent.status": true,
  "agent.pause": true,
  "agent.resume": true,
  "agent.syncNow": true,
  "tonight.check": true,
  "report.open": true,
  "imports.list": true,
  "imports.get": true,
  "imports.needPerson": true,
  "imports.unsettled": true,
  "imports.approve": true,
  "imports.sheet": true,
  "imports.answer": true,
  "imports.reject": true,
  "imports.retry": true,
  "imports.sendAnyway": true,
  "imports.attach": true,
  "imports.takeBack": true,
  "imports.takeAsSpreadsheet": true,
  "imports.settle": true,
  "imports.openCopy": true,
  "imports.corrected": true,
  "imports.showFile": true,
  "imports.invoices": true,
  "imports.namesakes": true,
  "imports.search": true,
  "imports.export": true,
  "imports.days": true,
  "imports.trail": true,
  "imports.payload": true,
  "connection.signIn": true,
  "connection.signOut": true,
  "connection.save": true,
  "connection.remove": true,
  "connection.keepSecret": true,
  "inbox.open": true,
  "inbox.claim": true,
  "inbox.choose": true,
  "inbox.save": true,
  "inbox.remove": true,
  "template.forget": true,
  "inbox.addFiles": true,
  "inbox.chooseFiles": true,
  "clipboard.write": true,
  "settings.test": true,
  "documents.example": true,
  "sample.check": true,
  "sample.checkDropped": true,
  "settings.openFile": true,
  "login.read": true,
  "login.set": true,
  "diagnostics.preview": true,
  "diagnostics.save": true,
  "settings.view": true,
  "language.view": true,
  "language.set": true,
};
export const notices: Readonly<Record<Notice, true>> = {
  "status.changed": true,
  "import.changed": true,
  "unsettled.changed": true,
  "adding.changed": true,
  "language.changed": true,
  "view.show": true,
};

/** The commands that the page itself may send: all but those that take paths, which the page never sees. */
export type PageCommand = Exclude<Command, "inbox.addFiles" | "sample.checkDropped">;

/** What the preload puts on `window.agent`. */
export interface AgentBridge {
  /** Checks a file that was dropped on the page, and sends nothing. @param file the browser's own `File` */
  checkSample(inbox: string, file: unknown): Promise<Reply<"sample.checkDropped">>;
  call<C extends PageCommand>(name: C, input: Input<C>): Promise<Reply<C>>;
  /** Copies files that were dropped on the page into an inbox. @param files the browser's own `File`s */
  addFiles(inbox: string, files: readonly unknown[]): Promise<Reply<"inbox.addFiles">>;
  on<N extends Notice>(name: N, listener: (payload: Notices[N]) => void): () => void;
}
