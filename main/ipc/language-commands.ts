/** @file The commands that show and set the language, and the formats of numbers and dates. */

import { fail, ok } from "../../shared/values/result.ts";
import { sentence } from "../../shared/wording/grammar.ts";
import { locale } from "../../shared/wording/language.ts";
import type { Assembly } from "../assemble/assemble.ts";
import type { Handlers } from "./bridge.ts";

/** `set` is what the settings say, `spoken` the locale that follows from it. */
export const languageHandlers = (settings: Assembly["settings"]): Pick<Handlers, "language.view" | "language.set"> => ({
  "language.view": () => {
    const { language, formats } = settings.read().settings;
    return ok({ set: { language, formats }, spoken: locale });
  },
  "language.set": (set) => {
    const written = settings.setLanguage(set);
    if (!written.ok) return fail({ message: sentence(written.error) });
    // Reading the settings applies the language.
    settings.read();
    return ok(null);
  },
});
