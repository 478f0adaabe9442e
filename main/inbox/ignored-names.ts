/** @file Names of files that nobody dropped: lock files, unfinished downloads, settings files of folders. */

const ignored: readonly RegExp[] = [
  // Hidden files: rsync, scp and macOS write them beside or before the real one (`._x`, `.DS_Store`, `.x.pdf.Ab12`).
  /^\./,
  // Lock files of office programs.
  /^~\$/,
  // Unfinished downloads, copies and saves.
  /\.(tmp|part|partial|filepart|crdownload|download|opdownload|swp)$/i,
  /^~.*\.(tmp|od[a-z]*)$/i,
  // Temporary files of Syncthing and OneDrive.
  /^~syncthing~/i,
  /^~?onedrive.*\.(tmp|temp)$/i,
  // Files that Windows and macOS keep a folder's look and thumbnails in.
  /^(thumbs\.db|desktop\.ini|ehthumbs\.db|icon\r)$/i,
  /^@eadir$/i,
  // Our own notes.
  /\.why\.txt$/i,
];

/** True for a file or folder name that is never taken for a drop. */
export const isIgnored = (name: string): boolean => ignored.some((pattern) => pattern.test(name));
