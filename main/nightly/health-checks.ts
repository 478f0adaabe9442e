/** @file Checks one connection or one inbox, for the tonight check and for a form's Test button. */

import type { NotImported } from "../../shared/agent/inbox-owner.ts";
import type { FolderProblem, TonightFinding, TonightFound } from "../../shared/agent/tonight.ts";
import type { NotSent } from "../../shared/imports/failures/not-sent.ts";
import { secretEnds } from "../../shared/notices/secret-end.ts";
import { shareFiles } from "../../shared/settings/folders-apart.ts";
import type { Connection, InboxSettings } from "../../shared/settings/settings.ts";
import type { Result } from "../../shared/values/result.ts";
import { leastFreeBytes } from "../../shared/wording/agent/say-tonight.ts";
import type { Clock } from "../imports/ports/ports.ts";

/** The look-ups that the checks need. None of them may create anything at the finance service. */
export interface HealthProbes {
  /** Whether a new token can be requested now, and whether it names this service as its audience. */
  readonly signIn: (connection: Connection) => Promise<Result<{ readonly namesService: boolean }, NotSent>>;
  /** Null where the authority answers, otherwise why not. */
  readonly authority: (connection: Connection) => Promise<string | null>;
  readonly service: (connection: Connection) => Promise<Knocked>;
  readonly folder: (inbox: InboxSettings) => Promise<FolderProblem | null>;
  /** See [Note: one inbox, one journal]. */
  readonly notImported: (inbox: InboxSettings) => Promise<NotImported | "away" | null>;
  /** Null where it is unknown. */
  readonly freeBytes: (path: string) => Promise<number | null>;
  /** The path with all links resolved; the path itself where that fails. */
  readonly realPath: (path: string) => Promise<string>;
}

/** What came of a question to the finance service that needs no sign-in. */
export interface Knocked {
  /** Null where it answers, with any status; otherwise why not. */
  readonly problem: string | null;
  /** By how many milliseconds this computer's clock is ahead of its own; null where it doesn't say. */
  readonly clockAheadMs: number | null;
}

/** Posting hours, dates in notes and the age of tokens go by the clock; a token is valid for a few minutes of difference. */
const mostClockOffMs = 3 * 60_000;

export interface HealthChecks {
  ofConnection(connection: Connection): Promise<readonly TonightFound[]>;
  /** @param others inboxes that must not share files with this one */
  ofInbox(inbox: InboxSettings, others: readonly InboxSettings[]): Promise<readonly TonightFound[]>;
  /** @param path of an inbox, or null for the data folder */
  ofDisk(path: string | null, freeBytes: number | null): TonightFound;
}

/** A network share that hangs must not stop the check from finishing. */
const longestFolderMs = 30_000;

export function createHealthChecks(probes: HealthProbes, clock: Clock, timeZone: string): HealthChecks {
  async function ofConnection(connection: Connection): Promise<readonly TonightFound[]> {
    const { name } = connection;
    const [signIn, authority, service] = await Promise.all([
      probes.signIn(connection),
      probes.authority(connection),
      probes.service(connection),
    ]);
    return [
      judge(signIn.ok, { about: "sign-in", name, problem: signIn.ok ? null : signIn.error }),
      // If the token cannot be read, only the service knows its audience: the point is unknown, not bad.
      ...(signIn.ok ? [judge(signIn.value.namesService || null, { about: "audience", name, ...signIn.value })] : []),
      judge(authority === null, { about: "authority", name, problem: authority }),
      judge(service.problem === null, { about: "service", name, problem: service.problem }),
      ...clockOf(name, service),
      ...secretOf(connection),
    ];
  }

  /** Only mentioned where it ends soon. The day in the settings may be an old one: whether the secret works, signing in shows. */
  const secretOf = ({ id, name, secretExpires }: Connection): readonly TonightFound[] =>
    secretEnds(secretExpires === null ? [] : [{ id, name, secretExpires }], clock.now(), timeZone).map(
      ({ day, days }) => ({
        verdict: days === 0 || days === 1 ? "bad" : "warning",
        finding: { about: "secret", name, day, days },
      }),
    );

  async function ofFolder(inbox: InboxSettings): Promise<readonly TonightFound[]> {
    const over = new AbortController();
    const hangs = clock.wait(longestFolderMs, over.signal).then((): "hangs" => "hangs");
    const look = Promise.all([probes.folder(inbox), probes.freeBytes(inbox.path), probes.notImported(inbox)]);
    const found = await Promise.race([look, hangs]);
    over.abort();
    const { path } = inbox;
    if (found === "hangs") return [judge(false, { about: "folder", path, problem: { step: "answer", detail: "" } })];
    const [problem, freeBytes, because] = found;
    const folder = judge(problem === null, { about: "folder", path, problem });
    // The rest only matters where the folder can be used.
    if (problem !== null) return [folder];
    const isRefused = because !== null && because !== "away";
    const owner = isRefused ? [judge(false, { about: "owner", id: inbox.id, path, because })] : [];
    return [folder, ...owner, ofDisk(path, freeBytes)];
  }

  const ofDisk = (path: string | null, freeBytes: number | null): TonightFound =>
    judge(freeBytes === null ? null : freeBytes >= leastFreeBytes, { about: "disk", path, freeBytes });

  async function ofInbox(inbox: InboxSettings, others: readonly InboxSettings[]): Promise<readonly TonightFound[]> {
    const found = await ofFolder(inbox);
    if (found.some(({ finding, verdict }) => finding.about === "folder" && verdict === "bad")) return found;
    const { path } = inbox;
    const real = await probes.realPath(inbox.path);
    for (const other of others)
      if (shareFiles(await probes.realPath(other.path), real))
        return [...found, judge(false, { about: "apart", path, other: other.path })];
    return [...found, judge(true, { about: "apart", path, other: null })];
  }

  return { ofConnection, ofInbox, ofDisk };
}

/** Makes a point of the check. @param isGood null where it is unknown */
export const judge = (isGood: boolean | null, finding: TonightFinding): TonightFound => ({
  verdict: isGood === null ? "unknown" : isGood ? "good" : "bad",
  finding,
});

/** Mentioned only where it is wrong: a difference of seconds means nothing. */
function clockOf(name: string, { clockAheadMs }: Knocked): readonly TonightFound[] {
  if (clockAheadMs === null || Math.abs(clockAheadMs) <= mostClockOffMs) return [];
  return [judge(false, { about: "clock", name, aheadMs: clockAheadMs })];
}
