/** @file When each import is due: it waits for its next try, for its connection, for its inbox's hours, or for another file. */

import { isNamedAsEInvoice, isNamedAsPdf } from "../../../shared/e-invoice/e-invoice-name.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { isListFile, mayBeListedBy } from "../../../shared/spreadsheet/list-file.ts";
import { referenceKindOf } from "../../../shared/spreadsheet/reference-list.ts";
import { isSuccessor } from "../filing/successor.ts";
import type { Ports } from "../ports/ports.ts";
import { concernsConnection, longestWaitAfter } from "../retry-policy.ts";
import { undoUntil } from "../state/undo.ts";
import { holdsUp } from "../steps/let-go-stray.ts";
import type { ListsFirst } from "./lists-first.ts";
import { isDecidedByPerson, type RestAfterUnknown } from "./rest-after-unknown.ts";
import type { SendingWindow } from "./sending-window.ts";

/** Epoch ms. One that begins later than now is from before the clock was set back, and over. */
interface Rest {
  readonly since: number;
  readonly until: number;
}

export interface DueTimes {
  /**
   * Epoch ms from which the import may be taken up; 0 for at once, infinite while it waits for another import. One that
   * rests is due when its rest ends: a pass that a person asked for isn't over before.
   *
   * @param lists see listsBeingRead
   */
  dueAt(import_: Import, lists: readonly Import[]): number;
  /** Leaves the connection of an import alone as long as the import waits, where any other would wait for the same. */
  deferConnection(import_: Import): void;
  isResting(id: string): boolean;
  /** Leaves an import alone that cannot go on just now, such as one whose file cannot be opened. */
  rest(id: string, ms: number): void;
  /** Ends all rests, and makes these imports due once, whatever they wait for. */
  hurry(imports: readonly Import[]): void;
  /** An import is tried: if it fails again, it waits as long as it says. Returns what to call if it was not begun after all. */
  beginTry(id: string): () => void;
}

/**
 * Lists that are about to say what becomes of the files around them. One that waits for its original may wait for days,
 * and nothing waits with it.
 */
export const listsBeingRead = (imports: readonly Import[]): readonly Import[] =>
  imports.filter(({ state, place }) => state.at === "reading" && state.behind === undefined && isList(place.dropped));

export function createDueTimes(
  { clock, journal, inboxSettings }: Pick<Ports, "clock" | "journal" | "inboxSettings">,
  hours: Pick<SendingWindow, "waitsUntil">,
  listsFirst: Pick<ListsFirst, "waitsUntil">,
  unknown: Pick<RestAfterUnknown, "endsAt" | "mustWaitForCall">,
): DueTimes {
  /** Imports that are tried once whatever they wait for. */
  let hurried = new Set<string>();
  /** Connections that did not answer a moment ago, and for how long they are left alone. */
  const connectionBackoff = new Map<string, Rest & { readonly by: string; readonly isAfterUnknown: boolean }>();
  const resting = new Map<string, Rest>();

  const endOf = (rest: Rest | undefined) => (rest && rest.since <= clock.now() ? rest.until : 0);

  function backoffEndOf(import_: Import): number {
    const { id, connection } = import_;
    const backoff = connectionBackoff.get(connection);
    if (!backoff?.isAfterUnknown) return endOf(backoff);
    // One that waited for something else would go on saying so: it is not sent, and told what it waits for now.
    return hurried.has(id) || isDecidedByPerson(import_) ? 0 : Math.min(endOf(backoff), unknown.endsAt(connection));
  }

  function isToBeTriedNow({ id, connection, state }: Import): boolean {
    if (state.at !== "queued" || state.why === null || hurried.has(id)) return true;
    if (state.why.kind === "after-unknown" && unknown.endsAt(connection) <= clock.now()) return true;
    // Longer than anyone waits for this: the clock has been set back since it was written down.
    return state.notBefore - clock.now() > longestWaitAfter(state.why);
  }

  /** See [Note: waiting for the original]. */
  function waitsForOriginal(import_: Import): boolean {
    const behind = import_.state.at === "reading" ? import_.state.behind : undefined;
    const original = behind === undefined ? undefined : journal.get(behind);
    if (original === undefined || !holdsUp({ inboxSettings }, original)) return false;
    // One that is over holds others up until its successor was read: this may be that one.
    return original.state.at !== "failed" || !isSuccessor(journal, import_, original.id);
  }

  return {
    dueAt(import_, lists) {
      const { id, state } = import_;
      // Not even a person's “Sync now” goes on with what can still be undone.
      const restsUntil = Math.max(endOf(resting.get(id)), undoUntil(import_, clock.now()));
      if (state.at === "reading")
        return waitsForOriginal(import_) || waitsForList(import_, lists) ? Number.POSITIVE_INFINITY : restsUntil;
      if (state.at !== "queued") return restsUntil;
      const notBefore = isToBeTriedNow(import_) ? 0 : state.notBefore;
      const waits = [
        notBefore,
        isTriedByPerson(import_) ? 0 : backoffEndOf(import_),
        hours.waitsUntil(import_) ?? 0,
        unknown.mustWaitForCall(import_, journal) ? Number.POSITIVE_INFINITY : 0,
      ];
      const until = Math.max(restsUntil, ...waits);
      // A file that is still being saved holds back only what could be sent: that time isn't used up before.
      return until > clock.now() ? until : Math.max(until, listsFirst.waitsUntil(import_));
    },
    deferConnection(import_) {
      const { id, connection, state } = import_;
      // A person has it tried now, and the others with it.
      if (isTriedByPerson(import_) && connectionBackoff.get(connection)?.by === id)
        connectionBackoff.delete(connection);
      if (state.at !== "queued" || state.why === null || !concernsConnection(state.why)) return;
      if (isToBeTriedNow(import_)) return;
      if (state.notBefore <= backoffEndOf(import_)) return;
      const isAfterUnknown = state.why.kind === "after-unknown";
      connectionBackoff.set(connection, { since: clock.now(), until: state.notBefore, by: id, isAfterUnknown });
    },
    isResting: (id) => endOf(resting.get(id)) > clock.now(),
    rest: (id, ms) => void resting.set(id, { since: clock.now(), until: clock.now() + ms }),
    hurry(imports) {
      hurried = new Set(imports.map(({ id }) => id));
      connectionBackoff.clear();
      resting.clear();
    },
    beginTry(id) {
      const wasHurried = hurried.delete(id);
      return () => {
        if (wasHurried) hurried.add(id);
      };
    },
  };
}

/** The others that wait for the same may set the wait of the connection again before this one is begun. */
const isTriedByPerson = ({ state }: Import): boolean =>
  state.at === "queued" && state.why !== null && state.notBefore === 0;

/** A list that was added with the files that it names is read before them; one that cannot be read holds up none. */
const waitsForList = ({ inbox, place }: Import, lists: readonly Import[]): boolean =>
  !isList(place.dropped) &&
  lists.some(
    (list) =>
      list.inbox === inbox &&
      (referenceKindOf(list.place.dropped) !== null
        ? mayBeEInvoice(place.dropped) || isSpreadsheet(place.dropped)
        : mayBeListedBy(list.place.dropped, place.dropped)),
  );

const isList = (path: string): boolean => isListFile(path) || referenceKindOf(path) !== null;

const isSpreadsheet = (path: string): boolean => /[.](?:csv|tsv|xls[xb]?)$/i.test(path);

const mayBeEInvoice = (path: string): boolean => isNamedAsEInvoice(path) || isNamedAsPdf(path);
