/** @file Whether the night will work, in English. */

export const tonight = {};
