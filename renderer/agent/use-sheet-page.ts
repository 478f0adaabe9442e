/** @file A page that shows one import as it is read: loads the reading, begins at the top, and Escape leads back. */

import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { SheetPreview } from "../../shared/spreadsheet/sheet-preview.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "./use-agent.ts";

interface SheetPage {
  /** For the page's heading, which gets the focus. */
  readonly title: RefObject<HTMLHeadingElement | null>;
  /** Null until it came, and where there is none. */
  readonly sheet: ReadonlySignal<SheetPreview | null>;
  /** Why it can't be shown, as a sentence. */
  readonly failure: ReadonlySignal<string | null>;
}

/** @param id of the import @param close leads back, by Escape too */
export function useSheetPage(id: string, close: () => void): SheetPage {
  const title = useRef<HTMLHeadingElement>(null);
  const sheet = useSignal<SheetPreview | null>(null);
  const failure = useSignal<string | null>(null);
  useLayoutEffect(() => {
    window.scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    void ask("imports.sheet", { id }).then((reply) => {
      sheet.value = reply.ok ? reply.value : null;
      failure.value = !reply.ok ? reply.error.message : reply.value === null ? words.look.noSheet : null;
    });
  }, [id, sheet, failure]);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      close();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [close]);
  return { title, sheet, failure };
}
