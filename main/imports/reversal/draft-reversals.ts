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
  for (const { id } of ports.journal.toReverse()) await unlessBeingDrafted(ports.journal, id, () => draft(ports, id));
}

/** By journal, the imports whose reversal a look is drafting. */
const beingDrafted = new WeakMap<object, Set<string>>();

/** On a slow disk looks overlap. The second one would find the first one's file to be known, and write another beside it. */
async function unlessBeingDrafted(journal: object, id: string, act: () => Promise<void>): Promise<void> {
  const ids = beingDrafted.get(journal) ?? new Set();
  beingDrafted.set(journal, ids);
  if (ids.has(id)) return;
  ids.add(id);
  await act().finally(() => ids.delete(id));
}

/** Where the inbox can't be reached or is another journal's, the next look tries again. */
async function draft(ports: DraftPorts, id: Import["id"]): Promise<void> {
  const { journal, folder } = ports;
  const sent = journal.get(id);
  const asked = sent?.reversals?.find(({ to }) => to === null);
  if (asked === undefined || sent === undefined || ports.inboxSettings(sent.inbox) === undefined) return;
  const { inbox } = sent;
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
