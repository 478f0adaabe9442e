/** @file Draws one action on a card: a button, two buttons, or an input. */

import { type Signal, useSignal } from "@preact/signals";
import { isAnsweredInPart } from "../../../shared/confirmation/answered-rows.ts";
import { canClose } from "../../../shared/imports/can-reject.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { wasToGoAgain } from "../../../shared/imports/needs-person.ts";
import { sayContents, sayInvoices } from "../../../shared/wording/imports/say-import.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { CommandRun } from "../../agent/use-command.ts";
import { decideWithUndo } from "../../agent/use-undo.ts";
import { openSheet } from "../../sheet/use-sheet.ts";
import { candidatesOf } from "../unmatched-documents.ts";
import type { ImportAction } from "./acts.ts";
import { AttachForm } from "./attach-form.tsx";
import { CorrectButtons } from "./correct-buttons.tsx";
import { FileButton } from "./file-button.tsx";
import { FoundButton } from "./found-button.tsx";
import { NotNeededButton } from "./not-needed-button.tsx";
import { ReasonForm } from "./reason-form.tsx";
import { SettleButtons, type Settling } from "./settle-buttons.tsx";
import { SettleRest } from "./settle-rest.tsx";

interface ActButtonProps {
  readonly act: ImportAction;
  readonly import_: Import;
  readonly command: CommandRun;
  /** True if the sheet itself is in view, with its unusual rows. */
  readonly isSeen?: boolean;
  /** What is sent once more, where it's known: "6 purchase invoices, …". */
  readonly repeats?: string | null;
  /** Of an outcome that isn't known. */
  readonly settling?: Signal<Settling>;
}

export function ActButton(props: ActButtonProps) {
  const { act, import_, command, isSeen = false, repeats = null } = props;
  const ownSettling = useSignal<Settling>("at-once");
  const settling = props.settling ?? ownSettling;
  const { id, place } = import_;
  const file = place.dropped;
  const isRunning = command.running !== null;
  // Unusual rows must be reviewed before the approval, so it is never the suggested button then.
  const hasDoubts = import_.state.at === "held" && import_.state.doubts.length > 0;
  const closes = canClose(import_);
  const isInDoubt = import_.state.at === "unknown";
  const looksFirst = !isSeen && hasDoubts;
  // A second press while the command is running does nothing.
  const run: CommandRun["run"] = async (...asked) => !isRunning && (await command.run(...asked));
  switch (act) {
    case "correct":
      return <CorrectButtons import_={import_} command={command} />;
    case "look": {
      const label = words.look.lookAt;
      return (
        <button
          type="button"
          id={`look-${id}`}
          class={looksFirst ? "button primary" : "button"}
          aria-label={words.window.about(label, file)}
          onClick={() => openSheet(import_)}
        >
          {label}
        </button>
      );
    }
    case "reject":
      // It failed, so there is nothing to give a reason for.
      if (import_.state.at === "failed" && !wasToGoAgain(import_.state.why))
        return <NotNeededButton import_={import_} label={words.desk.notNeeded} command={command} />;
      return (
        <ReasonForm
          file={file}
          isRunning={isRunning}
          opens={closes ? words.look.close : isInDoubt ? words.look.closeUnsent : words.look.reject}
          asks={closes ? words.look.closeReason : words.look.rejectReason}
          submits={closes || isInDoubt ? words.look.closeYes : words.look.rejectYes}
          hint={import_.state.at === "failed" ? words.look.rejectAgainHint : null}
          missing={null}
          submit={(reason) =>
            void decideWithUndo(
              run,
              "imports.reject",
              { id, reason: reason || null },
              words.window.about(closes || isInDoubt ? words.look.closed : words.look.rejected, file),
            )
          }
        />
      );
    case "approve":
      return (
        <FileButton
          label={words.needsYou.approve}
          about={`${file}, ${sayContents(import_)}`}
          isRunning={isRunning}
          isPrimary={!hasDoubts}
          press={() =>
            void decideWithUndo(run, "imports.approve", { id }, words.window.about(words.needsYou.approved, file))
          }
        />
      );
    case "retry":
      return (
        <FileButton
          label={words.needsYou.retry}
          about={file}
          isRunning={isRunning}
          press={() => void run("imports.retry", { id }, words.window.about(words.needsYou.retried, file))}
        />
      );
    case "send-anyway":
      return (
        <ReasonForm
          file={file}
          isRunning={isRunning}
          opens={words.needsYou.sendAnyway(repeats)}
          asks={words.needsYou.sendAnywayReason}
          submits={words.needsYou.sendAnyway(repeats)}
          hint={words.needsYou.sendAnywayHint(import_.kind === "document")}
          isDanger
          missing={words.needsYou.sendAnywayReasonMissing}
          submit={(reason) =>
            void decideWithUndo(
              run,
              "imports.sendAnyway",
              { id, reason },
              words.window.about(words.needsYou.sendAnywaySaid, file),
            )
          }
        />
      );
    case "found":
      return <FoundButton import_={import_} isRunning={isRunning} command={command} />;
    case "import":
      return (
        <FileButton
          label={words.needsYou.importIt}
          about={file}
          isRunning={isRunning}
          press={() => void run("imports.takeAsSpreadsheet", { id }, words.window.about(words.needsYou.imported, file))}
        />
      );
    case "attach":
      return (
        <AttachForm
          id={id}
          file={file}
          title={isOfUnknownKind(import_) ? words.needsYou.orADocument : null}
          candidates={candidatesOf(import_)}
          isRunning={isRunning}
          attach={(purchaseInvoiceId) =>
            void decideWithUndo(
              run,
              "imports.attach",
              { id, purchaseInvoiceId },
              words.needsYou.attachedTo(file, purchaseInvoiceId),
            )
          }
        />
      );
    case "settle": {
      const part = import_.state.at === "unknown" ? import_.state.part : -1;
      const inDoubt = import_.parts[part];
      if (inDoubt !== undefined && isAnsweredInPart(inDoubt))
        return (
          <SettleRest
            import_={import_}
            part={inDoubt}
            file={file}
            canSendAgain={place.path !== null}
            isRunning={isRunning}
            settling={settling}
            answerRest={(answer) =>
              void run(
                "imports.settleRows",
                { id, part, answer, rows: "rest" },
                words.window.about(words.rowByRow.answer[answer], file),
              )
            }
            sendMissing={() =>
              void run(
                "imports.settle",
                { id, answer: "send-again" },
                words.window.about(words.needsYou.sendAgainSaid, file),
              )
            }
          />
        );
      return (
        <SettleButtons
          import_={import_}
          canSendAgain={place.path !== null}
          batch={batchInDoubt(import_)}
          more={import_.parts.some(({ state }) => state === "planned")}
          isRunning={isRunning}
          settling={settling}
          settle={(answer) => {
            const said = answer === "arrived" ? words.needsYou.arrivedSaid : words.needsYou.sendAgainSaid;
            void run("imports.settle", { id, answer }, words.window.about(said, file));
          }}
        />
      );
    }
  }
}

/** The one batch that may have been sent: the others of its file are not sent again. */
function batchInDoubt({ kind, parts, state }: Import) {
  const part = state.at === "unknown" ? parts[state.part] : undefined;
  if (kind !== "batch" || part === undefined) return null;
  return { invoices: part.invoices, contents: sayInvoices([part]) };
}

const isOfUnknownKind = ({ state }: Import) => state.at === "waiting" && state.why.kind === "spreadsheet-or-document";
