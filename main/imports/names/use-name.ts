/** @file The names in rows that were rejected or look unusual, and another name for one of them. See [Note: a learnt name]. */

import { type AfterNaming, rowsToName } from "../../../shared/imports/can-name.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { canBeNamed, type NamedProperty, type NameInRows, withName } from "../../../shared/spreadsheet/inbox-names.ts";
import type { Listed } from "../../../shared/spreadsheet/listed.ts";
import type { Property } from "../../../shared/values/purchase-invoice.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import { sayFailure } from "../../../shared/wording/imports/say-failure.ts";
import { words } from "../../../shared/words/spoken.ts";
import { requestFor } from "../look-at-sheet.ts";
import type { Ports } from "../ports/ports.ts";
import { referencesFor } from "../steps/references.ts";

type Needs = Pick<Ports, "journal" | "folder" | "parser" | "templates" | "inboxSettings" | "companyNames">;

export interface NewName {
  readonly property: NamedProperty;
  readonly from: string;
  readonly to: string;
}

/** As the file would be read now. */
export async function findNames(ports: Needs, id: string): Promise<Result<readonly NameInRows[], string>> {
  const found = importToName(ports, id);
  if (!found.ok) return found;
  const { import_, rows } = found.value;
  const request = requestFor(ports, import_);
  const parsed = await ports.parser.read(request);
  if (!parsed.ok) return fail(sayFailure(parsed.error));
  const { sha256, reading } = parsed.value;
  if (sha256 !== import_.sha256) return fail(words.imports.objection.justChanged(id));
  const its = reading.invoices.filter(({ row }) => rows === null || rows.has(row));
  // Reading belongs to a process of its own. Loaded with this file, it would make every start of the agent slower.
  const { namesInRows } = await import("../../spreadsheet/read-spreadsheet.ts");
  return ok(namesInRows(its, request.references));
}

/** What the lists of a file's company have of a text, as it would be sent as this property. */
export async function searchLists(
  { journal }: Pick<Ports, "journal">,
  id: string,
  property: Property,
  text: string,
): Promise<Listed> {
  const import_ = journal.get(id);
  if (import_ === undefined) return { exact: null, found: [] };
  const { findListed } = await import("../../spreadsheet/read-spreadsheet.ts");
  return findListed(property, text, referencesFor(journal, import_.connection));
}

/**
 * Remembers another name for all files of the inbox.
 *
 * @returns what is to follow for this file, or why the name was not kept
 */
export function useName(ports: Needs, id: string, { property, from, to }: NewName): Result<AfterNaming, string> {
  const found = importToName(ports, id);
  if (!found.ok) return found;
  const { objection } = words.imports;
  const name = to.trim();
  if (!canBeNamed(property, name) || name === from) return fail(objection.notAName(name));
  const { import_, next } = found.value;
  const { inbox } = import_;
  const { templates } = ports.templates.forInbox(inbox);
  if (!ports.templates.remember(inbox, withName(templates, property, from, name))) return fail(objection.nameNotKept);
  return ok(next);
}

function importToName(
  { journal, inboxSettings }: Needs,
  id: string,
): Result<{ readonly import_: Import } & NonNullable<ReturnType<typeof rowsToName>>, string> {
  const import_ = journal.get(id);
  const { objection, stateName } = words.imports;
  if (import_ === undefined) return fail(objection.noImport(id));
  const named = rowsToName(import_);
  if (named === null || !inboxSettings(import_.inbox))
    return fail(objection.notToName(id, stateName[import_.state.at]));
  return ok({ import_, ...named });
}
