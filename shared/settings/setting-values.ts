/** @file The kinds of value that several settings have: addresses, times of day, paths. */

import { z } from "zod";
import { words } from "../words/spoken.ts";

/** The error of a schema: which values are allowed, in the language that is spoken when it is read. */
export const may = (allowed: (of: typeof words.settings.may) => string) => ({
  error: () => allowed(words.settings.may),
});

// Plain http would show the token to the whole network, so it is for this machine alone.
export const anyAddress = z.union(
  [z.url({ protocol: /^https$/ }), z.url({ protocol: /^http$/, hostname: /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/ })],
  may(({ address }) => address),
);

export const address = anyAddress
  // Paths are appended, so it ends where they begin; and a password here would be in a file that others can read.
  .refine(
    (text) => !/[?#]|\/\/[^/]*@/.test(text),
    may(({ bareAddress }) => bareAddress),
  )
  .transform((text) => text.replace(/\/+$/, ""));

export const text = z.string().min(
  1,
  may(({ text }) => text),
);

const hoursAndMinutes = /^([01]\d|2[0-3]):[0-5]\d$/;

export const clockTime = z.string().regex(
  hoursAndMinutes,
  may(({ clockTime }) => clockTime),
);

export const isWholePath = /^(\/|\\\\|[a-z]:[\\/])/i;

export const wholePath = z
  .string()
  .regex(
    isWholePath,
    may((words) => words.wholePath),
  )
  .nullable()
  .default(null);

export const hour = z.string().regex(
  hoursAndMinutes,
  may(({ hour }) => hour),
);

export const mailAddress = z.string().regex(
  /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/,
  may(({ mailAddress }) => mailAddress),
);

// Asked for as a sign of life. Unlike a service's address it may carry a query.
export const pingAddress = anyAddress.refine(
  (text) => !/\/\/[^/]*@/.test(text),
  may(({ addressWithoutPassword }) => addressWithoutPassword),
);
