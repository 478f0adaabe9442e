/** @file The notes that are laid beside files, and the correction copies, in English. */

export const note = {};
