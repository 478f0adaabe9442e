/** @file The window: the header always, below it the first run or the imports. */

import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { sayAgent } from "../shared/wording-agent.ts";
import { Diagnostics } from "./components/diagnostics.tsx";
import { OpenAtLoginSetting } from "./components/open-at-login.tsx";
import { labels } from "./labels.ts";
import { announcement, status, timeZone } from "./use-agent.ts";
import { opened } from "./use-sheet.ts";
import { FirstRun } from "./views/first-run.tsx";
import { Header } from "./views/header.tsx";
import { ImportList } from "./views/import-list.tsx";
import { NeedsYou } from "./views/needs-you.tsx";
import { Sheet } from "./views/sheet.tsx";

export function App() {
  // Settings that are there and wrong are mended in their file, not written over.
  const isFirstRun = useComputed(
    () => status.value?.state === "not-set-up" && status.value.settingsProblems.length === 0,
  );
  useFocusBack();
  return (
    <>
      <Announcer />
      <Header />
      <main>
        {isFirstRun.value ? (
          <FirstRun />
        ) : opened.value !== null ? (
          <Sheet key={opened.value.id} import_={opened.value} />
        ) : (
          <>
            <NeedsYou />
            <ImportList />
            <OpenAtLoginSetting />
          </>
        )}
      </main>
      <Diagnostics />
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
        document.getElementById("imports")
      )?.focus();
    last.current = id;
  }, [id]);
}

/** Reads out what changed to those who do not see it: a new state or a new count of what needs them, not every file. */
function Announcer() {
  const sentence = useSignal("");
  const stands = useComputed(() => (status.value === null ? "" : `${status.value.state} ${status.value.needPerson}`));
  useSignalEffect(() => {
    const now = status.peek();
    if (stands.value !== "" && now !== null) sentence.value = sayAgent(now, timeZone);
  });
  useSignalEffect(() => {
    const now = status.value;
    document.title = now === null ? labels.appName : `${labels.appName}: ${sayAgent(now, timeZone)}`;
  });
  return (
    <div class="unseen">
      <p aria-live="polite">{announcement.value}</p>
      <p aria-live="polite">{sentence.value}</p>
    </div>
  );
}
