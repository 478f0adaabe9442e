/** @file Gathers what the window shows of the settings. */

import { usual } from "../../shared/settings/settings.ts";
import type { SettingsView } from "../../shared/settings/settings-snapshot.ts";
import type { Parts } from "../assemble/assemble.ts";

export function viewSettings(
  settings: Parts["settings"],
  templates: Parts["ports"]["templates"],
  journal: Pick<Parts["journal"], "hasImports">,
): SettingsView {
  const { connections, inboxes } = settings.read().settings;
  return {
    path: settings.path,
    usual,
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
