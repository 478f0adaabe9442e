/** @file The commands about the files inside a zip or an e-mail. See [Note: files inside]. */

import type { Import } from "../../shared/imports/import.ts";
import { fileNameOf, folderOf } from "../../shared/values/file-names/file-path.ts";
import { fail, ok } from "../../shared/values/result.ts";
import type { Assembly } from "../assemble/assemble.ts";
import { mostBytes, type OpenDocument } from "../desktop/page/open-document.ts";
import { chooseInside, filesInside, openFileInside } from "../imports/decide.ts";
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
      return ok({ files: found.value });
    },
    "imports.addInside": async ({ id, names }) => {
      const undoMs = settings.read().settings.undoSeconds * 1_000;
      const chosen = await chooseInside(ports, id, names, undoMs, who);
      return chosen.ok ? ok({ undoUntil: chosen.value.undo?.until ?? null }) : fail({ message: chosen.error });
    },
  };
}

/** Opens a file inside for a frame that draws it. It is unpacked in the parser's process, and comes from there piece by piece. */
export async function openInside(ports: Assembly["ports"], import_: Import, at: number): ReturnType<OpenDocument> {
  const opened = await openFileInside(ports, import_, at);
  if (opened === null || opened.sizeBytes === null) return null;
  if (opened.sizeBytes <= mostBytes) return opened.body;
  await opened.body?.cancel();
  return "too-big";
}

/** A frame that hasn't asked by then was closed again. */
const patienceMs = 5_000;

/** Opens at once, because a process takes as long to start as a frame. Each later frame opens it again. */
export function openAhead(open: OpenDocument): OpenDocument {
  let ahead: ReturnType<OpenDocument> | null = open();
  const timer = setTimeout(() => {
    void ahead?.then((body) => (body instanceof ReadableStream ? body.cancel() : null));
    ahead = null;
  }, patienceMs).unref();
  return () => {
    clearTimeout(timer);
    const taken = ahead ?? open();
    ahead = null;
    return taken;
  };
}

const mostLookedAt = 2_000;
const mostNeighbours = 20;

/** The documents that were added with a spreadsheet: of the same name, or in the same folder of the inbox. Newest first. */
export function neighboursOf(journal: Pick<Assembly["journal"], "get" | "list">, id: string): readonly Import[] {
  const own = journal.get(id);
  if (own === undefined) return [];
  const stemOf = (path: string) =>
    fileNameOf(path)
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
