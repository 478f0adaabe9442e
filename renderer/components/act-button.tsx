/** @file What one act looks like on a card: a button, two buttons, or a line to type in. */

import type { Import } from "../../shared/import.ts";
import { sayContents } from "../../shared/wording.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Act } from "../acts.ts";
import { labels } from "../labels.ts";
import type { CommandRun } from "../use-command.ts";
import { openSheet } from "../use-sheet.ts";
import { candidatesOf } from "../waiting-room.ts";
import { AttachForm } from "./attach-form.tsx";
import { RejectForm } from "./reject-form.tsx";
import { SendAnywayForm } from "./send-anyway-form.tsx";
import { SettleButtons } from "./settle-buttons.tsx";

interface ActButtonProps {
  readonly act: Act;
  readonly import_: Import;
  readonly command: CommandRun;
  /** The sheet itself is in view, with whatever looks unusual in it. */
  readonly isSeen?: boolean;
}

export function ActButton({ act, import_, command, isSeen = false }: ActButtonProps) {
  const { id, place } = import_;
  const file = place.dropped;
  const isRunning = command.running !== null;
  // What looks unusual is looked at before it is approved.
  const looksFirst = !isSeen && import_.state.at === "held" && import_.state.doubts.length > 0;
  // A second press while the first is under way does nothing.
  const run: CommandRun["run"] = async (name, input, said) => !isRunning && (await command.run(name, input, said));
  switch (act) {
    case "look": {
      const asks = import_.state.at === "waiting" && import_.state.why.kind === "cannot-tell";
      const label = asks ? words.look.answer : words.look.lookAt;
      return (
        <button
          type="button"
          id={`look-${id}`}
          class={looksFirst || import_.state.at === "waiting" ? "button primary" : "button"}
          aria-label={labels.about(label, file)}
          onClick={() => openSheet(import_)}
        >
          {label}
        </button>
      );
    }
    case "reject":
      return (
        <RejectForm
          file={file}
          isRunning={isRunning}
          reject={(reason) => void run("imports.reject", { id, reason }, labels.about(words.look.rejected, file))}
        />
      );
    case "approve":
      return (
        <button
          type="button"
          class={looksFirst ? "button" : "button primary"}
          aria-disabled={isRunning}
          aria-label={labels.about(labels.approve, `${file}, ${sayContents(import_)}`)}
          onClick={() => void run("imports.approve", { id }, labels.about(labels.approved, file))}
        >
          {labels.approve}
        </button>
      );
    case "retry":
      return (
        <button
          type="button"
          class="button"
          aria-disabled={isRunning}
          aria-label={labels.about(labels.retry, file)}
          onClick={() => void run("imports.retry", { id }, labels.about(labels.retried, file))}
        >
          {labels.retry}
        </button>
      );
    case "send-anyway":
      return (
        <SendAnywayForm
          file={file}
          isRunning={isRunning}
          sendAnyway={(reason) =>
            void run("imports.sendAnyway", { id, reason }, labels.about(labels.sendAnywaySaid, file))
          }
        />
      );
    case "import":
      return (
        <button
          type="button"
          class="button"
          aria-disabled={isRunning}
          aria-label={labels.about(labels.importIt, file)}
          onClick={() => void run("imports.takeAsSpreadsheet", { id }, labels.about(labels.imported, file))}
        >
          {labels.importIt}
        </button>
      );
    case "attach":
      return (
        <AttachForm
          file={file}
          title={isOfUnknownKind(import_) ? labels.orADocument : null}
          candidates={candidatesOf(import_)}
          isRunning={isRunning}
          attach={(purchaseInvoiceId) =>
            void run("imports.attach", { id, purchaseInvoiceId }, labels.about(labels.attached, file))
          }
        />
      );
    case "settle":
      return (
        <SettleButtons
          file={file}
          isRunning={isRunning}
          settle={(answer) => {
            const said = answer === "arrived" ? labels.arrivedSaid : labels.sendAgainSaid;
            void run("imports.settle", { id, answer }, labels.about(said, file));
          }}
        />
      );
  }
}

const isOfUnknownKind = ({ state }: Import) => state.at === "waiting" && state.why.kind === "spreadsheet-or-document";
