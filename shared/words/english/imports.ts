/** @file An import: its state, its kind, what it holds, in English. */

export const imports = {};
