/** @file Draws the marks, one for each state, distinguishable by shape alone. The words are always beside them. */

import type { VNode } from "preact";
import type { Mark } from "./marks.ts";

export function StateMark({ mark, size = "small" }: { readonly mark: Mark; readonly size?: "small" | "large" }) {
  return (
    <svg class={`mark mark-${mark} mark-${size}`} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {shapes[mark]}
    </svg>
  );
}

// Solid shapes are final states and states that need a person; outlines are states that change by themselves.
const shapes: Readonly<Record<Mark, VNode>> = {
  done: (
    <>
      <circle class="fill" cx="10" cy="10" r="8.5" />
      <path class="cut" d="M6 10.4l2.7 2.7L14 7.6" />
    </>
  ),
  list: (
    <>
      <rect class="line" x="3.5" y="2.5" width="13" height="15" rx="2" />
      <path class="line" d="M7 7h6M7 10.2h6M7 13.4h3.5" />
    </>
  ),
  working: (
    <>
      <circle class="line faint" cx="10" cy="10" r="7.5" />
      <path class="line turning" d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
    </>
  ),
  waiting: (
    <>
      <circle class="line" cx="10" cy="10" r="7.5" />
      <path class="line" d="M10 5.8V10l2.8 1.8" />
    </>
  ),
  "needs-you": (
    <>
      <path
        class="fill"
        d="M10 1.6c.7 0 1.3.4 1.7 1l6.7 12.2c.8 1.4-.2 3-1.7 3H3.3c-1.5 0-2.5-1.6-1.7-3L8.3 2.6c.4-.6 1-1 1.7-1z"
      />
      <path class="cut" d="M10 7v4.3M10 14.4v.1" />
    </>
  ),
  question: (
    <>
      <path
        class="fill"
        d="M8.7 1.6a1.8 1.8 0 0 1 2.6 0l7.1 7.1a1.8 1.8 0 0 1 0 2.6l-7.1 7.1a1.8 1.8 0 0 1-2.6 0l-7.1-7.1a1.8 1.8 0 0 1 0-2.6z"
      />
      <path class="cut" d="M7.9 8.1a2.1 2.1 0 1 1 3.2 1.8c-.7.4-1.1.8-1.1 1.6M10 14v.1" />
    </>
  ),
  failed: (
    <>
      <path class="fill" d="M6.5 1.5h7l5 5v7l-5 5h-7l-5-5v-7z" />
      <path class="cut" d="M7.2 7.2l5.6 5.6M12.8 7.2l-5.6 5.6" />
    </>
  ),
  duplicate: (
    <>
      <rect class="line" x="2.5" y="2.5" width="10.5" height="10.5" rx="2" />
      <path class="line" d="M16 7h.2A1.3 1.3 0 0 1 17.5 8.3v7.2a2 2 0 0 1-2 2H8.3A1.3 1.3 0 0 1 7 16.2V16" />
    </>
  ),
  offline: (
    <>
      <path class="line" d="M6 15.5a3.7 3.7 0 0 1-.4-7.4 4.8 4.8 0 0 1 9.1 1A3.3 3.3 0 0 1 14.5 15.5z" />
      <path class="line" d="M3 2.5l14 15" />
    </>
  ),
  "signed-out": (
    <>
      <rect class="line" x="3.5" y="9" width="13" height="8.5" rx="2" />
      <path class="line" d="M6.5 9V6.5a3.5 3.5 0 0 1 7 0V9M10 12.6v1.4" />
    </>
  ),
  paused: <path class="line thick" d="M6.8 4v12M13.2 4v12" />,
  empty: <circle class="line dashed" cx="10" cy="10" r="7.5" />,
};
