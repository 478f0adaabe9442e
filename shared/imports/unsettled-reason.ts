/** @file Why a file in an inbox has not been taken up yet. */

export type UnsettledReason =
  | "new"
  | "still-changing"
  | "in-use"
  | "incomplete"
  | "last-line-open"
  | "unreadable"
  | "in-cloud"
  | "not-a-file"
  | "not-noted"
  | "journal-unchecked";
