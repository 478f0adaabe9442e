/** @file Looks at one connection or one inbox: what the tonight check and a form's Test button both find out. */

import type { FolderProblem, TonightFinding, TonightFound } from "../../shared/agent/tonight.ts";
import type { NotSent } from "../../shared/imports/failure.ts";
import { shareFiles } from "../../shared/settings/folders-apart.ts";
import type { Connection, InboxSettings } from "../../shared/settings/settings.ts";
import type { Result } from "../../shared/values/result.ts";
import { leastFreeBytes } from "../../shared/wording/agent/say-tonight.ts";
import type { Clock } from "../imports/ports.ts";

/** Each asks the world one question. None of them may create anything at the finance service. */
export interface HealthProbes {
  /** Whether a new token can be had now, and whether it says itself that it is for this service. */
  readonly signIn: (connection: Connection) => Promise<Result<{ readonly namesService: boolean }, NotSent>>;
  /** Null where it answers, else why not. */
  readonly authority: (connection: Connection) => Promise<string | null>;
  /** Null where it answers, whatever it says; else why not. */
  readonly service: (connection: Connection) => Promise<string | null>;
  readonly folder: (inbox: InboxSettings) => Promise<FolderProblem | null>;
  /** Null where it cannot be read. */
  readonly freeBytes: (path: string) => Promise<number | null>;
  /** Where a folder really lies, with all links seen through; the path as it is where that cannot be found out. */
  readonly realPath: (path: string) => Promise<string>;
}

export interface HealthChecks {
  ofConnection(connection: Connection): Promise<readonly TonightFound[]>;
  /** @param others whose folders it must lie apart from */
  ofInbox(inbox: InboxSettings, others: readonly InboxSettings[]): Promise<readonly TonightFound[]>;
  /** @param path of an inbox, or null for our own data */
  ofDisk(path: string | null, freeBytes: number | null): TonightFound;
}

/** A share that hangs must not keep the check from its end. */
const longestFolderMs = 30_000;

export function createHealthChecks(probes: HealthProbes, clock: Clock): HealthChecks {
  async function ofConnection(connection: Connection): Promise<readonly TonightFound[]> {
    const { name } = connection;
    const [signIn, authority, service] = await Promise.all([
      probes.signIn(connection),
      probes.authority(connection),
      probes.service(connection),
    ]);
    return [
      judge(signIn.ok, { about: "sign-in", name, problem: signIn.ok ? null : signIn.error }),
      // Of one that cannot be read only the service knows; it makes nothing red.
      ...(signIn.ok ? [judge(signIn.value.namesService || null, { about: "audience", name, ...signIn.value })] : []),
      judge(authority === null, { about: "authority", name, problem: authority }),
      judge(service === null, { about: "service", name, problem: service }),
    ];
  }

  async function ofFolder(inbox: InboxSettings): Promise<readonly TonightFound[]> {
    const over = new AbortController();
    const hangs = clock.wait(longestFolderMs, over.signal).then((): "hangs" => "hangs");
    const look = Promise.all([probes.folder(inbox), probes.freeBytes(inbox.path)]);
    const found = await Promise.race([look, hangs]);
    over.abort();
    const { path } = inbox;
    if (found === "hangs") return [judge(false, { about: "folder", path, problem: { step: "answer", detail: "" } })];
    const [problem, freeBytes] = found;
    const folder = judge(problem === null, { about: "folder", path, problem });
    // Of a folder that is not there nobody asks how much room it has.
    return problem === null ? [folder, ofDisk(path, freeBytes)] : [folder];
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

/** @param isGood null where it cannot be found out */
export const judge = (isGood: boolean | null, finding: TonightFinding): TonightFound => ({
  verdict: isGood === null ? "unknown" : isGood ? "good" : "bad",
  finding,
});
