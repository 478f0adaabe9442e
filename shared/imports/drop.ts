/** @file A drop that has settled: what was found out about the file before anything is decided. */

/** What the first bytes show. `ole` is the container of .doc and .xls; `other` by its ending and MIME type, where they are known. */
export type Content =
  | { readonly is: "pdf" | "png" | "jpeg" | "docx" | "xlsx" | "ole" | "zip" | "text" | "empty" }
  | { readonly is: "other"; readonly name: string | null };

export interface Drop {
  /** The inbox's id. */
  readonly inbox: string;
  /** Relative to the inbox, `/` between its parts. */
  readonly path: string;
  readonly sizeBytes: number;
  /** The file's fingerprint, in hex. */
  readonly sha256: string;
  readonly content: Content;
}
