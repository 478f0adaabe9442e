/** @file Texts about adding files to an inbox, in English. */

import { count, figure, quote } from "../../../wording/grammar.ts";

/** @param aside the operating system's reason, in brackets; @param limit the limit in words; @param pattern that the inbox ignores */
type NotAddedWords = {
  readonly file: string;
  readonly aside: string;
  readonly limit: string;
  readonly pattern: string;
};

const were = (howMany: number, noun: string): string => `${count(howMany, noun)} ${howMany === 1 ? "was" : "were"}`;

export const adding = {
  addFiles: "Add files…",
  dropHere: "Drop them here",
  dropOne: (path: string) => `Each file is copied to ${path}. Your originals won't be moved or changed.`,
  dropSeveral: "You'll choose the inbox next. Your originals won't be moved or changed.",
  dropNone: "You don't have an inbox to add them to yet.",
  noInbox: "You don't have an inbox yet. Set up Pigeonhole first, then add the files again.",
  whichInbox: "Which inbox are these files for?",
  isFor: (connection: string) => `for ${connection}`,
  cancel: "Cancel",
  copying: "Copying files",
  outcome: "Added files",
  copyDetails: "Copy details",
  copied: "Copied",
  close: "Close",
  andMore: (howMany: number) => `And ${figure(howMany)} more. Use “Copy details” to get them all.`,

  unnamed: "The item you added",
  notAdded: {
    gone: ({ file }: NotAddedWords) => `${file} has been moved or deleted. Find it, then add it again.`,
    "not-a-file": ({ file }: NotAddedWords) =>
      `${file} is a shortcut or a device, not a file. Add the original file instead.`,
    nowhere: ({ file }: NotAddedWords) => `${file} isn't saved on this computer yet. Save it first, then add it.`,
    unreadable: ({ file, aside }: NotAddedWords) =>
      `${file} can't be read${aside}. Close it in other programs, or ask your IT team for access. Then add it again.`,
    "passed-over": ({ file }: NotAddedWords) =>
      `${file} has the name of a hidden or unfinished file, so Pigeonhole ignores it. Rename it, then add it again.`,
    "ignored-here": ({ file, pattern }: NotAddedWords) =>
      `${file} has a name that this inbox ignores: ${pattern}. Rename it, or change the inbox. Then add it again.`,
    "in-an-inbox": ({ file }: NotAddedWords) =>
      `${file} is already in an inbox. To try it again, move it to the top folder of that inbox.`,
    "other-inbox": ({ file }: NotAddedWords) =>
      `${file} is an inbox itself, and its files may already have been sent. If one of them still has to be imported, check that it wasn't sent, then add just that file.`,
    "our-own": ({ file }: NotAddedWords) => `${file} belongs to Pigeonhole and can't be sent to the finance system.`,
    "own-folder-name": ({ file }: NotAddedWords) =>
      `${file} has the name of a folder that Pigeonhole uses. Rename it, or add the files in it.`,
    "too-deep": ({ file }: NotAddedWords) => `${file} is too many folders deep. Add it on its own.`,
    "too-large": ({ file, limit }: NotAddedWords) =>
      `${file} is larger than ${limit}, the most the finance system accepts.`,
    "too-many": ({ file, limit }: NotAddedWords) => `${file} contains more than ${limit} files. Add fewer at a time.`,
    changed: ({ file }: NotAddedWords) =>
      `${file} changed while it was being copied. Wait until it's saved, then add it again.`,
    "no-space": ({ file }: NotAddedWords) =>
      `${file} doesn't fit: the inbox's disk is full. Free some space there, then add it again.`,
    "not-written": ({ file, aside }: NotAddedWords) =>
      `${file} couldn't be copied to the inbox${aside}. Check that you can open the inbox and save files there, then add it again.`,
    stopped: ({ file }: NotAddedWords) => `${file} wasn't copied because Pigeonhole was closed. Add it again.`,
  },

  nothingToCopy: "There were no files to copy.",
  noneCopied: (refused: number): string =>
    refused === 1 ? "The file wasn't copied." : "None of the files were copied.",
  copiedAll: (files: number) => `${were(files, "file")} copied to the inbox.`,
  copiedSome: (files: number, refused: number) =>
    `${were(files, "file")} copied to the inbox; ${were(refused, "other")} not.`,
  copyingOne: (file: string, done: string, all: string) => `Copying ${quote(file)}: ${done} of ${all}`,
  copyingOneOf: (file: string, index: number, files: number, done: string, all: string) =>
    `Copying ${quote(file)}, file ${figure(index)} of ${figure(files)}: ${done} of ${all}`,
};
