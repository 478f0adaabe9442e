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
 * The first marker is made exclusively, which file servers guarantee. It gets
 * a new claim at each start and every hour, and is looked at in each sweep and
 * right before each call. People ask when its owner was last seen, so the time in
 * it is written again every five minutes; its claim stays, and no journal is
 * written to for that.
 *
 * What lies in an inbox that is taken over may have been sent by its owner
 * before: it is in doubt, see [Note: after a restore].
 */

import type { NotClaimed, NotImported, OtherOwner } from "../../../shared/agent/inbox-owner.ts";
import type { MetadataKey } from "../../../shared/agent/metadata-keys.ts";
import type { InboxSettings } from "../../../shared/settings/settings.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import { doubtTakenOver } from "../doubt-restored.ts";
import type { Journal } from "../ports/journal-port.ts";
import { type InboxClaims, type Marker, type MarkerFound, type Markers, officeInstance } from "../ports/marker-port.ts";
import { createOwnMarkers, type MarkerWriter } from "./own-markers.ts";
import { keepTakenOver, takenOver } from "./taken-over.ts";

/** A marker that is being written is damaged for a moment; for longer than this only if its writer has died. */
const halfWrittenMs = 10_000;
/** File servers' clients cache what a folder holds for up to a minute, and the owner before looks every few seconds. */
const quietAfterClaimMs = 90_000;

/** How old what a journal remembers of another owner's marker may become. */
const seenAgainMs = 60 * 60_000;

/** Another journal's marker, and the folder that it was seen in. */
interface OtherKnown {
  readonly path: string | null;
  readonly judged: NotImported;
}

interface Parts extends MarkerWriter {
  readonly markers: Markers;
  readonly journal: Pick<Journal, "metadata" | "commit">;
  readonly inboxSettings: (id: string) => InboxSettings | undefined;
}

export interface ClaimableInboxes extends InboxClaims {
  /** Takes the inbox over for this journal, and returns who had it, or null where nobody is known to have. */
  claim(inbox: string, who: string): Promise<Result<OtherOwner | null, NotClaimed>>;
  /** Takes this journal's own marker away, before the inbox leaves the settings: the folder is then anybody's. */
  release(inbox: string): Promise<void>;
}

const otherKey = (inbox: string): MetadataKey => `other owner of inbox ${inbox}`;
const damagedKey = (inbox: string): MetadataKey => `marker damaged since: ${inbox}`;
const quietKey = (inbox: string): MetadataKey => `inbox quiet until: ${inbox}`;

/** True of the same owner, seen within the hour. */
function isSameOther(known: OtherKnown, before: OtherKnown): boolean {
  const [now, then] = [known, before].map(({ judged }) => ("seenAt" in judged ? judged.seenAt : 0)) as [number, number];
  const isSame = JSON.stringify({ ...known, judged: { ...known.judged, seenAt: then } }) === JSON.stringify(before);
  return isSame && Math.abs(now - then) < seenAgainMs;
}

