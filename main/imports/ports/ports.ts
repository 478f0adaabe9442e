/** @file All that the pipeline needs of the world, in the pipeline's words. Adapters fulfil it; main hands them in. */

import type { Leftovers } from "../../../shared/agent/exceptions.ts";
import type { MayHaveGone } from "../../../shared/imports/failures/failure.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { Office } from "../../../shared/imports/office.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import type { Template } from "../../../shared/spreadsheet/template.ts";
import type { Result } from "../../../shared/values/result.ts";
import type { Api } from "./api-port.ts";
import type { FolderPort } from "./folder-port.ts";
import type { Journal } from "./journal-port.ts";
import type { InboxClaims } from "./marker-port.ts";
import type { Parser } from "./parser-port.ts";

export interface Clock {
  /** Epoch ms. */
  now(): number;
  /** Resolves after `ms`, or as soon as `signal` fires; never rejects. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** From 0 up to 1, for jitter. */
  random(): number;
}

/** The text of a PDF, as far as it has any. */
interface PdfText {
  read(path: string, signal?: AbortSignal): Promise<Result<string, "no-text" | "encrypted" | "unreadable" | "stopped">>;
}

/** How files of each inbox were read before. */
export interface Templates {
  /** Those of an inbox, and the one for files that none of them fits, where a person has set one. */
  forInbox(inbox: string): { readonly templates: readonly Template[]; readonly fallback: Template | null };
  /**
   * Keeps a template in the place of the one with the same headers. Never throws: a template that is lost is asked for again.
   *
   * @returns false where it can't be stored
   */
  remember(inbox: string, template: Template): boolean;
  /** Differs whenever what the templates of an inbox say does. */
  markOf(inbox: string): string;
  /** Gives a template another name, and returns the one that it has then. */
  rename(inbox: string, name: string, to: string): Result<string, string>;
  /** Makes files like those of a template be asked about again. */
  forget(inbox: string, name: string): Result<null, string>;
}

export interface Ports {
  readonly clock: Clock;
  readonly folder: FolderPort;
  readonly parser: Parser;
  readonly journal: Journal;
  readonly api: Api;
  readonly claims: InboxClaims;
  readonly templates: Templates;
  readonly pdfText: PdfText;
  /** The inbox's settings as they are now, or undefined where it was taken out of them. */
  readonly inboxSettings: (id: string) => InboxSettings | undefined;
  /** Where a connection leads now, or null where it is not in the settings. See [Note: the same office]. */
  readonly officeOf: (connection: string) => Promise<Office | null>;
  /** What people call the company of a connection: the connection's name, and the company in its settings. */
  readonly companyNames: (connection: string) => readonly string[];
  /** The time zone of this computer, such as "Europe/London". */
  readonly timeZone: string;
  /** The day where the office is, yyyy-mm-dd. */
  readonly today: () => string;
  /** When an import may have been sent without the journal's knowing, or null. See [Note: after a restore]. */
  readonly doubtAbout: (import_: Import) => Pick<MayHaveGone, "from" | "until"> | null;
  /** What was in the folders of an inbox before this journal knew them, or null. See [Note: after a restore]. */
  readonly leftovers: (inbox: string) => Leftovers | null;
  /** The text of the note beside the file, or null where the folder says it all. */
  readonly noteFor: (import_: Import) => string | null;
}
