/** @file An alert, and the ways on which it leaves. */

import type { AlertChannel } from "../../shared/notices/channel-tried.ts";

export interface Alert {
  /** "Pigeonhole on SERVER-1". */
  readonly title: string;
  /** A sentence for each matter, the most urgent first. */
  readonly lines: readonly string[];
  /** What each line is about, so that a newer line takes the place of an older one; absent for what stands alone. */
  readonly kinds?: readonly string[];
  readonly computer: string;
  /** Epoch ms. */
  readonly at: number;
  /** A person tries it out. */
  readonly isTest: boolean;
}

/** Why an alert didn't leave. */
export interface NotDelivered {
  /** A sentence without a secret: no address of a webhook, no password. */
  readonly why: string;
  /** False where only a person can change it: another password, another address. */
  readonly mayWorkLater: boolean;
}

export interface Channel extends AlertChannel {
  /** Null once it is delivered. Never throws. */
  send(alert: Alert): Promise<NotDelivered | null>;
}
