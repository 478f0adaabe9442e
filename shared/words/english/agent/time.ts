/** @file Texts for points and spans of time, in English. */

import { count } from "../../../wording/grammar.ts";

const span = {
  second: (howMany: number) => count(howMany, "second"),
  minute: (howMany: number) => count(howMany, "minute"),
  hour: (howMany: number) => count(howMany, "hour"),
  day: (howMany: number) => count(howMany, "day"),
};

export const time = {
  justNow: "just now",
  yesterday: (clock: string) => `yesterday, ${clock}`,
  span,
  ago: {
    second: (howMany: number) => `${span.second(howMany)} ago`,
    minute: (howMany: number) => `${span.minute(howMany)} ago`,
    hour: (howMany: number) => `${span.hour(howMany)} ago`,
    day: (howMany: number) => `${span.day(howMany)} ago`,
  },
};
