/** @file The desk: the files that need a person as a list, with the details of one beside it. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { words } from "../../shared/words/spoken.ts";
import { split, status } from "../agent/use-agent.ts";
import { wantedId } from "../agent/use-view.ts";
import { OfficeLine } from "../office/office-line.tsx";
import { ExceptionList } from "../parts/exception-list.tsx";
import { StateMark } from "../parts/state-mark.tsx";
import { ViewHead } from "../parts/view-head.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { DeskDetail } from "./desk-detail.tsx";
import { DeskFilters } from "./desk-filters.tsx";
import { DeskList } from "./desk-list.tsx";
import { wholeDesk } from "./desk-rows.ts";
import { cameByItself, current, hasOpened, openRow, rows, showFirst, wish } from "./desk-state.ts";
import { KeyHelp } from "./key-help.tsx";
import { focusRow, useDeskKeys } from "./use-desk-keys.ts";

export function NeedsYou() {
  const section = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const help = useRef<HTMLDialogElement>(null);
  useDeskKeys({ section, search, help });
  const now = current.value;
  // What was answered disappears with the focus, so the row that takes its place gets it.
  useLayoutEffect(() => {
    if (cameByItself.value && (document.activeElement === document.body || document.activeElement === null)) focusRow();
  }, [now?.id]);
  // Who comes back from another view or from a sheet finds the row again.
  useLayoutEffect(() => {
    showFirst();
    if (hasOpened.peek()) document.querySelector(".desk-row.is-current")?.scrollIntoView({ block: "center" });
  }, []);
  // A file that was chosen in the tray.
  const wanted = wantedId.value;
  useLayoutEffect(() => {
    if (wanted === null || !split.value.needPerson.some(({ id }) => id === wanted)) return;
    wantedId.value = null;
    wish.value = wholeDesk;
    openRow(wanted);
    focusRow();
  }, [wanted, split.value.needPerson]);
  const isEmpty = split.value.needPerson.length === 0;
  return (
    <section ref={section} class="needs-you" aria-labelledby="view-title">
      <ViewHead title={words.needsYou.title}>
        {isEmpty ? null : (
          <button type="button" class="button quiet" aria-keyshortcuts="?" onClick={() => help.current?.showModal()}>
            {words.desk.keys}
          </button>
        )}
      </ViewHead>
      <OfficeLine />
      <ExceptionList />
      {!isEmpty || status.value?.exceptions.length ? null : <NothingNeedsYou />}
      {isEmpty ? null : (
        <>
          <DeskFilters search={search} />
          <BulkBar />
          {rows.value.length === 0 ? <NothingListed /> : null}
          <div class={hasOpened.value ? "desk has-opened" : "desk"}>
            <DeskList />
            {now === null ? null : <DeskDetail key={now.id} import_={now} />}
          </div>
        </>
      )}
      <KeyHelp dialog={help} />
    </section>
  );
}

function NothingNeedsYou() {
  return (
    <div class="nothing">
      <StateMark mark="done" size="large" />
      <p class="nothing-title">{words.needsYou.nothing}</p>
      <p class="muted">{words.needsYou.nothingHint}</p>
    </div>
  );
}

/** Files need a person, but none of those that are wanted. */
function NothingListed() {
  return (
    <div class="nothing">
      <p>{words.desk.noneListed}</p>
      <button type="button" class="button" onClick={() => (wish.value = wholeDesk)}>
        {words.desk.listAll}
      </button>
    </div>
  );
}
