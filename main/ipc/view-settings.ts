/** @file Gathers what the window shows of the settings. */

import type { SettingsView } from "../../shared/settings-view.ts";
import type { Parts } from "../assemble.ts";

export function viewSettings(settings: Parts["settings"], templates: Parts["ports"]["templates"]): SettingsView {
  const { connections, inboxes } = settings.read().settings;
  return {
    path: settings.path,
    connections: connections.map(({ id, name, baseUrl, authUrl, clientId, flow }) => ({
      id,
      name,
      baseUrl,
      authUrl,
      clientId,
      flow,
    })),
    inboxes: inboxes.map((inbox) => ({
      ...inbox,
      templates: templates.forInbox(inbox.id).templates.map(({ name, headers }) => ({ name, columns: headers.length })),
    })),
  };
}
