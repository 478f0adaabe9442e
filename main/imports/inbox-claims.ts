/**
 * @file Keeps each inbox to one journal: writes its marker, and says whether this journal may import from it.
 *
 * [Note: one inbox, one journal]
 *
 * Two agents with two journals on one inbox would post everything twice, for
 * neither knows what the other has sent. So a marker in the inbox names the
 * journal that it belongs to, and an agent with another journal takes nothing
 * in and sends nothing.
 *
 * A copied data folder has the same journal. Two things tell it from the
 * original: the instance, which no copy shares (see `platform/instance.ts`), and
 * the claim, a random word that changes each time the marker is written. A
 * journal knows the claims that it has written. One that meets a newer claim
 * is a copy, or was put back from a backup.
 *
 * The first marker is made exclusively, which file servers guarantee. It is
 * written again at each start and every hour, for people who ask when its owner
 * was last seen, and looked at in each sweep and right before each call.
 *
 * What lies in an inbox that is taken over may have been sent by its owner
 * before: it is in doubt, see [Note: after a restore].
 */

import type { NotClaimed, NotImported, OtherOwner } from "../../shared/agent/inbox-owner.ts";
import type { MetadataKey } from "../../shared/agent/metadata-keys.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { doubtTakenOver } from "./doubt-restored.ts";
import type {
  Clock,
  InboxClaims,
  Journal,
  JournalWrites,
  Marker,
  MarkerFound,
  Markers,
  MarkerWritten,
  Metadata,
} from "./ports.ts";

const writeAgainMs = 60 * 60_000;
/** Where the marker could not be written again, it is tried after this. */
const tryAgainMs = 5 * 60_000;
/** A marker that is being written is damaged for a moment; for longer than this only if its writer has died. */
const halfWrittenMs = 10_000;
/** File servers' clients cache what a folder holds for up to a minute, and the owner before looks every few seconds. */
const quietAfterClaimMs = 90_000;
/** A share that was put back from a backup has an older marker: four days of hourly ones are known. */
const mostClaims = 100;

type ClaimJournal = Pick<Journal, "metadata" | "commit" | "underWay" | "asking">;

/** What a journal has forgotten, or never knew, of an inbox that it took over. Epoch ms. */
export interface TakenOver {
  readonly from: number;
  readonly until: number;
}

interface Parts {
  readonly clock: Pick<Clock, "now">;
  readonly markers: Markers;
  readonly journal: ClaimJournal;
  readonly inboxSettings: (id: string) => InboxSettings | undefined;
  readonly self: { readonly instance: string; readonly computer: string };
  readonly newId: () => string;
  /** Until when a restored journal has forgotten what it did (epoch ms), or null. */
  readonly restoredUntil: () => number | null;
}

export interface ClaimableInboxes extends InboxClaims {
  /** Takes the inbox over for this journal, and returns who had it, or null where nobody is known to have. */
  claim(inbox: string, who: string): Promise<Result<OtherOwner | null, NotClaimed>>;
}

/** What this journal knows of its markers in an inbox. */
interface Written {
  /** Every claim that was begun, the newest last. Not all of them became the marker. */
  readonly claims: readonly string[];
  /** Who wrote the marker last with this journal, and when (epoch ms); null where it never did. */
  readonly held: { readonly instance: string; readonly at: number } | null;
}

const journalKey: MetadataKey = "journal id";
const writtenKey = (inbox: string): MetadataKey => `marker of inbox ${inbox}`;
const takenOverKey = (inbox: string): MetadataKey => `inbox taken over: ${inbox}`;
const otherKey = (inbox: string): MetadataKey => `other owner of inbox ${inbox}`;
const quietKey = (inbox: string): MetadataKey => `inbox quiet until: ${inbox}`;

/** What the journal does not know of this inbox since it took it over, or null. */
export const takenOver = (journal: Pick<Metadata, "metadata">, inbox: string): TakenOver | null =>
  JSON.parse(journal.metadata(takenOverKey(inbox)) ?? "null");

