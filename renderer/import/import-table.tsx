/** @file A table of a few imports, a row each. */

import type { Import } from "../../shared/imports/import.ts";
import { words } from "../../shared/words/spoken.ts";
import { today } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { ImportRow } from "./import-row.tsx";
import { holdsUp, opensFor } from "./state-now.ts";

interface ImportTableProps {
  /** The id of its heading. */
  readonly labelledBy: string;
  readonly imports: readonly Import[];
  /** Shows an import's details. */
  readonly open: (id: string) => void;
}

export function ImportTable({ labelledBy, imports, open }: ImportTableProps) {
  const { run, failure } = useCommand();
  const { columns } = words.window;
  return (
    <>
      <FailureLine failure={failure} />
      <table class="import-table" aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col" class="cell-file">
              {columns.file}
            </th>
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
              <span class="unseen">{words.window.showFile}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {imports.map((import_) => (
            <ImportRow
              key={import_.id}
              import_={import_}
              now={today.value}
              opensAt={opensFor(import_)}
              heldUpBy={holdsUp(import_)}
              open={open}
              showFile={(id) => void run("imports.showFile", { id })}
            />
          ))}
        </tbody>
      </table>
    </>
  );
}
