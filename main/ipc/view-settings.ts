/** @file Collects the settings that the window shows. */

import { usual } from "../../shared/settings/settings.ts";
import type { SettingsSnapshot } from "../../shared/settings/settings-snapshot.ts";
import type { Assembly } from "../assemble/assemble.ts";

/** The settings, with whether each connection and inbox already has imports, and the templates of each inbox. */
export function viewSettings(
  settings: Assembly["settings"],
  templates: Assembly["ports"]["templates"],
  journal: Pick<Assembly["journal"], "hasImports">,
): SettingsSnapshot {
  const { connections, inboxes, office } = settings.read().settings;
  return {
    path: settings.path,
    usual,
    office,
    connections: connections.map((connection) => ({
      ...connection,
      hasImports: journal.hasImports("connection", connection.id),
    })),
    inboxes: inboxes.map((inbox) => ({
      ...inbox,
      hasImports: journal.hasImports("inbox", inbox.id),
      templates: templates.forInbox(inbox.id).templates.map(({ name, headers }) => ({ name, columns: headers.length })),
    })),
  };
}
