/** @file The journal: restoring, backups, the checking of its trail, in German. */

import type { journal as english } from "../english/journal.ts";

export const journal: typeof english = {};
