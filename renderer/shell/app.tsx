/** @file The window: the header always, below it the first run, or the rail and the view that it leads to. */

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
import { opened } from "../sheet/use-sheet.ts";
import { Today } from "../today/today-view.tsx";
import { DropTarget } from "./drop-target.tsx";
import { Header } from "./header.tsx";
import { Rail } from "./rail.tsx";

const contents: Readonly<Record<View, () => VNode>> = {
  today: () => <Today />,
  "needs-you": () => <NeedsYou />,
  history: () => <History />,
  inboxes: () => <Inboxes />,
  settings: () => <Settings />,
};

export function App() {
  // Settings that are there and wrong are mended in their file, not written over.
  const isFirstRun = useComputed(
    () =>
      firstRun.value === "open" ||
      (firstRun.value === "unseen" &&
        status.value?.state === "not-set-up" &&
        status.value.settingsProblems.length === 0),
  );
  useSignalEffect(() => {
    // Whoever takes the last inbox away has no first run any more.
    if (status.value !== null && status.value.state !== "not-set-up" && firstRun.peek() === "unseen")
      firstRun.value = "over";
  });
  useFocusBack();
  useFocusOnView();
  // Before the next key: whoever types ahead is heard as well.
  useLayoutEffect(() => followViewKeys(() => !isFirstRun.value), [isFirstRun]);
  return (
    <>
      <Announcer />
      <Header />
      <DropTarget />
      {isFirstRun.value ? (
        <main>
          <FirstRun />
        </main>
      ) : (
        <div class="house">
          <Rail />
          <main>
            {opened.value !== null ? <Sheet key={opened.value.id} import_={opened.value} /> : contents[view.value]()}
          </main>
        </div>
      )}
    </>
  );
}

/** Whoever comes back from a spreadsheet finds the keyboard on its card, or on the first one where it is answered. */
function useFocusBack(): void {
  const last = useRef<string | null>(null);
  const id = opened.value?.id ?? null;
  useLayoutEffect(() => {
    const inCards = document.querySelector<HTMLElement>(".cards h3");
    if (id === null && last.current !== null)
      (
        document.getElementById(`look-${last.current}`) ??
        document.getElementById(`file-${last.current}`) ??
        inCards ??
        document.getElementById("view-title")
      )?.focus();
    last.current = id;
  }, [id]);
}

/** Whoever goes to another view finds the keyboard on its heading, and the page at its top. */
function useFocusOnView(): void {
  const last = useRef(view.value);
  const now = view.value;
  useLayoutEffect(() => {
    if (last.current === now) return;
    last.current = now;
    window.scrollTo({ top: 0 });
    document.getElementById("view-title")?.focus({ preventScroll: true });
  }, [now]);
}

/** Reads out what changed to those who do not see it: a new state or a new count of what needs them, not each step of a file. */
function Announcer() {
  const sentence = useSignal("");
  const stands = useComputed(() => {
    if (status.value === null) return "";
    const { state, needPerson } = status.value;
    // A file that goes its way is waited for and worked on by turns.
    return `${state === "waiting" ? "working" : state} ${needPerson}`;
  });
  useSignalEffect(() => {
    const now = status.peek();
    if (stands.value !== "" && now !== null) sentence.value = sayAgent(now, timeZone);
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
