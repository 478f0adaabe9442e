/** @file Installs the Debian packages that building and running the app need, or says which are missing. */

import { existsSync } from "node:fs";
import { runQuietly } from "./run-quietly.mjs";
import { StopSetUp, say } from "./say.mjs";

/** keytar is compiled on this machine, against libsecret. */
const toCompile = ["python3", "make", "g++", "libsecret-1-dev"];

/** Creates the certificates of the tests' office networks. */
const toVouch = ["openssl"];

/** A display and a Secret Service of our own: see with-desktop.mjs. */
const toShow = ["xvfb", "dbus", "gnome-keyring", "fonts-dejavu-core"];

/** A desktop with notifications, and an accessibility bus: see own-desktop.ts and screen-reader.ts in test/e2e. */
const toSense = ["dunst", "libnotify4", "at-spi2-core", "gir1.2-atspi-2.0", "python3-gi"];

/** The libraries of Electron's executable. */
const toRunElectron = [
  "libasound2",
  "libatk-bridge2.0-0",
  "libatspi2.0-0",
  "libcups2",
  "libdrm2",
  "libgbm1",
  "libgtk-3-0",
  "libnss3",
  "libsecret-1-0",
  "libxkbcommon0",
  "libxss1",
];

/** The database of an office with several computers; the tests run a server of their own. */
const toShare = ["postgresql"];

const needed = [...toCompile, ...toVouch, ...toShare, ...toShow, ...toSense, ...toRunElectron];

/** Returns true if this machine can compile keytar. */
export function installDebianPackages() {
  if (process.platform !== "linux") return false;
  const installed = listInstalled();
  if (!installed) {
    say("this Linux is not Debian; if something fails, install what these Debian packages hold:");
    say(`  ${needed.join(" ")}`);
    return false;
  }
  const missing = needed.filter((name) => !installed.has(name));
  if (missing.length > 0) install(missing);
  return true;
}

/** The names of the installed packages and of those that they provide; undefined without dpkg. */
function listInstalled() {
  if (!existsSync("/etc/debian_version")) return undefined;
  // Includes Provides, because later releases renamed some packages: libgtk-3-0t64 provides libgtk-3-0.
  // biome-ignore lint/suspicious/noTemplateCurlyInString: these are dpkg-query's placeholders
  const asked = runQuietly("dpkg-query", ["-W", "-f=${db:Status-Status}, ${Package}, ${Provides}\n"]);
  if (!asked.ok) return undefined;
  const names = new Set();
  for (const line of asked.stdout.split("\n")) {
    const [status, ...provided] = line.split(",").map((part) => part.trim().split(" ")[0]);
    if (status === "installed") for (const name of provided) names.add(name);
  }
  return names;
}

/** Installs packages that only some tests need. Returns why that failed, or null. */
export function installOptionalPackages(names) {
  try {
    const missing = names.filter((name) => !(listInstalled() ?? new Set(names)).has(name));
    if (missing.length > 0) install(missing, () => {});
    return null;
  } catch (error) {
    if (!(error instanceof StopSetUp)) throw error;
    return error.message;
  }
}

/** True if packages can be made and tried here: their scripts run in a folder of their own, which takes root. */
export const canMakePackages = () =>
  process.getuid?.() === 0 && ["dpkg-deb", "rpmbuild", "rpm"].every((tool) => runQuietly(tool, ["--version"]).ok);

/** Sets up what makes them, or says why not: only some tests need it. */
export function setUpPackages() {
  const problem = installOptionalPackages(["rpm"]);
  if (!canMakePackages())
    say(`the tests of the deb and the rpm are skipped: ${problem ?? "they need root, dpkg and rpm"}`);
}

/** @param show is given apt-get's output if it fails */
function install(missing, show = (output) => process.stderr.write(output)) {
  const arguments_ = ["install", "-y", "--no-install-recommends", ...missing];
  const asRoot = prefixForRoot();
  const line = `apt-get update && apt-get ${arguments_.join(" ")}`;
  if (!asRoot) {
    throw new StopSetUp(
      `these Debian packages are missing, and installing them takes root. Run:\n\n  sudo sh -c '${line}'\n`,
    );
  }
  say(`installing ${missing.length} Debian packages: ${missing.join(" ")}`);
  const aptGet = (args) => {
    const [command, ...rest] = [...asRoot, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args];
    return runQuietly(command, rest);
  };
  // Package lists usually exist, but a fresh container has none, and old ones name files that no longer exist.
  if (aptGet(arguments_).ok) return;
  const updated = aptGet(["update"]);
  const installed = aptGet(arguments_);
  if (installed.ok) return;
  show(updated.everything + installed.everything);
  throw new StopSetUp(`the Debian packages could not be installed. As root, run:\n\n  ${line}\n`);
}

/** The prefix that runs a command as root without a prompt; undefined if there is none. */
function prefixForRoot() {
  if (process.getuid() === 0) return [];
  return runQuietly("sudo", ["-n", "true"]).ok ? ["sudo", "-n"] : undefined;
}
