/** @file Finds the matters to notify people of in the agent's status: files that need them, sign-outs, missing folders. Pure. */

import type { AgentStatus } from "../agent/agent-status.ts";
import { type Exception, isAboutInvoice } from "../agent/exceptions.ts";
import type { TonightCheck } from "../agent/tonight.ts";
import type { Import } from "../imports/import.ts";
import { needsPerson } from "../imports/needs-person.ts";
import { sayAccountDoubt } from "../wording/agent/say-agent.ts";
import { sayNotImported } from "../wording/agent/say-not-imported.ts";
import {
  sayDocumentsWait,
  sayExceptions,
  sayFoldersAway,
  sayNeedsYou,
  sayNewestFile,
  sayReportReady,
  saySignedOut,
  saySignInTurnedAway,
  sayTonightRed,
} from "../wording/agent/say-notices.ts";
import { saySecretExpires } from "../wording/agent/say-sign-in.ts";
import type { Notifier } from "./notify-model.ts";
import { secretEnds } from "./secret-end.ts";

export interface StatusWatch {
  /** Takes an import that existed at the start, or that has changed. */
  seeImport(import_: Import): void;
  seeStatus(status: AgentStatus): void;
  /** Call it every few seconds, before the notifier's own tick. */
  tick(): void;
}

/** A network share that comes back within this time is not told. */
const awayForMs = 2 * 60_000;
/** Neither is a service that rejects a valid token for a moment. */
const turnedAwayForMs = 2 * 60_000;

/**
 * Makes the watch. `now` returns epoch ms.
 *
 * @param namesFiles true on the person's own screen; what leaves the computer doesn't name the file that needs them
 */
