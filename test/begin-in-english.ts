/** @file Before each file of tests: whatever language the file before it in this process spoke last, this one begins in English. */

import { silentSystem } from "../main/platform/apply-language.ts";
import { chooseSpeech } from "../shared/wording/language.ts";
import { speak } from "../shared/words/spoken.ts";

speak(chooseSpeech({ language: "system", formats: "system" }, silentSystem));
