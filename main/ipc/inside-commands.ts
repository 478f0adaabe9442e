/** @file The commands about the files inside a zip or an e-mail. See [Note: files inside]. */

import { fail, ok } from "../../shared/values/result.ts";
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
