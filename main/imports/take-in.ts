/** @file Takes a settled file into the journal, and tells a new drop from one that is known. */

import type { Drop } from "../../shared/imports/drop.ts";
import type { Import, ImportKind } from "../../shared/imports/import.ts";
import { syncConflictIn } from "../../shared/imports/sync-conflict.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { movedBack } from "../../shared/wording/imports/say-trail.ts";
import { kindOf } from "../planning/plan-import.ts";
import { removeCompanionFiles } from "./filing/companion-files.ts";
import { findConflictOriginal } from "./filing/find-conflict.ts";
import { letGo } from "./filing/let-go.ts";
import { letGoOfLeft, stillLies } from "./filing/let-go-of-left.ts";
import { type FindLeft, findsLeft, followBack, followOn } from "./filing/moved-back.ts";
import { edited } from "./filing/return-to-inbox.ts";
import { inheritedBy } from "./filing/successor.ts";
import type { NewImport } from "./ports/journal-port.ts";
import type { Ports } from "./ports/ports.ts";
import { hasSentAny } from "./state/allowed-actions.ts";
import { commitEvent, type Drafting, record } from "./state/record.ts";
import { keepOffice } from "./steps/keep-office.ts";
import { isUntriedWord } from "./steps/match-again.ts";
import { registersFor } from "./steps/reclassify.ts";

export { noticeTakenAway } from "./filing/notice-taken-away.ts";
export { tellChange } from "./filing/tell-change.ts";
export { registersFor } from "./steps/reclassify.ts";
export { knownReferences, referencesFor } from "./steps/references.ts";

/**
 * Enters a drop in the journal, once.
 *
 * A path that the journal knows with the same content is the same drop. The
 * content of an import that asks for a person, whose file has left its folder,
 * is that file moved back: a person wants it tried again. Everything else is
 * new, duplicates included: a duplicate is told from its original when it is planned, so
 * that each file has its own line in the journal and its own end.
 *
 * @param findLeft for several drops of one look
 * @returns the import to go on with, or null where there is nothing new
 */
export async function takeIn(ports: Ports, drop: Drop, findLeft: FindLeft = findsLeft(ports)): Promise<Import | null> {
  const { journal } = ports;
  const here = journal.atPath(drop.inbox, drop.path);
  if (here?.sha256 === drop.sha256) return null;
  // Moved by us already, and not yet written down as moved: the next sweep does that, and then looks at this drop.
  if (here && (await isOnItsWay(ports, here))) return null;
  // Another content lies where this import's file lay: that file is gone.
  if (here) await letGo(ports, here, edited, drop.path);
  // Filed away since the sweep saw it, which may be a while ago. Asked after the journal, which hears of a move last.
  else if (!(await ports.folder.exists(drop.inbox, drop.path))) return null;
  else await followBack(ports, drop, findLeft);

  const settings = ports.inboxSettings(drop.inbox);
  if (!settings) return null;
  // Files that are taken in together are read at once, and the first of them is not to wait for this.
  await keepOffice(ports, settings.connection);
  const kind = kindNow(ports, drop, settings);
  for (const known of journal.withContent(drop.sha256)) {
    // Moved to this inbox before the other one was looked at: its import there ends first, so that this one can follow it.
    if (known.inbox !== drop.inbox) await letGoOfLeft(ports, known, drop);
    if (known.inbox !== drop.inbox || known.state.at === "sending") continue;
    if (await stillLies(ports, known, drop)) continue;
    // A share that has gone says of every file that it is not there; of this drop too, then. The next sweep will tell.
    if (!(await ports.folder.exists(drop.inbox, drop.path))) return null;
    // It may have come back between the two questions.
    if (await stillLies(ports, known, drop)) continue;
    // Over and done with: what has come back is a drop of its own, and the old one's note tells of nothing.
    if (known.state.at === "done" || known.state.at === "duplicate") {
      if (known.place.path !== null) await letGo(ports, known, "moved");
      continue;
    }
    // A person is asked about a sync program's second version before the rest of it is sent.
    const isNewVersion = syncConflictIn(known.place.dropped) === null && (await isConflictCopy(ports, drop));
    if (isNewVersion) continue;
    // It came back under another name, and nothing was tried with the ID that a person gave it under the old one.
    if (known.place.dropped !== drop.path && isUntriedWord(ports, known)) {
      if (known.place.path !== null) await followOn(ports, known, "renamed", drop.path);
      continue;
    }
    // Renamed before any of it was sent: what was planned under the old name may not be meant any more.
    const isUntried = !hasSentAny(known) && !journal.mayHaveArrived(known.id);
    const wasUnderWay = known.state.at === "reading" || (known.state.at === "queued" && isUntried);
    if (wasUnderWay || known.kind !== kind) await letGo(ports, known, "renamed", drop.path);
    else return comeBack(ports, known, drop.path);
  }
  return enter(ports, drop, settings.connection, kind);
}

