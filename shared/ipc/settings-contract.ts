/** @file The window's commands about settings: connections, inboxes, this computer, and the diagnostics. */

import type { TonightPoint } from "../agent/tonight.ts";
import type { AlertChannel, ChannelTried } from "../notices/channel-tried.ts";
import type { AlertFields, AlertsShown } from "../settings/alert-fields.ts";
import type { InboxSettings } from "../settings/settings.ts";
import type {
  ConnectionFields,
  InboxFields,
  NameExample,
  OfficeHabits,
  SampleVerdict,
  Saved,
  SavedInbox,
} from "../settings/settings-form.ts";
import type { SettingsSnapshot } from "../settings/settings-snapshot.ts";
import type { Property } from "../values/purchase-invoice.ts";
import type { LanguageSettings, Locale } from "../wording/language.ts";

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

export interface SettingsCommands {
  "connection.signIn": (input: { readonly id: string }) => null;
  /** Copies the address that a sign-in under way waits at, for a browser that did not open. */
  "connection.copyAddress": (input: { readonly id: string }) => null;
  "connection.signOut": (input: { readonly id: string }) => null;
  /** Takes the person's word that the account may send over this connection. See [Note: an account in doubt]. */
  "connection.confirmAccount": (input: { readonly id: string }) => null;
  /** Changes a connection, or adds one if `id` is null. */
  "connection.save": (input: { readonly id: string | null; readonly fields: ConnectionFields }) => Saved;
  /** Signs out and removes the connection. Refused while imports are unfinished. */
  "connection.remove": (input: { readonly id: string }) => null;
  /** Stores a client secret in the keychain. No command returns it. */
  "connection.keepSecret": (input: { readonly id: string; readonly secret: string }) => null;
  /** Takes over an inbox that another data folder imports. */
  "inbox.claim": (input: { readonly id: string }) => null;
  "inbox.save": (input: { readonly id: string | null; readonly fields: InboxFields }) => SavedInbox;
  /** Removes the inbox from the settings, but not its folder. Refused while imports are unfinished. */
  "inbox.remove": (input: { readonly id: string }) => null;
  /** Makes files that are read by a template be asked about again. */
  "template.forget": (input: { readonly inbox: string; readonly name: string }) => null;
  /** Says which other headings a column of a template may have; none takes those that it had away. */
  "template.rename": (input: {
    readonly inbox: string;
    readonly name: string;
    readonly heading: string;
    readonly alsoCalled: readonly string[];
  }) => null;
  /** Gives a kind of spreadsheet another name. */
  "template.setName": (input: { readonly inbox: string; readonly name: string; readonly to: string }) => null;
  /** Asks for a file and checks it by this kind of spreadsheet alone. Sends nothing. Null if the person cancelled. */
  "template.test": (input: { readonly inbox: string; readonly name: string }) => SampleVerdict | null;
  /** Forgets what a name means. @param name of the template that holds it */
  "name.forget": (input: {
    readonly inbox: string;
    readonly name: string;
    readonly property: Property;
    readonly from: string;
  }) => null;
  /** Saves what an office changes beside connections and inboxes. */
  "settings.saveHabits": (input: OfficeHabits) => Saved;
  /** Asks for the file of a list; null if the person cancelled. */
  "connection.chooseList": (input: null) => string | null;
  /** Asks for a folder; null if the person cancelled. */
  "inbox.choose": (input: null) => string | null;
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
  /** The ways on which alerts leave. */
  "alerts.view": (input: null) => readonly AlertChannel[];
  /** Where alerts go, as far as a person may see it. */
  "alerts.settings": (input: null) => AlertsShown;
  /** Saves where alerts go. @param password of the mail server's user, for the keychain; null to keep what is there */
  "alerts.save": (input: { readonly fields: AlertFields; readonly password: string | null }) => Saved;
  /** Sends a test alert on each of them. */
  "alerts.test": (input: null) => readonly ChannelTried[];
  /** Asks for a path and saves a setup file for colleagues. Returns the path, or null if the person cancelled. */
  "setup.save": (input: null) => string | null;
  /** Opens the practice office in a window of its own. */
  "practice.start": (input: null) => null;
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

// A record, not an array, so that a missing name does not compile.
export const settingsCommands: Readonly<Record<keyof SettingsCommands, true>> = {
  "connection.signIn": true,
  "connection.copyAddress": true,
  "connection.signOut": true,
  "connection.confirmAccount": true,
  "connection.save": true,
  "connection.remove": true,
  "connection.keepSecret": true,
  "inbox.claim": true,
  "inbox.save": true,
  "inbox.remove": true,
  "template.forget": true,
  "template.rename": true,
  "connection.chooseList": true,
  "template.setName": true,
  "template.test": true,
  "name.forget": true,
  "inbox.choose": true,
  "settings.test": true,
  "documents.example": true,
  "sample.check": true,
  "sample.checkDropped": true,
  "alerts.view": true,
  "alerts.settings": true,
  "alerts.save": true,
  "alerts.test": true,
  "setup.save": true,
  "practice.start": true,
  "settings.openFile": true,
  "login.read": true,
  "login.set": true,
  "diagnostics.preview": true,
  "diagnostics.save": true,
  "settings.view": true,
  "settings.saveHabits": true,
  "language.view": true,
  "language.set": true,
};
