/** @file What the window shows of the settings: all that the file holds. It holds no secrets. */

import type { LearntName } from "../spreadsheet/inbox-names.ts";
import type { ColumnUse, Template } from "../spreadsheet/template.ts";
import type { PolicyMaker } from "./policy.ts";
import type { Connection, InboxSettings, OfficeSettings } from "./settings.ts";
import type { OfficeHabits } from "./settings-form.ts";

export interface SettingsSnapshot {
  /** The file that holds all of it. */
  readonly path: string;
  readonly connections: readonly ConnectionSnapshot[];
  readonly inboxes: readonly InboxSnapshot[];
  /** The database of an office of several computers; null where this one works alone. */
  readonly office: OfficeSettings | null;
  /** What a new one begins with. */
  readonly usual: UsualSettings;
  readonly policy: PolicySnapshot;
  readonly habits: OfficeHabits;
}

/** What the IT of this computer, or the practice office, has locked; see applyPolicy. */
interface PolicySnapshot {
  /** Where the policy is; null for none. */
  readonly from: string | null;
  readonly by: PolicyMaker;
  /** Locked keys beside the lists, such as `language` and `network.proxy`. */
  readonly locked: readonly string[];
  /** The locked keys of new entries. */
  readonly lockedInNew: { readonly connection: readonly string[]; readonly inbox: readonly string[] };
  /** True for lists that no entry can be added to. */
  readonly closed: { readonly connections: boolean; readonly inboxes: boolean };
}

/** `locked`: the keys that IT has set; `isFixed`: the entry is IT's own, so it can't be removed. */
interface UnderPolicy {
  readonly locked: readonly string[];
  readonly isFixed: boolean;
}

interface UsualSettings {
  /** An address or a client only where IT presets one. */
  readonly connection: Omit<Connection, "id" | FilledIn> & Partial<Pick<Connection, FilledIn>>;
  readonly inbox: Omit<InboxSettings, "id" | "path" | "connection">;
}

type FilledIn = "name" | "baseUrl" | "authUrl" | "clientId";

/** `hasImports`: files have come by it, so its addresses, or its folder, stay as they are. */
export type ConnectionSnapshot = Connection & UnderPolicy & { readonly hasImports: boolean };
export type InboxSnapshot = InboxSettings &
  UnderPolicy & {
    readonly hasImports: boolean;
    readonly templates: readonly TemplateView[];
    /** What names mean; see [Note: a learnt name]. */
    readonly names: readonly LearntName[];
  };

/** How files of one kind are read in an inbox. */
export interface TemplateView {
  readonly name: string;
  /** The suppliers of e-invoices that are known by their VAT IDs and the like; null for a kind of spreadsheet. */
  readonly eInvoiceSuppliers: number | null;
  readonly columns: readonly TemplateColumn[];
  /** What else people have said of all files of this kind. */
  readonly says: Pick<
    Template,
    "isInvoices" | "sheet" | "headerRow" | "constants" | "dateOrder" | "decimalSign" | "notations" | "without"
  >;
}

interface TemplateColumn {
  readonly heading: string;
  /** The other headings that count as its own. */
  readonly alsoCalled: readonly string[];
  /** What people have said that it is used for; null where each file shows that. */
  readonly use: ColumnUse | null;
}
