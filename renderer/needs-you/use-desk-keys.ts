/** @file Carries out the keys of the desk. */

import { useLayoutEffect } from "preact/hooks";
import type { Import } from "../../shared/imports/import.ts";
import { actionsFor } from "../import/acts/acts.ts";
import { isTypedInto } from "../parts/is-typed-into.ts";
import { openSheet } from "../sheet/use-sheet.ts";
import { approveAll, attachAllToMatch, dismissAll, retryAll } from "./act-on-many.ts";
import { bulkActsFor } from "./bulk-acts.ts";
import { type DeskKey, deskKeyFor } from "./desk-keys.ts";
import { choose, chooseAll, chosen, closeRow, current, isChosen, letGo, openRow, rows } from "./desk-state.ts";

interface DeskPlaces {
  readonly section: { readonly current: HTMLElement | null };
  readonly search: { readonly current: HTMLInputElement | null };
  readonly help: { readonly current: HTMLDialogElement | null };
}

export function useDeskKeys({ section, search, help }: DeskPlaces): void {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || help.current?.open) return;
      const at = event.target instanceof Element ? event.target : null;
      const key = deskKeyFor(event, {
        isTyping: isTypedInto(at),
        isOnRow: at?.closest(".desk-row") != null,
        isInDetail: at?.closest(".desk-detail") != null,
      });
      if (key === null) return;
      event.preventDefault();
      carryOut(key);
    };
    const carryOut = (key: DeskKey) => {
      const all = rows.value;
      const now = current.value;
      const place = now === null ? -1 : all.indexOf(now);
      const acts = bulkActsFor(chosen.value.length > 0 ? chosen.value : now === null ? [] : [now]);
      switch (key) {
        case "next":
        case "previous":
          // The first key opens the first row, which is shown already.
          return go(all[at(all, place, key)] ?? null);
        case "enter":
          return enter();
        case "choose":
        case "choose-range":
          if (now !== null) choose(now.id, key === "choose-range" || !isChosen(now.id), key === "choose-range");
          return;
        case "choose-all":
          return chooseAll(
            all.map(({ id }) => id),
            true,
          );
        case "approve":
          return void approveAll(acts.approve);
        case "match":
          return void attachAllToMatch(acts.attachToMatch);
        case "retry":
          return void retryAll(acts.retry);
        case "dismiss":
          return void dismissAll(acts.dismiss);
        case "attach":
          return focusIn(chosen.value.length > 0 ? ".bulk-bar .attach input" : ".desk-detail .attach input");
        case "look":
          if (now !== null && actionsFor(now).includes("look")) openSheet(now);
          return;
        case "search":
          // In a narrow window a card is in the place of the list and its search.
          if (search.current?.checkVisibility() === false) closeRow();
          return void requestAnimationFrame(() => {
            search.current?.focus();
            search.current?.select();
          });
        case "help":
          return help.current?.showModal();
        case "leave":
          return leave();
      }
    };
    const at = (all: readonly Import[], place: number, key: "next" | "previous") => {
      const isOnRow = document.activeElement?.closest(".desk-row, .desk-detail") != null;
      if (!isOnRow) return Math.max(0, place);
      return Math.max(0, Math.min(all.length - 1, place + (key === "next" ? 1 : -1)));
    };
    const go = (to: Import | null) => {
      if (to === null) return;
      openRow(to.id);
      const row = document.getElementById(`row-${to.id}`);
      if (row?.checkVisibility() !== true) return focusRow();
      row.focus({ preventScroll: true });
      row.scrollIntoView({ block: "nearest" });
    };
    const enter = () => {
      const row = document.activeElement?.closest<HTMLElement>("[data-import]")?.dataset["import"] ?? null;
      const isShown = row === null || row === current.value?.id;
      // The buttons of a preview turn its pages; what is asked for comes after them.
      const focusFirst = () => focusIn(".desk-detail .card-body :is(button, input):not(.preview *)");
      if (row !== null) openRow(row);
      if (isShown) focusFirst();
      // The details are drawn first.
      else requestAnimationFrame(focusFirst);
    };
    const leave = () => {
      if (document.activeElement?.closest(".desk-detail") != null) return focusRow();
      letGo();
    };
    const focusIn = (selector: string) => section.current?.querySelector<HTMLElement>(selector)?.focus();
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [section, search, help]);
}

/** Focuses the row that is shown, or, where the list is hidden, the title of its details. */
export function focusRow(): void {
  requestAnimationFrame(() => {
    const row = document.querySelector<HTMLElement>(".desk-row.is-current .desk-open");
    const shown = row?.checkVisibility() ? row : document.querySelector<HTMLElement>(".desk-detail h3");
    shown?.focus({ preventScroll: true });
    shown?.scrollIntoView({ block: "nearest" });
  });
}
