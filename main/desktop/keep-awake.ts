/** @file Keeps the computer awake while something is being sent. Pure. */

import type { Import } from "../../shared/imports/import.ts";

/** The part of Electron's `powerSaveBlocker` that we use. */
export interface SleepBlocker {
  start(type: "prevent-app-suspension"): number;
  stop(id: number): unknown;
}

export interface KeepAwake {
  seeImport(import_: Pick<Import, "id" | "state">): void;
  release(): void;
}

/** Blocks sleep from the first import that is being sent until the last one is finished. */
export function createKeepAwake(blocker: SleepBlocker): KeepAwake {
  const sending = new Set<string>();
  let block: number | null = null;
  const follow = () => {
    if (sending.size > 0) block ??= blocker.start("prevent-app-suspension");
    else if (block !== null) {
      blocker.stop(block);
      block = null;
    }
  };
  return {
    seeImport({ id, state }) {
      if (state.at === "sending") sending.add(id);
      else sending.delete(id);
      follow();
    },
    release() {
      sending.clear();
      follow();
    },
  };
}
