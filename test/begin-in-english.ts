/** @file Before each file of tests: whatever language the file before it in this process spoke last, this one begins in English. */

import { speak } from "../shared/words/spoken.ts";

speak({ language: "en", formats: "en-GB" });
