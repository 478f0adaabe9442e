/** @file Every expected failure: what happened, and what to do, in English. */

export const failures = {};
