/** @file What a correction copy adds to the office's own sheet, and a reading passes over when it comes back. */

export const problemHeader = "Problem (Pigeonhole)";
export const fixHeader = "What to do (Pigeonhole)";
