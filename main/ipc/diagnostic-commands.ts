/** @file The commands for diagnostics: the window shows all of them first, then saves what it showed. */

import { writeFile } from "node:fs/promises";
import type { DiagnosticText } from "../../shared/ipc/settings-contract.ts";
import { fail, ok } from "../../shared/values/result.ts";
import { words } from "../../shared/words/spoken.ts";
import { type DiagnosticFile, zipFiles } from "../diagnostics/diagnostics.ts";
import type { Handlers } from "./bridge.ts";

/** The window shows at most this much of a file: its end. */
const mostShownChars = 200_000;

/** Makes the handlers. Saving fails unless the diagnostics were shown first. */
export function diagnosticHandlers(
  collect: (maskNames: boolean) => readonly DiagnosticFile[],
  chooseWhereToSave: (name: string) => Promise<string | null>,
): Pick<Handlers, "diagnostics.preview" | "diagnostics.save"> {
  // Kept, so that the saved files are byte for byte the ones that were shown.
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
