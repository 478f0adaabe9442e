/** @file The heading of a view, where the keyboard lands when one comes to it. */

import type { ComponentChildren } from "preact";

interface ViewHeadProps {
  readonly title: string;
  /** What stands at the other end of the line. */
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
