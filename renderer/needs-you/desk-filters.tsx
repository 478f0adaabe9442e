/** @file Narrows and sorts the desk: search, inbox, kind and reason. */

import type { RefObject } from "preact";
import { folderName } from "../../shared/wording/folder-name.ts";
import { figure } from "../../shared/wording/grammar.ts";
import { words } from "../../shared/words/spoken.ts";
import { split, status } from "../agent/use-agent.ts";
import { Choice } from "../parts/choice.tsx";
import { countReasons, type DeskKind, type DeskSort, type DeskWish, type Reason } from "./desk-rows.ts";
import { wish } from "./desk-state.ts";

interface DeskFiltersProps {
  readonly search: RefObject<HTMLInputElement | null>;
}

export function DeskFilters({ search }: DeskFiltersProps) {
  const { desk } = words;
  const { text, inbox, kind, reason, sort } = wish.value;
  const set = (change: Partial<DeskWish>) => (wish.value = { ...wish.value, ...change });
  const inboxes = status.value?.inboxes ?? [];
  const counts = countReasons(split.value.needPerson);
  return (
    <search class="desk-filters">
      <label class="search-line">
        <span class="unseen">{desk.search}</span>
        <input
          ref={search}
          type="search"
          autoComplete="off"
          spellcheck={false}
          maxLength={200}
          placeholder={desk.searchHint}
          aria-keyshortcuts="/"
          value={text}
          onInput={(event) => set({ text: event.currentTarget.value })}
        />
      </label>
      {inboxes.length < 2 ? null : (
        <Choice
          label={desk.inbox}
          value={inbox}
          choices={[
            ["", desk.allInboxes],
            ...inboxes.map(({ id, path }): readonly [string, string] => [id, folderName(path)]),
          ]}
          onChange={(chosen) => set({ inbox: chosen })}
        />
      )}
      <Choice
        label={desk.kind}
        value={kind}
        choices={Object.entries(desk.kinds)}
        onChange={(chosen) => set({ kind: chosen as DeskKind })}
      />
      <Choice
        label={desk.reason}
        value={reason}
        choices={[
          ["all", desk.allReasons],
          // The chosen one stays in sight when its last file was answered, or the list would look empty for no reason.
          ...(reason === "all" || counts.some(([one]) => one === reason)
            ? counts
            : [[reason, 0] as const, ...counts]
          ).map(([one, howMany]): readonly [string, string] => [one, `${desk.reasons[one]} (${figure(howMany)})`]),
        ]}
        onChange={(chosen) => set({ reason: chosen as Reason | "all" })}
      />
      <Choice
        label={desk.sort}
        value={sort}
        choices={Object.entries(desk.sorts)}
        onChange={(chosen) => set({ sort: chosen as DeskSort })}
      />
    </search>
  );
}
