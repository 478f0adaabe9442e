/** @file The search bar of the history: words, a state, days. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { folderName } from "../../shared/wording/folder-name.ts";
import { sayWho } from "../../shared/wording/imports/say-trail.ts";
import { words } from "../../shared/words/spoken.ts";
import { status } from "../agent/use-agent.ts";
import { Choice } from "../parts/choice.tsx";
import { type Filter, filters, people, wish } from "./use-history.ts";

interface SearchBarProps {
  readonly canExport: boolean;
  readonly exportFound: () => void;
}

export function SearchBar({ canExport, exportFound }: SearchBarProps) {
  const input = useRef<HTMLInputElement>(null);
  useFindKey(input);
  const { text, filter, inbox, who, by, fromDay, toDay } = wish.value;
  const inboxes = status.value?.inboxes ?? [];
  const set = (change: Partial<typeof wish.value>) => (wish.value = { ...wish.value, ...change });
  return (
    <search class="search-bar">
      <label class="search-line">
        <span class="unseen">{words.history.search}</span>
        <input
          ref={input}
          type="search"
          autoComplete="off"
          spellcheck={false}
          maxLength={500}
          placeholder={words.history.searchHint}
          aria-keyshortcuts="Control+F"
          value={text}
          onInput={(event) => set({ text: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== "ArrowDown") return;
            event.preventDefault();
            // The row that had the focus last, or the first.
            document.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
          }}
        />
      </label>
      <fieldset class="chips">
        <legend class="unseen">{words.history.filter}</legend>
        {(Object.keys(filters) as Filter[]).map((one) => (
          <button
            key={one}
            type="button"
            class="chip"
            aria-pressed={one === filter}
            onClick={() => set({ filter: one })}
          >
            {words.history.filters[one]}
          </button>
        ))}
      </fieldset>
      <div class="search-days">
        {inboxes.length < 2 && inbox === "" ? null : (
          <Choice
            label={words.desk.inbox}
            value={inbox}
            choices={[
              ["", words.desk.allInboxes],
              ...inboxes.map(({ id, path }): readonly [string, string] => [id, folderName(path)]),
            ]}
            onChange={(chosen) => set({ inbox: chosen })}
          />
        )}
        {people.value.length === 0 ? null : (
          <Choice
            label={words.history.decidedBy}
            value={who}
            choices={[["", words.history.decidedByAnyone], ...people.value.map((one) => [one, sayWho(one)] as const)]}
            onChange={(chosen) => set({ who: chosen })}
          />
        )}
        <label>
          <span class="unseen">{words.history.byWhat}</span>
          <select value={by} onChange={(event) => set({ by: event.currentTarget.value === "sent" ? "sent" : "added" })}>
            <option value="added">{words.history.by.added}</option>
            <option value="sent">{words.history.by.sent}</option>
          </select>
        </label>
        <label>
          {words.history.from}{" "}
          <input type="date" value={fromDay} onInput={(event) => set({ fromDay: event.currentTarget.value })} />
        </label>
        <label>
          {words.history.to}{" "}
          <input type="date" value={toDay} onInput={(event) => set({ toDay: event.currentTarget.value })} />
        </label>
        <button type="button" class="button" aria-disabled={!canExport} onClick={() => canExport && exportFound()}>
          {words.history.exportFound}
        </button>
      </div>
    </search>
  );
}

/** Control+F moves the focus to the search input. */
function useFindKey(input: { readonly current: HTMLInputElement | null }): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.code !== "KeyF") return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [input]);
}
