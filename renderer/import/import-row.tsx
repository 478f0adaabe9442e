/** @file One row of a list of imports. It is redrawn only when its import has changed. */

import { Component } from "preact";
import type { HeldUpBy } from "../../shared/agent/held-up.ts";
import { canStop } from "../../shared/imports/can-reject.ts";
import type { Import } from "../../shared/imports/import.ts";
import { sinceWhen } from "../../shared/imports/needs-person.ts";
import { words } from "../../shared/words/spoken.ts";
import { timeZone } from "../agent/use-agent.ts";
import type { MoneyLine } from "../parts/money-column.ts";
import { MoneyParts } from "../parts/money-parts.tsx";
import { StateMark } from "../parts/state-mark.tsx";
import { summaryFromImport } from "./import-summary.ts";
import { WentBefore } from "./sent-earlier.tsx";
import { SentRows } from "./sent-rows.tsx";
import { StopButton, UploadProgress } from "./upload-progress.tsx";

interface ImportRowProps {
  readonly import_: Import;
  readonly now: number;
  /** Epoch ms until which it waits for posting hours, or null. */
  readonly opensAt: number | null;
  readonly heldUpBy: HeldUpBy;
  readonly showFile: (id: string) => void;
  /** Shows its details. */
  readonly open: (id: string) => void;
}

export class ImportRow extends Component<ImportRowProps> {
  override shouldComponentUpdate(next: ImportRowProps): boolean {
    const { import_, now, opensAt, heldUpBy } = this.props;
    return next.import_ !== import_ || next.now !== now || next.opensAt !== opensAt || next.heldUpBy !== heldUpBy;
  }

  override render() {
    const { import_, now, opensAt, heldUpBy, showFile, open } = this.props;
    const line = summaryFromImport(import_, now, timeZone, opensAt, heldUpBy);
    return (
      <tr class={line.net.length + line.vat.length === 0 ? "without-money" : undefined}>
        <th scope="row" class="cell-file">
          <StateMark mark={line.mark} />
          <button
            type="button"
            class="file-name row-open"
            aria-label={words.window.about(words.today.open, line.file)}
            onClick={() => open(import_.id)}
          >
            {line.file}
          </button>
          <span class="cell-sub">
            <span>{line.state}</span>
            <span>{line.contents}</span>
            {line.net.map(({ currency, said }) => (
              <span key={currency} class="narrow-only">
                {said}
              </span>
            ))}
          </span>
          {line.progress === null ? null : (
            <progress value={line.progress.gone} max={line.progress.all} aria-label={line.state} />
          )}
          {import_.kind === "document" && import_.state.at === "sending" ? <UploadProgress id={import_.id} /> : null}
          {canStop(import_) ? <StopButton id={import_.id} file={line.file} /> : null}
        </th>
        <td class="cell-money">
          <MoneyLines lines={line.net} />
        </td>
        <td class="cell-money cell-vat">
          <MoneyLines lines={line.vat} />
        </td>
        <td class="cell-reference">
          {line.reference.map((name) => (
            <span key={name}>{name}</span>
          ))}
          {import_.state.at === "duplicate" ? <WentBefore import_={import_} /> : null}
          {import_.sentBefore.length === 0 ? null : (
            <SentRows label={words.needsYou.rowsSentBefore(import_.sentBefore.length)} rows={import_.sentBefore} />
          )}
        </td>
        <td class="cell-when">
          <time dateTime={new Date(sinceWhen(import_)).toISOString()} title={line.instant}>
            {line.when}
          </time>
        </td>
        <td class="cell-act">
          <button
            type="button"
            class="button quiet icon"
            aria-label={words.window.about(words.window.showFile, line.file)}
            title={words.window.showFile}
            onClick={() => showFile(import_.id)}
          >
            <svg class="icon-drawing" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
              <path class="line" d="M2.5 15.5v-11h5l2 2.5h8v8.5z" />
            </svg>
          </button>
        </td>
      </tr>
    );
  }
}

function MoneyLines({ lines }: { readonly lines: readonly MoneyLine[] }) {
  return lines.map(({ currency, amount }) => (
    <span key={currency} class="money">
      <MoneyParts currency={currency} amount={amount} />
    </span>
  ));
}
