/** @file The audit trail, in German. */

import type { trail as english } from "../english/trail.ts";

export const trail: typeof english = {};
