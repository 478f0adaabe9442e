/** @file The window's frame and what its views share, in German. */

import type { window as english } from "../english/window.ts";

export const window: typeof english = {};
