/** @file Every expected failure: what happened, and what to do, in German. */

import type { failures as english } from "../english/failures.ts";

export const failures: typeof english = {};
