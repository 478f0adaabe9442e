/** @file Why a file cannot be read as an e-invoice: thrown where it is found, a failure at the door. */

import type { Message } from "../../shared/wording/message.ts";

/** No answer of a person can help: the file has to be another one. */
export class NotAnInvoice extends Error {
  readonly detail: Message;

  constructor(detail: Message) {
    super(detail.say);
    this.detail = detail;
  }
}
