/** @file What lies where: our four folders, and what we lay there beside the drops: notes, and copies to be corrected. */

export const isNote = (path: string) => /\.why\.txt$| - to correct(?: \(\d+\))?\.xlsx$/.test(path);

export const isInOwnFolder = (path: string) => /^(Done|Failed|Needs you|Duplicates)\//.test(path);
