/** @file Starts a keychain that is empty, unlocked and forgotten at the end: a message bus with GNOME's keyring on it. */

import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { runQuietly } from "./run-quietly.mjs";
import { lineFromThree, startInBackground } from "./start-in-background.mjs";

const secretService = "org.freedesktop.secrets";

/** Whether a keychain answers on the bus of this login. */
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

/** Starts both inside `home`, so that no file of the person who runs this is read or written. */
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
 * The bus starts no programs by itself, as a desktop's would: those would
 * outlive us, and tests would depend on what else is installed.
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
  // The password unlocks a keyring that is made now and deleted at the end.
  const start = (program) =>
    startInBackground(program, args, { ready: (child) => appears(child, env), input: "unlocked", env });
  const program = "/usr/bin/gnome-keyring-daemon";
  return start(program).catch((error) => {
    if (error.code !== "EPERM") throw error;
    // Debian grants it a capability that containers often lack, and then it does not start; a copy has none.
    const copy = join(home, "gnome-keyring-daemon");
    copyFileSync(program, copy);
    return start(copy);
  });
}

/** It does not say when it is ready: it takes its name on the bus. */
async function appears(child, env) {
  while (child.pid && child.exitCode === null && child.signalCode === null && !isOwned(env)) await sleep(20);
}
