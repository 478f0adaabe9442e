/** @file A notice across the window about a problem of the whole program rather than of one file. */

import type { ComponentChildren } from "preact";
import { StateMark } from "../parts/state-mark.tsx";

interface PanelProps {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly children?: ComponentChildren;
}

export function Panel({ title, sentences, children }: PanelProps) {
  return (
    <section class="panel" aria-label={title}>
      <StateMark mark="needs-you" />
      <div class="panel-words">
        <h2>{title}</h2>
        {sentences.length === 1 ? (
          <p>{sentences[0]}</p>
        ) : (
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
      {children}
    </section>
  );
}
