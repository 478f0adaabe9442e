/** @file Texts about adding files to an inbox, in English. */

import { count, figure, quote } from "../../../wording/grammar.ts";

/** @param aside the operating system's reason, in brackets; @param limit the limit in words */
type NotAddedWords = {
  readonly file: string;
  readonly aside: string;
  readonly limit: string;
};

const were = (howMany: number, noun: string): string => `${count(howMany, noun)} ${howMany === 1 ? "was" : "were"}`;

export const adding = {
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
  andMore: (howMany: number) => `And ${figure(howMany)} more; Copy details has all of them.`,

  unnamed: "What was dropped",
  notAdded: {
    gone: ({ file }: NotAddedWords) => `${file} is no longer there. Find it, and add it again.`,
    "not-a-file": ({ file }: NotAddedWords) =>
      `${file} is a link or a device, not a file. Add the file that it leads to.`,
    nowhere: ({ file }: NotAddedWords) => `${file} is no file on this computer yet. Save it first, then add it.`,
    unreadable: ({ file, aside }: NotAddedWords) =>
      `${file} cannot be read${aside}. Close it in other programs, or ask for leave to read it, then add it again.`,
    "passed-over": ({ file }: NotAddedWords) =>
      `${file} has the name of a hidden or unfinished file, which Pigeonhole passes over. Give it another name, then add it again.`,
    "in-an-inbox": ({ file }: NotAddedWords) =>
      `${file} lies in an inbox already. To have it tried again, move it to the top of its inbox.`,
    "our-own": ({ file }: NotAddedWords) => `${file} belongs to Pigeonhole itself. It is not for the finance system.`,
    "own-folder-name": ({ file }: NotAddedWords) =>
      `${file} is called like a folder that Pigeonhole files into. Rename it, or add the files in it.`,
    "too-deep": ({ file }: NotAddedWords) => `${file} lies in too many folders within one another. Add it by itself.`,
    "too-large": ({ file, limit }: NotAddedWords) =>
      `${file} is larger than ${limit}, which is more than the finance system takes.`,
    "too-many": ({ file, limit }: NotAddedWords) =>
      `${file} holds more than ${limit} files. Add them in smaller portions.`,
    changed: ({ file }: NotAddedWords) =>
      `${file} changed while it was copied. Wait until it is saved, then add it again.`,
    "no-space": ({ file }: NotAddedWords) =>
      `${file} does not fit: the disk of the inbox is full. Make room there, then add it again.`,
    "not-written": ({ file, aside }: NotAddedWords) =>
      `${file} could not be put into the inbox${aside}. Look whether the inbox can be reached and written to, then add it again.`,
    stopped: ({ file }: NotAddedWords) => `${file} was not copied, because Pigeonhole was closed. Add it again.`,
  },

  nothingToCopy: "There was no file to copy.",
  noneCopied: (refused: number): string =>
    refused === 1 ? "The file was not copied." : "None of the files was copied.",
  copiedAll: (files: number) => `${were(files, "file")} copied into the inbox.`,
  copiedSome: (files: number, refused: number) =>
    `${were(files, "file")} copied into the inbox; ${were(refused, "other")} not.`,
  copyingOne: (file: string, done: string, all: string) => `Copying ${quote(file)}: ${done} of ${all}`,
  copyingOneOf: (file: string, index: number, files: number, done: string, all: string) =>
    `Copying ${quote(file)}, file ${figure(index)} of ${figure(files)}: ${done} of ${all}`,
};
