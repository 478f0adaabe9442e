/** @file The lexicons in the order in which they are tried, where the other headers do not say which language it is. */

import { chinese } from "./asian/chinese.ts";
import { indonesian } from "./asian/indonesian.ts";
import { japanese } from "./asian/japanese.ts";
import { korean } from "./asian/korean.ts";
import { thai } from "./asian/thai.ts";
import { vietnamese } from "./asian/vietnamese.ts";
import { latvian } from "./baltic/latvian.ts";
import { lithuanian } from "./baltic/lithuanian.ts";
import { danish } from "./germanic/danish.ts";
import { dutch } from "./germanic/dutch.ts";
import { english } from "./germanic/english.ts";
import { german } from "./germanic/german.ts";
import { icelandic } from "./germanic/icelandic.ts";
import { norwegian } from "./germanic/norwegian.ts";
import { swedish } from "./germanic/swedish.ts";
import type { Lexicon } from "./lexicon.ts";
import { arabic } from "./middle-east/arabic.ts";
import { hebrew } from "./middle-east/hebrew.ts";
import { persian } from "./middle-east/persian.ts";
import { estonian } from "./other/estonian.ts";
import { finnish } from "./other/finnish.ts";
import { greek } from "./other/greek.ts";
import { hungarian } from "./other/hungarian.ts";
import { turkish } from "./other/turkish.ts";
import { catalan } from "./romance/catalan.ts";
import { french } from "./romance/french.ts";
import { italian } from "./romance/italian.ts";
import { portuguese } from "./romance/portuguese.ts";
import { romanian } from "./romance/romanian.ts";
import { spanish } from "./romance/spanish.ts";
import { bulgarian } from "./slavic/bulgarian.ts";
import { croatian } from "./slavic/croatian.ts";
import { czech } from "./slavic/czech.ts";
import { polish } from "./slavic/polish.ts";
import { russian } from "./slavic/russian.ts";
import { serbian } from "./slavic/serbian.ts";
import { slovak } from "./slavic/slovak.ts";
import { slovenian } from "./slavic/slovenian.ts";
import { ukrainian } from "./slavic/ukrainian.ts";

export const lexicons: readonly Lexicon[] = [
  english,
  german,
  french,
  dutch,
  spanish,
  italian,
  portuguese,
  polish,
  czech,
  slovak,
  swedish,
  danish,
  norwegian,
  finnish,
  romanian,
  hungarian,
  greek,
  turkish,
  croatian,
  russian,
  ukrainian,
  slovenian,
  serbian,
  bulgarian,
  estonian,
  latvian,
  lithuanian,
  icelandic,
  catalan,
  chinese,
  japanese,
  korean,
  arabic,
  hebrew,
  persian,
  thai,
  vietnamese,
  indonesian,
];
