/** @file The window's frame and what its views share, in English. */

export const window = {};
