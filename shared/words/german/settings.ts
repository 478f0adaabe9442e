/** @file The settings, what is wrong with them, and the view of them, in German. */

import type { settings as english } from "../english/settings.ts";

export const settings: typeof english = {};
