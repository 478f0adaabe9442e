/** @file The settings, what is wrong with them, and the view of them, in English. */

export const settings = {};