/** So many files are looked at side by side, and written down with one write to the disk. */
const mostTogether = 32;

/**
 * Takes in several drops, in this order. Those that the journal knows nothing of are looked at side by side and entered
 * together; the others are taken in one after another.
 *
 * @param onBug is told of a drop that could not be taken in; the others are
 */
export async function takeInAll(
  ports: Ports,
  drops: readonly Drop[],
  onBug: (bug: unknown, drop: Drop) => void,
): Promise<void> {
  const findLeft = findsLeft(ports);
  for (let at = 0; at < drops.length; at += mostTogether) {
    const some = drops.slice(at, at + mostTogether);
    const areNew = await Promise.all(some.map((drop) => isNew(ports, drop, findLeft)));
    let entering: Promise<unknown>[] = [];
    for (const [n, drop] of some.entries()) {
      if (areNew[n]) entering.push(enterNew(ports, drop).catch((bug) => onBug(bug, drop)));
      else {
        await Promise.all(entering);
        entering = [];
        await takeIn(ports, drop, findLeft).catch((bug) => onBug(bug, drop));
      }
    }
    await Promise.all(entering);
  }
}

/** True where nothing is known of its place or its content, and it is there. Never rejects. */
async function isNew(ports: Ports, drop: Drop, findLeft: FindLeft): Promise<boolean> {
  const { journal, folder } = ports;
  const { inbox, path, sha256 } = drop;
  try {
    if (journal.atPath(inbox, path) || journal.withContent(sha256).length > 0) return false;
    const isBack = ({ place }: Import) => place.path !== null;
    if (journal.droppedAt(inbox, path).some(isBack) || journal.goingOn().some(isBack)) return false;
    if ((await findLeft(drop)).length > 0) return false;
    const settings = ports.inboxSettings(inbox);
    if (!settings || !(await folder.exists(inbox, path))) return false;
    await keepOffice(ports, settings.connection);
    return true;
  } catch {
    // Whoever takes it in finds the same, and says so.
    return false;
  }
}

/** Asks for its commit before it waits for anything: so what is entered together keeps its order. */
async function enterNew(ports: Ports, drop: Drop): Promise<void> {
  const settings = ports.inboxSettings(drop.inbox);
  if (settings) await enter(ports, drop, settings.connection, kindNow(ports, drop, settings));
}

/** What may be either is asked about when it is read; until then it counts as what it looks like. */
function kindNow({ journal }: Ports, { inbox, path, content }: Drop, settings: InboxSettings): ImportKind {
  const registers = registersFor(journal, { inbox, connection: settings.connection });
  return kindOf(path, settings, registers, content) === "document" ? "document" : "batch";
}

function enter({ journal, clock }: Ports, drop: Drop, connection: string, kind: ImportKind): Promise<Import | null> {
  const { inbox, path, sha256, sizeBytes } = drop;
  const entry = { inbox, connection, kind, sha256, sizeBytes, dropped: path, seenAt: clock.now() };
  return journal.commit((draft) =>
    // Taken in meanwhile, as by the computer that imported before this one.
    draft.atPath(inbox, path)?.sha256 === sha256 ? null : addTo({ clock, journal: draft }, drop, entry),
  );
}

/** With what it inherits; see [Note: a successor]. */
function addTo(drafting: Drafting<Pick<Ports, "clock" | "journal">>, drop: Drop, entry: NewImport): Import {
  const { journal } = drafting;
  const inherited = inheritedBy(journal, drop, entry.kind);
  const whole = { ...entry, ...inherited.entry };
  const added = journal.add(whole, { what: "take-in", who: "agent", detail: whole });
  if (!inherited.wantsApproval) return added;
  const again = { type: "read-again", connection: entry.connection, wantsApproval: true } as const;
  const asking = record(drafting, added, again, null);
  return asking.type === "advanced" ? asking.import : added;
}

/** See [Note: sync-conflict copies]. */
const isConflictCopy = async (ports: Ports, { inbox, path }: Drop): Promise<boolean> =>
  (await findConflictOriginal(ports, inbox, path)) !== null;

const isOnItsWay = async ({ folder }: Ports, { inbox, place: { path: lies, movingTo } }: Import): Promise<boolean> =>
  movingTo !== null && movingTo !== lies && (await folder.exists(inbox, movingTo));

async function comeBack(ports: Ports, known: Import, path: string): Promise<Import | null> {
  await removeCompanionFiles(ports, known);
  const back = await commitEvent(ports, known, { type: "return-to-inbox", at: path }, movedBack);
  return back.type === "advanced" ? back.import : null;
}
