/** @file Lines as text, for tests that compare what is said. */

import { type Message, sayMessagesIn } from "../../shared/wording/message.ts";

/** The same with every line said: as programs get it, and as journals from before lines were data hold it. */
export const inWords = <T>(value: T): T => JSON.parse(JSON.stringify(value, sayMessagesIn)) as T;

/** A line as journals from before lines were data hold it. */
export const oldText = (text: string): Message => text as unknown as Message;
