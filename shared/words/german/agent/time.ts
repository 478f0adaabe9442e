/** @file Texts for points and spans of time, in German. */

import { count } from "../../../wording/grammar.ts";
import type { time as english } from "../../english/agent/time.ts";

export const time: typeof english = {
  justNow: "gerade eben",
  yesterday: (clock) => `gestern, ${clock}`,
  span: {
    second: (howMany) => count(howMany, "Sekunde", "Sekunden"),
    minute: (howMany) => count(howMany, "Minute", "Minuten"),
    hour: (howMany) => count(howMany, "Stunde", "Stunden"),
    day: (howMany) => count(howMany, "Tag", "Tage"),
  },
  // The dative: "vor 3 Tagen".
  ago: {
    second: (howMany) => `vor ${count(howMany, "Sekunde", "Sekunden")}`,
    minute: (howMany) => `vor ${count(howMany, "Minute", "Minuten")}`,
    hour: (howMany) => `vor ${count(howMany, "Stunde", "Stunden")}`,
    day: (howMany) => `vor ${count(howMany, "Tag", "Tagen")}`,
  },
};
