/**
 * @file Puts a corrected copy of a file into its inbox, with the cells that a person has typed in the window.
 *
 * See [Note: a corrected copy]. The original is not changed. The copy is a file like any other: it is read, checked and
 * held or sent as its inbox wants, and the original ends once all of it was sent.
 */

import { nameOfCopy, sayCopy } from "../../shared/imports/copy/correction-copy.ts";
import type { Import } from "../../shared/imports/import.ts";
import { placeOfLetter, type TypedCell } from "../../shared/spreadsheet/typed-cell.ts";
import { fileNameOf } from "../../shared/values/file-names/file-path.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { sayFailure } from "../../shared/wording/imports/say-failure.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Objection } from "./decide.ts";
import { rowsOfCopy } from "./filing/rows-of-copy.ts";
import { lookAtSheet, requestFor } from "./look-at-sheet.ts";
import type { Ports } from "./ports/ports.ts";
import { commitEvent } from "./state/record.ts";

/** True for a file of which nothing was sent yet, and whose rows can be corrected. */
const canCorrectCells = ({ kind, state, parts, place }: Import): boolean =>
  kind === "batch" &&
  state.at === "waiting" &&
  state.why.kind === "rows-have-problems" &&
  parts.length === 0 &&
  place.path !== null;

/** @param who the person, as the audit trail will name them */
export async function correctCells(
  ports: Ports,
  id: string,
  cells: readonly TypedCell[],
  who: string,
): Promise<Result<null, Objection>> {
  const import_ = ports.journal.get(id);
  const { objection } = words.imports;
  if (import_ === undefined) return fail(objection.noImport(id));
  if (!canCorrectCells(import_)) return fail(objection.nothingToCorrect(id, words.imports.stateName[import_.state.at]));
  const { inbox, place } = import_;
  const before = await lookAtSheet(ports, import_);
  const after = before.ok ? await lookAtSheet(ports, import_, cells) : before;
  if (!before.ok) return fail(sayFailure(before.error));
  if (!after.ok) return fail(sayFailure(after.error));
  if (after.value.problemCount > 0 || after.value.questions.length > 0) return fail(objection.stillProblems);
  // Who has worked on the copy as well would lose that work.
  const copy = place.copy;
  if (copy !== undefined && (await isChanged(ports, inbox, copy.path, copy.sha256))) return fail(objection.copyChanged);

  const rows = await rowsOfCopy(ports, import_);
  if (rows === null) return fail(objection.justChanged(id));
  const made = await ports.parser.correct(requestFor(ports, import_, 0, cells), sayCopy({ ...rows, problems: [] }));
  if (!made.ok) return fail(sayFailure(made.error));
  const shown = new Map(before.value.shown.map((row) => [row.row, row.cells]));
  const names = new Map(before.value.columns.map(({ letter, name }) => [letter, name]));
  const corrected = cells.map(({ row, column, text }) => ({
    ...{ row, column, header: names.get(column) ?? null },
    ...{ from: shown.get(row)?.[placeOfLetter(column)] ?? "", to: text },
  }));
  const name = nameOfCopy(fileNameOf(place.dropped));
  // Written down first: what is sent from the copy is never without the trail of what was changed.
  const recorded = await commitEvent(ports, import_, { type: "correct-cells", cells: corrected, copy: name }, who);
  if (recorded.type === "superseded") return fail(objection.justChanged(id));
  // The copy that waits to be corrected makes room: what is there now is the corrected one.
  if (copy !== undefined) await ports.folder.removeCopy(inbox, copy);
  const laid = await ports.folder.layBeside(inbox, place.dropped, { name, bytes: made.value }, () => false);
  return laid === null ? fail(objection.copyNotWritten) : ok(null);
}

async function isChanged({ folder }: Ports, inbox: string, path: string, sha256: string): Promise<boolean> {
  const found = await folder.inspect(inbox, path);
  return found.ok && found.value.drop.sha256 !== sha256;
}
