/** @file What differs between the window and the terminal: where the data lies, and what the parts stand on there. */

import type { Locale, SystemLocale } from "../../shared/wording/language.ts";
import type { LaunchBackupWorker } from "../journal/backup/backup-worker.ts";
import type { FindProxies } from "../network/find-routes.ts";
import type { ProxySignIn } from "../network/proxy-sign-ins.ts";
import type { LaunchParser } from "../parser/parser.ts";
import type { Log } from "../platform/log.ts";
import type { ConfigFile } from "../settings/settings-store.ts";

export interface Environment {
  /** Where settings, journal and log lie; made when missing. */
  readonly dataFolder: string;
  readonly openConfig: (folder: string) => ConfigFile;
  /** For a command that tells and changes nothing. */
  readonly onlyReads?: boolean;
  readonly launchParser: LaunchParser;
  readonly launchPdfText: LaunchParser;
  readonly launchKeeper: LaunchBackupWorker;
  /** A client secret for machines without a keychain, or null. */
  readonly environmentSecret: string | null;
  /** What the computer's own settings say of proxies, and the sign-in at a proxy that the environment holds. */
  readonly proxies: { readonly find: FindProxies; readonly signInFor: (proxy: string) => ProxySignIn | null };
  /** What the computer says of languages and formats. */
  readonly systemLocale: SystemLocale;
  /** Told where the settings have something else spoken from now on. */
  readonly onLocale?: (spoken: Locale) => void;
  readonly log: Log;
}
