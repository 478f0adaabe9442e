/** @file The commands that help to correct a file with problems: open the copy, and put what was corrected into the inbox. */

import type { Import } from "../../shared/imports/import.ts";
import type { CommandFailure } from "../../shared/ipc.ts";
import { fileNameOf } from "../../shared/values/file-names/file-path.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { words } from "../../shared/words/spoken.ts";
import { copyToInbox, type Decision } from "../imports/decide.ts";
import type { Ports } from "../imports/ports/ports.ts";
import type { Handlers } from "./bridge.ts";

type Needs = Pick<Ports, "clock" | "inboxSettings"> & {
  readonly journal: Pick<Ports["journal"], "get" | "atPath" | "commit">;
  readonly folder: Pick<Ports["folder"], "inspect" | "freeName" | "move" | "locate">;
};

/**
 * Makes the handlers.
 *
 * @param openSpreadsheet opens it for a person; returns null, or a sentence that says why it could not
 * @param lookAgain has the agent look into the inboxes now
 * @param who the person, as the trail will name them
 */
export function correctionHandlers(
  { journal, folder, clock, inboxSettings }: Needs,
  openSpreadsheet: (path: string) => Promise<string | null>,
  decideAs: (id: string, decision: Decision) => Promise<Result<null, CommandFailure>>,
  lookAgain: () => void,
  who: string,
): Pick<Handlers, "imports.openCopy" | "imports.corrected"> {
  /** The sha256 of what is there now; null if it is gone or can't be read. */
  const contentOf = async (inbox: string, path: string): Promise<string | null> => {
    const found = await folder.inspect(inbox, path);
    return found.ok ? found.value.drop.sha256 : null;
  };

  const placeOf = (id: string): Import | null => {
    const import_ = journal.get(id);
    return import_ && inboxSettings(import_.inbox) ? import_ : null;
  };

  return {
    "imports.openCopy": async ({ id }) => {
      const import_ = placeOf(id);
      if (!import_?.place.copy) return say(words.desktop.fileGone);
      const problem = await openSpreadsheet(folder.locate(import_.inbox, import_.place.copy.path));
      return problem === null ? ok(null) : say(problem);
    },
    "imports.corrected": async ({ id }) => {
      const import_ = placeOf(id);
      if (import_ === null || import_.place.path === null) return say(words.desktop.fileGone);
      const { inbox, place, sha256 } = import_;
      const copied = await copyToInbox({ clock, folder, journal }, import_, who);
      if (copied.is === "asks") {
        const { id: other, place: there, state } = copied.copy;
        return say(words.desktop.copyAsksFirst(fileNameOf(there.dropped), other, state.at === "unknown"));
      }
      if (copied.is === "not-moved") return say(words.desktop.notTaken(fileNameOf(place.copy?.path ?? "")));
      if (copied.is === "moved") {
        lookAgain();
        return ok(null);
      }
      const now = await contentOf(inbox, import_.place.path);
      // Read again, a file that was edited in its place is moved to the inbox as the new one that it is.
      if (now !== null && now !== sha256) return decideAs(id, { type: "retry" });
      const hasCopy = place.copy !== undefined && (await contentOf(inbox, place.copy.path)) !== null;
      return say(words.desktop.notCorrectedYet(fileNameOf(hasCopy ? (place.copy?.path ?? "") : import_.place.path)));
    },
  };
}

const say = (message: string): Result<never, CommandFailure> => fail({ message });
