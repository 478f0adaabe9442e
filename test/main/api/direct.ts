/** @file The network of a machine without proxies. */

import { createNetwork } from "../../../main/network/network.ts";
import { createProxySignIns } from "../../../main/network/proxy-sign-ins.ts";
import { makeMemoryVault } from "../../fakes/memory-vault.ts";

export const { open: openDirectly } = createNetwork({
  settings: () => ({ proxy: "none", caFile: null }),
  findProxies: async () => "DIRECT",
  signIns: createProxySignIns(makeMemoryVault(), () => null, Date.now),
});
