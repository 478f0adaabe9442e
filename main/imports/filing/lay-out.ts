/** @file Writes the documents inside an e-invoice beside it, so that each can be attached like any other file. */

import type { Import, TakenEnclosure } from "../../../shared/imports/import.ts";
import { fileNameFrom } from "../../../shared/values/file-names/file-name-from.ts";
import { fileNameOf, folderOf } from "../../../shared/values/file-names/file-path.ts";
import { cutToFit } from "../../../shared/values/file-names/number-file-name.ts";
import { requestFor } from "../look-at-sheet.ts";
import type { FolderPort } from "../ports/folder-port.ts";
import type { Ports } from "../ports/ports.ts";

/** A document that was written. */
export interface LaidOut {
  readonly sha256: string;
  readonly sizeBytes: number;
  /** As if somebody had dropped it beside the e-invoice. */
  readonly dropped: string;
  readonly at: string;
}

interface LayOutPorts extends Pick<Ports, "inboxSettings" | "companyNames" | "journal" | "templates" | "parser"> {
  readonly folder: Pick<FolderPort, "inspect" | "layBeside" | "locate">;
}

/**
 * Writes each document that is yet to be attached, or finds it there: the power may have failed before it was journaled.
 *
 * @param path where the e-invoice is
 * @returns in the order of the e-invoice, null for one that isn't taken; null altogether where the e-invoice is not the
 *   one that was sent, or a document can't be written: the next look tries again
 */
export async function layOut(
  ports: LayOutPorts,
  import_: Import,
  path: string,
): Promise<readonly (LaidOut | null)[] | null> {
  const { inbox, enclosures, place, sha256 } = import_;
  const looked = await ports.folder.inspect(inbox, path);
  if (!looked.ok || looked.value.drop.sha256 !== sha256) return null;
  const taken = await ports.parser.takeOut(requestFor(ports, import_));
  if (!taken.ok || taken.value.sha256 !== sha256) return null;
  const laid: (LaidOut | null)[] = [];
  const here = new Set<string>();
  const isKnown = (at: string): boolean => here.has(at) || ports.journal.atPath(inbox, at) !== undefined;
  for (const [n, enclosure] of enclosures.entries()) {
    const bytes = taken.value.documents[n] ?? null;
    if (enclosure.problem !== null || enclosure.to !== null || bytes === null) {
      laid.push(null);
      continue;
    }
    const name = nameFor(place.dropped, enclosure);
    const written = await ports.folder.layBeside(inbox, path, { name, bytes }, isKnown);
    if (written === null) return null;
    here.add(written.path);
    const dropped = `${folderOf(place.dropped)}${name}`;
    laid.push({ sha256: written.sha256, sizeBytes: bytes.length, dropped, at: written.path });
  }
  return laid;
}

const mostStemBytes = 80;

/** "R-100 - Receipt.pdf": of which e-invoice it is can be seen in the folder and in the finance system. */
function nameFor(dropped: string, { name }: TakenEnclosure): string {
  const file = fileNameOf(dropped);
  const stem = cutToFit(fileNameFrom(file.replace(/[.]xml$/i, ""), ""), mostStemBytes).trimEnd();
  return stem === "" || name.startsWith(stem) ? name : `${stem} - ${name}`;
}
