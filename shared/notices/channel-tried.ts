/** @file The ways on which alerts leave, and how trying one out went: for the window and the command line. */

export interface AlertChannel {
  readonly name: "webhook" | "mail";
  /** Where it leads: a host, or e-mail addresses. Never the whole address of a webhook. */
  readonly to: string;
}

export interface ChannelTried extends AlertChannel {
  /** Why it didn't arrive, as half a sentence; null where it did. */
  readonly problem: string | null;
}