export function createStatusWatch(
  notifier: Pick<Notifier, "tell" | "settle">,
  now: () => number,
  timeZone: string,
  namesFiles = false,
): StatusWatch {
  const awaySince = new Map<string, number>();
  /** Since when the service has rejected a person who is signed in, or null. */
  let turnedAwaySince: number | null = null;
  let newestAskingAt = 0;
  /** The imports that need a person, by their ids. */
  const asking = new Map<string, Import>();
  /** The ids of the imports that may already have been sent. */
  const mayBeSent = new Set<string>();
  /** When each exception was first seen, in ticks. */
  const seenAt = new Map<string, number>();
  let ticks = 0;
  let status: AgentStatus | null = null;

  function tellNeedsYou({ needPerson, exceptions }: AgentStatus): void {
    if (needPerson === 0) notifier.settle("needs-you");
    else {
      const howMany = sayNeedsYou(needPerson, exceptions, mayBeSent.size);
      const newest = [...asking.values()].toSorted((a, b) => b.since - a.since)[0];
      const text = namesFiles && newest !== undefined ? `${howMany} ${sayNewestFile(newest)}` : howMany;
      notifier.tell({ kind: "needs-you", text, opens: "needs-you", is: newestAskingAt });
    }
  }

  /** Told when another one has waited for its invoice longer than its inbox allows. */
  function tellDocumentsWait({ overdue }: AgentStatus): void {
    if (overdue === null) notifier.settle("documents-wait");
    else {
      const text = sayDocumentsWait(overdue.documents, overdue.daysOfOldest);
      notifier.tell({ kind: "documents-wait", text, opens: "needs-you", is: overdue.newestSeenAt });
    }
  }

  /** One that goes away is no news; a new one is, and is named first. What is told is what is open when it is told. */
  function tellExceptions({ exceptions }: AgentStatus): void {
    const keys = new Set(exceptions.map(keyOf));
    for (const key of seenAt.keys()) if (!keys.has(key)) seenAt.delete(key);
    for (const key of keys) if (!seenAt.has(key)) seenAt.set(key, ticks);
    if (keys.size === 0) {
      notifier.settle("exceptions");
      return;
    }
    const newestFirst = exceptions.toSorted((a, b) => (seenAt.get(keyOf(b)) ?? 0) - (seenAt.get(keyOf(a)) ?? 0));
    const is = [...keys].toSorted().join("\n");
    notifier.tell({ kind: "exceptions", text: sayExceptions(newestFirst), opens: "needs-you", is });
  }

  function tellSignedOut({ connections, inboxes, state }: AgentStatus): void {
    const used = connections.filter(({ id }) => inboxes.some(({ connection }) => connection === id));
    const doubts = used.filter(({ doubt }) => doubt !== undefined);
    const out = used.filter(({ signedIn }) => !signedIn).map(({ name }) => name);
    // Each new attempt sets the state to "working" for a moment.
    if (out.length > 0 || (state !== "signed-out" && state !== "working")) turnedAwaySince = null;
    else if (state === "signed-out") turnedAwaySince ??= now();
    const isTurnedAway = turnedAwaySince !== null && now() - turnedAwaySince >= turnedAwayForMs;
    const matter = { kind: "signed-out", opens: "inboxes" } as const;
    // Identified by the connections: the same matter in another language is no news.
    if (doubts.length > 0)
      notifier.tell({ ...matter, text: doubts.map(sayAccountDoubt).join(" "), is: `in doubt ${out.join("\n")}` });
    else if (out.length > 0) notifier.tell({ ...matter, text: saySignedOut(out), is: out.join("\n") });
    // The accounts have not been checked yet.
    else if (used.length === 0) return;
    else if (isTurnedAway) notifier.tell({ ...matter, text: saySignInTurnedAway(), is: "turned away" });
    else notifier.settle("signed-out");
  }

  /** Told 60, 30 and 7 days before, and on the day. */
  function tellSecrets({ connections }: AgentStatus): void {
    const near = secretEnds(connections, now(), timeZone);
    const text = near.map(({ name, day, days }) => saySecretExpires(name, day, days)).join("\n");
    const is = near.map(({ id, day, warned }) => `${id} ${day} ${warned}`).join("\n");
    if (near.length === 0) notifier.settle("secret-expires");
    else notifier.tell({ kind: "secret-expires", text, opens: "inboxes", is });
  }

  function tellFoldersAway({ inboxes }: AgentStatus): void {
    const away = inboxes.filter(({ unreachable }) => unreachable !== null);
    for (const id of awaySince.keys()) if (!away.some((inbox) => inbox.id === id)) awaySince.delete(id);
    for (const { id } of away) if (!awaySince.has(id)) awaySince.set(id, now());
    const forLong = away.filter(({ id }) => now() - (awaySince.get(id) ?? now()) >= awayForMs);
    const is = forLong.map(({ id }) => id).join("\n");
    if (forLong.length > 0) notifier.tell({ kind: "folder-away", text: sayFoldersAway(forLong), opens: "inboxes", is });
    else if (away.length === 0 && inboxes.length > 0) notifier.settle("folder-away");
  }

  /** While one is being taken over, it goes on by itself. */
  function tellNotImported({ inboxes }: AgentStatus): void {
    const refused = inboxes.flatMap((inbox) =>
      inbox.notImported === null || inbox.notImported.why === "taking-over"
        ? []
        : [{ ...inbox, because: inbox.notImported }],
    );
    const text = refused.map((inbox) => sayNotImported(inbox, inbox.because, timeZone)).join("\n");
    // When its owner was last seen is no news.
    const is = refused.map(
      ({ id, because }) => `${id}: ${because.why} ${"computer" in because ? because.computer : ""}`,
    );
    if (refused.length > 0) notifier.tell({ kind: "not-imported", text, opens: "inboxes", is: is.join("\n") });
    // Not looked at yet, or out of reach: that is no answer.
    else if (inboxes.length > 0 && inboxes.every(({ unreachable }) => unreachable === null))
      notifier.settle("not-imported");
  }

  function tellTonight({ tonight, inboxes }: AgentStatus): void {
    if (tonight?.verdict === "red" && !tonight.isOutdated && !isOnlyAway(tonight, inboxes))
      notifier.tell({ kind: "tonight-red", text: sayTonightRed(tonight), opens: "today", is: tonight.at });
    else notifier.settle("tonight-red");
  }

  /** Tells each report once, with the same figures as the rest of the notification. */
  function tellReport({ report, needPerson, exceptions }: AgentStatus): void {
    if (report === null) return;
    const text = sayReportReady(report, needPerson, exceptions);
    notifier.tell({ kind: "morning-report", text, opens: "report", is: report.until });
  }

  return {
    seeImport(import_) {
      if (needsPerson(import_)) asking.set(import_.id, import_);
      else asking.delete(import_.id);
      if (needsPerson(import_)) newestAskingAt = Math.max(newestAskingAt, import_.since);
      if (import_.state.at === "unknown") mayBeSent.add(import_.id);
      else mayBeSent.delete(import_.id);
    },
    seeStatus(now) {
      status = now;
    },
    tick() {
      if (status === null) return;
      ticks += 1;
      tellNeedsYou(status);
      tellDocumentsWait(status);
      tellExceptions(status);
      tellSignedOut(status);
      tellSecrets(status);
      tellFoldersAway(status);
      tellNotImported(status);
      tellTonight(status);
      tellReport(status);
    },
  };
}

/** Two rows of one file are two matters. */
const keyOf = (exception: Exception): string => {
  const { is, inbox, path } = exception;
  return `${is}: ${inbox}/${path}${isAboutInvoice(exception) ? ` ${exception.importId} ${exception.row}` : ""}`;
};

/** True where folders that are away now are all that is wrong: they are told once they have been away for a while. */
function isOnlyAway({ points }: TonightCheck, inboxes: AgentStatus["inboxes"]): boolean {
  const bad = points.filter(({ verdict }) => verdict === "bad");
  const away = inboxes.filter(({ unreachable }) => unreachable !== null).length;
  return bad.length > 0 && bad.length <= away && bad.every(({ about }) => about === "folder");
}
