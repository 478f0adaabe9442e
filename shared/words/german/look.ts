/** @file The view in which a person looks at a spreadsheet, says how it is read, and lets it go, in German. */

import type { look as english } from "../english/look.ts";

export const look: typeof english = {};
