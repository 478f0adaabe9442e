/** @file Words the result of adding files. */

import type { Added, Adding, NotAdded } from "../../agent/adding.ts";
import { words } from "../../words/spoken.ts";
import { figure, quote } from "../grammar.ts";
import { aside } from "../say-machine.ts";
import { saySize } from "../say-money.ts";

/** A sentence for one file: why it was not copied, and what to do. */
export function sayNotAdded(name: string, why: NotAdded): string {
  return words.adding.notAdded[why.kind]({
    file: name === "" ? words.adding.unnamed : quote(name),
    aside: "detail" in why ? aside(why.detail) : "",
    pattern: "pattern" in why ? quote(why.pattern) : "",
    limit: "limitBytes" in why ? saySize(why.limitBytes) : "limit" in why ? figure(why.limit) : "",
  });
}

/** "3 files were copied to the inbox.", "2 files were copied to the inbox; 1 other was not." */
export function sayAdded({ files, refused }: Added): string {
  if (refused.length === 0) return files === 0 ? words.adding.nothingToCopy : words.adding.copiedAll(files);
  return files === 0 ? words.adding.noneCopied(refused.length) : words.adding.copiedSome(files, refused.length);
}

/** "Copying “scan.pdf”, file 2 of 5: 40 MB of 149 MB" */
export function sayAdding({ file, files, filesDone, sizeBytes, doneBytes }: Adding): string {
  const [done, all] = [saySize(doneBytes), saySize(sizeBytes)];
  return files === 1
    ? words.adding.copyingOne(file, done, all)
    : words.adding.copyingOneOf(file, filesDone + 1, files, done, all);
}