export function createInboxClaims(parts: Parts): ClaimableInboxes {
  const { clock, markers, journal, inboxSettings, self, newId, restoredUntil } = parts;
  const refusals = new Map<string, NotImported | null>();
  /** When the marker was written in this process, or has to be tried again (epoch ms). */
  const writeAt = new Map<string, number>();
  const damagedSince = new Map<string, number>();
  /** Markers that were begun and are not in their inbox yet. */
  const unwritten = new Map<string, Marker>();

  const written = (inbox: string): Written =>
    JSON.parse(journal.metadata(writtenKey(inbox)) ?? "null") ?? { claims: [], held: null };
  const keepWritten = (draft: Pick<JournalWrites, "setMetadata">, inbox: string, next: Written) =>
    draft.setMetadata(writtenKey(inbox), JSON.stringify(next), null);

  /** A marker to write. The journal knows its claim first: a crash in between leaves no claim that is not known. */
  async function nextMarker(inbox: string): Promise<Marker> {
    const begun = unwritten.get(inbox);
    // A share that nothing can be written to is tried at each look, and must not fill the journal.
    if (begun) return { ...begun, seenAt: clock.now() };
    const ids = await journal.commit((draft) => {
      const id = draft.metadata(journalKey) ?? newId();
      const claim = newId();
      const { claims, held } = written(inbox);
      draft.setMetadata(journalKey, id, null);
      keepWritten(draft, inbox, { claims: [...claims, claim].slice(-mostClaims), held });
      return { journal: id, claim };
    });
    const marker = { ...self, ...ids, inbox, seenAt: clock.now() };
    unwritten.set(inbox, marker);
    return marker;
  }

  const isCopy = ({ held }: Written) => held !== null && held.instance !== self.instance;

  /** A journal that a person has restored in this very data folder: it was here that the marker was written. */
  function isRestoredHere(marker: Marker): boolean {
    const until = restoredUntil();
    return until !== null && marker.instance === self.instance && marker.seenAt <= until;
  }

  async function put(inbox: string, write: (marker: Marker) => Promise<MarkerWritten>): Promise<MarkerWritten> {
    writeAt.set(inbox, clock.now() + tryAgainMs);
    let done: MarkerWritten;
    try {
      done = await write(await nextMarker(inbox));
      if (done.is !== "written") return done;
      unwritten.delete(inbox);
      const held = { instance: self.instance, at: clock.now() };
      await journal.commit((draft) => keepWritten(draft, inbox, { ...written(inbox), held }));
    } catch (problem) {
      // The journal takes nothing, as on a full disk: the marker that is there holds, and is written again later.
      return { is: "refused", detail: (problem as Error).message };
    }
    writeAt.set(inbox, clock.now() + writeAgainMs);
    return done;
  }

  const ownerOf = ({ computer, seenAt }: Marker): OtherOwner => ({
    ...{ computer, seenAt },
    isThisComputer: computer === self.computer,
  });

  /** Null where the marker is this journal's own. */
  function refusalFor(marker: Marker): NotImported | null {
    if (isRestoredHere(marker)) return null;
    const owner = ownerOf(marker);
    if (marker.journal !== journal.metadata(journalKey)) return { why: "other-journal", ...owner };
    const isKnown = written(marker.inbox).claims.includes(marker.claim);
    return isKnown && marker.instance === self.instance ? null : { why: "copied-journal", ...owner };
  }

  /** True where another inbox of the settings is this folder by another path. */
  async function isOtherInbox(marker: Marker, inbox: string): Promise<boolean> {
    if (marker.inbox === inbox || inboxSettings(marker.inbox) === undefined) return false;
    const there = await markers.read(marker.inbox);
    return there.is === "marker" && there.marker.claim === marker.claim;
  }

  const otherOwner = (inbox: string): NotImported | null => JSON.parse(journal.metadata(otherKey(inbox)) ?? "null");

  /** Another's marker is remembered, should someone take it away. */
  async function rememberOther(inbox: string, judged: NotImported | null): Promise<void> {
    if (judged !== null && judged.why !== "other-journal") return;
    const said = judged && JSON.stringify(judged);
    if (journal.metadata(otherKey(inbox)) === said) return;
    await journal.commit((draft) => draft.setMetadata(otherKey(inbox), said, null));
  }

  function quiet(inbox: string): NotImported | null {
    const until = Number(journal.metadata(quietKey(inbox)) ?? 0);
    // Where the clock was set back, it does not last longer than it was meant to.
    const isQuiet = clock.now() < until && until - clock.now() <= quietAfterClaimMs;
    return isQuiet ? { why: "taking-over", until } : null;
  }

  /** What is known from the marker alone; `ours` may still have to be written again. */
  async function judge(inbox: string, found: MarkerFound): Promise<NotImported | "away" | "none" | null> {
    switch (found.is) {
      case "away":
        return "away";
      case "unreadable":
        return { why: "marker-unreadable", detail: found.detail };
      case "none":
        if (isCopy(written(inbox))) return { why: "marker-missing" };
        // Taken away under its owner, which may be sending: only the owner makes it again, or a person takes it over.
        return otherOwner(inbox) ?? "none";
      case "damaged":
        return { why: "marker-damaged" };
      case "marker": {
        const { marker } = found;
        const refusal = refusalFor(marker);
        if (refusal !== null) return refusal;
        if (await isOtherInbox(marker, inbox)) return { why: "same-folder", inbox: marker.inbox };
        return quiet(inbox);
      }
      default:
        return found satisfies never;
    }
  }

  async function make(inbox: string): Promise<NotImported | "away" | "again" | null> {
    const made = await put(inbox, (marker) => markers.create(inbox, marker));
    if (made.is === "written") return null;
    return made.is === "taken" ? "again" : { why: "marker-not-written", detail: made.detail };
  }

  const isWriteDue = (inbox: string, marker: Marker) => {
    const at = writeAt.get(inbox);
    // At the first look of this process, every hour, after the clock was set back, and over an older or renamed one.
    if (at === undefined || clock.now() >= at || at - clock.now() > writeAgainMs) return true;
    return marker.claim !== written(inbox).claims.at(-1) && at - clock.now() > tryAgainMs;
  };

  /** Writes our own marker again where it is time. Where that fails, the one that is there still holds. */
  async function writeAgain(inbox: string, marker: Marker): Promise<"again" | null> {
    if (!isWriteDue(inbox, marker)) return null;
    const again = await put(inbox, (next) => markers.replace(inbox, marker.claim, next));
    return again.is === "taken" ? "again" : null;
  }

  /** A damaged marker of our own inbox, which has been damaged for longer than writing one takes. */
  async function mend(inbox: string): Promise<"again" | null> {
    const known = written(inbox);
    const since = damagedSince.get(inbox) ?? clock.now();
    damagedSince.set(inbox, since);
    const isOwner = known.held !== null && !isCopy(known) && otherOwner(inbox) === null;
    if (!isOwner || clock.now() - since < halfWrittenMs) return null;
    const mended = await put(inbox, (marker) => markers.replace(inbox, null, marker));
    return mended.is === "written" ? "again" : null;
  }

  async function lookOnce(inbox: string): Promise<NotImported | "away" | "again" | null> {
    const found = await markers.read(inbox);
    if (found.is !== "damaged") damagedSince.delete(inbox);
    const judged = await judge(inbox, found);
    if (judged === "none") return make(inbox);
    if (found.is === "marker" && judged !== "away") await rememberOther(inbox, judged);
    if (found.is === "damaged") return (await mend(inbox)) ?? judged;
    if (found.is === "marker" && judged === null) return writeAgain(inbox, found.marker);
    return judged;
  }

  /** More often than agents can write their markers at one moment. */
  const mostLooks = 5;

  async function look(inbox: string): Promise<NotImported | "away" | null> {
    let looked = await lookOnce(inbox);
    for (let looks = 1; looked === "again" && looks < mostLooks; looks += 1) looked = await lookOnce(inbox);
    const settled = looked === "again" ? "away" : looked;
    if (settled !== "away") refusals.set(inbox, settled);
    return settled;
  }

  return {
    look,
    async see(inbox) {
      const judged = await judge(inbox, await markers.read(inbox));
      const seen = judged === "none" ? null : judged;
      if (seen !== "away") refusals.set(inbox, seen);
      return seen;
    },
    async mayImport(inbox) {
      if (!refusals.has(inbox)) return (await look(inbox)) === null;
      const judged = await judge(inbox, await markers.read(inbox));
      // One that is missing is made by the next sweep, and is no reason to say anything before.
      if (judged !== "away" && judged !== "none") refusals.set(inbox, judged);
      return judged === null;
    },
    refusal: (inbox) => refusals.get(inbox),
    async claim(inbox, who) {
      const found = await markers.read(inbox);
      const judged = await judge(inbox, found);
      if (judged === "away") return fail({ why: "away" });
      if (judged === null || judged === "none" || judged.why === "taking-over") return fail({ why: "nobody-elses" });
      if (judged.why === "same-folder") return fail({ why: "same-folder", inbox: judged.inbox });
      const before: OtherOwner | null =
        "computer" in judged
          ? { computer: judged.computer, isThisComputer: judged.isThisComputer, seenAt: judged.seenAt }
          : null;
      const now = clock.now();
      const forgotten: TakenOver = { from: written(inbox).held?.at ?? 0, until: now };
      const detail = { inbox, before: before?.computer ?? null };
      // On one computer nothing is cached between the two.
      const isNear = before?.isThisComputer ?? false;
      // In doubt first: a claim that is cut short leaves nothing that could be sent twice.
      await journal.commit((draft) => {
        draft.setMetadata(takenOverKey(inbox), JSON.stringify(forgotten), { what: "claim-inbox", who, detail });
        const known = [...draft.underWay(), ...draft.asking()].filter((import_) => import_.inbox === inbox);
        doubtTakenOver(draft, known, forgotten);
        draft.setMetadata(quietKey(inbox), isNear ? null : String(now + quietAfterClaimMs), null);
      });
      const replaced = found.is === "marker" ? found.marker.claim : null;
      const made = await put(inbox, (marker) =>
        found.is === "none" ? markers.create(inbox, marker) : markers.replace(inbox, replaced, marker),
      );
      if (made.is === "refused") return fail({ why: "not-written", detail: made.detail });
      if (made.is === "taken") return fail({ why: "taken" });
      await journal.commit((draft) => draft.setMetadata(otherKey(inbox), null, null));
      return ok(before);
    },
  };
}
