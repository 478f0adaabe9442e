/** @file Assembles the network, the accounts that sign in over it, and the passwords for proxies. */

import { randomUUID } from "node:crypto";
import { createAccounts } from "../auth/account.ts";
import type { Send } from "../auth/authority.ts";
import { createTokenVault } from "../auth/token-vault.ts";
import type { JournalEvent } from "../imports/ports/journal-port.ts";
import type { Ports } from "../imports/ports/ports.ts";
import { createNamedLock } from "../journal/locks/named-lock.ts";
import { ask } from "../network/ask.ts";
import { createNetwork, type Network } from "../network/network.ts";
import { createProxySignIns, type ProxySignIns } from "../network/proxy-sign-ins.ts";
import type { SettingsStore } from "../settings/settings-store.ts";
import { auditSignIns } from "./audit-sign-ins.ts";
import { type CheckedAccounts, checkAccounts } from "./check-accounts.ts";
import type { Environment } from "./environment.ts";

interface Needs extends Pick<Environment, "dataFolder" | "environmentSecret" | "proxies" | "log"> {
  readonly settings: SettingsStore;
  readonly journal: Pick<Ports["journal"], "metadata" | "officesOf" | "commit">;
  readonly who: string;
}

interface AccountParts {
  readonly accounts: CheckedAccounts;
  /** A value that changes when someone signs in or out, in any process. */
  readonly accountsMark: () => string | null;
  readonly network: Network;
  readonly keepProxySignIn: ProxySignIns["keep"];
  /** Sends one request over the network. */
  readonly send: Send;
}

const accountsKey = "accounts";

export function assembleAccounts({
  dataFolder,
  environmentSecret,
  proxies,
  log,
  settings,
  journal,
  who,
}: Needs): AccountParts {
  const noteAccount = (what: JournalEvent["what"], by: string, detail: object) =>
    journal.commit((draft) => draft.setMetadata(accountsKey, randomUUID(), { what, who: by, detail }));
  const vault = createTokenVault();
  const signIns = createProxySignIns(vault, proxies.signInFor, Date.now);
  const network = createNetwork({
    settings: () => settings.read().settings.network,
    findProxies: proxies.find,
    signIns,
  });
  const send: Send = (address, question) => ask(network.open, address, question);
  const accounts = auditSignIns(
    createAccounts(vault, environmentSecret, createNamedLock(dataFolder), {
      send,
      noteEnd({ id }, why) {
        // The keychain has it anyway, and the caller needs its answer more than the trail its entry.
        noteAccount("sign-in-ended", "agent", { connection: id, why }).catch((problem) => log.bug(problem, "accounts"));
      },
    }),
    (what, { id }) => noteAccount(what, who, { connection: id }),
  );
  return {
    accounts: checkAccounts(accounts, {
      officesOf: journal.officesOf,
      keepConfirmed: (connection, office) =>
        journal.commit((draft) => {
          draft.keepOffice(connection, office, who);
          const detail = { connection, ...(office.company !== undefined && { company: office.company }) };
          draft.setMetadata(accountsKey, randomUUID(), { what: "confirm-account", who, detail });
        }),
    }),
    accountsMark: () => journal.metadata(accountsKey),
    network,
    async keepProxySignIn(proxy, signIn) {
      const kept = await signIns.keep(proxy, signIn);
      // Every process that waits for the password tries again at once.
      if (kept.ok) await noteAccount("proxy-password", who, { proxy });
      return kept;
    },
    send,
  };
}
