/** @file The last part of a folder's path, which tells inboxes apart in a short list. */

/** "Leeds inbox" of "C:\Files\Leeds inbox" or "/files/Leeds inbox". */
export const folderName = (path: string): string => path.split(/[\\/]/).findLast((part) => part !== "") ?? path;