export function createInboxClaims(parts: Parts): ClaimableInboxes {
  const { clock, markers, journal, inboxSettings, self } = parts;
  const own = createOwnMarkers(parts);
  const refusals = new Map<string, NotImported | null>();

  /** An office is none of the computers that belong to it, or belonged. */
  const ownerOf = ({ computer, instance, seenAt }: Marker): OtherOwner => ({
    ...{ computer, seenAt },
    isThisComputer: computer === self.computer && instance !== officeInstance,
  });

  /** Null where the marker is this journal's own. */
  function refusalFor(marker: Marker): NotImported | null {
    const whose = own.whose(marker);
    if (whose === "own") return null;
    const isOffices = marker.instance === officeInstance && !self.instances.includes(officeInstance);
    return { why: isOffices ? "office" : whose, ...ownerOf(marker) };
  }

  /** True where another inbox of the settings is this folder by another path. */
  async function isOtherInbox(marker: Marker, inbox: string): Promise<boolean> {
    if (marker.inbox === inbox || inboxSettings(marker.inbox) === undefined) return false;
    const there = await markers.read(marker.inbox);
    return there.is === "marker" && there.marker.claim === marker.claim;
  }

  const pathOf = (inbox: string) => inboxSettings(inbox)?.path ?? null;

  /** Of the folder that the inbox has now: what is known of another folder says nothing of this one. */
  function otherOwner(inbox: string): NotImported | null {
    const known: OtherKnown | null = JSON.parse(journal.metadata(otherKey(inbox)) ?? "null");
    return known !== null && known.path === pathOf(inbox) ? known.judged : null;
  }

  /** Another's marker is remembered, should someone take it away. */
  async function rememberOther(inbox: string, judged: NotImported | null): Promise<void> {
    if (judged !== null && judged.why !== "other-journal" && judged.why !== "office") return;
    const known: OtherKnown | null = judged && { path: pathOf(inbox), judged };
    const said = known && JSON.stringify(known);
    const before = journal.metadata(otherKey(inbox));
    if (before === said) return;
    // Its time alone changes every few minutes: not each is worth a write to the disk.
    if (known !== null && before !== null && isSameOther(known, JSON.parse(before))) return;
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
        if (own.isCopy(inbox)) return { why: "marker-missing" };
        // Taken away under its owner, which may be sending: only the owner makes it again, or a person takes it over.
        return otherOwner(inbox) ?? "none";
      case "damaged":
        return { why: "marker-damaged", isOwn: isOwner(inbox) };
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

  /**
   * An inbox with folders of ours that this journal never had: another Pigeonhole imported it, and its marker is gone. What it
   * sent isn't known here, as after a claim.
   */
  async function doubtIfImported(inbox: string): Promise<void> {
    if (own.heldAt(inbox) !== null || takenOver(journal, inbox) !== null || !(await markers.hasOwnFolder(inbox)))
      return;
    const forgotten = { from: 0, until: clock.now() };
    const highest = await markers.highestNumber(inbox);
    await journal.commit((draft) => keepTakenOver(draft, inbox, forgotten, { who: "agent", before: null, highest }));
  }

  async function make(inbox: string): Promise<NotImported | "away" | "again" | null> {
    const made = await own.put(inbox, async (marker) => {
      await doubtIfImported(inbox);
      return markers.create(inbox, marker);
    });
    if (made.is === "written") return null;
    return made.is === "taken" ? "again" : { why: "marker-not-written", detail: made.detail };
  }

  /** Writes our own marker again where it is time. Where that fails, the one that is there still holds. */
  async function writeAgain(inbox: string, marker: Marker): Promise<"again" | null> {
    const isNewDue = own.isWriteDue(inbox, marker);
    const refreshed = isNewDue ? null : own.refreshed(inbox, marker);
    if (!isNewDue && refreshed === null) return null;
    const again = await (refreshed === null
      ? own.put(inbox, (next) => markers.replace(inbox, marker.claim, next))
      : markers.replace(inbox, marker.claim, refreshed));
    return again.is === "taken" ? "again" : null;
  }

  /** True where this journal wrote the last marker that it knows of. */
  const isOwner = (inbox: string): boolean =>
    own.heldAt(inbox) !== null && !own.isCopy(inbox) && otherOwner(inbox) === null;

  /** Kept in the journal: each look may be made by another process. */
  async function noteDamage(inbox: string, since: number | null): Promise<void> {
    const said = since === null ? null : String(since);
    if (journal.metadata(damagedKey(inbox)) === said) return;
    await journal.commit((draft) => draft.setMetadata(damagedKey(inbox), said, null));
  }

  /** A damaged marker of our own inbox, which has been damaged for longer than writing one takes. */
  async function mend(inbox: string): Promise<"again" | null> {
    if (!isOwner(inbox)) return null;
    const since = Math.min(Number(journal.metadata(damagedKey(inbox)) ?? clock.now()), clock.now());
    await noteDamage(inbox, since);
    if (clock.now() - since < halfWrittenMs) return null;
    const mended = await own.put(inbox, (marker) => markers.replace(inbox, null, marker));
    return mended.is === "written" ? "again" : null;
  }

  async function lookOnce(inbox: string): Promise<NotImported | "away" | "again" | null> {
    const found = await markers.read(inbox);
    if (found.is !== "damaged" && found.is !== "away") await noteDamage(inbox, null);
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
    async release(inbox) {
      const found = await markers.read(inbox);
      if (found.is === "marker" && (await judge(inbox, found)) === null)
        await markers.remove(inbox, found.marker.claim);
    },
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
      const forgotten = { from: own.heldAt(inbox) ?? 0, until: now };
      // On one computer nothing is cached between the two.
      const isNear = before?.isThisComputer ?? false;
      const highest = await markers.highestNumber(inbox);
      // In doubt first: a claim that is cut short leaves nothing that could be sent twice.
      await journal.commit((draft) => {
        keepTakenOver(draft, inbox, forgotten, { who, before: before?.computer ?? null, highest });
        const known = [...draft.underWay(), ...draft.asking()].filter((import_) => import_.inbox === inbox);
        doubtTakenOver(draft, known, forgotten);
        draft.setMetadata(quietKey(inbox), isNear ? null : String(now + quietAfterClaimMs), null);
      });
      const replaced = found.is === "marker" ? found.marker.claim : null;
      const made = await own.put(inbox, (marker) =>
        found.is === "none" ? markers.create(inbox, marker) : markers.replace(inbox, replaced, marker),
      );
      if (made.is === "refused") return fail({ why: "not-written", detail: made.detail });
      if (made.is === "taken") return fail({ why: "taken" });
      await journal.commit((draft) => draft.setMetadata(otherKey(inbox), null, null));
      return ok(before);
    },
  };
}
