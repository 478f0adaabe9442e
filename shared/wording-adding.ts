/** @file What became of files that were handed over, in words. */

import type { Added, Adding, NotAdded } from "./adding.ts";
import { count, figure, quote } from "./wording-grammar.ts";
import { aside } from "./wording-machine.ts";
import { saySize } from "./wording-money.ts";

/** A sentence for one file: what is the matter, and what to do. */
export function sayNotAdded(name: string, why: NotAdded): string {
  const file = name === "" ? "What was dropped" : quote(name);
  switch (why.kind) {
    case "gone":
      return `${file} is no longer there. Find it, and add it again.`;
    case "not-a-file":
      return `${file} is a link or a device, not a file. Add the file that it leads to.`;
    case "nowhere":
      return `${file} is no file on this computer yet. Save it first, then add it.`;
    case "unreadable":
      return `${file} cannot be read${aside(why.detail)}. Close it in other programs, or ask for leave to read it, then add it again.`;
    case "passed-over":
      return `${file} has the name of a hidden or unfinished file, which Pigeonhole passes over. Give it another name, then add it again.`;
    case "in-an-inbox":
      return `${file} lies in an inbox already. To have it tried again, move it to the top of its inbox.`;
    case "our-own":
      return `${file} belongs to Pigeonhole itself. It is not for the finance system.`;
    case "own-folder-name":
      return `${file} is called like a folder that Pigeonhole files into. Rename it, or add the files in it.`;
    case "too-deep":
      return `${file} lies in too many folders within one another. Add it by itself.`;
    case "too-large":
      return `${file} is larger than ${saySize(why.limitBytes)}, which is more than the finance system takes.`;
    case "too-many":
      return `${file} holds more than ${figure(why.limit)} files. Add them in smaller portions.`;
    case "changed":
      return `${file} changed while it was copied. Wait until it is saved, then add it again.`;
    case "no-space":
      return `${file} does not fit: the disk of the inbox is full. Make room there, then add it again.`;
    case "not-written":
      return `${file} could not be put into the inbox${aside(why.detail)}. Look whether the inbox can be reached and written to, then add it again.`;
    case "stopped":
      return `${file} was not copied, because Pigeonhole was closed. Add it again.`;
  }
}

/** "3 files were copied into the inbox.", "2 of 3 files were copied into the inbox; 1 was not." */
export function sayAdded({ files, refused }: Added): string {
  if (refused.length === 0)
    return files === 0 ? "There was no file to copy." : `${were(files, "file")} copied into the inbox.`;
  if (files === 0) return refused.length === 1 ? "The file was not copied." : "None of the files was copied.";
  return `${were(files, "file")} copied into the inbox; ${were(refused.length, "other")} not.`;
}

const were = (howMany: number, noun: string): string => `${count(howMany, noun)} ${howMany === 1 ? "was" : "were"}`;

/** "Copying “scan.pdf”, file 2 of 5: 40 MB of 149 MB" */
export function sayAdding({ file, files, filesDone, sizeBytes, doneBytes }: Adding): string {
  const which = files === 1 ? "" : `, file ${figure(filesDone + 1)} of ${figure(files)}`;
  return `Copying ${quote(file)}${which}: ${saySize(doneBytes)} of ${saySize(sizeBytes)}`;
}
