/** @file The tray, the menus, the native dialogs, the page after signing in, in English. */

export const desktop = {};
