/** @file An import as sentences name it. */

/** An import and its file's name, for people. */
export interface NamedImport {
  readonly id: string;
  readonly file: string;
}
