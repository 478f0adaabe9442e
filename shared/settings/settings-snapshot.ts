/** @file What the window shows of the settings: all that the file holds. It holds no secrets. */

import type { Connection, InboxSettings, OfficeSettings } from "./settings.ts";

export interface SettingsSnapshot {
  /** The file that holds all of it. */
  readonly path: string;
  readonly connections: readonly ConnectionSnapshot[];
  readonly inboxes: readonly InboxSnapshot[];
  /** The database of an office of several computers; null where this one works alone. */
  readonly office: OfficeSettings | null;
  /** What a new one begins with. */
  readonly usual: UsualSettings;
}

interface UsualSettings {
  readonly connection: Omit<Connection, "id" | "name" | "baseUrl" | "authUrl" | "clientId">;
  readonly inbox: Omit<InboxSettings, "id" | "path" | "connection">;
}

/** `hasImports`: files have come by it, so its addresses, or its folder, stay as they are. */
export type ConnectionSnapshot = Connection & { readonly hasImports: boolean };
export type InboxSnapshot = InboxSettings & {
  readonly hasImports: boolean;
  readonly templates: readonly TemplateView[];
};

/** How files of one kind are read in an inbox. */
interface TemplateView {
  readonly name: string;
  readonly columns: number;
}
