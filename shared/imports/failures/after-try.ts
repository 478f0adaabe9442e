/** @file Whether an import that has ended may have been sent before. */

/**
 * [Note: what was sent]
 *
 * The calls in the journal say whether anything of an import was sent; its state doesn't. If the outcome of a call was
 * unknown and a person had it sent again, the first try may have arrived. That stays true if the file changes before the
 * second try. Then it needs a person, because what they asked for wasn't done.
 */
export interface AfterTry {
  readonly mayHaveArrived?: true;
}
