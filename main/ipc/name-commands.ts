/** @file The commands that give a name in some rows another one, for all files of the inbox. See [Note: a learnt name]. */

import type { CommandFailure } from "../../shared/ipc.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import type { Assembly } from "../assemble/assemble.ts";
import { type Decision, findNames, searchLists, useName } from "../imports/decide.ts";
import type { Handlers } from "./bridge.ts";

/** @param corrected puts the copy with the rows that were not saved into the inbox */
export function nameHandlers(
  { ports, journal, who }: Pick<Assembly, "ports" | "journal" | "who">,
  decideAs: (id: string, decision: Decision) => Promise<Result<null, CommandFailure>>,
  corrected: Handlers["imports.corrected"],
): Pick<Handlers, "imports.names" | "imports.useName" | "imports.searchLists"> {
  return {
    "imports.names": async ({ id }) => {
      const found = await findNames(ports, id);
      return found.ok ? found : fail({ message: found.error });
    },
    "imports.searchLists": async ({ id, property, text }) => ok(await searchLists(ports, id, property, text)),
    "imports.useName": async ({ id, ...name }) => {
      const used = useName(ports, id, name);
      if (!used.ok) return fail({ message: used.error });
      const { inbox = "", place } = journal.get(id) ?? {};
      const detail = { inbox, ...name, file: place?.dropped ?? id };
      await journal.commit((draft) => draft.note({ what: "learn-name", who, detail }));
      switch (used.value) {
        case "retry":
          return decideAs(id, { type: "retry" });
        case "copy":
          return corrected({ id });
        case "read-again":
          return decideAs(id, { type: "answer", change: {}, remember: false });
      }
    },
  };
}
