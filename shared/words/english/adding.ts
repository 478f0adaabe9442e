/** @file Adding files to an inbox: what was copied, what was not and why, in English. */

export const adding = {};
