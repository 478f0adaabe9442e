/** @file Files and folders of the inboxes that are not as the journal has them, with what to do about each. */

import { sayException } from "../../shared/wording/agent/say-exceptions.ts";
import { words } from "../../shared/words/spoken.ts";
import { status } from "../agent/use-agent.ts";
import { StateMark } from "./state-mark.tsx";

/** Nothing where there are none. */
export function ExceptionList() {
  const exceptions = status.value?.exceptions ?? [];
  if (exceptions.length === 0) return null;
  return (
    <section aria-labelledby="exceptions">
      <h3 id="exceptions">{words.exceptions.title}</h3>
      <ul class="settling">
        {exceptions.map((exception) => {
          const { inbox, path, is } = exception;
          const { why, toDo } = sayException(exception);
          return (
            <li key={`${is} ${inbox} ${path}`}>
              <StateMark mark="needs-you" />
              <p>
                <span class="file-name">{path}</span>
                <span class="cell-sub">{`${why} ${toDo}`}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
