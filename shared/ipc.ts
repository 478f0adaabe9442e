/** @file The whole contract between the window and main: what may be asked, and what is told. */

import type { Added, Adding } from "./agent/adding.ts";
import type { AgentStatus } from "./agent/agent-status.ts";
import type { PauseLength } from "./agent/pause.ts";
import type { TonightPoint } from "./agent/tonight.ts";
import type { UnsettledReason } from "./imports/failure.ts";
import type { DayFigures, FoundImports, ImportSearch, SearchPage, TrailEntry } from "./imports/history-query.ts";
import type { Import } from "./imports/import.ts";
import type { InboxSettings } from "./settings/settings.ts";
import type { ConnectionFields, InboxFields, NameExample, SampleVerdict, Saved } from "./settings/settings-form.ts";
import type { SettingsSnapshot } from "./settings/settings-snapshot.ts";
import type { SheetPreview } from "./spreadsheet/sheet-preview.ts";
import type { TemplateChange } from "./spreadsheet/template.ts";
import type { PurchaseInvoice } from "./values/purchase-invoice.ts";
import type { Result } from "./values/result.ts";
import type { LanguageSettings, Locale } from "./wording/language.ts";

/** A file that lies in an inbox and has not settled yet. */
export interface Unsettled {
  readonly inbox: string;
  readonly file: string;
  readonly since: number;
  readonly why: UnsettledReason;
}

/** What a notification leads to when it is clicked. */
export type View = "today" | "needs-you" | "inboxes" | "report";
/** One of the texts that diagnostics are made of. */
export interface DiagnosticText {
  readonly name: string;
  /** What it is, in a few words. */
  readonly says: string;
  readonly bytes: number;
  /** As much of it as anyone reads in a window, from its end where it is cut. */
  readonly text: string;
  readonly isCut: boolean;
}

/** Why a command could not be carried out, in a sentence for the person. */
export interface CommandFailure {
  readonly message: string;
}

