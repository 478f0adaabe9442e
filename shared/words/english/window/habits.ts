/** @file Texts of what an office changes beside connections and inboxes, in English. */

export const habits = {
  title: "Undo, report and check",
  undoSeconds: "Seconds to undo a decision",
  undoSecondsHint: "Pigeonhole waits this long before it acts, so that you can undo. 0 to 60; 0 means no waiting.",
  reportAt: "Morning report at",
  reportAtHint: "Every day. Leave empty for a report only when you ask for it.",
  checkAt: "Check overnight sending at",
  checkAtHint:
    "On weekdays, unless your IT team has chosen other days. Leave empty for a check only when you ask for it.",
  forIt: "For your IT team",
  proxy: "Proxy",
  proxyHint: "“system” follows this computer, “none” uses none. Or an address such as http://proxy.example:8080.",
  caFile: "Certificates of your network",
  caFileHint: "The full path of a file that your IT team names. Empty: those of this computer.",
  pingUrl: "Sign of life",
  pingUrlHint: "An address of a monitoring program that is called after each good look at the inboxes. Empty: none.",
  save: "Save",
  saved: "Saved.",
};
