/** @file The functions of the office database: the only way in which an agent writes to it. */

import { leaseFunctions } from "./lease-functions.ts";
import { logFunctions } from "./log-functions.ts";
import { settlingFunctions } from "./settling-functions.ts";
import { snapshotFunctions } from "./snapshot-functions.ts";

/** In the order in which they need each other. */
export const officeFunctions = [settlingFunctions, logFunctions, leaseFunctions, snapshotFunctions].join("\n");
