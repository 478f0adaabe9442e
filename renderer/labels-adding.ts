/** @file The words of adding files to an inbox. */

export const labelsAdding = {
  addFiles: "Add files…",
  dropHere: "Drop them here",
  dropOne: (path: string) => `A copy of each goes into ${path}. Your own files stay where they are.`,
  dropSeveral: "You are asked which inbox they are for. Your own files stay where they are.",
  dropNone: "There is no inbox yet to put them into.",
  noInbox: "There is no inbox yet. Set Pigeonhole up first, then add the files again.",
  whichInbox: "Which inbox are they for?",
  isFor: (connection: string) => `for ${connection}`,
  cancel: "Cancel",
  copying: "Copying files",
  outcome: "Files that were added",
  copyDetails: "Copy details",
  copied: "Copied",
  close: "Close",
  andMore: (howMany: string) => `And ${howMany} more; Copy details has all of them.`,
} as const;
