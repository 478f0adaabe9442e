/** @file Brings imports that are not over in line with the settings as they are now: their inbox, their connection, approval. */

import type { Import } from "../../shared/imports/import.ts";
import { needsPerson } from "../../shared/imports/needs-person.ts";
import { isUnderWay } from "../../shared/imports/state-groups.ts";
import { isSameFolder } from "../../shared/settings/folders-apart.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { followPlan, mustFollowPlan } from "./plans/follow-plan.ts";
import type { Ports } from "./ports/ports.ts";
import { commit, type Drafting, record } from "./state/record.ts";
import { keepOffice } from "./steps/keep-office.ts";
import { needsApproval } from "./steps/needs-approval.ts";

/** The journal, as far as this needs it beside the pipeline's port. */
export interface FollowJournal {
  metadataUnder(prefix: string): ReadonlyMap<string, string>;
  /** All imports of an inbox, oldest first. */
  ofInbox(inbox: string): readonly Import[];
  /** The imports over a connection of which anything may still change, oldest first. */
  changeable(connection: string): readonly Import[];
}

const folderKey = "folder ";

/**
 * [Note: ids in config.json]
 *
 * The journal knows inboxes and connections by their ids, and people may change those in config.json while files are
 * under way. So the journal keeps which folder each inbox has had: its imports follow the folder to whatever inbox has it
 * now, those that are over too, because their files are in its folders. Imports over a connection that has left the settings follow to their inbox's connection, where that leads to the
 * same office for certain. All others stay as they are, and the status names them.
 *
 * To be called before each look at the inboxes, because settings may be changed while nobody runs.
 *
 * @param connections the ids of those in the settings
 */
export async function followSettings(
  ports: Ports,
  journal: FollowJournal,
  inboxes: readonly InboxSettings[],
  connections: readonly string[],
): Promise<void> {
  await followFolders(ports, journal, inboxes);
  const open = [...ports.journal.underWay(), ...ports.journal.asking()];
  if (open.some(({ connection }) => !connections.includes(connection)))
    for (const inbox of inboxes) await followOffice(ports, journal, inbox, connections);
  const waiting = [...ports.journal.underWay(), ...ports.journal.asking()];
  const unplanned = waiting.filter((one) => mustFollowPlan(ports, one));
  await inSlices(ports, unplanned, followPlan);
  const needing = ports.journal.underWay().filter((one) => needsApproval(ports, one));
  await inSlices(ports, needing, (drafting, one) => {
    if (needsApproval(drafting, one)) record(drafting, one, { type: "hold" });
  });
}

/** A commit of ten thousand imports would hold everything else up for seconds. */
const mostInACommit = 100;

/** Does the same to each import, as it is by then, in commits that other work may come between. */
async function inSlices(
  ports: Ports,
  found: readonly Import[],
  act: (drafting: Drafting<Ports>, import_: Import) => unknown,
): Promise<void> {
  for (let from = 0; from < found.length; from += mostInACommit) {
    if (from > 0) await ports.clock.wait(0, neverStopped);
    await commit(ports, (drafting) => {
      for (const { id } of found.slice(from, from + mostInACommit)) {
        const now = drafting.journal.get(id);
        if (now) act(drafting, now);
      }
    });
  }
}

const neverStopped = new AbortController().signal;

async function followFolders(ports: Ports, journal: FollowJournal, inboxes: readonly InboxSettings[]): Promise<void> {
  const look = () => {
    const folders = journal.metadataUnder(folderKey);
    // All are found before one is changed: two inboxes may have changed their ids with each other.
    const moves = [...folders].flatMap(([key, folder]) => {
      const id = key.slice(folderKey.length);
      const now = inboxes.find(({ path }) => isSameFolder(path, folder));
      return now === undefined || now.id === id ? [] : [{ id, now, imports: journal.ofInbox(id) }];
    });
    return { moves, renewed: inboxes.filter(({ id, path }) => folders.get(folderKey + id) !== path) };
  };
  const before = look();
  if (before.moves.length === 0 && before.renewed.length === 0) return;
  await commit(ports, (drafting) => {
    const { moves, renewed } = look();
    for (const { now, imports } of moves)
      for (const import_ of imports)
        record(
          drafting,
          import_,
          { type: "adopt", inbox: now.id, connection: import_.connection },
          // Of what is over the trail says enough with the folder: a history may be long.
          isUnderWay(import_.state) || needsPerson(import_) ? "agent" : null,
        );
    const keep = (id: string, folder: string | null) => {
      const detail = { inbox: id, folder };
      drafting.journal.setMetadata(`${folderKey}${id}`, folder, { what: "keep-folder", who: "agent", detail });
    };
    for (const { id } of moves) if (!inboxes.some((inbox) => inbox.id === id)) keep(id, null);
    for (const { id, path } of renewed) keep(id, path);
  });
}

async function followOffice(
  ports: Ports,
  journal: FollowJournal,
  inbox: InboxSettings,
  known: readonly string[],
): Promise<void> {
  await keepOffice(ports, inbox.connection);
  const found = ports.journal
    .sameOffice(inbox.connection)
    .certain.filter((id) => !known.includes(id))
    .flatMap((id) => journal.changeable(id))
    .filter((import_) => import_.inbox === inbox.id);
  await inSlices(ports, found, (drafting, one) => {
    if (one.inbox === inbox.id && !known.includes(one.connection))
      record(drafting, one, { type: "adopt", inbox: inbox.id, connection: inbox.connection });
  });
}
