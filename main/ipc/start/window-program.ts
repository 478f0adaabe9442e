/** @file What is known of this start of the window's program before anything is opened. */

import type { assemble } from "../../assemble/assemble.ts";
import type { Previews } from "../../desktop/page/serve-preview.ts";
import type { Log } from "../../platform/log.ts";
import type { PracticeOffice } from "../../practice/open-practice.ts";
import type { SetupOffer } from "../settings/open-setup.ts";

type Surroundings = Parameters<typeof assemble>[0];

/** What this start may not do, or must. */
export type Policy = NonNullable<Surroundings["policy"]>;

export interface WindowProgram {
  readonly dataFolder: string;
  /** The folder of the built program. */
  readonly built: string;
  /** The command that starts it. An AppImage is started by its own path, and a checkout needs the entry's. */
  readonly program: readonly [string, ...string[]];
  /** What the login item adds to the command: the data folder, where one was named. */
  readonly loginArguments: readonly string[];
  readonly log: Log;
  readonly openConfig: Surroundings["openConfig"];
  /** Offers to restore a lost journal, then calls `goOn`. Any other problem ends the app. */
  readonly restoreOrGiveUp: (problem: unknown, goOn: () => void) => void;
  readonly previews: Previews;
  readonly offer: SetupOffer;
  /** Null but in the practice office. */
  readonly practice: PracticeOffice | null;
}

/** The build puts the icons beside the page. */
export const iconsIn = (built: string): string => `${built}/renderer`;
