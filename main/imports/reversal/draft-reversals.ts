/** @file Writes the files of the reversals that people asked for, and enters each as an import of its own. See [Note: a reversal]. */

import type { Import } from "../../../shared/imports/import.ts";
import { renderReversal, reverseInvoice } from "../../planning/plan-import.ts";
import type { FolderPort } from "../ports/folder-port.ts";
import type { NewImport } from "../ports/journal-port.ts";
import type { Clock, Ports } from "../ports/ports.ts";
import { commit, record } from "../state/record.ts";
import { linesToReverse } from "./lines-to-reverse.ts";

interface DraftPorts extends Pick<Ports, "claims" | "inboxSettings" | "journal"> {
  readonly clock: Pick<Clock, "now">;
  readonly folder: Pick<FolderPort, "layBeside" | "seemsAway">;
}

/**
 * To be called at each look. What is left to draft follows from the journal, so a power cut loses none: a file that was
 * written and not journaled is found again by its name and its content.
 */
export async function draftReversals(ports: DraftPorts): Promise<void> {
  for (const import_ of ports.journal.toReverse()) await draft(ports, import_);
}

/** Where the inbox can't be reached or is another journal's, the next look tries again. */
async function draft(ports: DraftPorts, { id, inbox, reversals = [] }: Import): Promise<void> {
  const { journal, folder } = ports;
  const asked = reversals.find(({ to }) => to === null);
  const sent = journal.get(id);
  if (asked === undefined || sent === undefined || ports.inboxSettings(inbox) === undefined) return;
  if ((await folder.seemsAway(inbox)) || !(await ports.claims.mayImport(inbox))) return;
  const lines = linesToReverse(journal, sent, asked.parts) ?? [];
  const bytes = renderReversal(lines.map(({ invoice }) => reverseInvoice(invoice, asked)));
  const isKnown = (at: string) => journal.atPath(inbox, at) !== undefined;
  const laid = await folder.layBeside(inbox, `Needs you/${asked.name}`, { name: asked.name, bytes }, isKnown);
  if (laid === null) return;
  await commit(ports, (drafting) => {
    const before = drafting.journal.get(id);
    const first = before?.reversals?.find(({ to }) => to === null);
    if (before === undefined || JSON.stringify(first) !== JSON.stringify(asked)) return;
    if (drafting.journal.atPath(inbox, laid.path) !== undefined) return;
    const { parts, date, mark, name } = asked;
    const { connection, place } = before;
    const entry: NewImport = {
      ...{ inbox, connection, kind: "batch" as const, sha256: laid.sha256, sizeBytes: bytes.length },
      ...{ dropped: name, at: laid.path, seenAt: ports.clock.now() },
      reverses: { of: { id, file: place.dropped }, parts, date, mark },
    };
    const drafted = drafting.journal.add(entry, { what: "take-in", who: "agent", detail: entry });
    record(drafting, before, { type: "draft-reversal", to: { id: drafted.id, file: name } });
  });
}
