/** @file Texts about updates of Pigeonhole itself, in English. */

export const updates = {
  title: "Updates",
  running: (version: string) => `This is version ${version}.`,
  lookedAt: (when: string) => `Last looked: ${when}.`,
  look: "Look for updates",
  install: "Install now",
  off: {
    checkout: "This copy isn't installed, so it has no updates.",
    "no-key": "This copy was built without a key to check updates with, so it has none.",
    "no-address": "No address for updates is set. Your IT team can set it under updates.url.",
    settings: "Updates are switched off.",
  },
  current: "You have the newest version that is offered.",
  byIt: (version: string) => `Version ${version} is out. Your IT team installs it.`,
  found: (version: string) => `Version ${version} is out.`,
  loading: (version: string) => `Version ${version} is being downloaded.`,
  installing: (version: string) => `Version ${version} is being installed.`,
  failedBefore: (version: string) =>
    `Version ${version} didn't work on this computer. Pigeonhole waits for the next one.`,
  putOff: (version: string, until: string) => `Version ${version} is out. It's installed from ${until} on.`,
  ready: {
    asking: (version: string) => `Version ${version} is ready. You can install it under Settings.`,
    work: (version: string) => `Version ${version} is ready. It's installed after the files under way.`,
    person: (version: string) => `Version ${version} is ready. It's installed while you don't use Pigeonhole.`,
    night: (version: string) => `Version ${version} is ready. It's installed after the coming night.`,
  },
  ended: {
    updated: (from: string, to: string) => `Pigeonhole was updated from version ${from} to ${to}.`,
    "rolled-back": (from: string, to: string) =>
      `Version ${to} failed its self-test here. Pigeonhole has returned to version ${from}.`,
    "not-installed": (_from: string, to: string) => `The installation of version ${to} didn't finish.`,
    "failed-here": (_from: string, to: string) =>
      `Version ${to} failed its self-test here, and there's no earlier version to return to. Tell your IT team.`,
  },
  problem: {
    away: (detail: string) => `The address for updates can't be reached: ${detail}.`,
    disk: (detail: string) => `The update can't be saved: ${detail}.`,
    installer: (detail: string) => `The update can't be installed: ${detail}.`,
    backup: (detail: string) => `The update waits, because the journal couldn't be backed up: ${detail}.`,
    noFeed: (status: number) => `The address for updates answered ${status}.`,
    unreadable: "What the address for updates says can't be read.",
    "not-signed": "The update isn't signed by the makers of Pigeonhole, so it isn't used. Tell your IT team.",
    "cut-off": "The download ended too early. Pigeonhole tries again later.",
    "not-the-file": "The downloaded file isn't the one that was signed, so it isn't used. Tell your IT team.",
    "no-room": "There's too little room on the disk for the update.",
    forAnother: (target: string) => `The address for updates offers a version for another kind of computer: ${target}.`,
  },
};
