/** @file Messages as text, and text as a message, for tests. */

import { type Message, sayMessagesIn } from "../../shared/wording/message.ts";

/** The same with every message said, as programs get it. */
export const inWords = <T>(value: T): T => JSON.parse(JSON.stringify(value, sayMessagesIn)) as T;

/** Text in the place of a message, for tests to which it does not matter what it says. */
export const textAsMessage = (text: string): Message => text as unknown as Message;
