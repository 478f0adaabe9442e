/** @file Before each file of tests: sets the language to English, because files share a process and the last one may have spoken another. */

import { noSystemLocale } from "../main/platform/apply-language.ts";
import { chooseLocale } from "../shared/wording/language.ts";
import { speak } from "../shared/words/spoken.ts";

speak(chooseLocale({ language: "system", formats: "system" }, noSystemLocale));
