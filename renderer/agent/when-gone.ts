/** @file Waits until an import was sent, or cannot be sent now, so that documents arrive in their order. */

import { effect } from "@preact/signals";
import type { Import } from "../../shared/imports/import.ts";
import { imports } from "./use-agent.ts";

/** The most time to wait for one document, such as a large scan on a slow connection. The next one starts then. */
const longestMs = 60_000;

const mayGoAtOnce = ({ state }: Pick<Import, "state">): boolean =>
  state.at === "reading" || state.at === "sending" || (state.at === "queued" && state.why === null);

/** Resolves when this version of the import, or a later one, is no longer being sent. */
export function whenGone(id: string, version: number): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(resolve, longestMs);
    const stop = effect(() => {
      const now = imports.value.find((import_) => import_.id === id);
      if (now !== undefined && (now.version <= version || mayGoAtOnce(now))) return;
      clearTimeout(patience);
      resolve();
      // Deferred, because an effect cannot be stopped during its first run.
      queueMicrotask(() => stop());
    });
  });
}
