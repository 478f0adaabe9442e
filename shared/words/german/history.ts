/** @file History: the table, its search, the detail of one import, in German. */

import type { history as english } from "../english/history.ts";

export const history: typeof english = {};
