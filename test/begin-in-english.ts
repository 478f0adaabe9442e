/** @file Before each file of tests: sets the language to English, because files share a process and the last one may have spoken another. */

import { speak } from "../shared/words/spoken.ts";

speak({ language: "en", formats: "en-GB" });
