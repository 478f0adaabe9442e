/** @file Lines as text, for tests that compare what is said. */

import { type Line, sayLines } from "../../shared/wording/message.ts";

/** The same with every line said: as programs get it, and as journals from before lines were data hold it. */
export const inWords = <T>(value: T): T => JSON.parse(JSON.stringify(value, sayLines)) as T;

/** A line as journals from before lines were data hold it. */
export const oldText = (text: string): Line => text as unknown as Line;
