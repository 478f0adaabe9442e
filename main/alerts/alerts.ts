/** @file The door of alerts: sends out what a notification is for, to reach people who don't look at the window. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { ChannelTried } from "../../shared/notices/channel-tried.ts";
import { createNotifier, type Notifier, type Shown } from "../../shared/notices/notify-model.ts";
import { createStatusWatch, type StatusWatch } from "../../shared/notices/notify-of-status.ts";
import { words } from "../../shared/words/spoken.ts";
import type { JournalEvent, Metadata } from "../imports/ports/journal-port.ts";
import type { Channel } from "./alert.ts";
import { createDelivery } from "./deliver-alerts.ts";

export type { Channel } from "./alert.ts";
export { createMailPasswords, type MailPasswords } from "./mail-password.ts";
export { mailChannel } from "./send-mail.ts";
export { webhookChannel } from "./send-webhook.ts";

interface AlertParts {
  readonly journal: Metadata & {
    /** The imports that need a person now. */
    asking(): readonly Import[];
  };
  /** The ways that are set now. */
  readonly channels: () => readonly Channel[];
  /** False on a computer whose office another one drives: that one tells. */
  readonly mayTell: () => boolean;
  readonly computer: string;
  readonly timeZone: string;
  readonly now: () => number;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly log: {
    say(
      what: "alert" | "alert-fails" | "alert-arrives" | "alert-lost",
      detail: Readonly<Record<string, unknown>>,
    ): void;
    bug(bug: unknown, where: string): void;
  };
}

export interface Alerts {
  seeImport(import_: Import): void;
  seeStatus(status: AgentStatus): void;
  /** Begins to tell; call it when the journal is known to be whole. */
  begin(): void;
  /** Tells what is still due, and `last` with it, waits a little for it to leave, and stops. */
  stop(last: string | null): Promise<void>;
}

const lookEveryMs = 5_000;
/** A program that is told to stop is killed soon after. */
const lastWordsMs = 5_000;
const alertedKey = "alerted";

/**
 * What was told is written down once it has left, or was given up. So what a power cut keeps from leaving is told again.
 */
export function createAlerts(parts: AlertParts): Alerts {
  const { journal, channels, mayTell, computer, timeZone, now, wait, log } = parts;
  let status: AgentStatus | null = null;
  let looking: Promise<void> | null = null;
  const stopping = new AbortController();
  let telling: { readonly notifier: Notifier; readonly watch: StatusWatch } | null = null;
  let toKeep: { readonly told: string; readonly event: JournalEvent } | null = null;
  let leaving: Promise<void> = Promise.resolve();
  let onTheirWay = 0;
  const delivery = createDelivery({ channels, now, wait, say: log.say });

  function keepTold(): void {
    if (toKeep === null || onTheirWay > 0) return;
    const { told, event } = toKeep;
    toKeep = null;
    // With a full disk it is told again after the next start.
    journal
      .commit((draft) => draft.setMetadata(alertedKey, told, event))
      .catch((problem) => log.bug(problem, "alerts"));
  }

  function show({ lines, kinds = [] }: Pick<Shown, "lines"> & Partial<Pick<Shown, "kinds">>): void {
    const alert = { title: words.alerts.title(computer), lines, kinds, computer, at: now(), isTest: false };
    log.say("alert", { lines });
    onTheirWay += 1;
    leaving = delivery.take(alert).then((hasLeft) => {
      onTheirWay -= 1;
      if (hasLeft) keepTold();
    });
  }

  function begun(): { readonly notifier: Notifier; readonly watch: StatusWatch } {
    const notifier = createNotifier({
      show,
      now,
      memory: {
        read: () => journal.metadata(alertedKey),
        write(told, shown) {
          const over = channels().map(({ name }) => name);
          const event: JournalEvent = shown
            ? { what: "notify", who: "agent", detail: { lines: shown.lines, over } }
            : { what: "notice-settled", who: "agent", detail: null };
          // That something was told isn't left out because something else is over.
          toKeep = { told, event: shown === null && toKeep !== null ? toKeep.event : event };
          keepTold();
        },
      },
    });
    const watch = createStatusWatch(notifier, now, timeZone);
    for (const import_ of journal.asking()) watch.seeImport(import_);
    return { notifier, watch };
  }

  /** Another computer may have driven the office meanwhile, and told: what was told is read again. */
  function tick(): void {
    if (!mayTell() || channels().length === 0) {
      telling = null;
      return;
    }
    telling ??= begun();
    if (status !== null) telling.watch.seeStatus(status);
    telling.watch.tick();
    telling.notifier.tick();
  }

  async function look(): Promise<void> {
    while (!stopping.signal.aborted) {
      tick();
      await wait(lookEveryMs, stopping.signal);
    }
  }

  return {
    seeImport: (import_) => telling?.watch.seeImport(import_),
    seeStatus(seen) {
      status = seen;
    },
    begin() {
      looking ??= look();
    },
    async stop(last) {
      stopping.abort();
      if (looking === null) return;
      await looking;
      if (last !== null && channels().length > 0) show({ lines: [last] });
      else tick();
      const enough = new AbortController();
      await Promise.race([leaving, wait(lastWordsMs, enough.signal)]);
      enough.abort();
      delivery.stop();
    },
  };
}

/** Sends a test alert on each way, once. */
export const tryChannels = (
  channels: readonly Channel[],
  { computer, now }: Pick<AlertParts, "computer" | "now">,
): Promise<readonly ChannelTried[]> =>
  Promise.all(
    channels.map(async ({ name, to, send }) => {
      const alert = {
        title: words.alerts.title(computer),
        lines: [words.alerts.test],
        computer,
        at: now(),
        isTest: true,
      };
      const problem = await send(alert);
      return { name, to, problem: problem?.why ?? null };
    }),
  );
