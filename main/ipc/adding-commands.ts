/** @file The commands that add files to an inbox: dropped on the window or the tray, or chosen in a dialog. */

import { dirname, isAbsolute } from "node:path";
import type { Added, Adding } from "../../shared/agent/adding.ts";
import type { CommandFailure } from "../../shared/ipc.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { sayGone } from "../../shared/wording/agent/say-settings-form.ts";
import type { Assembly } from "../assemble/assemble.ts";
import { addFiles } from "../inbox/inbox.ts";
import type { Handlers } from "./bridge.ts";

interface AddingDesktop {
  chooseFiles(): Promise<readonly string[] | null>;
  showAdding(adding: Adding | null): void;
}

/** Often enough for the progress bar to move smoothly. */
const tellEveryMs = 100;

/** Makes the handlers. `signal` stops a copy that is under way. */
export function addingHandlers(
  { settings, ports }: Pick<Assembly, "settings" | "ports">,
  { chooseFiles, showAdding }: AddingDesktop,
  signal: AbortSignal,
): Pick<Handlers, "inbox.addFiles" | "inbox.chooseFiles"> {
  let last: Promise<unknown> = Promise.resolve();
  let toldAt = 0;

  /** Adds one batch of files at a time: the progress of two at once would jump back and forth. */
  function add(id: string, paths: readonly string[]): Promise<Result<Added, CommandFailure>> {
    const adding = last.then(() => addNow(id, paths));
    last = adding.catch(() => {});
    return adding;
  }

  async function addNow(id: string, paths: readonly string[]): Promise<Result<Added, CommandFailure>> {
    const inbox = ports.inboxSettings(id);
    if (!inbox) return fail({ message: sayGone("inbox", id) });
    // Dropped files come with absolute paths. Anything else was not dropped by a person.
    const real = paths.filter((path) => isAbsolute(path));
    try {
      const added = await addFiles({
        inbox,
        paths: real,
        keptOut: {
          inboxes: settings.read().settings.inboxes.map(({ path }) => path),
          ours: dirname(settings.path),
        },
        onProgress(progress) {
          if (performance.now() - toldAt < tellEveryMs) return;
          toldAt = performance.now();
          showAdding(progress);
        },
        signal,
      });
      const nowhere = paths.slice(real.length).map(() => ({ name: "", why: { kind: "nowhere" } as const }));
      return ok({ ...added, refused: [...added.refused, ...nowhere] });
    } finally {
      showAdding(null);
    }
  }

  return {
    "inbox.addFiles": ({ inbox, paths }) => add(inbox, paths),
    "inbox.chooseFiles": async ({ id }) => {
      const paths = await chooseFiles();
      return paths === null ? ok(null) : add(id, paths);
    },
  };
}
