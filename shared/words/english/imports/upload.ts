/** @file Texts about uploads, in English. */

import { count } from "../../../wording/grammar.ts";

export const upload = {
  partOfAll: (part: string, all: string, unit: "kB" | "MB") => `${part} of ${all} ${unit}`,
  amountAndTime: (amount: string, span: string) => `${amount}, about ${span} left`,
  sendingOne: (file: string, progress: string) => `Sending ${file}: ${progress}`,
  sendingSeveral: (howMany: number, progress: string) => `Sending ${count(howMany, "document")}: ${progress}`,
};
