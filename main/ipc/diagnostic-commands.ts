/** @file Collecting diagnostics from the window: first all of it is shown, then what was shown is saved. */

import { writeFile } from "node:fs/promises";
import type { DiagnosticText } from "../../shared/ipc.ts";
import { fail, ok } from "../../shared/values/result.ts";
import { words } from "../../shared/words/spoken.ts";
import { type DiagnosticFile, zipFiles } from "../diagnostics/diagnostics.ts";
import type { Handlers } from "./bridge.ts";

/** More than this nobody reads in a window. */
const mostShownChars = 200_000;

export function diagnosticHandlers(
  collect: (maskNames: boolean) => readonly DiagnosticFile[],
  chooseWhereToSave: (name: string) => Promise<string | null>,
): Pick<Handlers, "diagnostics.preview" | "diagnostics.save"> {
  // What is saved is what was shown, to the byte, and not what there is by then.
  let shown: readonly DiagnosticFile[] | null = null;
  return {
    "diagnostics.preview": ({ maskNames }) => {
      shown = collect(maskNames);
      return ok(shown.map(shownText));
    },
    "diagnostics.save": async () => {
      if (shown === null) return fail({ message: words.desktop.lookFirst });
      const path = await chooseWhereToSave(`pigeonhole-diagnostics-${new Date().toISOString().slice(0, 10)}.zip`);
      if (path === null) return ok(null);
      try {
        await writeFile(path, zipFiles(shown), { mode: 0o600 });
        return ok(path);
      } catch (problem) {
        return fail({ message: words.desktop.diagnosticsNotSaved((problem as Error).message) });
      }
    },
  };
}

const shownText = ({ name, says, text }: DiagnosticFile): DiagnosticText => ({
  name,
  says,
  bytes: Buffer.byteLength(text),
  text: text.slice(-mostShownChars),
  isCut: text.length > mostShownChars,
});
