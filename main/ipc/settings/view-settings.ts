/** @file Collects the settings that the window shows. */

import { habitsFrom } from "../../../shared/settings/office-habits.ts";
import { wrongIn } from "../../../shared/settings/read-settings.ts";
import { usual } from "../../../shared/settings/settings.ts";
import type { InboxSnapshot, SettingsSnapshot, TemplateView } from "../../../shared/settings/settings-snapshot.ts";
import { isOfAnsweredNames, isOfNames, isOfSpreadsheets, namesIn } from "../../../shared/spreadsheet/inbox-names.ts";
import type { Template } from "../../../shared/spreadsheet/template.ts";
import type { Assembly } from "../../assemble/assemble.ts";

/** The settings, with whether each connection and inbox already has imports, and the templates of each inbox. */
export function viewSettings(
  settings: Assembly["settings"],
  templates: Assembly["ports"]["templates"],
  journal: Pick<Assembly["journal"], "hasImports">,
): SettingsSnapshot {
  const current = settings.read().settings;
  const { connections, inboxes, office } = current;
  const policy = settings.policy();
  return {
    policy: {
      from: policy.from,
      by: policy.by,
      locked: policy.locked,
      lockedInNew: { connection: policy.lockedIn("connections", null), inbox: policy.lockedIn("inboxes", null) },
      closed: { connections: policy.isClosed("connections"), inboxes: policy.isClosed("inboxes") },
    },
    path: settings.path,
    habits: habitsFrom(current),
    usual: {
      connection: withPresets(usual.connection, policy.valuesOfNew("connections")),
      inbox: withPresets(usual.inbox, policy.valuesOfNew("inboxes")),
    },
    office,
    connections: connections.map((connection) => ({
      ...connection,
      locked: policy.lockedIn("connections", connection.id),
      isFixed: policy.holds("connections", connection.id),
      hasImports: journal.hasImports("connection", connection.id),
    })),
    inboxes: inboxes.map((inbox) => ({
      ...inbox,
      locked: policy.lockedIn("inboxes", inbox.id),
      isFixed: policy.holds("inboxes", inbox.id),
      hasImports: journal.hasImports("inbox", inbox.id),
      ...viewTemplates(templates.forInbox(inbox.id).templates),
    })),
  };
}

const viewTemplates = (templates: readonly Template[]): Pick<InboxSnapshot, "templates" | "names"> => ({
  templates: templates.filter((one) => !isOfNames(one) && !isOfAnsweredNames(one)).map(viewTemplate),
  names: namesIn(templates),
});

function viewTemplate(template: Template): TemplateView {
  const { name, headers, alsoCalled = {}, columns = {}, eInvoice } = template;
  const { isInvoices, sheet, headerRow, constants, dateOrder, decimalSign, notations, without } = template;
  const said = { isInvoices, sheet, headerRow, constants, dateOrder, decimalSign, notations, without };
  const of = <T>(map: Readonly<Record<string, T>>, heading: string): T | null =>
    Object.hasOwn(map, heading) ? (map[heading] ?? null) : null;
  const isOfTables = isOfSpreadsheets(template);
  return {
    name,
    eInvoiceSuppliers: isOfTables ? null : Object.keys(eInvoice?.suppliers ?? {}).length,
    columns: isOfTables
      ? headers.map((heading) => ({
          ...{ heading, alsoCalled: of(alsoCalled, heading) ?? [], use: of(columns, heading) },
        }))
      : [],
    says: Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined)),
  };
}

/** What counts for a new entry: what can be read of the presets, and otherwise the usual. */
function withPresets<T extends object>(usual: T, presets: Readonly<Record<string, unknown>>): T {
  const list = "flow" in usual ? "connections" : "inboxes";
  const wrong = wrongIn(list, { ...usual, ...presets });
  const right = Object.entries(presets).filter(([key]) => !Object.keys(wrong).some((at) => at.split(".")[0] === key));
  return { ...usual, ...Object.fromEntries(right) };
}
