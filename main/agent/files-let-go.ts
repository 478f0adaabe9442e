/** @file Notices imports that no longer have a file: what is in the inbox in its place has not been looked at. */

import type { Import } from "../../shared/imports/import.ts";
import type { Ports } from "../imports/ports/ports.ts";

export interface FilesLetGo {
  /** Follows the imports that have a file now, and those before them. */
  follow(): void;
  /** True where one of those that are followed has no file now. */
  hasAny(): boolean;
}

/** An import lets go of its file if a person edited, replaced or moved it after the last look at the inbox. */
export function followFilesLetGo(
  journal: Pick<Ports["journal"], "underWay" | "asking" | "unfiled" | "get">,
): FilesLetGo {
  const followed = new Set<string>();
  const idsWithFile = () =>
    [...journal.underWay(), ...journal.asking(), ...journal.unfiled()].filter(hasFile).map(({ id }) => id);

  return {
    follow() {
      for (const id of idsWithFile()) followed.add(id);
    },
    hasAny() {
      const have = new Set(idsWithFile());
      return [...followed].some((id) => !have.has(id) && !hasFile(journal.get(id)));
    },
  };
}

const hasFile = (import_: Import | undefined): boolean => import_ !== undefined && import_.place.path !== null;
