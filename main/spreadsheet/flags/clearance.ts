/** @file Tells what a heading asks about clearance, permission or objection, and what a cell answers. */

import { foldText } from "../headers/fold-text.ts";
import { remembered } from "../words/remember.ts";
import { isOfDeed, ofClearance, saysHeldAlone, saysWrong, startsHeld } from "./clearance-words.ts";
import { ofApproval, saysNo, saysYes, turnsRound } from "./flag-words.ts";
import { saysWhyNotBooked } from "./state-words.ts";

/**
 * What a heading asks of an invoice, by {@link ofClearance}:
 *
 * - `permit`: who allowed it or when, so a name or a day is a yes, and a blank beside them is not;
 * - `pass`: whether it may be sent, paid or booked, by yes or no;
 * - `objection`: whether something is against it, by a yes, a code or a reason.
 */
export type Clearance = "permit" | "pass" | "objection";

/** What a cell answers; `other` is a name, a day, a code or a reason. */
export type ClearanceAnswer = "yes" | "no" | "waits" | "blank" | "other";

/** In words, with one space between them, as the words of a language are compared. */
const wordsIn = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** A number of an approval, such as invoices of Latin America have, is no approval; and what is excluded may be the tax. */
const ofElse =
  /(?<!\p{L})(?:nr|num|number|numero|code|codigo|cod|id|key|clave|chave|ref|reference|limit|level|amount|rate|percent|vat|tax|iva|tva|mwst|ust|btw|dph|moms|mva|alv|kdv|pdv|afa|фпа|ндс|пдв)(?!\p{L})|[%#]/u;

/** Null for a heading about anything else. */
export function clearanceOf(header: string): Clearance | null {
  const words = wordsIn(header);
  if (words === "" || words.length > 60 || ofElse.test(words)) return null;
  // Only a heading: in a cell a skip may be one for rubble.
  if (/^skip(?: (?:row|line|invoice|this|it))?$/.test(words)) return "objection";
  const isTurned = ofClearance.not.test(words) || turnsRound.test(header);
  const turned = (kind: Clearance): Clearance => (isTurned ? (kind === "objection" ? "pass" : "objection") : kind);
  if (ofClearance.permit.test(words)) return turned("permit");
  if (ofClearance.hold.test(words) || (ofClearance.bar.test(words) && ofClearance.deed.test(words)))
    return turned("objection");
  if (isTurned) return ofClearance.not.test(words) && ofClearance.deed.test(words) ? "objection" : null;
  return ofApproval.test(header) || ofClearance.pass.test(words) || isOfDeed.test(words) ? "pass" : null;
}

/** What the text of a cell answers under such a heading. */
export const clearanceIn = remembered(answerIn);

function answerIn(text: string): ClearanceAnswer {
  const trimmed = text.trim();
  if (trimmed === "") return "blank";
  // “No - price query”.
  const first = (trimmed.split(/[-–:,;(]/, 1)[0] ?? "").trim();
  if (saysNo.test(trimmed) || saysNo.test(first)) return "no";
  if (saysYes.test(trimmed) || saysYes.test(first)) return "yes";
  const words = wordsIn(trimmed);
  // A name may have such a word in it: “Ann Hold-Smith”.
  if (saysWhyNotBooked(trimmed) || startsHeld.test(words) || isUnapproved(words)) return "no";
  if (ofClearance.wait.test(words) || ofClearance.review.test(words)) return "waits";
  return ofClearance.permit.test(words) || ofClearance.pass.test(words) ? "yes" : "other";
}

/** “Not yet approved”, “nicht freigegeben”, “not released”. */
const isUnapproved = (words: string): boolean =>
  ofClearance.not.test(words) && (ofClearance.permit.test(words) || ofClearance.pass.test(words));

/**
 * What a state says against an invoice: that it is held back or not approved, or only that it waits, which may mean its
 * payment.
 */
export function stateAgainst(text: string): "held" | "waits" | null {
  const words = wordsIn(text);
  if (ofClearance.review.test(words) || ofClearance.hold.test(words) || isUnapproved(words)) return "held";
  if (!ofClearance.wait.test(words)) return null;
  return ofClearance.permit.test(words) ? "held" : "waits";
}

/** True for a note such as “see TT-1, wrong amount”. */
export const notesWrong = (text: string): boolean => saysWrong.test(wordsIn(text));

/** True for a note that says nothing but “blocked” or “on hold”. */
export const isHeld = (text: string): boolean => saysHeldAlone.test(wordsIn(text));

/** True for “Do not import”, “nicht buchen”. */
export function deniesDeed(text: string): boolean {
  const words = wordsIn(text);
  return ofClearance.not.test(words) && ofClearance.act.test(words);
}
