/** @file The command line's own words, in German. */

import type { cli as english } from "../english/cli.ts";

export const cli: typeof english = {};
