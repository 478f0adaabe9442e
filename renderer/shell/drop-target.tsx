/** @file Takes files that are dropped anywhere on the window, and asks for their inbox if there are several. */

import { useSignal } from "@preact/signals";
import { useEffect, useId, useRef } from "preact/hooks";
import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import { sayConnection } from "../../shared/wording/agent/say-agent.ts";
import { words } from "../../shared/words/spoken.ts";
import { status } from "../agent/use-agent.ts";
import { firstRun, setup } from "../agent/use-setup.ts";
import { addTo, handed, handOver } from "./use-adding.ts";

export function DropTarget() {
  const isOver = useSignal(false);
  useEffect(
    () =>
      followFiles(
        (over) => (isOver.value = over && !isGuided()),
        (files) => {
          if (!isGuided()) handOver({ files });
        },
      ),
    [isOver],
  );
  return (
    <>
      {isOver.value ? <Overlay inboxes={status.value?.inboxes ?? []} /> : null}
      {handed.value === null ? null : <WhichInbox />}
    </>
  );
}

/** During the set-up guide, a sample file that misses its box must not be sent. */
const isGuided = (): boolean => firstRun.peek() === "open" || setup.peek()?.is === "guide";

function Overlay({ inboxes: [only, second] }: Pick<AgentStatus, "inboxes">) {
  const where =
    only === undefined
      ? words.adding.dropNone
      : second === undefined
        ? words.adding.dropOne(only.path)
        : words.adding.dropSeveral;
  return (
    <div class="drop-overlay" aria-hidden="true">
      <div>
        <p class="sentence">{words.adding.dropHere}</p>
        <p>{where}</p>
      </div>
    </div>
  );
}

function WhichInbox() {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const what = handed.value;
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, [what]);
  // The close event comes a moment later: files that were dropped meanwhile keep the dialog open.
  const close = () => {
    if (handed.value === what) handed.value = null;
  };
  const take = (id: string) => {
    // Closed, not removed, so that Chromium restores the focus.
    dialog.current?.close();
    if (what !== null) void addTo(id, what);
  };
  const nameOf = (id: string) => {
    const connection = status.value?.connections.find((one) => one.id === id);
    return connection === undefined ? id : sayConnection(connection);
  };
  return (
    <dialog ref={dialog} class="which-inbox" aria-labelledby={titleId} onClose={close}>
      <h2 id={titleId}>{words.adding.whichInbox}</h2>
      <ul>
        {status.value?.inboxes.map(({ id, path, connection }) => (
          <li key={id}>
            <button type="button" class="button" onClick={() => take(id)}>
              <span class="path">{path}</span> <span class="muted">{words.adding.isFor(nameOf(connection))}</span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" class="button quiet" onClick={() => dialog.current?.close()}>
        {words.adding.cancel}
      </button>
    </dialog>
  );
}

/** Follows files that are dragged over the page, but not things dragged within it. */
function followFiles(over: (isOver: boolean) => void, take: (files: readonly File[]) => void): () => void {
  const following = new AbortController();
  const listen = (name: "dragenter" | "dragover" | "dragleave" | "drop", act: (event: DragEvent) => void) =>
    document.addEventListener(
      name,
      (event) => {
        if (event.dataTransfer?.types.includes("Files") === true) act(event);
      },
      { signal: following.signal },
    );
  // Every element fires enter and leave events. The pointer has left the page when both counts are equal.
  let entered = 0;
  listen("dragenter", (event) => {
    event.preventDefault();
    entered += 1;
    over(true);
  });
  listen("dragover", (event) => {
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = "copy";
  });
  listen("dragleave", () => {
    entered = Math.max(0, entered - 1);
    if (entered === 0) over(false);
  });
  listen("drop", (event) => {
    event.preventDefault();
    entered = 0;
    over(false);
    const files = [...(event.dataTransfer?.files ?? [])];
    if (files.length > 0) take(files);
  });
  return () => following.abort();
}
