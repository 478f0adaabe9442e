/** @file The history: all imports, a search as you type, and the details of the selected import. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { words } from "../../shared/words/spoken.ts";
import { imports } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { wantedId } from "../agent/use-view.ts";
import { InvoicePage } from "../e-invoice/invoice-page.tsx";
import { FailureLine } from "../parts/failure-line.tsx";
import { ViewHead } from "../parts/view-head.tsx";
import { AddFilesButton } from "../shell/adding-panel.tsx";
import { HistoryGrid } from "./history-grid.tsx";
import { ImportDetail } from "./import-detail.tsx";
import { SearchBar } from "./search-bar.tsx";
import { SheetAsRead } from "./sheet-as-read.tsx";
import {
  everything,
  found,
  hasNewer,
  loadPeople,
  openedId as opened,
  rows,
  searchAgain,
  searchFailure,
  searchOf,
  wish,
} from "./use-history.ts";

const pauseAfterKeyMs = 120;

export function History() {
  const { run, running, failure } = useCommand();
  const active = useSignal(0);
  const isInvoiceShown = useSignal(false);
  const isSheetShown = useSignal(false);
  const isFirst = useRef(true);
  const wanted = wish.value;
  useEffect(() => {
    // The first search starts at once; later ones wait for a pause in typing.
    const timer = setTimeout(() => void searchAgain(), isFirst.current ? 0 : pauseAfterKeyMs);
    isFirst.current = false;
    active.value = 0;
    return () => clearTimeout(timer);
  }, [wanted, active]);
  useEffect(() => void loadPeople(), []);
  // Who comes back later sees everything again, not what an old filter leaves.
  useEffect(
    () => () => {
      wish.value = everything;
      opened.value = null;
    },
    [],
  );
  // New imports appear only if the list is scrolled to its top, so that rows never move under a reader.
  const newer = hasNewer.value;
  useEffect(() => {
    if (newer && window.scrollY === 0 && opened.value === null && active.value === 0) void searchAgain();
  }, [newer, active]);
  useLayoutEffect(() => {
    if (opened.value === null) document.getElementById(`row-${active.peek()}`)?.focus({ preventScroll: true });
    // Not at first: then the view's heading has the focus.
  }, [opened.value, active]);

  // A file that was chosen in the tray.
  const asked = wantedId.value;
  useLayoutEffect(() => {
    if (asked === null) return;
    wantedId.value = null;
    opened.value = asked;
  }, [asked]);

  const current = found.value;
  // Opened from another view, it may not be among the rows fetched so far.
  const chosen =
    opened.value === null ? null : [...rows.value.values(), ...imports.value].find(({ id }) => id === opened.value);
  if (chosen != null && isInvoiceShown.value)
    return <InvoicePage import_={chosen} close={() => (isInvoiceShown.value = false)} />;
  if (chosen != null && isSheetShown.value)
    return <SheetAsRead import_={chosen} close={() => (isSheetShown.value = false)} />;
  return (
    <section class="history" aria-labelledby="view-title">
      <ViewHead title={words.window.view.history}>
        <p class="muted" role="status">
          {current === null ? "" : words.history.found(current.total, isEverything(wanted))}
          {current?.isComplete === false ? ` ${words.history.notAllYet}` : ""}
        </p>
      </ViewHead>
      <SearchBar
        canExport={current !== null && current.total > 0 && running === null}
        exportFound={() => void run("imports.export", searchOf(wanted), words.history.exported)}
      />
      <FailureLine failure={failure ?? searchFailure.value} />
      {newer && (window.scrollY > 0 || opened.value !== null || active.value > 0) ? (
        <button type="button" class="button quiet" onClick={() => void searchAgain()}>
          {words.history.showNewer}
        </button>
      ) : null}
      {current === null ? (
        <div class="skeleton" aria-hidden="true" />
      ) : current.total === 0 ? (
        <NothingFound wanted={wanted} />
      ) : (
        <HistoryGrid label={words.history.grid(current.total)} total={current.total} active={active} opened={opened} />
      )}
      {chosen == null ? null : (
        <>
          {/* For a pointer only: Escape and “Close” do the same. */}
          <div class="detail-behind" aria-hidden="true" onClick={() => (opened.value = null)} />
          <ImportDetail
            key={chosen.id}
            import_={chosen}
            close={() => (opened.value = null)}
            showInvoice={() => (isInvoiceShown.value = true)}
            showSheet={() => (isSheetShown.value = true)}
          />
        </>
      )}
    </section>
  );
}

/** Which days are meant says nothing while none is chosen. */
const isEverything = (wanted: typeof wish.value): boolean =>
  JSON.stringify({ ...wanted, by: everything.by }) === JSON.stringify(everything);

/** Before the first file: it says where files come from, and takes some. */
function NothingYet() {
  return (
    <div class="nothing">
      <p>{words.history.noneYet}</p>
      <AddFilesButton />
    </div>
  );
}

function NothingWith({ text }: { readonly text: string }) {
  return (
    <div class="nothing">
      <p>{words.history.noneWith(text)}</p>
      <button type="button" class="button" onClick={() => (wish.value = everything)}>
        {words.history.showAll}
      </button>
    </div>
  );
}

/** Where a filter may hide what is sought, it says so and offers to take the filter away. */
function NothingFound({ wanted }: { readonly wanted: typeof wish.value }) {
  const { text } = wanted;
  if (isEverything({ ...wanted, text: "" })) return text === "" ? <NothingYet /> : <NothingWith text={text} />;
  return (
    <div class="nothing">
      <p>{text === "" ? words.history.noneFiltered : words.history.noneFilteredWith(text)}</p>
      <button type="button" class="button" onClick={() => (wish.value = { ...everything, text })}>
        {words.history.searchEverything}
      </button>
    </div>
  );
}
