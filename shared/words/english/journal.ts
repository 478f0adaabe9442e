/** @file The journal: restoring, backups, the checking of its trail, in English. */

export const journal = {};
