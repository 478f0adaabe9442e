/** @file Texts of what an office changes beside connections and inboxes, in English. */

export const habits = {
  title: "Undo, report and check",
  undoSeconds: "Seconds to undo a decision",
  undoSecondsHint: "Nothing is sent before they are over. 0 to 60; with 0, decisions count at once.",
  reportAt: "Morning report at",
  reportAtHint: "Every day. Empty: only when you ask for it.",
  checkAt: "Check tonight's run at",
  checkAtHint: "On weekdays, unless your IT team has chosen other days. Empty: only when you ask for it.",
  proxy: "Proxy",
  proxyHint: "“system” follows this computer, “none” uses none. Or an address such as http://proxy.example:8080.",
  save: "Save",
  saved: "Saved.",
};
