/** @file The whole page: drawn anew where another language is spoken, with the view, the place and the keyboard kept. */

import { useLayoutEffect, useRef } from "preact/hooks";
import { spoken } from "./agent/use-language.ts";
import { App } from "./shell/app.tsx";

export function Page() {
  const { language, formats } = spoken.value;
  const key = `${language} ${formats}`;
  const drawn = useRef(key);
  // While this is worked out the page still stands as it was.
  const place = drawn.current === key ? null : placeNow();
  useLayoutEffect(() => {
    drawn.current = key;
    if (place !== null) goBackTo(place);
  }, [key]);
  return <App key={key} />;
}

interface Place {
  readonly topPx: number;
  /** Leads to what the keyboard is on; null where it is on nothing that has a name. */
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
