/** @file Who imports an inbox, and why this computer does not. See [Note: one inbox, one journal]. */

/** Who else imports an inbox, as its marker says. */
export interface OtherOwner {
  /** The computer's name. */
  readonly computer: string;
  /** It is the computer that asks: another data folder on it imports the inbox. */
  readonly isThisComputer: boolean;
  /** Epoch ms at which it wrote its marker last. */
  readonly seenAt: number;
}

/** Why nothing is taken from an inbox that can be reached. See [Note: one inbox, one journal]. */
export type NotImported =
  | ({ readonly why: "other-journal" } & OtherOwner)
  /** This data folder is a copy, or older than the marker: the journal was imported with elsewhere. */
  | ({ readonly why: "copied-journal" } & OtherOwner)
  /** The marker is missing, and this data folder is a copy of the one that wrote it. */
  | { readonly why: "marker-missing" }
  /** Its computers work together, and this one isn't among them, or left them. */
  | ({ readonly why: "office" } & OtherOwner)
  /** `isOwn`: this journal had the inbox, and writes the marker again by itself. */
  | { readonly why: "marker-damaged"; readonly isOwn: boolean }
  | { readonly why: "marker-not-written"; readonly detail: string }
  | { readonly why: "marker-unreadable"; readonly detail: string }
  /** Another inbox of these settings is the same folder. */
  | { readonly why: "same-folder"; readonly inbox: string }
  /** Just taken over: what the computer before is sending comes to its end first. Epoch ms. */
  | { readonly why: "taking-over"; readonly until: number };

/** Why an inbox was not taken over. */
export type NotClaimed =
  | { readonly why: "away" }
  /** It is imported here, or will be at the next look. */
  | { readonly why: "nobody-elses" }
  | { readonly why: "same-folder"; readonly inbox: string }
  /** Another computer wrote the marker at the same moment. */
  | { readonly why: "taken" }
  | { readonly why: "not-written"; readonly detail: string };
