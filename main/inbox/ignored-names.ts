/** @file Names that programs give to files that are nobody's drop: locks, downloads under way, folder furniture. */

const ignored: readonly RegExp[] = [
  // Hidden files: what rsync, scp and macOS write beside or before the real one (`._x`, `.DS_Store`, `.x.pdf.Ab12`).
  /^\./,
  // Office programs' locks.
  /^~\$/,
  // Downloads, copies and saves under way.
  /\.(tmp|part|partial|filepart|crdownload|download|opdownload|swp)$/i,
  /^~.*\.(tmp|od[a-z]*)$/i,
  // Syncthing's and OneDrive's temporaries.
  /^~syncthing~/i,
  /^~?onedrive.*\.(tmp|temp)$/i,
  // Folder furniture.
  /^(thumbs\.db|desktop\.ini|ehthumbs\.db|icon\r)$/i,
  /^@eadir$/i,
  // Our own notes.
  /\.why\.txt$/i,
];

/** True for a file or folder name that is no drop. */
export const isIgnored = (name: string): boolean => ignored.some((pattern) => pattern.test(name));
