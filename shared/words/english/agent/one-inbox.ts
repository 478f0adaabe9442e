/** @file Texts of an inbox that belongs to another journal, and of taking it over, in English. */

import { quote } from "../../../wording/grammar.ts";

const takeOver = (id: string) =>
  `To import it here, run pigeonhole inbox claim ${id}, or select Import here in Inboxes.`;

export const oneInbox = {
  /** Who else imports a folder, within the sentences below, where it is no other computer. */
  ownerHere: (computer: string) => `another Pigeonhole on this computer (${computer})`,

  otherJournal: (path: string, owner: string, seen: string, id: string) =>
    `${owner} imports the folder ${quote(path)}, so this computer doesn't: two would post everything twice. ${owner} was last seen there on ${seen}. ${takeOver(id)}`,
  copiedJournal: (path: string, owner: string, seen: string, id: string) =>
    `${owner} imports the folder ${quote(path)} with the original or a newer copy of this data folder. Nothing is imported here: two would post everything twice. ${owner} was last seen there on ${seen}. ${takeOver(id)}`,
  office: (path: string, computer: string, seen: string, id: string) =>
    `An office of several computers imports the folder ${quote(path)}, and this computer doesn't belong to it. So nothing is imported here: two would post everything twice. ${computer} was last seen there on ${seen}. To import it here instead, run pigeonhole inbox claim ${id}, or select Import here in Inboxes.`,
  markerMissing: (path: string, id: string) =>
    `This data folder was copied or restored. The folder ${quote(path)} doesn't say which computer imports it, so nothing is imported. Make sure that no other computer does. ${takeOver(id)}`,
  markerDamaged: (path: string, id: string) =>
    `The file .pigeonhole in the folder ${quote(path)} is damaged. It says which computer imports the folder, so nothing is imported. Make sure that no other computer does. ${takeOver(id)}`,
  ownMarkerDamaged: (path: string) =>
    `The file .pigeonhole in the folder ${quote(path)} is damaged. It says that this computer imports the folder. Pigeonhole writes it again at the next look, at the earliest after ten seconds. Nothing is imported until then.`,
  markerNotWritten: (path: string, why: string) =>
    `Pigeonhole can't write to the folder ${quote(path)} (${why}). It couldn't move files there, so it imports nothing from it. Allow the account that runs Pigeonhole to write there.`,
  markerUnreadable: (path: string, why: string) =>
    `The file .pigeonhole in the folder ${quote(path)} can't be read (${why}). It says which computer imports the folder, so nothing is imported. Allow the account that runs Pigeonhole to read and write there.`,
  markerIsFolder: (path: string) =>
    `In the folder ${quote(path)} there is a folder named .pigeonhole, where Pigeonhole keeps a file. Rename it or move it away: until then nothing is imported.`,
  sameFolder: (path: string, other: string) =>
    `The folder ${quote(path)} is that of the inbox ${quote(other)}, or a copy of it with its file .pigeonhole. Nothing is imported from it. Choose a separate folder for one of them. If this one is a copy, delete the file .pigeonhole in it.`,
  takingOver: (path: string, from: string) =>
    `You have taken over the folder ${quote(path)}. It's imported here from ${from}. Until then, the previous computer finishes what it is sending.`,

  panel: "A folder isn't imported here",
  importHere: "Import here",
  askToClaim: (path: string) =>
    `Import ${path} on this computer from now on? The previous computer then stops by itself. Files that are in the folder now may have been sent from there, so they wait for your approval.`,
  claimed: "Taken over",

  tookOver: (path: string) => `This computer imports the folder ${quote(path)} from now on.`,
  tookOverFrom: (path: string, owner: string, seen: string) =>
    `This computer imports the folder ${quote(path)} from now on. Until now ${owner} did, last seen there on ${seen}. It stops by itself.`,
  mayHaveBeenSent: "Files that are in the folder now may have been sent before, so they wait for approval.",
  nobodyElses: (path: string) =>
    `No other computer imports the folder ${quote(path)}, so there is nothing to take over.`,
  away: (path: string) => `The folder ${quote(path)} can't be reached, so you haven't taken it over.`,
  takenMeanwhile: (path: string) =>
    `You haven't taken over the folder ${quote(path)}: another computer did so at the same moment. Check which computer imports it now, then try again.`,
  notTakenOver: (path: string, why: string) => `You haven't taken over the folder ${quote(path)}: ${why}.`,
};
