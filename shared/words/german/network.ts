/** @file What the network keeps us from, in German. */

import type { network as english } from "../english/network.ts";

export const network: typeof english = {};
