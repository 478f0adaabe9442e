/** @file Texts of an inbox that belongs to another journal, and of taking it over, in English. */

import { quote } from "../../../wording/grammar.ts";

const takeOver = (id: string) =>
  `To import it here, run pigeonhole inbox claim ${id}, or press Import here in Inboxes.`;

export const oneInbox = {
  /** Who else imports a folder, in the sentences below, where it is no other computer. */
  ownerHere: (computer: string) => `Another Pigeonhole on this computer (${computer})`,

  otherJournal: (path: string, owner: string, seen: string, id: string) =>
    `${owner} imports the folder ${quote(path)}, so nothing is taken from it here: two would post everything twice. ${owner} was last seen there on ${seen}. ${takeOver(id)}`,
  copiedJournal: (path: string, owner: string, seen: string, id: string) =>
    `${owner} imports the folder ${quote(path)} with the original of this data folder, or with a newer one, so nothing is taken from it here: two would post everything twice. ${owner} was last seen there on ${seen}. ${takeOver(id)}`,
  markerMissing: (path: string, id: string) =>
    `This data folder was copied or restored, and the folder ${quote(path)} does not say which computer imports it, so nothing is taken from it. See that no other computer does. ${takeOver(id)}`,
  markerDamaged: (path: string, id: string) =>
    `The file .pigeonhole in the folder ${quote(path)} cannot be understood. It says which computer imports the folder, so nothing is taken from it. See that no other computer does. ${takeOver(id)}`,
  markerNotWritten: (path: string, why: string) =>
    `Pigeonhole cannot write into the folder ${quote(path)} (${why}). It could not file anything away there, so it takes nothing from it. Let the account that Pigeonhole runs as write there.`,
  markerUnreadable: (path: string, why: string) =>
    `The file .pigeonhole in the folder ${quote(path)} cannot be read (${why}). It says which computer imports the folder, so nothing is taken from it. Let the account that Pigeonhole runs as read and write there.`,
  sameFolder: (path: string, other: string) =>
    `The folder ${quote(path)} is the folder of the inbox ${quote(other)} too, so it is imported there and nothing is taken from it here. Choose a folder of its own for one of them.`,
  takingOver: (path: string, from: string) =>
    `The folder ${quote(path)} was taken over. It is imported here from ${from} on: until then, the computer before finishes what it is sending.`,

  panel: "A folder is not imported here",
  importHere: "Import here",
  askToClaim: (path: string) =>
    `Import ${path} on this computer from now on? The computer that imported it before then stops by itself. What is in the folder now may have been sent from there, so it waits for your approval.`,
  claimed: "Taken over",

  tookOver: (path: string) => `This computer imports the folder ${quote(path)} from now on.`,
  tookOverFrom: (path: string, owner: string, seen: string) =>
    `This computer imports the folder ${quote(path)} from now on. Until now ${owner} did, last seen there on ${seen}; it stops by itself.`,
  mayHaveBeenSent: "What is in the folder now may have been sent before, so it waits for approval.",
  nobodyElses: (path: string) =>
    `No other computer imports the folder ${quote(path)}, so there is nothing to take over.`,
  away: (path: string) => `The folder ${quote(path)} cannot be reached, so it was not taken over.`,
  takenMeanwhile: (path: string) =>
    `The folder ${quote(path)} was not taken over: another computer wrote its marker at the same moment. Look who imports it now, and try again.`,
  notTakenOver: (path: string, why: string) => `The folder ${quote(path)} was not taken over: ${why}.`,
};
