/** @file Texts about the practice office, in English. */

export const practice = {
  office: "Practice office",
  title: "Pigeonhole (practice)",
  firstRun: "Just looking?",
  firstRunWords:
    "A second window opens with a practice office and six sample files. Nothing reaches a real finance system. When you close that window, everything in it is deleted.",
  start: "Try it with sample files",
  notStarted: (aside: string) => `The practice window couldn't be opened${aside}.`,
};
