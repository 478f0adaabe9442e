/** @file The network of a machine without proxies, and a slow one. */

import { setTimeout as wait } from "node:timers/promises";
import type { OpenConnection } from "../../../main/api/http.ts";
import { createNetwork } from "../../../main/network/network.ts";
import { createProxySignIns } from "../../../main/network/proxy-sign-ins.ts";
import { makeMemoryVault } from "../../fakes/memory-vault.ts";

export const { open: openDirectly } = createNetwork({
  settings: () => ({ proxy: "none", caFile: null }),
  findProxies: async () => "DIRECT",
  signIns: createProxySignIns(makeMemoryVault(), () => null, Date.now),
});

/** A line of 500 ms: what a call holds back for a round trip stays here for longer than a busy machine pauses. */
export const openSlowly: OpenConnection = async (...connection) => {
  await wait(500);
  return openDirectly(...connection);
};
