/** @file The heading of a view, which gets the focus when the view opens. */

import type { ComponentChildren } from "preact";

interface ViewHeadProps {
  readonly title: string;
  /** Shown at the other end of the line. */
  readonly children?: ComponentChildren;
}

export function ViewHead({ title, children }: ViewHeadProps) {
  return (
    <div class="section-head">
      <h2 id="view-title" class="view-title" tabIndex={-1}>
        {title}
      </h2>
      {children}
    </div>
  );
}
