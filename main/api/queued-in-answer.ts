/** @file Finds in the answer to Create Batch that the batch is only queued: whether it is saved turns out later. */

import { bareName, namesMessage, quotesRequest } from "./answer-words.ts";

/** No reasonable answer is nested deeper. */
const deepest = 8;
const mostItems = 500;

const namesState = /^(?:http|batch|job|import|processing)?(?:status|state|result|outcome)(?:text|code)?$/;
/** The states of a batch that is still to be worked on. */
export const isAnyWaiting =
  /^(?:pending|queue[ds]?|enqueued|scheduled|running|waiting|in[ _-]?progress|processing|accepted for processing|wartet|eingereiht|in bearbeitung)\W*$/i;
const saysWaiting =
  /^\W*(?:(?:the |your |this )?(?:batch|request|job|import|invoices?) )?(?:(?:is|was|were|has been|have been) )?(?:queued|enqueued|scheduled|accepted for (?:later )?processing)(?![\p{L}\d])|\bwill be (?:processed|imported|created|saved) (?:later|shortly|soon)\b/iu;

/** “Too many requests, queued for processing”: each clause may say so. */
const saysWaitingAnywhere = (text: string): boolean =>
  text.split(/[.,;:!\n]\s|\s[-–—]\s/).some((clause) => saysWaiting.test(clause) || inQueue.test(clause));
const inQueue =
  /^\W*(?:(?:the|your|this) )?(?:batch|request|invoices?) (?:(?:is|was|were|are) )?in (?:the |a )?queue\b/iu;

/** Of a service that is busy, "processing" may tell what it does with the work of others. */
export const isQueuedSurely = /^(?:queued|enqueued|accepted for processing|eingereiht)\W*$/i;

/**
 * @param answer a parsed JSON value, or a text
 * @param isWaiting the states that count
 */
export function saysQueued(answer: unknown, isWaiting = isAnyWaiting, depth = 0): boolean {
  if (typeof answer === "string" && depth === 0) return isWaiting.test(answer.trim()) || saysWaitingAnywhere(answer);
  if (typeof answer !== "object" || answer === null || depth > deepest) return false;
  if (Array.isArray(answer)) return answer.slice(0, mostItems).some((item) => saysQueued(item, isWaiting, depth + 1));
  return Object.entries(answer).some(([key, held]) => {
    const name = bareName(key);
    if (quotesRequest.test(name)) return false;
    if (typeof held !== "string")
      return (held === true && isWaiting.test(name)) || saysQueued(held, isWaiting, depth + 1);
    return (
      (namesState.test(name) && isWaiting.test(held.trim())) || (namesMessage.test(name) && saysWaitingAnywhere(held))
    );
  });
}
