/** @file A computer whose clock is wrong by a day, with an authority that rotates refresh tokens and sends ID tokens. */

import { expect, test } from "vitest";
import { createAccounts } from "../../../main/auth/account.ts";
import { readSettings } from "../../../shared/settings/read-settings.ts";
import { createFakeClock } from "../../fakes/fake-clock.ts";
import { makeMemoryVault } from "../../fakes/memory-vault.ts";
import { authUrl, baseUrl, createFortnightAuthority } from "../../scenarios/fortnight-authority.ts";
import { comeBack } from "../../scenarios/fortnight-live.ts";
import { byMyself, never } from "./people.ts";

test("the answer to a refresh is accepted, because losing the new refresh token would end the sign-in", async () => {
  const clock = createFakeClock();
  const deaf = { asked() {}, refused() {}, given() {}, lost() {}, usedTwice() {} };
  const manners = { lifetimeMs: 300_000, saysLifetime: true, givesRefreshTokens: true, givesIdentity: true } as const;
  const rotating = { rotates: true, endsOnReuse: true, refreshTokenMs: null } as const;
  const authority = createFortnightAuthority(clock, clock.now, { ...manners, ...rotating }, deaf);
  const [connection] = readSettings({
    connections: [{ id: "office", baseUrl, authUrl, clientId: "pigeonhole" }],
  }).settings.connections;
  if (!connection) throw new Error("no connection");
  const accounts = createAccounts(makeMemoryVault(), null, byMyself, { send: authority.send });
  const open = (address: string) => comeBack(authority.redirectOf(address));
  expect(await clock.during(accounts.signIn(connection, open, never))).toMatchObject({ ok: true });
  authority.trouble = "wrong-clock";
  for (let n = 0; n < 3; n += 1)
    expect(await clock.during(accounts.refreshNow(connection))).toMatchObject({ ok: true });
  // At a sign-in a person is there to correct the clock, so it fails with that reason.
  const again = await clock.during(accounts.signIn(connection, open, never));
  expect(again).toMatchObject({ ok: false, error: expect.stringContaining("date and time") });
});