/** What the window may ask of main. */
export interface Commands {
  "agent.status": (input: null) => AgentStatus;
  "agent.pause": (input: { readonly length: PauseLength }) => null;
  "agent.resume": (input: null) => null;
  "agent.syncNow": (input: null) => null;
  /** Looks now whether the night will work; the status tells what was found. */
  "tonight.check": (input: null) => null;
  /** Makes this morning's report up to now, and opens its page. */
  "report.open": (input: null) => null;
  /** Newest first. */
  "imports.list": (input: { readonly limit: number }) => readonly Import[];
  /** One import, whether or not it is in the list. */
  "imports.get": (input: { readonly id: string }) => Import | null;
  /** All that ask for a person, oldest first; at most ten thousand. */
  "imports.needPerson": (input: null) => readonly Import[];
  "imports.unsettled": (input: null) => readonly Unsettled[];
  "imports.approve": (input: { readonly id: string }) => null;
  /** The spreadsheet as it would be read now; null for what is none. */
  "imports.sheet": (input: { readonly id: string }) => SheetPreview | null;
  /** Has the file read as the person says, and others like it from now on where they want that. */
  "imports.answer": (input: {
    readonly id: string;
    readonly change: TemplateChange;
    readonly remember: boolean;
  }) => null;
  /** It is not to be sent. */
  "imports.reject": (input: { readonly id: string; readonly reason: string | null }) => null;
  "imports.retry": (input: { readonly id: string }) => null;
  /** What went before shall go all the same, for this reason. */
  "imports.sendAnyway": (input: { readonly id: string; readonly reason: string }) => null;
  "imports.attach": (input: { readonly id: string; readonly purchaseInvoiceId: string }) => null;
  /** What may be a document is a spreadsheet of purchase invoices. */
  "imports.takeAsSpreadsheet": (input: { readonly id: string }) => null;
  "imports.settle": (input: { readonly id: string; readonly answer: "arrived" | "send-again" }) => null;
  "imports.showFile": (input: { readonly id: string }) => null;
  /** What a person compares with the finance system before they decide; at most a thousand. */
  "imports.invoices": (input: { readonly id: string }) => readonly PurchaseInvoice[];
  /** Newest first. */
  "imports.search": (input: SearchPage) => FoundImports;
  /** Saves all that is found as a table; null where the person thought better of it, else how many imports it holds. */
  "imports.export": (input: ImportSearch) => number | null;
  /** The last so many days, today last. */
  "imports.days": (input: { readonly days: number }) => readonly DayFigures[];
  /** What has happened to one import, oldest first. */
  "imports.trail": (input: { readonly id: string }) => readonly TrailEntry[];
  /** What one part of it sends, as it travels; the beginning, where it is very long. */
  "imports.payload": (input: { readonly id: string; readonly part: number }) => string;
  "connection.signIn": (input: { readonly id: string }) => null;
  "connection.signOut": (input: { readonly id: string }) => null;
  /** Changes a connection, or adds one where `id` is null. */
  "connection.save": (input: { readonly id: string | null; readonly fields: ConnectionFields }) => Saved;
  /** Signs out and takes it out of the settings, where nothing is unfinished. */
  "connection.remove": (input: { readonly id: string }) => null;
  /** A client's secret, for the keychain. Nothing leads it back to the window. */
  "connection.keepSecret": (input: { readonly id: string; readonly secret: string }) => null;
  "inbox.open": (input: { readonly id: string }) => null;
  "inbox.save": (input: { readonly id: string | null; readonly fields: InboxFields }) => Saved;
  /** Takes it out of the settings, where nothing is unfinished. The folder stays as it is. */
  "inbox.remove": (input: { readonly id: string }) => null;
  /** The chosen folder, or null where the person thought better of it. */
  "inbox.choose": (input: null) => string | null;
  /** Copies files into an inbox. For the preload alone, which knows where they lie: see AgentBridge. */
  "inbox.addFiles": (input: { readonly inbox: string; readonly paths: readonly string[] }) => Added;
  /** The same with files that the person chooses; null where they thought better of it. */
  "inbox.chooseFiles": (input: { readonly id: string }) => Added | null;
  /** Puts text where other programs can paste it from. */
  "clipboard.write": (input: { readonly text: string }) => null;
  /** Looks whether they work now. Creates nothing. */
  "settings.test": (input: {
    readonly connection: string | null;
    readonly inbox: string | null;
  }) => readonly TonightPoint[];
  /** What file names would be matched with under these rules. */
  "documents.example": (input: {
    readonly rules: { readonly idAt: InboxSettings["idAt"]; readonly idPrefixes: readonly string[] };
    readonly names: readonly string[];
  }) => readonly NameExample[];
  /** Has a person choose a file and checks it as that inbox would; sends nothing. Null where they thought better of it. */
  "sample.check": (input: { readonly inbox: string }) => SampleVerdict | null;
  /** The same for a file that was dropped on the page; its path comes from the preload, see PageCommand. */
  "sample.checkDropped": (input: { readonly inbox: string; readonly path: string }) => SampleVerdict | null;
  "settings.openFile": (input: null) => null;
  /** Whether Pigeonhole opens when its user logs in, as the settings have it. */
  "login.read": (input: null) => boolean;
  "login.set": (input: { readonly open: boolean }) => null;
  /** Collects what someone who helps needs to see; nothing is written. */
  "diagnostics.preview": (input: { readonly maskNames: boolean }) => readonly DiagnosticText[];
  /** Writes what was shown last, where the person chooses; where it lies then, or null where they thought better of it. */
  "diagnostics.save": (input: null) => string | null;
  /** What is set now. */
  "settings.view": (input: null) => SettingsSnapshot;
  /** What is set of language and formats, and what is spoken by it. */
  "language.view": (input: null) => { readonly set: LanguageSettings; readonly spoken: Locale };
  "language.set": (input: LanguageSettings) => null;
}

/** What main tells the window, unasked. Each carries the whole new value, so a lost one does no harm. */
export interface Notices {
  "status.changed": AgentStatus;
  "import.changed": Import;
  "unsettled.changed": readonly Unsettled[];
  /** How far files that were handed over are copied; null once they are. */
  "adding.changed": Adding | null;
  /** Another language is spoken, or figures and dates are written otherwise, whoever said so. */
  "language.changed": Locale;
  /** Someone clicked on what they were told. */
  "view.show": { readonly view: View };
}

export type Command = keyof Commands;
export type Notice = keyof Notices;
export type Input<C extends Command> = Parameters<Commands[C]>[0];
export type Reply<C extends Command> = Result<ReturnType<Commands[C]>, CommandFailure>;

// Records, not arrays: a name that is missing here does not compile.
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
  "imports.takeAsSpreadsheet": true,
  "imports.settle": true,
  "imports.showFile": true,
  "imports.invoices": true,
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
  "inbox.choose": true,
  "inbox.save": true,
  "inbox.remove": true,
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

/** What the page itself may ask: all but what takes paths, which it neither sees nor chooses. */
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
