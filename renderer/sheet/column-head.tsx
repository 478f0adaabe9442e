/** @file The head of a column: its letter and header, its use, and the evidence for it. */

import { useId } from "preact/hooks";
import { sentence } from "../../shared/wording/grammar.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { words } from "../../shared/words/spoken.ts";
import { StateMark } from "../parts/state-mark.tsx";
import { choicesFor, isUsed, keyOf, sayUse } from "./column-use.ts";
import { setUse } from "./sheet-draft.ts";
import type { SheetColumn } from "./sheet-lines.ts";
import { changes, draft } from "./use-sheet.ts";

interface ColumnHeadProps {
  readonly column: SheetColumn;
  readonly canChange: boolean;
}

export function ColumnHead({ column, canChange }: ColumnHeadProps) {
  const id = useId();
  const { letter, read, isAsked } = column;
  const changed = read === null ? undefined : changes.value.get(read.name);
  const use = changed ?? read?.use ?? null;
  // That a heading means what is chosen above it is no news.
  const isPlain = read !== null && typeof read.why === "object" && read.why.say === "header-for";
  const hasWhy = changed !== undefined || isAsked || !isPlain;
  const names = [
    ...(isAsked ? ["is-asked"] : []),
    ...(isUsed(use) ? [] : ["is-unused"]),
    ...(changed === undefined ? [] : ["is-changed"]),
  ];
  return (
    <th scope="col" class={names.join(" ") || undefined}>
      <div class="head">
        <span class="head-name">
          <span class="head-letter">{letter}</span> {read?.name}
        </span>
        {read === null ? null : (
          <>
            {canChange ? (
              <select
                aria-label={words.look.useOf(letter, read.name)}
                aria-describedby={hasWhy ? `${id}-why` : undefined}
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
            ) : (
              <span class="head-use">{sayUse(use)}</span>
            )}
            {hasWhy ? (
              <span id={`${id}-why`} class="head-why">
                {changed !== undefined ? (
                  words.look.changedWhy
                ) : isAsked ? (
                  <>
                    <StateMark mark="question" /> {words.look.askedAbout}
                  </>
                ) : (
                  sentence(sayMessage(read.why))
                )}
              </span>
            ) : null}
          </>
        )}
      </div>
    </th>
  );
}
