/** @file Texts of what an office changes beside connections and inboxes, in English. */

export const habits = {
  title: "Timing and updates",
  undoSeconds: "Time to undo a decision (seconds)",
  undoSecondsHint: "Pigeonhole waits this long before it acts, so that you can undo. 0 to 60; 0 means no waiting.",
  reportAt: "Morning report at",
  reportAtHint: "Every day. Leave empty for a report only when you ask for it.",
  checkAt: "Check overnight sending at",
  checkAtHint: "Leave empty for a check only when you ask for it.",
  checkDays: "Days of the check",
  installUpdates: "New versions of Pigeonhole",
  installUpdatesHint:
    "They are installed when no file is under way, and never shortly before files are sent overnight.",
  installBy: {
    automatic: "Install automatically",
    ask: "Download, and install when I choose",
    off: "Don't look for new versions",
  },
  updateDelayDays: "Days to wait for a new version",
  updateDelayDaysHint: "So that others use it first. 0 to 90; 0 means no waiting.",
  forIt: "For your IT team",
  proxy: "Proxy",
  proxyHint: "“system” follows this computer, “none” uses none. Or an address such as http://proxy.example:8080.",
  caFile: "Network certificates",
  caFileHint: "The full path of a file that your IT team names. Leave empty to use this computer's.",
  pingUrl: "Monitoring address (heartbeat)",
  pingUrlHint: "Called after each check of the inboxes that found no problem. Empty: none.",
  save: "Save",
  saved: "Saved.",
};
