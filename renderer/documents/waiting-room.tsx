/** @file The documents that wait for their invoice, to be attached one by one or several to one purchase invoice. */

import { useComputed, useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Import } from "../../shared/imports/import.ts";
import { figure } from "../../shared/wording/grammar.ts";
import { words } from "../../shared/words/spoken.ts";
import { announcement, ask } from "../agent/use-agent.ts";
import { whenGone } from "../agent/when-gone.ts";
import { inOrderOfNames, likeliestId } from "../import/unmatched-documents.ts";
import { AttachTogether } from "./attach-together.tsx";
import { WaitingDocument } from "./waiting-document.tsx";

export function WaitingRoom({ documents }: { readonly documents: readonly Import[] }) {
  const chosen = useSignal<ReadonlySet<string>>(new Set());
  const togetherId = useSignal("");
  const failures = useSignal<ReadonlyMap<string, string>>(new Map());
  const isRunning = useSignal(false);
  const dragged = useRef<readonly string[]>([]);
  const typed = useRef(new Map<string, string>());
  const together = useComputed(() => documents.filter(({ id }) => chosen.value.has(id))).value.filter((document) =>
    documents.includes(document),
  );

  const choose = (ids: Iterable<string>) => {
    chosen.value = new Set(ids);
    // Do not overwrite what the person has typed.
    if (togetherId.value === "")
      togetherId.value = likeliestId(
        documents.filter(({ id }) => chosen.value.has(id)),
        typed.current,
      );
  };
  const attachTogether = async (purchaseInvoiceId: string) => {
    if (isRunning.value) return;
    isRunning.value = true;
    const failed = new Map<string, string>();
    // One after another, because the finance system shows them in the order of their arrival.
    const inOrder = inOrderOfNames(together);
    for (const { id, version } of inOrder) {
      const reply = await ask("imports.attach", { id, purchaseInvoiceId });
      if (!reply.ok) failed.set(id, reply.error.message);
      else if (id !== inOrder.at(-1)?.id) await whenGone(id, version);
    }
    announcement.value = words.waiting.attachedTogether(inOrder.length - failed.size, purchaseInvoiceId);
    failures.value = failed;
    chosen.value = new Set(failed.keys());
    if (failed.size === 0) togetherId.value = "";
    isRunning.value = false;
  };

  return (
    <section class="waiting-room" aria-labelledby="waiting-room">
      <h3 id="waiting-room" class="group-title">
        {words.waiting.title} <span class="muted">{figure(documents.length)}</span>
      </h3>
      <p class="muted">{documents.length > 1 ? words.waiting.hint : words.waiting.hintOne}</p>
      {together.length === 0 ? null : (
        <AttachTogether
          documents={inOrderOfNames(together)}
          purchaseInvoiceId={togetherId}
          isRunning={isRunning.value}
          attach={(id) => void attachTogether(id)}
          letGo={() => {
            chosen.value = new Set();
            togetherId.value = "";
          }}
        />
      )}
      <ul class="cards">
        {inOrderOfNames(documents).map((document) => (
          <WaitingDocument
            key={document.id}
            document={document}
            isChosen={chosen.value.has(document.id)}
            failure={failures.value.get(document.id) ?? null}
            choose={(isChosen) => {
              const others = [...chosen.value].filter((id) => id !== document.id);
              choose(isChosen ? [...others, document.id] : others);
            }}
            onTyped={(text) => void typed.current.set(document.id, text)}
            lift={() => {
              // Dragging one of several selected documents drags them all.
              dragged.current = chosen.value.has(document.id) ? [...chosen.value] : [document.id];
            }}
            receive={() => {
              const ids = dragged.current.filter((id) => id !== document.id);
              dragged.current = [];
              if (ids.length === 0) return;
              choose([...chosen.value, ...ids, document.id]);
              announcement.value = words.window.about(
                words.waiting.putTogether(chosen.value.size),
                document.place.dropped,
              );
            }}
          />
        ))}
      </ul>
    </section>
  );
}
