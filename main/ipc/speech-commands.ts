/** @file The language that is spoken and the formats of figures and dates, as the window shows and sets them. */

import { fail, ok } from "../../shared/values/result.ts";
import { sentence } from "../../shared/wording/grammar.ts";
import { speech } from "../../shared/wording/language.ts";
import type { Assembly } from "../assemble/assemble.ts";
import type { Handlers } from "./bridge.ts";

export const speechHandlers = (settings: Assembly["settings"]): Pick<Handlers, "speech.view" | "speech.set"> => ({
  "speech.view": () => {
    const { language, formats } = settings.read().settings;
    return ok({ set: { language, formats }, spoken: speech });
  },
  "speech.set": (set) => {
    const written = settings.setSpeech(set);
    if (!written.ok) return fail({ message: sentence(written.error) });
    // Reading is what has it spoken.
    settings.read();
    return ok(null);
  },
});
