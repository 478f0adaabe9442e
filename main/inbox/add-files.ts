/** @file Copies the files that a person adds into an inbox. Never moves or overwrites a file, or leaves half a copy. */

import { lstat, mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Added, Adding, NotAdded } from "../../shared/agent/adding.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { clearUnfinished, copyIn } from "./copy-in.ts";
import { findAdded, type KeptOut } from "./find-added.ts";

interface AddFiles {
  readonly inbox: Pick<InboxSettings, "id" | "path" | "ignoredNames">;
  /** Files and folders. A folder keeps its name in the inbox, because it may be a purchase invoice id. */
  readonly paths: readonly string[];
  readonly keptOut: KeptOut;
  readonly onProgress: (adding: Adding) => void;
  readonly signal: AbortSignal;
}

export async function addFiles({ inbox, paths, keptOut, onProgress, signal }: AddFiles): Promise<Added> {
  const { files, refused } = await findAdded(paths, keptOut, inbox.ignoredNames);
  const notCopied = [...refused];
  const sizeBytes = files.reduce((sum, file) => sum + file.sizeBytes, 0);
  let filesDone = 0;
  let doneBytes = 0;
  await clearUnfinished(inbox.path, Date.now());
  for (const { from, to } of files) {
    const tell = () => onProgress({ inbox: inbox.id, file: to, files: files.length, filesDone, sizeBytes, doneBytes });
    tell();
    const nameAt = to.lastIndexOf("/") + 1;
    const folder = await makeFolder(inbox.path, to.slice(0, nameAt));
    const copied = folder.ok
      ? await copyIn(
          from,
          { root: inbox.path, folder: folder.value, name: to.slice(nameAt) },
          (bytes) => {
            doneBytes += bytes;
            tell();
          },
          signal,
        )
      : folder;
    if (!copied.ok) notCopied.push({ name: to, why: copied.error });
    filesDone += 1;
  }
  return { files: files.length - (notCopied.length - refused.length), refused: notCopied };
}

/** Makes a folder in the inbox. Never makes the inbox itself: it is missing when its network share is away. */
async function makeFolder(root: string, way: string): Promise<Result<string, NotAdded>> {
  let folder = root;
  try {
    if (!(await stat(root)).isDirectory())
      return fail({ kind: "not-written", detail: sayMessage({ say: "inbox-no-folder" }) });
    for (const name of way.split("/").filter((part) => part !== "")) {
      folder = join(folder, name);
      await mkdir(folder).catch((problem: NodeJS.ErrnoException) => {
        if (problem.code !== "EEXIST") throw problem;
      });
      // A link of that name may lead out of the inbox.
      if (!(await lstat(folder)).isDirectory())
        return fail({ kind: "not-written", detail: sayMessage({ say: "name-taken" }) });
    }
    return ok(folder);
  } catch (problem) {
    const { code, message } = problem as NodeJS.ErrnoException;
    return fail({
      kind: "not-written",
      detail: code === "ENOENT" ? sayMessage({ say: "inbox-missing" }) : (code ?? message),
    });
  }
}
