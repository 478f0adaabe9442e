/** @file Lays an import's file in the folder that its state calls for, with a note where someone must read one. */

import { folderFor, type Import } from "../../../shared/imports/import.ts";
import { numberFileName } from "../../../shared/values/number-file-name.ts";
import type { Moved, Ports } from "../ports.ts";
import { canWithdraw } from "../state/allowed-actions.ts";
import { record } from "../state/record.ts";
import { removeCompanionFiles, writeCompanionFiles } from "./companion-files.ts";

/** True where the file does not lie where its state calls for. */
export function isUnfiled({ state, place }: Import): boolean {
  if (place.path === null) return false;
  if (place.movingTo !== null) return true;
  const folder = folderFor(state);
  return folder !== null && !place.path.startsWith(`${folder}/`);
}

/**
 * Files one import away. A refused move is left for the next sweep: the import
 * stands as it is, and is never sent again for its file's sake.
 */
export async function fileImport(ports: Ports, import_: Import): Promise<Import | null> {
  const { folder, clock } = ports;
  const { inbox, place, state } = import_;
  const wanted = folderFor(state);
  if (place.path === null || (wanted === null && place.movingTo === null)) return import_;
  if (wanted === null) return findAgain(ports, import_);

  const target = place.movingTo ?? (await folder.freeName(inbox, wanted, place.dropped, clock.now()));
  if (place.movingTo === null && isPromised(ports, import_, target)) return import_;
  const moving = place.movingTo === null ? record(ports, import_, { type: "start-move", to: target }) : import_;
  if (!moving) return null;

  const moved = await moveOrStay(ports, import_, place.path, target);
  if (moved === "refused") return moving;
  if (moved === "changed") await returnToInbox(ports, import_, place.path);
  // Someone has taken the name since: the next sweep finds another.
  if (moved === "taken")
    return record(ports, moving, { type: "set-location", at: place.path, ...(place.copy && { copy: place.copy }) });
  await removeCompanionFiles(ports, import_);
  if (moved === "moved") {
    // Laid there before the move was written down as made: it may tell of another state.
    if (target !== place.path) await folder.removeNote(inbox, target);
    const copy = await writeCompanionFiles(ports, moving, target);
    return record(ports, moving, { type: "set-location", at: target, ...(copy && { copy }) });
  }
  // Laid there before the move was written down as made, and then the file was taken away.
  if (target !== place.path) await folder.removeNote(inbox, target);
  return record(
    ports,
    moving,
    canWithdraw(moving) ? { type: "withdraw", was: "taken away" } : { type: "set-location", at: null },
  );
}

/**
 * Where the file of an import lies that goes on before its move was written down as made, or was made at all: nothing
 * may be read or sent before that is known. Null while nobody can tell, as with a share that is away.
 */
async function findAgain(ports: Ports, import_: Import): Promise<Import | null> {
  const { folder } = ports;
  const { inbox, place, sha256 } = import_;
  const look = async (path: string): Promise<"there" | "other" | "gone" | "unclear"> => {
    const looked = await folder.inspect(inbox, path);
    if (looked.ok) return looked.value.drop.sha256 === sha256 ? "there" : "other";
    return looked.error.kind === "file-changed" ? "gone" : "unclear";
  };
  const lie = (at: string | null) =>
    record(ports, import_, { type: "set-location", at, ...(place.copy && { copy: place.copy }) });
  const [from, target] = [place.path ?? place.dropped, place.movingTo];
  const moved = target === null ? "gone" : await look(target);
  if (moved === "there") return lie(target);
  const stayed = await look(from);
  if (stayed === "there") return lie(from);
  if (stayed === "unclear") return null;
  if (target === null) return lie(null);
  // Edited where we had laid it: a drop of its own.
  if (moved === "other") return (await returnToInbox(ports, import_, target)) ? lie(null) : null;
  // There, and not to be opened just now.
  if (await folder.exists(inbox, target)) return null;
  // The share may have been away for the first question and be back; or go now, and an empty folder answers for it.
  if ((await look(target)) === "there") return lie(target);
  return (await look(from)) === "unclear" ? null : lie(null);
}

/**
 * True where a twin is on its way to this very name. Once it is there, our own move would find the right bytes under
 * the name and be taken for made. The next sweep finds another name.
 */
const isPromised = ({ journal }: Ports, { id, inbox, sha256 }: Import, target: string): boolean =>
  journal.withContent(sha256).some((twin) => twin.id !== id && twin.inbox === inbox && twin.place.movingTo === target);

/** A move onto the place where the file lies already only means that its note is to be written anew. */
async function moveOrStay({ folder }: Ports, { inbox, sha256 }: Import, from: string, to: string): Promise<Moved> {
  if (from !== to) return folder.move(inbox, from, to, sha256);
  if (await folder.exists(inbox, from)) return "moved";
  // Where even our folder is not there, its whole share is not; asked once more, for it may have just come back.
  if (!(await folder.exists(inbox, from.slice(0, from.indexOf("/"))))) return "refused";
  return (await folder.exists(inbox, from)) ? "moved" : "gone";
}

/**
 * Lays a file that someone has edited in one of our folders back into the inbox, where the sweep sees it as the
 * new drop that it is. Where its name is taken there, perhaps by a file that waits, it gets a number.
 *
 * @returns true where nothing of it is left behind
 */
export async function returnToInbox(ports: Ports, import_: Import, from: string): Promise<boolean> {
  const { folder } = ports;
  const { inbox, place } = import_;
  if (from === place.dropped) return true;
  const there = await folder.inspect(inbox, from);
  if (!there.ok) return there.error.kind === "file-changed";
  const moveTo = (name: string) => folder.move(inbox, from, name, there.value.drop.sha256);
  let moved = await moveTo(place.dropped);
  for (let n = 2; moved === "taken" && n <= mostNames; n += 1) moved = await moveTo(numberFileName(place.dropped, n));
  if (moved === "moved") await removeCompanionFiles(ports, import_);
  return moved === "moved" || moved === "gone";
}

const mostNames = 20;
