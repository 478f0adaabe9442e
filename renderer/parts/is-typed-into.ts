/** @file Tells whether a key goes into a text field. */

export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]");
