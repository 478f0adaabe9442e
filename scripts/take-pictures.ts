/**
 * @file Takes pictures of every view from a real run, in each language: light and dark, wide and narrow; empty, busy, in trouble.
 *
 * npm run pictures [-- en|de] [beginning|office|trouble|notice]. They are written to out/pictures; those in the
 * documents are copied from there to docs/pictures.
 */

import { languages } from "../shared/wording/language.ts";
import { speak } from "../shared/words/spoken.ts";
import { takeBeginning } from "./pictures/take-beginning.ts";
import { takeNotice } from "./pictures/take-notice.ts";
import { takeOffice } from "./pictures/take-office.ts";
import { takeTrouble } from "./pictures/take-trouble.ts";

const scenes = { beginning: takeBeginning, office: takeOffice, trouble: takeTrouble, notice: takeNotice };
const formats = { en: "en-GB", de: "de-DE" };
const asked = process.argv.slice(2);
const among = <T extends string>(all: readonly T[]): readonly T[] => {
  const some = all.filter((one) => asked.includes(one));
  return some.length === 0 ? all : some;
};

for (const language of among(languages)) {
  speak({ language, formats: formats[language] });
  for (const scene of among(Object.keys(scenes) as (keyof typeof scenes)[])) await scenes[scene]();
}
process.stdout.write("The pictures are in out/pictures.\n");
