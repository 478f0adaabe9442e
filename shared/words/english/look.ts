/** @file The view in which a person looks at a spreadsheet, says how it is read, and lets it go, in English. */

export const look = {};
