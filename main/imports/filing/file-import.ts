/** @file Moves an import's file to the folder that its state calls for, with a note where someone must read one. */

import { waitsForId } from "../../../shared/e-invoice/sent-pdf.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { folderFor } from "../../../shared/imports/own-folders.ts";
import { attachSentPdfs } from "../attach-sent-pdfs.ts";
import type { Moved } from "../ports/folder-port.ts";
import type { JournalReads } from "../ports/journal-reads.ts";
import type { Ports } from "../ports/ports.ts";
import { canWithdraw } from "../state/allowed-actions.ts";
import { commit, commitEvent, type Recorded, record } from "../state/record.ts";
import type { StepResult } from "../state/step-result.ts";
import { removeCompanionFiles, writeCompanionFiles } from "./companion-files.ts";
import { edited, returnToGoOn } from "./return-to-inbox.ts";

/** True where the import has ended, or waits for a person, and its file is not in the folder for that. */
export function isUnfiled({ state, place }: Import): boolean {
  const folder = folderFor(state);
  if (folder === null || place.path === null) return false;
  return place.movingTo !== null || !place.path.startsWith(`${folder}/`);
}

/** Moves the file of an import, and writes down before and after where it is. The import is never sent again for its file's sake. */
export async function fileImport(ports: Ports, import_: Import): Promise<StepResult> {
  const { folder, clock } = ports;
  const { inbox, place, state } = import_;
  const wanted = folderFor(state);
  if (place.path === null || wanted === null) return { type: "not-moved" };

  const target = place.movingTo ?? (await folder.freeName(inbox, wanted, place.dropped, clock.now()));
  let moving = import_;
  if (place.movingTo === null) {
    const started = await startMove(ports, import_, target);
    if (started.type !== "advanced") return started;
    moving = started.import;
  }

  const moved = await moveOrStay(ports, import_, place.path, target);
  if (moved === "refused") return { type: "not-moved" };
  if (moved === "busy") return { type: "not-moved", isOpenElsewhere: true };
  const goesOn = moved === "changed" ? await returnToGoOn(ports, import_, place.path) : null;
  // Someone has taken the name since: the next sweep finds another.
  if (moved === "taken")
    return commitEvent(ports, moving, {
      type: "set-location",
      at: place.path,
      ...(place.copy && { copy: place.copy }),
    });
  await removeCompanionFiles(ports, import_);
  if (moved === "moved") {
    // Laid there before the move was written down as made: it may tell of another state.
    if (target !== place.path) await folder.removeNote(inbox, target);
    const copy = await writeCompanionFiles(ports, moving, target);
    const filed = await commitEvent(ports, moving, { type: "set-location", at: target, ...(copy && { copy }) });
    // The answer that it was sent with may have had its ID: then nobody is told to wait for a list.
    if (filed.type === "advanced" && waitsForId(filed.import)) await attachSentPdfs(ports);
    return filed;
  }
  // Laid there before the move was written down as made, and then the file was taken away.
  if (target !== place.path) await folder.removeNote(inbox, target);
  const on = goesOn === null ? {} : { goesOn };
  return commitEvent(
    ports,
    moving,
    canWithdraw(moving)
      ? { type: "withdraw", was: moved === "changed" ? edited : "taken away", ...on }
      : { type: "set-location", at: null, ...on },
  );
}

/** Two files of one content and one name would take the same target, each before the other has. */
const startMove = (ports: Ports, import_: Import, to: string): Promise<Recorded | { readonly type: "not-moved" }> =>
  commit(ports, (drafting) =>
    isPromised(drafting.journal, import_, to)
      ? { type: "not-moved" }
      : record(drafting, import_, { type: "start-move", to }),
  );

/**
 * True where a duplicate is on its way to this very name. Once it is there, our own move would find the right bytes under
 * the name and be taken for made. The next sweep finds another name.
 */
const isPromised = (
  journal: Pick<JournalReads, "withContent">,
  { id, inbox, sha256 }: Import,
  target: string,
): boolean =>
  journal
    .withContent(sha256)
    .some((other) => other.id !== id && other.inbox === inbox && other.place.movingTo === target);

/** A move onto the place where the file is already only means that its note is to be written again. */
async function moveOrStay({ folder }: Ports, { inbox, sha256 }: Import, from: string, to: string): Promise<Moved> {
  if (from !== to) return folder.move(inbox, from, to, sha256);
  if (await folder.exists(inbox, from)) return "moved";
  // Asked once more after that, for it may have just come back.
  if (await folder.seemsAway(inbox)) return "refused";
  return (await folder.exists(inbox, from)) ? "moved" : "gone";
}
