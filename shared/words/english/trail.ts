/** @file The audit trail, in English. */

export const trail = {};
