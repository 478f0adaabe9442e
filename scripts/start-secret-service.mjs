/** @file Starts a temporary, empty and unlocked keychain: a message bus with GNOME's keyring. */

import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runQuietly } from "./run-quietly.mjs";
import { lineFromThree, startInBackground } from "./start-in-background.mjs";

const secretService = "org.freedesktop.secrets";

/** True if a keychain answers on this session's bus. */
export function hasSecretService(env = process.env) {
  return Boolean(env.DBUS_SESSION_BUS_ADDRESS) && isOwned(env);
}

function isOwned(env) {
  const bus = ["--session", "--print-reply=literal", "--dest=org.freedesktop.DBus", "/org/freedesktop/DBus"];
  const asked = runQuietly("dbus-send", [...bus, "org.freedesktop.DBus.NameHasOwner", `string:${secretService}`], {
    env,
  });
  return asked.stdout.includes("true");
}

/** Starts both with `home` as their home folder, so that they do not touch the person's own files. */
export async function startSecretService(home) {
  const environment = {};
  for (const [name, folder] of [
    ["XDG_CONFIG_HOME", "config"],
    ["XDG_DATA_HOME", "share"],
    ["XDG_RUNTIME_DIR", "run"],
  ]) {
    environment[name] = join(home, folder);
    mkdirSync(environment[name], { mode: 0o700 });
  }
  const bus = await startBus(home, environment);
  environment.DBUS_SESSION_BUS_ADDRESS = bus.answer;
  try {
    const keyring = await startKeyring(home, environment);
    const stop = async () => {
      await keyring.stop();
      await bus.stop();
    };
    return { environment, stop };
  } catch (error) {
    await bus.stop();
    throw error;
  }
}

/**
 * Unlike a desktop's bus, this one starts no programs: they would outlive us,
 * and tests would depend on what else is installed.
 */
function startBus(home, env) {
  const config = join(home, "bus.conf");
  writeFileSync(
    config,
    `<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:path=${join(home, "bus")}</listen>
  <auth>EXTERNAL</auth>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
`,
  );
  const args = ["--nofork", "--nopidfile", "--print-address=3", `--config-file=${config}`];
  return startInBackground("dbus-daemon", args, { ready: lineFromThree, env: { ...process.env, ...env } });
}

function startKeyring(home, environment) {
  const env = { ...process.env, ...environment };
  const args = ["--foreground", "--unlock", "--components=secrets"];
  // The password of a keyring that is created now and deleted at the end.
  const start = (program) =>
    startInBackground(program, args, { ready: (child) => appears(child, env), input: "unlocked", env });
  const program = "/usr/bin/gnome-keyring-daemon";
  return start(program).catch((error) => {
    if (error.code !== "EPERM") throw error;
    // Debian gives the file a capability that containers often lack, and then it does not start. A copy has none.
    const copy = join(home, "gnome-keyring-daemon");
    copyFileSync(program, copy);
    return start(copy);
  });
}

/** Waits for its name on the bus, because it does not say when it is ready. */
async function appears(child, env) {
  while (child.pid && child.exitCode === null && child.signalCode === null && !isOwned(env)) await sleep(20);
}
