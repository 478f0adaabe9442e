/** @file The notes that are laid beside files, and the correction copies, in German. */

import type { note as english } from "../english/note.ts";

export const note: typeof english = {};
