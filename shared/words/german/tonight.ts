/** @file Whether the night will work, in German. */

import type { tonight as english } from "../english/tonight.ts";

export const tonight: typeof english = {};
