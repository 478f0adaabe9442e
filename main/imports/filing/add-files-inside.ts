/** @file Shows the files inside a zip or an e-mail, and adds them to the inbox as files of their own. See [Note: files inside]. */

import { isNamedAsEInvoice } from "../../../shared/e-invoice/e-invoice-name.ts";
import { canLookInside, mayHaveFilesInside } from "../../../shared/imports/can-look-inside.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { documentTypes } from "../../../shared/values/document-types.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import { sayFailure } from "../../../shared/wording/imports/say-failure.ts";
import { sayMessage } from "../../../shared/wording/message.ts";
import { words } from "../../../shared/words/spoken.ts";
import { requestFor } from "../look-at-sheet.ts";
import type { OpenedInside } from "../ports/parser-port.ts";
import type { Ports } from "../ports/ports.ts";
import { commitEvent } from "../state/record.ts";
import type { StepResult } from "../state/step-result.ts";

interface FileInside {
  readonly name: string;
  readonly sizeBytes: number;
  /** False for a kind of file that nothing can be made of. */
  readonly isUsable: boolean;
}

type Needs = Pick<Ports, "clock" | "journal" | "folder" | "parser" | "templates" | "inboxSettings" | "companyNames">;

/** What people may add besides documents and e-invoices: spreadsheets, and what has files inside again. */
const otherTypes = [".ods", ".tsv", ".xlsb", ".zip", ".eml", ".msg"];

export async function filesInside(ports: Needs, id: string): Promise<Result<readonly FileInside[], string>> {
  const import_ = ports.journal.get(id);
  if (import_ === undefined) return fail(words.imports.objection.noImport(id));
  if (!canLookInside(import_)) return fail(words.inside.nothing);
  const listed = await ports.parser.listInside(requestFor(ports, import_));
  if (!listed.ok) return fail(sayFailure(listed.error));
  const { sha256, problem, files } = listed.value;
  if (sha256 !== import_.sha256) return fail(words.imports.objection.justChanged(import_.id));
  if (problem !== null)
    return fail(words.inside.unreadable(sayMessage(problem), /\.(?:eml|msg)$/i.test(import_.place.dropped)));
  return ok(files.map((file) => ({ ...file, isUsable: isUsable(file.name) })));
}

/**
 * The bytes of one file inside, or of one document inside an e-invoice, as they are read.
 *
 * @param at 0-based, in the order in which they are listed
 * @returns null where there is none, or the file isn't the one that was taken in
 */
export async function openFileInside(ports: Needs, import_: Import, at: number): Promise<OpenedInside | null> {
  const opened = await ports.parser.openInside(requestFor(ports, import_), at);
  if (!opened.ok) return null;
  if (opened.value.sha256 === import_.sha256) return opened.value;
  await opened.value.body?.cancel();
  return null;
}

/**
 * Records that a person wants files inside added. They are once the decision can't be undone any more: see layInside.
 *
 * @param names of the files, null for all that can be used
 * @returns the import, or why not
 */
export async function chooseInside(
  ports: Needs,
  id: string,
  names: readonly string[] | null,
  undoMs: number,
  who: string,
): Promise<Result<Import, string>> {
  const found = await filesInside(ports, id);
  if (!found.ok) return found;
  const usable = found.value.flatMap(({ name, isUsable: is }) => (is ? [name] : []));
  const missing = names?.find((name) => !usable.includes(name));
  if (missing !== undefined) return fail(words.inside.notInside(missing));
  const import_ = ports.journal.get(id);
  const files = names ?? usable;
  if (import_ === undefined || !mayHaveFilesInside(import_) || files.length === 0) return fail(words.inside.nothing);
  const recorded = await commitEvent(ports, import_, { type: "choose-inside", files, undoMs }, who);
  return recorded.type === "advanced" ? ok(recorded.import) : fail(words.imports.objection.justChanged(id));
}

/**
 * Lays the chosen files beside where the archive was added, and closes the archive. A file that is there already with the
 * same content is not written again: the power may have failed in between.
 *
 * @returns null where it can't be unpacked any more
 */
export async function layInside(ports: Needs, import_: Import, chosen: readonly string[]): Promise<StepResult | null> {
  const found = await ports.parser.unpack(requestFor(ports, import_));
  if (!found.ok || found.value.sha256 !== import_.sha256 || found.value.problem !== null) return null;
  const files = found.value.files.filter(({ name }) => isUsable(name) && chosen.includes(name));
  for (const { name, bytes } of files)
    if (!(await lay(ports, import_, name, bytes))) return { type: "file-unreadable" };
  return commitEvent(ports, import_, { type: "take-inside", files: files.map(({ name }) => name) });
}

async function lay({ folder, journal }: Needs, { inbox, place }: Import, name: string, bytes: Uint8Array) {
  const isKnown = (path: string): boolean => journal.atPath(inbox, path) !== undefined;
  return (await folder.layBeside(inbox, place.dropped, { name, bytes }, isKnown)) !== null;
}

function isUsable(name: string): boolean {
  const extension = /\.[^.]+$/.exec(name)?.[0].toLowerCase() ?? "";
  return Object.hasOwn(documentTypes, extension) || otherTypes.includes(extension) || isNamedAsEInvoice(name);
}
