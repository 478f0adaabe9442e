/** @file The commands that go on with a file that needs someone, in English: for the terminal and the morning report. */

export const commands = {
  /** Before a command. */
  approve: "To send it",
  answer: "To answer",
  import: "To import it as purchase invoices",
  attach: "To attach it to a purchase invoice",
  inside: "To add all files inside to the inbox",
  retry: "To try it again",
  found: "If you find the rows in the finance system, so that they aren't sent again",
  anyway: "To send it although it may be in the finance system already",
  close: "If you've dealt with its rows yourself, so that it's done",
  cancel: "To cancel it, so that it isn't sent",
  notNeeded: "If it isn't needed",
  /** What a command takes besides the file's ID. */
  invoiceId: "INVOICE_ID",
  rows: "ROW...",
  reason: '"REASON"',
  /** Follows what to do in the window. */
  orRun: (each: readonly string[]) => `Or as a command: ${each.join(", or ")}.`,
};
