/** @file Files and folders that are not as the journal has them, and what to do about each, in English. */

import { count, list } from "../../../wording/grammar.ts";

export const exceptions = {
  title: "Needs you in the folder itself",
  /** @param invoices that aren't as in a list */
  andMore: (folders: number, invoices: number) =>
    `And ${list(
      [
        ...(folders > 0 ? [count(folders, "more file or folder", "more files or folders")] : []),
        ...(invoices > 0 ? [count(invoices, "more sent invoice")] : []),
      ],
      "and",
    )}.`,
  tooDeep: {
    why: "It is more than 8 folders deep in the inbox, where no file is read.",
    toDo: "Move it further up.",
  },
  folderClosed: {
    why: "Pigeonhole isn't allowed to read this folder, so it doesn't know what's in it.",
    toDo: "Allow the account that runs Pigeonhole to read it, or move its files into the inbox.",
  },
  nameUnreadable: {
    why: "Its name contains a character that this computer can't read, so the file can't be opened.",
    toDo: "Rename it.",
  },
  notTakenIn: (why: string) => `It hasn't been imported: ${why}.`,
  notTakenInUnexplained: "It hasn't been imported, and Pigeonhole can't tell why.",
  takeInAgain: "Take it out of the inbox, then add it again.",
  notLink: "Add the file itself to the inbox.",
  closeIt: "Close it there.",
  allowReading: "Allow the account that runs Pigeonhole to read it.",
  keepOnDevice: "Check the connection, or right-click it and choose “Always keep on this device”.",
  makeRoom: "Free some space on the disk.",
  diskFull: {
    why: "The disk with this folder is full, so Pigeonhole can't record what it does and imports nothing.",
    toDo: "Free some space on it. Pigeonhole then carries on automatically.",
  },
  folderBlocked: {
    why: "Pigeonhole needs a folder with this name, but a file has it.",
    toDo: "Rename the file.",
  },
  folderElsewhere: {
    why: "This folder is on another disk or share, so no file can be moved into it.",
    toDo: "Move it out of the inbox. Pigeonhole will then create the folder itself.",
  },
  otherInbox: {
    why: "This folder is an inbox itself: it has a marker or folders of Pigeonhole. Its files may already have been sent, so none of them is imported.",
    toDo: "Move the folder out of this inbox. Does a file in it still have to be imported? Check that it wasn't sent, then move just that file to the inbox.",
  },
  notFiled: (folder: string) => ({
    why: `It couldn't be moved to ${folder}.`,
    toDo: "Close it in other programs, and check that Pigeonhole may write to the inbox. Nothing will be sent twice.",
  }),
  unknownFile: {
    why: "Pigeonhole doesn't know this file. It was put here or renamed here by hand.",
    toDo: "Move it to the inbox to import it, or move it elsewhere.",
  },
  /** Of a file that was there before this journal knew the folder. */
  leftOver: {
    "taken-over": {
      why: "It has been here since another Pigeonhole imported this inbox, so what became of it isn't known here.",
      toDo: "If something is still to be done with it, move it to the inbox. It then waits for your approval, because it may already have been sent.",
    },
    restored: {
      why: "It was here when the journal was restored, and the journal doesn't know it.",
      toDo: "If something is still to be done with it, move it to the inbox. It then waits for your approval, because it may already have been sent.",
    },
  },
  change: {
    yes: {
      changed: "It was changed after it was sent. The earlier content was sent.",
      toDo: "If the change matters, make it in the finance system.",
    },
    partly: {
      changed: "It was changed after some of it was sent, and isn't read again.",
      toDo: "If the change is about what was sent, make it in the finance system. If it's about other rows, decide about this file first, then add those rows in a separate file.",
    },
    perhaps: {
      changed: "It was changed after it may have been sent. If it was, the earlier content was sent.",
      toDo: "Look for it in the finance system, and make the change there if it matters.",
    },
    no: {
      changed: "It was changed after Pigeonhole read it, and wasn't read again.",
      toDo: "Move it to the inbox to have it read again.",
    },
  },
  deleteNote: "Then delete the note beside it.",
};
