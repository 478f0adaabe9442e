/** @file The rail: a link to each view, with the count of files that need a person. In a narrow window it is at the top. */

import type { VNode } from "preact";
import { figure } from "../../shared/wording/grammar.ts";
import { words } from "../../shared/words/spoken.ts";
import { status } from "../agent/use-agent.ts";
import { goTo, type View, view, views } from "../agent/use-view.ts";

export function Rail() {
  // The journal's count, because there may be more imports than the page has loaded.
  const needPerson = (status.value?.needPerson ?? 0) + (status.value?.exceptions.length ?? 0);
  return (
    <nav class="rail" aria-label={words.window.views}>
      <ul>
        {views.map((one, index) => (
          <li key={one}>
            <a
              class="rail-link"
              href={`#${one}`}
              aria-current={one === view.value ? "page" : undefined}
              aria-keyshortcuts={`Alt+${index + 1}`}
              title={words.window.viewKey(index + 1)}
              onClick={(event) => {
                event.preventDefault();
                goTo(one);
              }}
            >
              <svg class="icon-drawing" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                {drawings[one]}
              </svg>
              <span>{words.window.view[one]}</span>
              {one === "needs-you" && needPerson > 0 ? <span class="tally">{figure(needPerson)}</span> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const drawings: Readonly<Record<View, VNode>> = {
  today: <path class="line" d="M3 8.5h14M6.5 3v3M13.5 3v3M3 5h14v12H3z" />,
  "needs-you": <path class="line" d="M10 3l7.5 13.5h-15zM10 8v4M10 14.2v.1" />,
  history: <path class="line" d="M10 2.8a7.2 7.2 0 1 1-7 9M3 4.5v4h4M10 6.5V10l2.6 1.8" />,
  inboxes: <path class="line" d="M3 4h14v12H3zM3 10.5h4.2l1 2h3.6l1-2H17" />,
  settings: <path class="line" d="M3 6h8M15 6h2M3 14h2M9 14h8M13 4v4M7 12v4" />,
};
