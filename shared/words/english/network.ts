/** @file What the network keeps us from, in English. */

export const network = {};
