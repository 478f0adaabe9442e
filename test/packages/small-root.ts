/** @file A small file system of a Linux computer, with what the scripts of packages call. */

import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const programs = "bash sh ln rm chmod readlink cp cat mkdir unshare true update-alternatives".split(" ");
const folders =
  "etc/alternatives tmp proc dev run var/log var/lib/dpkg/info var/lib/dpkg/updates var/lib/dpkg/triggers";

/** Makes it in `root`, with the databases of dpkg and rpm still empty. */
export function makeSmallRoot(root: string): void {
  for (const folder of [...folders.split(" "), "var/lib/dpkg/alternatives"])
    mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, "var/lib/dpkg/status"), "");
  const copy = (from: string, to: string) => {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    copyFileSync(from, join(root, to));
  };
  for (const name of programs) {
    const program = realpathSync(execFileSync("which", [name], { encoding: "utf8" }).trim());
    for (const folder of ["bin", "usr/bin"]) copy(program, `${folder}/${name}`);
    const needs = execFileSync("sh", ["-c", 'ldd "$1" || true', "sh", program], { encoding: "utf8" });
    for (const [path] of needs.matchAll(/\/[^\s)]+/g)) copy(path, path);
  }
}
