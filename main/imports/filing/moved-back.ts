/**
 * @file Follows files that were edited in one of our folders and moved back into the inbox, both since the last look.
 *
 * [Note: moved back]
 *
 * Such a file has another content and another place, so it is known by its name: at the path that it was dropped at, or
 * else in any folder of the inbox. What may be the file of an import is taken for it where all of this is true: the
 * import's own file has gone, and nothing is known of the content. A name can mislead where many folders have a file of
 * the same name. What follows from it is only that the new file waits for what the one before waited for.
 */

import type { Drop } from "../../../shared/imports/drop.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { needsPerson } from "../../../shared/imports/needs-person.ts";
import { ownFolderOf } from "../../../shared/imports/own-folders.ts";
import { fileNameOf } from "../../../shared/values/file-names/file-path.ts";
import type { Ports } from "../ports/ports.ts";
import { commitEvent } from "../state/record.ts";
import { letGo } from "./let-go.ts";
import { edited } from "./return-to-inbox.ts";

/** The imports with a file of the drop's name that has left our folder, or may have come back elsewhere. Ids stay true for one look. */
export type FindLeft = (drop: Pick<Drop, "inbox" | "path">) => Promise<readonly string[]>;

/** For the drops of one look: the journal is asked once, and each file once. */
export function findsLeft(ports: Ports): FindLeft {
  const { journal } = ports;
  const left = new Map<string, Promise<readonly string[]>>();
  let byName: Map<string, readonly Import[]> | undefined;
  const find = async (named: readonly Import[]): Promise<readonly string[]> => {
    const ids: string[] = [];
    for (const one of named) if (mayGoOnElsewhere(one) || (await hasLeft(ports, one))) ids.push(one.id);
    return ids;
  };
  return ({ inbox, path }) => {
    const key = keyOf(inbox, path);
    byName ??= Map.groupBy([...journal.asking(), ...journal.underWay(), ...journal.goingOn()], (one) =>
      keyOf(one.inbox, one.place.dropped),
    );
    const found = left.get(key) ?? find(byName.get(key) ?? []);
    left.set(key, found);
    return found;
  };
}

/** Ends what the drop was in one of our folders. */
export async function followBack(ports: Ports, drop: Drop, findLeft: FindLeft): Promise<void> {
  const { journal, folder } = ports;
  const { inbox, path, sha256 } = drop;
  // The second were on their way here when the power failed.
  const begun = journal.goingOn().filter((one) => one.inbox === inbox && one.place.goesOn === path);
  let isFound = begun.length > 0;
  for (const known of new Set([...journal.droppedAt(inbox, path), ...begun])) {
    if (known.sha256 === sha256 || !(await hasLeft(ports, known, path))) continue;
    if (await folder.seemsAway(inbox)) return;
    // The share may have come back between the two questions.
    if (!(await hasLeft(ports, known, path))) continue;
    isFound = true;
    await followOn(ports, known, edited, path);
  }
  // By its path, or by its content, it is another one.
  if (isFound || journal.withContent(sha256).length > 0) return;
  for (const id of await findLeft(drop)) {
    const known = journal.get(id);
    if (known === undefined) continue;
    // Let go at this look, for another file of this name: either may be the one.
    if (known.place.path === null)
      await commitEvent(ports, known, { type: "set-location", at: null, goesOn: path }, null);
    else if (await folder.seemsAway(inbox)) return;
    else if (await hasLeft(ports, known, path)) await letGo(ports, known, "taken away", path);
  }
}

/** Ends an import whose file goes on at `path`; what a person has cancelled stays cancelled. */
export async function followOn(ports: Ports, known: Import, was: string, path: string): Promise<void> {
  if (needsPerson(known) || known.state.at === "queued") await letGo(ports, known, was, path);
  else await commitEvent(ports, known, { type: "set-location", at: null, goesOn: path });
}

/**
 * Where the file of an import that has left its place may be: it has yet to settle, and may be the same one, edited. Where
 * several have its name, the one with its content is it.
 *
 * @param found the paths that were just seen in the inbox; without them it is looked through
 */
export async function whereItMayBeBack(
  ports: Ports,
  import_: Import,
  found?: ReadonlySet<string>,
): Promise<string | undefined> {
  const { journal, folder } = ports;
  const { inbox, place } = import_;
  const isFree = (path: string): boolean => journal.atPath(inbox, path) === undefined;
  const listed = found === undefined ? (await folder.listDropped(inbox)).filter(({ path }) => isFree(path)) : [];
  const moved = await findContent(ports, import_, listed);
  if (moved !== undefined) return moved;
  const name = fileNameOf(place.dropped);
  const paths = found === undefined ? listed.map(({ path }) => path) : [...found];
  const namesakes = paths.filter((path) => fileNameOf(path) === name);
  for (const path of new Set([place.dropped, name, ...namesakes]))
    if (isFree(path) && (await folder.exists(inbox, path))) return path;
  return undefined;
}

/** The one of these with the content of an import. */
async function findContent(
  { folder }: Ports,
  { inbox, sha256, sizeBytes }: Import,
  listed: Awaited<ReturnType<Ports["folder"]["listDropped"]>>,
): Promise<string | undefined> {
  for (const one of listed) {
    if (one.sizeBytes !== sizeBytes) continue;
    const looked = await folder.inspect(inbox, one.path);
    if (looked.ok && looked.value.drop.sha256 === sha256) return one.path;
  }
  return undefined;
}

/** True where its file is not in our folder any more. @param at where it may have been on its way to */
async function hasLeft({ folder }: Ports, { inbox, state, place }: Import, at?: string): Promise<boolean> {
  const { path: was, movingTo } = place;
  if (was === null || ownFolderOf(was) === undefined) return false;
  if (!["held", "waiting", "failed", "queued"].includes(state.at) || (await folder.exists(inbox, was))) return false;
  return movingTo === null || movingTo === at || !(await folder.exists(inbox, movingTo));
}

/** It goes on where a file has its name, and so may another one. */
const mayGoOnElsewhere = ({ place: { dropped, path, goesOn } }: Import): boolean =>
  path === null && goesOn !== undefined && goesOn !== dropped && fileNameOf(goesOn) === fileNameOf(dropped);

const keyOf = (inbox: string, path: string): string => JSON.stringify([inbox, fileNameOf(path)]);
