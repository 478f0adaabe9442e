/** @file Texts about uploads, in German. */

import { count } from "../../../wording/grammar.ts";
import type { upload as english } from "../../english/imports/upload.ts";

export const upload: typeof english = {
  partOfAll: (part, all, unit) => `${part} von ${all} ${unit}`,
  amountAndTime: (amount, span) => `${amount}, noch etwa ${span}`,
  sendingOne: (file, progress) => `${file} wird gesendet: ${progress}`,
  sendingSeveral: (howMany, progress) => `${count(howMany, "Dokument", "Dokumente")} werden gesendet: ${progress}`,
};
