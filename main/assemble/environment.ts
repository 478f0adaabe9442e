/** @file What the window and the terminal provide differently: the data folder, processes, proxies and language. */

import type { Locale, SystemLocale } from "../../shared/wording/language.ts";
import type { LaunchBackupWorker } from "../journal/backup/backup-worker.ts";
import type { LaunchPlanWriter } from "../journal/staging/staged-plan.ts";
import type { FindProxies } from "../network/find-routes.ts";
import type { ProxySignIn } from "../network/proxy-sign-ins.ts";
import type { LaunchParser } from "../parser/parser.ts";
import type { Log } from "../platform/log.ts";
import type { PolicySource } from "../settings/policy/policy-source.ts";
import type { ConfigFile } from "../settings/settings-store.ts";

export interface Environment {
  /** The folder of settings, journal and log. Made if missing. */
  readonly dataFolder: string;
  readonly openConfig: (folder: string) => ConfigFile;
  /** What the IT of this computer has set. None for practice. */
  readonly policy?: PolicySource;
  /** True for a command that changes nothing. */
  readonly onlyReads?: boolean;
  readonly launchParser: LaunchParser;
  readonly launchPdfText: LaunchParser;
  readonly launchBackupWorker: LaunchBackupWorker;
  readonly launchPlanWriter: LaunchPlanWriter;
  /** A client secret for machines without a keychain, or null. */
  readonly environmentSecret: string | null;
  /** The password of the office database from the environment, for machines without a keychain. */
  readonly databasePassword?: string | null;
  /** The password of the mail server for alerts, from the environment. */
  readonly mailPassword?: string | null;
  /** Finds the proxies in the computer's settings, and the sign-in for a proxy in the environment variables. */
  readonly proxies: { readonly find: FindProxies; readonly signInFor: (proxy: string) => ProxySignIn | null };
  /** The computer's preferred languages and formats. */
  readonly systemLocale: SystemLocale;
  /** Called when the settings change the language or formats. */
  readonly onLocale?: (spoken: Locale) => void;
  readonly log: Log;
}
