/** @file The view of the imports that need a person, a card each, the longest waiting first. */

import { useComputed, useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { words } from "../../shared/words/spoken.ts";
import { split, status } from "../agent/use-agent.ts";
import { WaitingRoom } from "../documents/waiting-room.tsx";
import { waitsForInvoice } from "../import/unmatched-documents.ts";
import { OfficeLine } from "../office/office-line.tsx";
import { ExceptionList } from "../parts/exception-list.tsx";
import { StateMark } from "../parts/state-mark.tsx";
import { ViewHead } from "../parts/view-head.tsx";
import { ImportCard } from "./import-card.tsx";
import { useCardKeys } from "./use-card-keys.ts";

const cardsAtATime = 20;

export function NeedsYou() {
  const limit = useSignal(cardsAtATime);
  const cards = useComputed(() => split.value.needPerson);
  const section = useRef<HTMLElement>(null);
  const lastFocused = useRef<{ readonly id: string; readonly place: number } | null>(null);

  // An answered card disappears with the focus, so the card that takes its place gets it.
  useLayoutEffect(() => {
    const last = lastFocused.current;
    if (last === null || cards.value.some((card) => card.id === last.id)) return;
    lastFocused.current = null;
    if (document.activeElement !== document.body) return;
    const titles = section.current?.querySelectorAll("h3") ?? [];
    const next = titles[Math.min(last.place, titles.length - 1)] ?? document.getElementById("view-title");
    next?.focus();
  }, [cards.value]);

  const waiting = cards.value.filter(waitsForInvoice);
  const others = cards.value.filter((import_) => !waitsForInvoice(import_));
  const all = [...others, ...waiting];
  useCardKeys(section);
  const hidden = others.length - limit.value;
  return (
    <section
      ref={section}
      class="needs-you"
      aria-labelledby="view-title"
      onFocusIn={(event) => {
        const card = event.target instanceof Element ? event.target.closest("[data-import]") : null;
        const id = card?.getAttribute("data-import") ?? null;
        lastFocused.current = id === null ? null : { id, place: all.findIndex((import_) => import_.id === id) };
      }}
    >
      <ViewHead title={words.needsYou.title}>
        {all.length === 0 ? null : <p class="muted">{words.needsYou.keys}</p>}
      </ViewHead>
      <OfficeLine />
      <ExceptionList />
      {all.length > 0 || status.value?.exceptions.length ? null : <NothingNeedsYou />}
      <ul class="cards">
        {others.slice(0, limit.value).map((import_) => (
          <ImportCard key={import_.id} import_={import_} />
        ))}
      </ul>
      {hidden <= 0 ? null : (
        <button type="button" class="button quiet" onClick={() => (limit.value += cardsAtATime)}>
          {words.needsYou.showMore(Math.min(hidden, cardsAtATime))}
        </button>
      )}
      {waiting.length === 0 ? null : <WaitingRoom documents={waiting} />}
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
