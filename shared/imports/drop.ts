/** @file A settled drop: what is known about the file before anything is decided. */

/** The kind of content, from the first bytes. `ole` is the container of .doc and .xls. */
export type Content =
  | { readonly is: "pdf" | "png" | "jpeg" | "docx" | "xlsx" | "ole" | "zip" | "empty" }
  /** `isTable` where its lines have the same number of columns, as those of a list do. */
  | { readonly is: "text"; readonly isTable?: true }
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
