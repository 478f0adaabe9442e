/** @file Makes control characters visible, in texts and in JSON. */

/**
 * C0 and C1 without line ends and tabs, the characters that change the direction of a line, and the separators that
 * some programs take for line ends. A carriage return alone would overwrite its line.
 */
const controls = /\r(?!\n)|(?![\r\n\t])\p{Cc}|\p{Bidi_Control}|[\u2028\u2029]/gu;

/** Writes each as `\u001b`. That is also how JSON writes it, so JSON text keeps its exact data. */
export const escapeControls = (text: string): string => text.replace(controls, escapeChar);

/** The same for a text on one line, such as a file name: a line end in it would begin a line that looks like ours. */
export const escapeLine = (text: string): string => escapeControls(text).replace(/[\r\n\t]/g, escapeChar);

const escapeChar = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`;
