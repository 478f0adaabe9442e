/** @file Notices imports that no longer have a file: what is in the inbox in its place has not been looked at. */

import type { Import } from "../../shared/imports/import.ts";
import type { Ports } from "../imports/ports.ts";

export interface FilesLetGo {
  /** Follows these imports as well, those of them that have a file. */
  follow(imports: readonly Import[]): void;
  /** True where one of them has none now. */
  hasAny(): boolean;
}

/** An import lets go of its file where somebody edited, replaced or moved it after the last look at the inbox. */
export function followFilesLetGo(journal: Pick<Ports["journal"], "get">): FilesLetGo {
  const followed = new Set<string>();
  return {
    follow(imports) {
      for (const { id, place } of imports) if (place.path !== null) followed.add(id);
    },
    hasAny: () => [...followed].some((id) => journal.get(id)?.place.path === null),
  };
}
