/** @file Adding files to an inbox: what was copied, what was not and why, in German. */

import type { adding as english } from "../english/adding.ts";

export const adding: typeof english = {};
