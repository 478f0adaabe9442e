/** @file The tray, the menus, the native dialogs, the page after signing in, in German. */

import type { desktop as english } from "../english/desktop.ts";

export const desktop: typeof english = {};
