/** @file An import: its state, its kind, what it holds, in German. */

import type { imports as english } from "../english/imports.ts";

export const imports: typeof english = {};
