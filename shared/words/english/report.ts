/** @file The morning report, in English. */

export const report = {};
