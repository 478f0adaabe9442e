/** @file The whole IPC contract between the window and main: the commands and the notices. */

import type { Added, Adding } from "./agent/adding.ts";
import type { AgentStatus } from "./agent/agent-status.ts";
import type { PauseLength } from "./agent/pause.ts";
import type { Import } from "./imports/import.ts";
import type { UnsettledReason } from "./imports/unsettled-reason.ts";
import { type ImportCommands, importCommands } from "./ipc/imports-contract.ts";
import { type OfficeCommands, officeCommands } from "./ipc/office-contract.ts";
import { type SettingsCommands, settingsCommands } from "./ipc/settings-contract.ts";
import { type UpdateCommands, updateCommands } from "./ipc/updates-contract.ts";
import type { UpdateView } from "./updates/update-view.ts";
import type { Result } from "./values/result.ts";
import type { Locale } from "./wording/language.ts";

/** A file in an inbox that has not settled yet. */
export interface Unsettled {
  readonly inbox: string;
  readonly file: string;
  readonly since: number;
  readonly why: UnsettledReason;
}

/** The view that a click on a notification opens. */
export type View = "today" | "needs-you" | "history" | "inboxes" | "report" | "settings";
/** Why a command failed, as a sentence for the person. */
export interface CommandFailure {
  readonly message: string;
}

/** The commands that the window may send to main. */
export interface Commands extends ImportCommands, OfficeCommands, SettingsCommands, UpdateCommands {
  "agent.status": (input: null) => AgentStatus;
  "agent.pause": (input: { readonly length: PauseLength }) => null;
  "agent.resume": (input: null) => null;
  "agent.syncNow": (input: null) => null;
  /** Makes the tonight check now. The status contains the result. */
  "tonight.check": (input: null) => null;
  /** Makes this morning's report up to now, and opens its page. */
  "report.open": (input: null) => null;
  "imports.unsettled": (input: null) => readonly Unsettled[];
  "inbox.open": (input: { readonly id: string }) => null;
  /** Its folder Failed; the inbox itself while there is none yet. */
  "inbox.openFailed": (input: { readonly id: string }) => null;
  /** Copies files into an inbox. Only for the preload, which knows their paths: see AgentBridge. */
  "inbox.addFiles": (input: { readonly inbox: string; readonly paths: readonly string[] }) => Added;
  /** The same with files that the person chooses; null if they cancelled. */
  "inbox.chooseFiles": (input: { readonly id: string }) => Added | null;
  /** Copies text to the clipboard. */
  "clipboard.write": (input: { readonly text: string }) => null;
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
  "updates.changed": UpdateView;
  /** The person clicked on a notification, or on a file in the tray. @param importId of the file to open */
  "view.show": { readonly view: View; readonly importId?: string };
}

export type Command = keyof Commands;
export type Notice = keyof Notices;
export type Input<C extends Command> = Parameters<Commands[C]>[0];
export type Reply<C extends Command> = Result<ReturnType<Commands[C]>, CommandFailure>;

// Records, not arrays, so that a missing name does not compile.
export const commands: Readonly<Record<Command, true>> = {
  ...importCommands,
  ...officeCommands,
  ...settingsCommands,
  ...updateCommands,
  "agent.status": true,
  "agent.pause": true,
  "agent.resume": true,
  "agent.syncNow": true,
  "tonight.check": true,
  "report.open": true,
  "imports.unsettled": true,
  "inbox.open": true,
  "inbox.openFailed": true,
  "inbox.addFiles": true,
  "inbox.chooseFiles": true,
  "clipboard.write": true,
};
export const notices: Readonly<Record<Notice, true>> = {
  "status.changed": true,
  "import.changed": true,
  "unsettled.changed": true,
  "adding.changed": true,
  "language.changed": true,
  "updates.changed": true,
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
