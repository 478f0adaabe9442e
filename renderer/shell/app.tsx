/** @file The window: the header, and below it the first run, or the rail and the current view. */

import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { sayAgent } from "../../shared/wording/agent/say-agent.ts";
import { words } from "../../shared/words/spoken.ts";
import { announcement, status, timeZone } from "../agent/use-agent.ts";
import { firstRun } from "../agent/use-setup.ts";
import { followViewKeys, type View, view } from "../agent/use-view.ts";
import { FirstRun } from "../first-run/first-run.tsx";
import { History } from "../history/history-view.tsx";
import { Inboxes } from "../inboxes/inboxes-view.tsx";
import { NeedsYou } from "../needs-you/needs-you-view.tsx";
import { Settings } from "../settings/settings-view.tsx";
import { Sheet } from "../sheet/sheet-view.tsx";
import { isSheetOpen, opened } from "../sheet/use-sheet.ts";
import { Today } from "../today/today-view.tsx";
import { DropTarget } from "./drop-target.tsx";
import { Header } from "./header.tsx";
import { Rail } from "./rail.tsx";
import { UndoBar } from "./undo-bar.tsx";

const contents: Readonly<Record<View, () => VNode>> = {
  today: () => <Today />,
  "needs-you": () => <NeedsYou />,
  history: () => <History />,
  inboxes: () => <Inboxes />,
  settings: () => <Settings />,
};

export function App() {
  // With invalid settings there is no first run, which would overwrite them; they are corrected in their file.
  const isFirstRun = useComputed(
    () =>
      firstRun.value === "open" ||
      (firstRun.value === "unseen" &&
        status.value?.state === "not-set-up" &&
        status.value.settingsProblems.length === 0),
  );
  useSignalEffect(() => {
    // Removing the last inbox does not start the first run again.
    if (status.value !== null && status.value.state !== "not-set-up" && firstRun.peek() === "unseen")
      firstRun.value = "over";
  });
  useFocusBack();
  useFocusOnView();
  // In a layout effect, so that the next key press already counts.
  useLayoutEffect(() => followViewKeys(() => !isFirstRun.value), [isFirstRun]);
  return (
    <>
      <Announcer />
      <Header />
      <DropTarget />
      <UndoBar />
      {isFirstRun.value ? (
        <main>
          <FirstRun />
        </main>
      ) : (
        <div class="house">
          <Rail />
          <main>
            {isSheetOpen.value && opened.value !== null ? (
              <Sheet key={opened.value.id} import_={opened.value} />
            ) : (
              contents[view.value]()
            )}
          </main>
        </div>
      )}
    </>
  );
}

/** Focuses a spreadsheet's card when it is closed, or the row that took its place if it was answered. */
function useFocusBack(): void {
  const last = useRef<string | null>(null);
  const id = isSheetOpen.value ? (opened.value?.id ?? null) : null;
  useLayoutEffect(() => {
    const inList = document.querySelector<HTMLElement>(".desk-row.is-current .desk-open");
    if (id === null && last.current !== null)
      (
        document.getElementById(`look-${last.current}`) ??
        document.getElementById(`file-${last.current}`) ??
        inList ??
        document.getElementById("view-title")
      )?.focus();
    last.current = id;
  }, [id]);
}

/** Focuses the heading of a new view and scrolls to its top. */
function useFocusOnView(): void {
  const last = useRef(view.value);
  const now = view.value;
  useLayoutEffect(() => {
    if (last.current === now) return;
    last.current = now;
    window.scrollTo({ top: 0 });
    // A view that opens on one import has focused it already.
    if (document.activeElement === document.body || document.activeElement?.closest("main") === null)
      document.getElementById("view-title")?.focus({ preventScroll: true });
  }, [now]);
}

/** Announces a new state or a new count of files that need a person to screen readers, but not each step of a file. */
function Announcer() {
  const sentence = useSignal("");
  const current = useComputed(() => {
    if (status.value === null) return "";
    const { state, needPerson } = status.value;
    // The state alternates between waiting and working while a file is processed.
    return `${state === "waiting" ? "working" : state} ${needPerson}`;
  });
  useSignalEffect(() => {
    const now = status.peek();
    if (current.value !== "" && now !== null) sentence.value = sayAgent(now, timeZone);
  });
  useSignalEffect(() => {
    const now = status.value;
    document.title = now === null ? words.window.appName : `${words.window.appName}: ${sayAgent(now, timeZone)}`;
  });
  return (
    <div class="unseen">
      <p aria-live="polite">{announcement.value}</p>
      <p aria-live="polite">{sentence.value}</p>
    </div>
  );
}
