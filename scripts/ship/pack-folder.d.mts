/** Packs the built app into a folder for this system. */
export declare function packFolder(
  root: string,
  out: string,
  changes?: { readonly updates?: object; readonly version?: string },
): string;
