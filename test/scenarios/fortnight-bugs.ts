/** @file Bugs to plant into a fortnight: each of its promises must be broken by one, or its silence means nothing. */

import type { Accounts } from "../../main/auth/account.ts";
import type { TokenVault } from "../../main/auth/token-vault.ts";
import { ok } from "../../shared/values/result.ts";
import type { PlantedInOffice } from "./fortnight-office.ts";
import { sendsAgainAfterAStart } from "./planted-bugs.ts";

/** The authority's no is not kept. */
const forgetsRefusals = (vault: TokenVault): TokenVault => {
  const text = (kept: string | null) => kept && JSON.stringify({ ...JSON.parse(kept), ended: null });
  return {
    ...vault,
    async read(account) {
      if (account.endsWith("refused)")) return ok(null);
      const read = await vault.read(account);
      return read.ok ? ok(text(read.value)) : read;
    },
  };
};

/** The keychain keeps the first of all refresh tokens. */
const keepsTheOldToken = (vault: TokenVault): TokenVault => {
  const first = new Map<string, string>();
  const tokenIn = (text: string) => /"refreshToken":"([^"]*)"/.exec(text)?.[1];
  return {
    ...vault,
    async read(account) {
      const read = await vault.read(account);
      const [now, old] = read.ok && read.value !== null ? [tokenIn(read.value), first.get(account)] : [];
      if (read.ok && now !== undefined && old === undefined) first.set(account, now);
      return read.ok && now !== undefined && old !== undefined
        ? ok((read.value ?? "").replace(`"refreshToken":"${now}"`, `"refreshToken":"${old}"`))
        : read;
    },
  };
};

/** Two sets of accounts that know nothing of each other, as two programs would have without taking turns. */
const asksTwiceAtOnce = (accounts: Accounts, another: () => Accounts): Accounts => {
  const other = another();
  return {
    ...accounts,
    async accessToken(connection, refused) {
      const [first] = await Promise.all([
        accounts.accessToken(connection, refused),
        other.accessToken(connection, refused),
      ]);
      return first;
    },
  };
};

const saysAllIsWell = (accounts: Accounts): Accounts => ({
  ...accounts,
  async status(connection) {
    return { ...(await accounts.status(connection)), signedIn: true, expiresAt: null, canRefresh: true };
  },
});

const saysNobodyIsIn = (accounts: Accounts): Accounts => ({
  ...accounts,
  status: async (connection) => ({ ...(await accounts.status(connection)), signedIn: false }),
});

/** Every bug by what it does, with what must be said of it. */
export const bugsOfFortnights: Readonly<Record<string, { readonly planted: PlantedInOffice; readonly said: RegExp }>> =
  {
    "asks again with what was refused": {
      planted: { vault: forgetsRefusals },
      said: /was refused, and is asked with again/,
    },
    "uses a refresh token twice": { planted: { vault: keepsTheOldToken }, said: /was used up, and is used again/ },
    "asks for two tokens at once": { planted: { accounts: asksTwiceAtOnce }, said: /2 requests for a token at once/ },
    "says that somebody is signed in when nobody is": {
      planted: { accounts: saysAllIsWell },
      said: /and the agent says that somebody is signed in/,
    },
    "says that nobody is signed in when somebody is": {
      planted: { accounts: saysNobodyIsIn },
      said: /the agent says that nobody is signed in, and somebody is/,
    },
    "says a loss only when the accounts are looked at next": {
      planted: { notedEnds: false },
      said: /the authority said no, and the agent says that somebody is signed in/,
    },
    "tells people again and again": { planted: { tellsAgain: true }, said: /was told \d+ times/ },
    "tells nobody": { planted: { tellsNobody: true }, said: /nobody was told/ },
    "tells nobody of a sign-in that is turned away": {
      planted: { tellsNobody: true },
      said: /nobody was told that a good sign-in is turned away/,
    },
    "sends outside the hours": {
      planted: { settings: (inbox) => ({ ...inbox, hours: null }) },
      said: /outside the hours/,
    },
    "sends again after a start what was being sent": {
      planted: { journal: sendsAgainAfterAStart },
      said: /arrived 2 times, and may 1/,
    },
    "does not see what was dropped in the night": {
      planted: {
        folder: (folder) => ({
          ...folder,
          async sweep(inbox, nowMs) {
            const seen = await folder.sweep(inbox, nowMs);
            return new Date(nowMs).getUTCHours() % 12 < 4 ? seen : { ...seen, settled: [], unsettled: [] };
          },
        }),
      },
      said: /files were dropped, and the counts come to/,
    },
  };
