/** @file The history: every import that there has been, searched as one types, with the details of the one that is chosen. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { words } from "../../shared/words/spoken.ts";
import { useCommand } from "../agent/use-command.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { ViewHead } from "../parts/view-head.tsx";
import { HistoryGrid } from "./history-grid.tsx";
import { ImportDetail } from "./import-detail.tsx";
import { SearchBar } from "./search-bar.tsx";
import { found, hasNewer, rows, searchAgain, searchFailure, searchOf, wish } from "./use-history.ts";

const pauseAfterKeyMs = 120;

export function History() {
  const { run, running, failure } = useCommand();
  const active = useSignal(0);
  const opened = useSignal<string | null>(null);
  const isFirst = useRef(true);
  const wanted = wish.value;
  useEffect(() => {
    // The first look is at once; a word is typed to its end before it is looked for.
    const timer = setTimeout(() => void searchAgain(), isFirst.current ? 0 : pauseAfterKeyMs);
    isFirst.current = false;
    active.value = 0;
    return () => clearTimeout(timer);
  }, [wanted, active]);
  // Whoever reads at the top sees what comes; nobody else's rows move.
  const newer = hasNewer.value;
  useEffect(() => {
    if (newer && window.scrollY === 0 && opened.value === null && active.value === 0) void searchAgain();
  }, [newer, opened, active]);
  useLayoutEffect(() => {
    if (opened.value === null) document.getElementById(`row-${active.peek()}`)?.focus({ preventScroll: true });
    // Not at first: the keyboard is on the view's heading then.
  }, [opened.value, active]);

  const stands = found.value;
  const chosen = opened.value === null ? null : [...rows.value.values()].find(({ id }) => id === opened.value);
  return (
    <section class="history" aria-labelledby="view-title">
      <ViewHead title={words.window.view.history}>
        <p class="muted" role="status">
          {stands === null ? "" : words.history.found(stands.total)}
          {stands?.isComplete === false ? ` ${words.history.notAllYet}` : ""}
        </p>
      </ViewHead>
      <SearchBar
        canExport={stands !== null && stands.total > 0 && running === null}
        exportFound={() => void run("imports.export", searchOf(wanted), words.history.exported)}
      />
      <FailureLine failure={failure ?? searchFailure.value} />
      {newer && (window.scrollY > 0 || opened.value !== null || active.value > 0) ? (
        <button type="button" class="button quiet" onClick={() => void searchAgain()}>
          {words.history.showNewer}
        </button>
      ) : null}
      {stands === null ? (
        <div class="skeleton" aria-hidden="true" />
      ) : stands.total === 0 ? (
        <p class="nothing">{wanted.text === "" ? words.history.none : words.history.noneWith(wanted.text)}</p>
      ) : (
        <HistoryGrid label={words.history.grid(stands.total)} total={stands.total} active={active} opened={opened} />
      )}
      {chosen == null ? null : <ImportDetail key={chosen.id} import_={chosen} close={() => (opened.value = null)} />}
    </section>
  );
}
