/** @file The history: every import, newest first. */

import { ViewHead } from "../components/view-head.tsx";
import { labels } from "../labels.ts";
import { ImportList } from "./import-list.tsx";

export function History() {
  return (
    <section aria-labelledby="view-title">
      <ViewHead title={labels.view.history} />
      <ImportList />
    </section>
  );
}
