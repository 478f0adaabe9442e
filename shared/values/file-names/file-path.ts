/** @file The parts of a path as inboxes, archives and workbooks write it: with "/" on every computer. */

/** "b.pdf" of "a/b.pdf". */
export const fileNameOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** "a/" of "a/b.pdf", so that a name can be put after it; "" where the path has no folder. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1);
