/** @file Reads the spreadsheet of an import for a person to look at; changes nothing. */

import type { DropFailure } from "../../shared/imports/failures/drop-failure.ts";
import type { NotSent } from "../../shared/imports/failures/not-sent.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { SheetPreview } from "../../shared/spreadsheet/sheet-preview.ts";
import type { TypedCell } from "../../shared/spreadsheet/typed-cell.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import type { Message } from "../../shared/wording/message.ts";
import { viewSheet } from "../planning/plan-import.ts";
import type { JournalReads } from "./ports/journal-reads.ts";
import type { ParseRequest } from "./ports/parser-port.ts";
import type { Ports } from "./ports/ports.ts";
import { referencesFor } from "./steps/references.ts";

const rowsShown = 60;

/** How the file of an import is to be read now: by its inbox's settings and templates, and by what was answered about it. */
export function requestFor(
  ports: Pick<Ports, "templates" | "inboxSettings" | "companyNames"> & {
    readonly folder: Pick<Ports["folder"], "locate">;
    readonly journal: Pick<JournalReads, "metadata" | "sameOffice">;
  },
  { inbox, connection, place, answers }: Import,
  show = 0,
  cells: readonly TypedCell[] = [],
): ParseRequest {
  const settings = ports.inboxSettings(inbox);
  return {
    path: ports.folder.locate(inbox, place.path ?? place.dropped),
    fileName: place.dropped,
    dateOrder: settings?.dateOrder ?? null,
    decimalSign: settings?.decimalSign ?? null,
    currency: settings?.currency ?? null,
    ownVatIds: settings?.ownVatIds ?? [],
    companyNames: ports.companyNames(connection),
    ...ports.templates.forInbox(inbox),
    answers: answers?.change ?? null,
    references: referencesFor(ports.journal, connection),
    show,
    ...(cells.length > 0 && { cells }),
  };
}

const noInbox: Message = { say: "inbox-not-in-settings" };

/**
 * The sheet as it would be read now; fails where the file cannot be read, or is not the one that was taken in.
 *
 * @param cells what a person has typed in the place of some of its cells
 */
export async function lookAtSheet(
  ports: Pick<Ports, "folder" | "templates" | "inboxSettings" | "companyNames" | "parser" | "journal">,
  import_: Import,
  cells: readonly TypedCell[] = [],
): Promise<Result<SheetPreview, DropFailure | NotSent>> {
  if (!ports.inboxSettings(import_.inbox)) return fail({ kind: "file-unreadable", detail: noInbox });
  const parsed = await ports.parser.read(requestFor(ports, import_, rowsShown, cells));
  if (!parsed.ok) return parsed;
  if (parsed.value.sha256 !== import_.sha256) return fail({ kind: "file-changed" });
  return ok(viewSheet(parsed.value.reading));
}
