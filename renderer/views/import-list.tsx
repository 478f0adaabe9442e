/** @file The list of imports, live, newest first; above them the files that have not settled yet. */

import type { Unsettled } from "../../shared/ipc.ts";
import { sayUnsettled } from "../../shared/wording.ts";
import { sayCounts } from "../../shared/wording-agent.ts";
import { sayInstant, sayWhen } from "../../shared/wording-time.ts";
import { FailureLine } from "../components/failure-line.tsx";
import { ImportRow } from "../components/import-row.tsx";
import { StateMark } from "../components/state-mark.tsx";
import { labels } from "../labels.ts";
import { imports, split, status, timeZone, today, unsettled } from "../use-agent.ts";
import { useCommand } from "../use-command.ts";

export function ImportList() {
  const { run, failure } = useCommand();
  const counts = status.value?.counts;
  const { others } = split.value;
  const isEmpty = others.length === 0 && unsettled.value.length === 0;
  const { columns } = labels;
  return (
    <section class="imports" aria-labelledby="imports">
      <div class="section-head">
        <h3 id="imports">{labels.imports}</h3>
        <p class="muted">{counts === undefined ? "" : sayCounts(counts)}</p>
      </div>
      <FailureLine failure={failure} />
      {isEmpty ? (
        <Nothing />
      ) : (
        <table class="import-table" aria-labelledby="imports">
          <thead>
            <tr>
              <th scope="col" class="cell-mark">
                <span class="unseen">{columns.state}</span>
              </th>
              <th scope="col">{columns.file}</th>
              <th scope="col" class="cell-money">
                {columns.net}
              </th>
              <th scope="col" class="cell-money cell-vat">
                {columns.vat}
              </th>
              <th scope="col" class="cell-reference">
                {columns.reference}
              </th>
              <th scope="col" class="cell-when">
                {columns.when}
              </th>
              <th scope="col" class="cell-act">
                <span class="unseen">{labels.showFile}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {unsettled.value.map((file) => (
              <UnsettledRow key={`${file.inbox} ${file.file}`} file={file} now={today.value} />
            ))}
            {others.map((import_) => (
              <ImportRow
                key={import_.id}
                import_={import_}
                now={today.value}
                showFile={(id) => void run("imports.showFile", { id })}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function UnsettledRow({ file, now }: { readonly file: Unsettled; readonly now: number }) {
  const when = sayWhen(file.since, now, timeZone);
  const words = labels.waitingBecause(when, sayUnsettled(file.why));
  return (
    <tr>
      <td class="cell-mark">
        <StateMark mark="waiting" />
      </td>
      <th scope="row" class="cell-file">
        <span class="file-name">{file.file}</span>
        <span class="cell-sub">
          <span>{words}</span>
        </span>
      </th>
      <td class="cell-money" />
      <td class="cell-money cell-vat" />
      <td class="cell-reference" />
      <td class="cell-when">
        <time dateTime={new Date(file.since).toISOString()} title={sayInstant(file.since, timeZone)}>
          {when}
        </time>
      </td>
      <td class="cell-act" />
    </tr>
  );
}

function Nothing() {
  if (status.value === null) return <div class="skeleton" aria-hidden="true" />;
  if (imports.value.length > 0) return <p class="muted">{labels.allElseDone}</p>;
  return (
    <div class="nothing">
      <svg class="nothing-drawing" viewBox="0 0 96 72" aria-hidden="true" focusable="false">
        <path class="line" d="M4 6h88v60H4zM4 36h88M33.5 6v60M62.5 6v60" />
        <path class="letter" d="M38 46h20v16H38zM38 46l10 8 10-8" />
      </svg>
      <p class="nothing-title">{labels.noImports}</p>
      <p class="muted">{labels.noImportsHint}</p>
    </div>
  );
}
