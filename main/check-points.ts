/** @file Looks at one connection or one inbox: what the tonight check and a form's Test button both find out. */

import type { NotSent } from "../shared/failure.ts";
import type { Result } from "../shared/result.ts";
import { type Connection, type InboxSettings, shareFiles } from "../shared/settings.ts";
import type { TonightPoint } from "../shared/tonight.ts";
import { quote } from "../shared/wording-grammar.ts";
import {
  type FolderProblem,
  leastFreeBytes,
  sayApart,
  sayAudience,
  sayAuthority,
  sayDisk,
  sayFolder,
  sayService,
  saySignIn,
} from "../shared/wording-tonight.ts";
import type { Clock } from "./imports/ports.ts";

/** Each asks the world one question. None of them may create anything at the finance service. */
export interface PointProbes {
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

export interface Points {
  ofConnection(connection: Connection): Promise<readonly TonightPoint[]>;
  /** @param others whose folders it must lie apart from */
  ofInbox(inbox: InboxSettings, others: readonly InboxSettings[]): Promise<readonly TonightPoint[]>;
  ofDisk(where: string, freeBytes: number | null): TonightPoint;
}

/** A share that hangs must not keep the check from its end. */
const longestFolderMs = 30_000;

export function createPoints(probes: PointProbes, clock: Clock): Points {
  async function ofConnection(connection: Connection): Promise<readonly TonightPoint[]> {
    const { name } = connection;
    const [signIn, authority, service] = await Promise.all([
      probes.signIn(connection),
      probes.authority(connection),
      probes.service(connection),
    ]);
    return [
      point("sign-in", signIn.ok, saySignIn(name, signIn.ok ? null : signIn.error)),
      // Of one that cannot be read only the service knows; it makes nothing red.
      ...(signIn.ok
        ? [point("audience", signIn.value.namesService || null, sayAudience(name, signIn.value.namesService))]
        : []),
      point("authority", authority === null, sayAuthority(name, authority)),
      point("service", service === null, sayService(name, service)),
    ];
  }

  async function ofFolder(inbox: InboxSettings): Promise<readonly TonightPoint[]> {
    const over = new AbortController();
    const hangs = clock.wait(longestFolderMs, over.signal).then((): "hangs" => "hangs");
    const look = Promise.all([probes.folder(inbox), probes.freeBytes(inbox.path)]);
    const found = await Promise.race([look, hangs]);
    over.abort();
    if (found === "hangs") return [point("folder", false, sayFolder(inbox.path, { step: "answer", detail: "" }))];
    const [problem, freeBytes] = found;
    const folder = point("folder", problem === null, sayFolder(inbox.path, problem));
    // Of a folder that is not there nobody asks how much room it has.
    return problem === null ? [folder, ofDisk(`the inbox ${quote(inbox.path)}`, freeBytes)] : [folder];
  }

  const ofDisk = (where: string, freeBytes: number | null): TonightPoint =>
    point("disk", freeBytes === null ? null : freeBytes >= leastFreeBytes, sayDisk(where, freeBytes));

  async function ofInbox(inbox: InboxSettings, others: readonly InboxSettings[]): Promise<readonly TonightPoint[]> {
    const found = await ofFolder(inbox);
    if (found.some(({ about, verdict }) => about === "folder" && verdict === "bad")) return found;
    const real = await probes.realPath(inbox.path);
    for (const other of others)
      if (shareFiles(await probes.realPath(other.path), real))
        return [...found, point("apart", false, sayApart(inbox.path, other.path))];
    return [...found, point("apart", true, sayApart(inbox.path, null))];
  }

  return { ofConnection, ofInbox, ofDisk };
}

/** @param isGood null where it cannot be found out */
export const point = (about: TonightPoint["about"], isGood: boolean | null, sentence: string): TonightPoint => ({
  about,
  verdict: isGood === null ? "unknown" : isGood ? "good" : "bad",
  sentence,
});
