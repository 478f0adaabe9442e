/** @file Starts Debian's desktop sync clients, each on a folder of its own, to measure what programs in a tray cost. */

import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Running, startBare } from "./start-bare.ts";

interface Peer {
  readonly name: string;
  readonly debianPackage: string;
  /** What is true of it in this run and would not be in an office. */
  readonly remark: string;
  start(home: string): Running;
}

const environmentIn = (home: string): NodeJS.ProcessEnv => {
  mkdirSync(home, { recursive: true });
  return { ...process.env, HOME: home, XDG_CONFIG_HOME: join(home, "config"), XDG_DATA_HOME: join(home, "data") };
};

const peers: readonly Peer[] = [
  {
    name: "nextcloud",
    debianPackage: "nextcloud-desktop",
    remark: "without an account, so it shows its first window and syncs nothing",
    start: (home) =>
      startBare("nextcloud", ["--background", "--confdir", join(home, "nextcloud")], environmentIn(home)),
  },
  {
    name: "syncthing",
    debianPackage: "syncthing",
    remark: "one empty folder, no device beside it, no window of its own",
    start: (home) =>
      startBare("syncthing", ["serve", "--no-browser", `--home=${join(home, "syncthing")}`], environmentIn(home)),
  },
];

/** The version of a Debian package that is installed, or null. */
export function versionInstalled(debianPackage: string): string | null {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is dpkg-query's placeholder
  const asked = spawnSync("dpkg-query", ["-W", "-f=${db:Status-Status} ${Version}", debianPackage], {
    encoding: "utf8",
  });
  return /^installed (.+)$/.exec(asked.stdout ?? "")?.[1] ?? null;
}

export function installPeers(): void {
  const words = ["install", "-y", "--no-install-recommends", ...peers.map(({ debianPackage }) => debianPackage)];
  spawnSync("apt-get", words, { stdio: ["ignore", "ignore", "inherit"] });
}

export const peersHere = (): readonly (Peer & { readonly version: string })[] =>
  peers.flatMap((peer) => {
    const version = versionInstalled(peer.debianPackage);
    return version === null ? [] : [{ ...peer, version }];
  });
