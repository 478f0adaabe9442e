/** @file The whole page. A new language redraws it, and keeps the view, the scroll position and the focus. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { spoken } from "./agent/use-language.ts";
import { App } from "./shell/app.tsx";

export function Page() {
  const { language, formats } = spoken.value;
  const key = `${language} ${formats}`;
  const drawn = useRef(key);
  // At this point the page is not redrawn yet.
  const place = drawn.current === key ? null : placeNow();
  useLayoutEffect(() => {
    drawn.current = key;
    if (place !== null) goBackTo(place);
  }, [key]);
  return <App key={key} />;
}

interface Place {
  readonly topPx: number;
  /** A selector of the focused element; null if it has no name. */
  readonly selector: string | null;
}

function placeNow(): Place {
  const { activeElement } = document;
  const name = activeElement?.getAttribute("name") ?? null;
  const id = activeElement?.id ?? "";
  return {
    topPx: window.scrollY,
    selector: name !== null ? `[name="${CSS.escape(name)}"]` : id === "" ? null : `#${CSS.escape(id)}`,
  };
}

function goBackTo({ topPx, selector }: Place): void {
  if (selector !== null) document.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });
  window.scrollTo({ top: topPx });
}
