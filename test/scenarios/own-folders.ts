/** @file What lies where: our four folders, and the notes that are no drops. */

export const isNote = (path: string) => path.endsWith(".why.txt");

export const isInOwnFolder = (path: string) => /^(Done|Failed|Needs you|Duplicates)\//.test(path);
