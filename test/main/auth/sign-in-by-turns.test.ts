/** @file A machine's sign-in at the moment when the agent needs a token. */

import { expect, test } from "vitest";
import { createAccounts } from "../../../main/auth/account.ts";
import { readSettings } from "../../../shared/settings/read-settings.ts";
import { createFakeClock } from "../../fakes/fake-clock.ts";
import { makeMemoryVault } from "../../fakes/memory-vault.ts";
import { authUrl, baseUrl, createFortnightAuthority } from "../../scenarios/fortnight-authority.ts";
import { byMyself, never } from "./people.ts";

test("a machine's sign-in and the agent request tokens one after the other", async () => {
  const clock = createFakeClock();
  const atOnce: number[] = [];
  const heard = {
    asked: (_credential: string, inFlight: number) => atOnce.push(inFlight),
    refused() {},
    given() {},
    lost() {},
    usedTwice() {},
  };
  const manners = { lifetimeMs: 300_000, saysLifetime: true, givesRefreshTokens: false, givesIdentity: false } as const;
  const plain = { rotates: false, endsOnReuse: false, refreshTokenMs: null } as const;
  const authority = createFortnightAuthority(clock, clock.now, { ...manners, ...plain }, heard);
  const [connection] = readSettings({
    connections: [{ id: "office", baseUrl, authUrl, clientId: "pigeonhole", flow: "client-credentials" }],
  }).settings.connections;
  if (!connection) throw new Error("no connection");
  const accounts = createAccounts(makeMemoryVault(), null, byMyself, { send: authority.send });
  await accounts.keepSecret(connection, authority.newSecret());
  const signIn = () => accounts.signIn(connection, () => {}, never);
  const wantsToken = () => accounts.accessToken(connection, null);
  const all = [wantsToken(), signIn(), wantsToken(), signIn(), wantsToken()];
  for (const end of await clock.during(Promise.all(all))) expect(end).toMatchObject({ ok: true });
  expect(atOnce).toEqual(atOnce.map(() => 1));
  expect(atOnce.length).toBeGreaterThan(1);
});
