/** @file The language that is spoken and the formats of figures and dates, as the window shows and sets them. */

import { fail, ok } from "../../shared/values/result.ts";
import { sentence } from "../../shared/wording/grammar.ts";
import { locale } from "../../shared/wording/language.ts";
import type { Assembly } from "../assemble/assemble.ts";
import type { Handlers } from "./bridge.ts";

export const languageHandlers = (settings: Assembly["settings"]): Pick<Handlers, "language.view" | "language.set"> => ({
  "language.view": () => {
    const { language, formats } = settings.read().settings;
    return ok({ set: { language, formats }, spoken: locale });
  },
  "language.set": (set) => {
    const written = settings.setLanguage(set);
    if (!written.ok) return fail({ message: sentence(written.error) });
    // Reading is what has it spoken.
    settings.read();
    return ok(null);
  },
});
