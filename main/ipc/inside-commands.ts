/** @file The commands about the files inside a zip or an e-mail. See [Note: files inside]. */

import type { Import } from "../../shared/imports/import.ts";
import type { CommandFailure } from "../../shared/ipc.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Assembly } from "../assemble/assemble.ts";
import { chooseInside, filesInside } from "../imports/decide.ts";
import type { Handlers } from "./bridge.ts";

export function insideHandlers({
  ports,
  settings,
  who,
}: Pick<Assembly, "ports" | "settings" | "who">): Pick<Handlers, "imports.inside" | "imports.addInside"> {
  return {
    "imports.inside": async ({ id }) => {
      const found = await filesInside(ports, id);
      if (!found.ok) return fail({ message: found.error });
      const files = found.value.map(({ name, bytes, isUsable }) => ({ name, sizeBytes: bytes.length, isUsable }));
      return ok({ files });
    },
    "imports.addInside": async ({ id, names }) => {
      const undoMs = settings.read().settings.undoSeconds * 1_000;
      const chosen = await chooseInside(ports, id, names, undoMs, who);
      return chosen.ok ? ok({ undoUntil: chosen.value.undo?.until ?? null }) : fail({ message: chosen.error });
    },
  };
}

/** The address of a frame that draws a file inside. @param show puts it where a frame can load it */
export async function previewInside(
  ports: Assembly["ports"],
  show: (bytes: Uint8Array) => Promise<string>,
  id: string,
  name: string,
): Promise<Result<{ readonly address: string }, CommandFailure>> {
  const found = await filesInside(ports, id);
  if (!found.ok) return fail({ message: found.error });
  const file = found.value.find((one) => one.name === name);
  if (file === undefined) return fail({ message: words.inside.notInside(name) });
  return ok({ address: await show(file.bytes) });
}

const mostLookedAt = 2_000;
const mostNeighbours = 20;

/** The documents that were added with a spreadsheet: of the same name, or in the same folder of the inbox. Newest first. */
export function neighboursOf(journal: Pick<Assembly["journal"], "get" | "list">, id: string): readonly Import[] {
  const own = journal.get(id);
  if (own === undefined) return [];
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/") + 1);
  const stemOf = (path: string) =>
    path
      .slice(path.lastIndexOf("/") + 1)
      .replace(/[.][^.]*$/, "")
      .toLowerCase();
  const [folder, stem] = [folderOf(own.place.dropped), stemOf(own.place.dropped)];
  const isBeside = ({ inbox, place, kind, id: other }: Import) =>
    other !== id &&
    inbox === own.inbox &&
    kind === "document" &&
    place.path !== null &&
    folderOf(place.dropped) === folder &&
    (folder !== "" || stemOf(place.dropped) === stem);
  return journal.list(mostLookedAt).filter(isBeside).slice(0, mostNeighbours);
}
