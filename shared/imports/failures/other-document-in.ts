/** @file Tells what XML that is no invoice is known as: an order, a delivery note. */

import type { Message } from "../../wording/message.ts";
import type { Failure } from "./failure.ts";

/** What it is, as the end of a sentence; null for what isn't known by a name. */
export const otherDocumentIn = (why: Failure): Message | null =>
  why.kind === "unreadable-e-invoice" && why.detail.say === "is-other-document" ? why.detail : null;
