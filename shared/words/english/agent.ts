/** @file How the agent stands, its hours, its pauses, its notices, in English. */

export const agent = {};
