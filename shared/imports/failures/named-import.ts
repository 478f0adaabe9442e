/** @file Another import that a failure names, for people. */

/** An import and its file's name, for people. */
export interface NamedImport {
  readonly id: string;
  readonly file: string;
}

/** `perhapsIn`: what may be its corrected file was sent, and it isn't certain. See [Note: a corrected file]. */
export interface PerhapsCorrected {
  readonly perhapsIn?: NamedImport;
}
