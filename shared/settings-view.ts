/** @file What the window shows of the settings: all that stands in the file, and no secret, for none does. */

import type { Connection, InboxSettings } from "./settings.ts";

export interface SettingsView {
  /** The file that all of it stands in. */
  readonly path: string;
  readonly connections: readonly Pick<Connection, "id" | "name" | "baseUrl" | "authUrl" | "clientId" | "flow">[];
  readonly inboxes: readonly (InboxSettings & { readonly templates: readonly TemplateView[] })[];
}

/** How files of one kind are read in an inbox. */
interface TemplateView {
  readonly name: string;
  readonly columns: number;
}
