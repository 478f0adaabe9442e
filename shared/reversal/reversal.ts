/**
 * @file The reversal of a batch that was sent: what is asked for, and what links the two imports.
 *
 * [Note: a reversal]
 *
 * The finance system offers no way to delete a batch, so what was sent wrongly is set right by the same rows with their
 * signs turned. A person asks for it and says the date (`reverse`, on the import that sent the batch). At the next look
 * the agent writes a file with these rows into "Needs you" and enters it as an import of its own (`draft-reversal`), which
 * names the batch in `reverses`. Its plan is made from what was sent, as the journal has it, and not from the file. If a
 * person changes the file, what they saved takes its place: it is read like any file (`isEdited`). Both always wait for
 * approval. See [Note: a successor].
 *
 * A batch is reversed once. Another reversal is refused until the one before is over unsent: cancelled, taken away or
 * rejected, and nothing of it sent or perhaps sent. That is asked when a person wants it, when it is planned, and once
 * more right before it is sent, because a cancelled one can come back.
 */

import type { NamedImport } from "../imports/failures/named-import.ts";

/** What a person has asked for. */
interface ReversalTerms {
  /** The batches that are reversed, from 0, as parts of the import that sent them. */
  readonly parts: readonly number[];
  /** The date of every invoice of the reversal, yyyy-mm-dd; null where each keeps its own. */
  readonly date: string | null;
  /** What is added to the numbers and references, such as "REV". */
  readonly mark: string;
}

/** On the import that is the reversal. */
export interface Reverses extends ReversalTerms {
  readonly of: NamedImport;
  /** Its file was changed: what the file has is sent, and not what was drafted. */
  readonly isEdited?: true;
}

/** On the import that sent the batch. */
export interface Reversal extends ReversalTerms {
  /** The name of the reversal's file. */
  readonly name: string;
  /** The import that reverses it; null until its file is written. */
  readonly to: NamedImport | null;
}

/** True of an import with a reversal whose file is yet to be written. */
export const hasReversalToDraft = ({ reversals = [] }: { readonly reversals?: readonly Reversal[] }): boolean =>
  reversals.some(({ to }) => to === null);

/** True of a reversal that is sent as it was drafted: how its file is read says nothing. */
export const isAsDrafted = ({ reverses }: { readonly reverses?: Reverses | undefined }): boolean =>
  reverses !== undefined && !reverses.isEdited;
