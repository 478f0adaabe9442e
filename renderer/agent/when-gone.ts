/** @file Waits until an import has gone, or cannot go now, so that what belongs together arrives in its order. */

import { effect } from "@preact/signals";
import type { Import } from "../../shared/imports/import.ts";
import { imports } from "./use-agent.ts";

/** A large scan over a slow line is not waited for for ever: the next one may go beside it. */
const longestMs = 60_000;

const mayGoAtOnce = ({ state }: Pick<Import, "state">): boolean =>
  state.at === "reading" || state.at === "sending" || (state.at === "queued" && state.why === null);

/** Resolves once this version, or a later one, is on its way no more. */
export function whenGone(id: string, version: number): Promise<void> {
  return new Promise((resolve) => {
    const patience = setTimeout(resolve, longestMs);
    const stop = effect(() => {
      const now = imports.value.find((import_) => import_.id === id);
      if (now !== undefined && (now.version <= version || mayGoAtOnce(now))) return;
      clearTimeout(patience);
      resolve();
      // Not while the effect runs for the first time: it cannot be stopped before it has returned.
      queueMicrotask(() => stop());
    });
  });
}
