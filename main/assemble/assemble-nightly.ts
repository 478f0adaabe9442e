/** @file Assembles the health checks of connections and inboxes, the tonight check and the morning report. */

import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { sayInShort } from "../../shared/wording/imports/say-in-short.ts";
import { sayMessage } from "../../shared/wording/message.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Accounts } from "../auth/account.ts";
import type { Send } from "../auth/authority.ts";
import { discoverAuthority } from "../auth/oidc.ts";
import type { InboxClaims } from "../imports/ports/marker-port.ts";
import type { Ports } from "../imports/ports/ports.ts";
import type { Inboxes } from "../inbox/inbox.ts";
import { listContents } from "../inbox/list-contents.ts";
import { tryFolder } from "../inbox/try-folder.ts";
import type { BackupWorker } from "../journal/backup/backup-worker.ts";
import { listBackups } from "../journal/integrity/backups.ts";
import type { OpenJournal } from "../journal/journal.ts";
import { createHealthChecks, type HealthChecks, type HealthProbes, type Knocked } from "../nightly/health-checks.ts";
import { createReportFiles } from "../nightly/report-files.ts";
import { createTonight, type Tonight } from "../nightly/tonight-check.ts";
import { createMorningReport, type MorningReport } from "../nightly/write-morning-report.ts";
import { freeBytes } from "../platform/free-space.ts";
import { readSleepSetting } from "../platform/sleep-setting.ts";
import { systemClock } from "../platform/system-clock.ts";
import type { SettingsStore } from "../settings/settings-store.ts";
import type { Pausing } from "./agent/pausing.ts";
import { journalIn } from "./assemble-journal.ts";

interface Needs {
  readonly dataFolder: string;
  readonly settings: Pick<SettingsStore, "read">;
  readonly journal: OpenJournal;
  readonly accounts: Pick<Accounts, "refreshNow">;
  readonly inboxes: Pick<Inboxes, "exists">;
  readonly claims: Pick<InboxClaims, "see">;
  readonly leftovers: Ports["leftovers"];
  readonly pausing: Pausing;
  readonly isDriven: () => boolean;
  readonly backupWorker: Pick<BackupWorker, "backUpIfDue">;
  readonly send: Send;
  readonly timeZone: string;
}

interface NightParts {
  /** Checks one connection or inbox now. */
  readonly points: HealthChecks;
  readonly tonight: Tonight;
  readonly report: MorningReport;
}

export function assembleNightly({
  dataFolder,
  settings,
  journal,
  accounts,
  inboxes,
  claims,
  leftovers,
  pausing,
  isDriven,
  backupWorker,
  send,
  timeZone,
}: Needs): NightParts {
  const pointProbes: HealthProbes = {
    signIn: accounts.refreshNow,
    authority: async (of) => {
      const found = await discoverAuthority(of, null, send);
      return found.ok ? null : sayMessage(found.error.detail);
    },
    service: ({ baseUrl }) => knock(send, baseUrl),
    folder: ({ path }) => tryFolder(path),
    notImported: ({ id }) => claims.see(id),
    freeBytes,
    realPath: (path) => realpath(path).catch(() => path),
  };
  const points = createHealthChecks(pointProbes, systemClock, timeZone);
  const tonight = createTonight({
    points,
    probes: {
      freeBytes,
      backUp: backupWorker.backUpIfDue,
      backupDay: () => listBackups(journalIn(dataFolder))[0]?.day ?? null,
      // Ids count from 1, and no import is ever deleted.
      firstSeenAt: () => journal.get("1")?.seenAt ?? null,
      isRunning: isDriven,
      isPaused: () => {
        const pause = pausing.now();
        // A pause of an hour is over before the night.
        return pause !== null && (pause.until === null || pause.until - Date.now() > 2 * 3_600_000);
      },
      sleep: () => readSleepSetting(process.platform),
    },
    clock: systemClock,
    timeZone,
    dataFolder,
    readSettings: settings.read,
    journal,
  });
  const report = createMorningReport({
    clock: systemClock,
    timeZone,
    readSettings: settings.read,
    journal,
    listFiles: ({ path, ignoredNames }, fromDay) => listContents(path, ignoredNames, fromDay),
    exists: inboxes.exists,
    leftovers,
    keep: createReportFiles(join(dataFolder, "reports")),
  });
  return { points, tonight, report };
}

/**
 * Checks whether the finance service answers at all, with a request that has no token and creates nothing. Any status
 * will do. Its answer also says what time it is there.
 */
async function knock(send: Send, baseUrl: string): Promise<Knocked> {
  const signal = AbortSignal.timeout(30_000);
  const question = { method: "GET", headers: {}, body: null, signal };
  const answered = await send(`${baseUrl}/`, question).catch(() => null);
  if (answered === null) return { problem: words.network.noAnswer, clockAheadMs: null };
  if (!answered.ok) return { problem: sayInShort(answered.error), clockAheadMs: null };
  const there = Date.parse(answered.value.headers.get("date") ?? "");
  return { problem: null, clockAheadMs: Number.isNaN(there) ? null : Date.now() - there };
}
