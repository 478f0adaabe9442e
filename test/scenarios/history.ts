/** @file A random history: what people and the world do around an agent, one happening after another. All data. */

import type { Decision } from "../../main/imports/decide.ts";
import type { PauseLength } from "../../shared/agent/pause.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import type { Answer } from "../fakes/fake-service.ts";

/** The reason that marks a rejection of what is queued or being sent, where others are of what is held. */
export const onItsWay = "on its way";

/** The reason that marks a rejection of what was sent and waits because not all of it was saved: it closes the file. */
export const enteredByHand = "entered by hand";

/** One of those that are there when it comes to it: from 0, the first, up to 1, beyond the last. */
type Which = number;

export type Happening =
  /** Time goes on, and the agent works; it starts where none runs. */
  | { readonly is: "time"; readonly ms: number }
  // People and files.
  | { readonly is: "drop"; readonly path: string; readonly content: string }
  | { readonly is: "replace"; readonly which: Which; readonly content: string }
  | { readonly is: "rename"; readonly which: Which; readonly to: string }
  /** One file of the inbox over another one, in one go. */
  | { readonly is: "rename-over"; readonly which: Which; readonly over: Which }
  /** Somebody writes a file, pauses in the middle, and writes the rest. */
  | {
      readonly is: "write";
      readonly path: string;
      readonly content: string;
      readonly at: number;
      readonly pauseMs: number;
    }
  | { readonly is: "edit"; readonly which: Which; readonly content: string }
  /** Another amount in the same rows, or another word in a document, in the inbox or in one of our folders. */
  | { readonly is: "amend"; readonly which: Which }
  /** The same of a file that waits for a person, or to be sent. */
  | { readonly is: "amend-open"; readonly which: Which }
  | { readonly is: "rename-filed"; readonly which: Which; readonly to: string }
  | { readonly is: "move-back"; readonly which: Which; readonly to: string | null }
  /** A document that is being sent, or that may have been, gets the name of another invoice in the inbox. */
  | { readonly is: "rename-open"; readonly which: Which; readonly to: string }
  | { readonly is: "take-away"; readonly which: Which }
  | { readonly is: "take-name"; readonly path: string; readonly content: string }
  // People and the agent.
  | { readonly is: "decide"; readonly which: Which; readonly decision: Decision }
  | { readonly is: "reverse"; readonly which: Which }
  /** A person gives the supplier in a file's rows another name, for all files of the inbox. */
  | { readonly is: "use-name"; readonly which: Which }
  /** A person has the inbox forget how one kind of its files is read. */
  | { readonly is: "forget-layout"; readonly which: Which }
  | { readonly is: "forget-name"; readonly which: Which }
  /** Until resumed, where no length is told. */
  | { readonly is: "pause"; readonly length?: PauseLength }
  | { readonly is: "resume" }
  | { readonly is: "sync-now" }
  | { readonly is: "set"; readonly settings: Partial<InboxSettings> | "no-inbox" }
  /** A second inbox that is the same folder, for another office. */
  | { readonly is: "link-inbox" }
  // The world.
  /** A file that was there when the inbox was taken over from another computer, which may have sent it. */
  | { readonly is: "left-by-another"; readonly path: string; readonly content: string }
  | { readonly is: "service"; readonly answers: readonly Answer[]; readonly delayMs: number }
  | { readonly is: "sign-out" }
  | { readonly is: "sign-in" }
  | { readonly is: "parser-stops"; readonly times: number }
  | { readonly is: "hold-open"; readonly which: Which }
  | { readonly is: "let-go" }
  | { readonly is: "refuse-moves"; readonly times: number }
  | { readonly is: "inbox"; readonly goes: "unreachable" | "hollow" | "back" }
  | { readonly is: "slow-disk"; readonly ms: number }
  | { readonly is: "disk-full"; readonly writes: number }
  /** Another process saves the same import first, so many times. */
  | { readonly is: "overtake"; readonly saves: number }
  | { readonly is: "clock-jump"; readonly ms: number }
  | { readonly is: "power-cut"; readonly afterMoments: number }
  | { readonly is: "hand-over" };

export interface History {
  readonly seed: number;
  /** Whether the agent watches all the time, or is asked for one pass after another. */
  readonly watches: boolean;
  readonly settings: Partial<InboxSettings>;
  readonly happenings: readonly Happening[];
}

/** One happening in a short line. */
export function sayHappening({ is, ...more }: Happening): string {
  const facts = Object.values(more).map((value) => {
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return text.length > 70 ? `${text.slice(0, 70).replaceAll(/\s+/g, " ")}…` : text.replaceAll(/\s+/g, " ");
  });
  return [is, ...facts].join(" ");
}
