/** @file Moves the focus from card to card with j and k, or with the arrow keys on a card's name. */

import { useLayoutEffect } from "preact/hooks";
import { isTypedInto } from "../parts/is-typed-into.ts";

/** The index of the next card, or null if the key does not move. `here` is -1 if no card has the focus. */
export function cardForKey(key: string, here: number, cards: number, isOnName: boolean): number | null {
  const isNext = key === "j" || (isOnName && key === "ArrowDown");
  const isLast = key === "k" || (isOnName && key === "ArrowUp");
  if ((!isNext && !isLast) || cards === 0) return null;
  return Math.max(0, Math.min(cards - 1, here + (isNext ? 1 : -1)));
}

export function useCardKeys(section: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || isTypedInto(event.target)) return;
      const names = [...(section.current?.querySelectorAll<HTMLElement>("[data-import] h3") ?? [])];
      const card = event.target instanceof Element ? event.target.closest("[data-import]") : null;
      const here = names.findIndex((name) => card?.contains(name));
      const isOnName = names.some((name) => name === event.target);
      if (event.key === "Enter" && isOnName) {
        // The first action on the card.
        card?.querySelector<HTMLElement>(".card-body :is(button, input)")?.focus();
        event.preventDefault();
        return;
      }
      const next = cardForKey(event.key, here, names.length, isOnName);
      if (next === null) return;
      event.preventDefault();
      names[next]?.focus();
      names[next]?.closest("[data-import]")?.scrollIntoView({ block: "nearest" });
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [section]);
}
