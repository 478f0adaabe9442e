/** @file The command line's own words, in English. */

export const cli = {};
