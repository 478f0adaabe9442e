/** @file Assembles the alerts, and lets them run with the agent. */

import { hostname } from "node:os";
import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { ChannelTried } from "../../shared/notices/channel-tried.ts";
import { sayJournalLost } from "../../shared/wording/agent/say-notices.ts";
import { sayInstant } from "../../shared/wording/say-time.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Agent } from "../agent/agent.ts";
import {
  type Channel,
  createAlerts,
  createMailPasswords,
  type MailPasswords,
  mailChannel,
  tryChannels,
  webhookChannel,
} from "../alerts/alerts.ts";
import type { Send } from "../auth/authority.ts";
import { createTokenVault } from "../auth/token-vault.ts";
import type { OpenJournal } from "../journal/journal.ts";
import { createTrust } from "../network/trust.ts";
import { redactSecret } from "../platform/redact-secret.ts";
import { systemClock } from "../platform/system-clock.ts";
import type { SettingsStore } from "../settings/settings-store.ts";
import type { Environment } from "./environment.ts";

interface Needs extends Pick<Environment, "log" | "mailPassword"> {
  readonly settings: SettingsStore;
  readonly timeZone: string;
  readonly send: Send;
}

/** What belongs to one agent. */
interface AgentParts {
  readonly journal: Pick<OpenJournal, "asking" | "commit" | "metadata">;
  /** False where another computer of the office imports. */
  readonly mayTell: () => boolean;
  readonly damage: AbortSignal;
}

interface Listeners {
  readonly onImport: (changed: Import) => void;
  readonly onStatus: (status: AgentStatus) => void;
}

export interface AssembledAlerts {
  /** The ways that are set. */
  readonly channels: () => readonly Pick<Channel, "name" | "to">[];
  /** Sends a test alert on each of them. */
  readonly tryOut: () => Promise<readonly ChannelTried[]>;
  readonly keepPassword: MailPasswords["keep"];
  /** Passes the agent's news on to alerts too, for as long as it runs. */
  withAgent<L extends Listeners>(listeners: L, make: (listeners: L) => Agent, parts: AgentParts): Agent;
}

export function assembleAlerts({ settings, timeZone, send, log, mailPassword }: Needs): AssembledAlerts {
  const passwords = createMailPasswords(createTokenVault(), mailPassword ?? null);
  const trust = createTrust();
  const computer = hostname();
  const channels = (): readonly Channel[] => {
    const { alerts, network } = settings.read().settings;
    const { webhook, mail } = alerts;
    return [
      ...(webhook === null ? [] : [webhookChannel(webhook, send)]),
      ...(mail === null
        ? []
        : [
            mailChannel(mail, {
              password: () => passwords.find(mail),
              secureContext: () => trust.contextFor(network?.caFile ?? null),
              redact: (text, secret) => redactSecret(text, secret, words.signIn.why.leftOut),
              footer: ({ at }) => words.alerts.footer(computer, sayInstant(at, timeZone)),
            }),
          ]),
    ];
  };
  return {
    channels,
    tryOut: () => tryChannels(channels(), { computer, now: Date.now }),
    keepPassword: passwords.keep,
    withAgent(listeners, make, { journal, mayTell, damage }) {
      const { wait } = systemClock;
      const alerts = createAlerts({ journal, channels, mayTell, computer, timeZone, now: Date.now, wait, log });
      const agent = make({
        ...listeners,
        onImport(changed) {
          alerts.seeImport(changed);
          listeners.onImport(changed);
        },
        onStatus(status) {
          alerts.seeStatus(status);
          listeners.onStatus(status);
        },
      });
      return {
        ...agent,
        start(journalChecked) {
          agent.start(journalChecked);
          // Where the journal is damaged nothing is told from it.
          (journalChecked ?? Promise.resolve()).then(alerts.begin, () => {});
        },
        async stop() {
          await agent.stop();
          await alerts.stop(damage.aborted ? sayJournalLost(damage.reason.message) : null);
        },
      };
    },
  };
}
