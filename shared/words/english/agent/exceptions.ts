/** @file Files and folders that are not as the journal has them, and what to do about each, in English. */

import { count } from "../../../wording/grammar.ts";

export const exceptions = {
  howMany: (howMany: number) =>
    `${count(howMany, "file or folder in the inbox needs", "files or folders in the inbox need")} a look.`,
  title: "Needs a look",
  tooDeep: {
    why: "It is more than 8 folders deep in the inbox, where no file is read.",
    toDo: "Move it further up.",
  },
  folderClosed: {
    why: "Pigeonhole may not look into this folder, so it does not know what it holds.",
    toDo: "Allow the account that runs Pigeonhole to read it, or move its files into the inbox.",
  },
  nameUnreadable: {
    why: "Its name holds a character that this computer cannot read, so the file cannot be opened.",
    toDo: "Rename it.",
  },
  notTakenIn: (why: string) => `It is not imported: ${why}.`,
  notTakenInUnexplained: "It is not imported, and Pigeonhole cannot say why.",
  takeInAgain: "Take it out of the inbox, and put it in again.",
  notLink: "Put the file itself into the inbox.",
  closeIt: "Close it there.",
  allowReading: "Allow the account that runs Pigeonhole to read it.",
  makeRoom: "Make room on the disk.",
  folderBlocked: {
    why: "Pigeonhole files into a folder of this name, and a file has the name.",
    toDo: "Rename the file.",
  },
  folderElsewhere: {
    why: "This folder is on another disk or share, and no file can be moved into it.",
    toDo: "Move it out of the inbox. Pigeonhole then makes the folder itself.",
  },
  notFiled: (folder: string) => ({
    why: `It could not be moved to ${folder}.`,
    toDo: "Close it in other programs, and check that Pigeonhole may write to the inbox. Nothing is sent a second time.",
  }),
  unknownFile: {
    why: "Pigeonhole does not know this file. Someone put it here, or renamed it here.",
    toDo: "Move it into the inbox to import it, or take it away.",
  },
  change: {
    yes: {
      changed: "It was changed after it was sent. What was sent is what it held before.",
      toDo: "If the change matters, make it in the finance system.",
    },
    perhaps: {
      changed: "It was changed after it may have been sent. What may have been sent is what it held before.",
      toDo: "Look for it in the finance system, and make the change there if it matters.",
    },
    no: {
      changed: "It was changed after Pigeonhole read it, and it was not read again.",
      toDo: "Move it into the inbox to have it read again.",
    },
  },
  deleteNote: "Then delete the note beside it.",
};
