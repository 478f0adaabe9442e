/** @file The head of a column: its letter and header, what it holds, and why it was taken for that. */

import { useId } from "preact/hooks";
import { sentence } from "../../shared/wording-grammar.ts";
import { choicesFor, isUsed, keyOf } from "../column-use.ts";
import { sheetLabels } from "../labels-sheet.ts";
import { setUse } from "../sheet-draft.ts";
import type { SheetColumn } from "../sheet-table.ts";
import { draft } from "../use-sheet.ts";
import { StateMark } from "./state-mark.tsx";

interface ColumnHeadProps {
  readonly column: SheetColumn;
  readonly canChange: boolean;
}

export function ColumnHead({ column, canChange }: ColumnHeadProps) {
  const id = useId();
  const { letter, read, isAsked } = column;
  const changed = read === null ? undefined : draft.value.uses.get(read.name);
  const use = changed ?? read?.use ?? null;
  const names = [
    ...(column.isMoney ? ["amount"] : []),
    ...(isAsked ? ["is-asked"] : []),
    ...(isUsed(use) ? [] : ["is-unused"]),
    ...(changed === undefined ? [] : ["is-changed"]),
  ];
  return (
    <th scope="col" class={names.join(" ") || undefined}>
      <div class="head">
        <span class="head-name">
          <span class="head-letter">{letter}</span> {read === null ? sheetLabels.noHeader : read.name}
        </span>
        {read === null ? null : (
          <>
            <select
              aria-label={sheetLabels.useOf(letter, read.name)}
              aria-describedby={`${id}-why`}
              disabled={!canChange}
              value={keyOf(use)}
              onChange={(event) => {
                const key = event.currentTarget.value;
                const choice = choicesFor(read).find(({ value }) => value === key);
                if (choice !== undefined) draft.value = setUse(draft.value, read, choice.use);
              }}
            >
              {choicesFor(read).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
            <span id={`${id}-why`} class="head-why">
              {isAsked ? (
                <>
                  <StateMark mark="question" /> {sheetLabels.askedAbout}
                </>
              ) : (
                sentence(read.why)
              )}
            </span>
          </>
        )}
      </div>
    </th>
  );
}
