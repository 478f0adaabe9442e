/** @file A desktop that shows notifications, for one test: a message bus and a keychain of its own, and dunst on it. */

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { startSecretService } from "../../scripts/start-secret-service.mjs";

/** One notification, as the daemon says that it took it. */
interface Notice {
  readonly summary: string;
  readonly body: string;
  /** What is drawn, in Pango's markup. */
  readonly drawn: string;
  readonly urgency: string;
}

export interface OwnDesktop {
  readonly environment: Readonly<Record<string, string>>;
  /** All that have come, the first first. */
  taken(): readonly Notice[];
  /** How many are on the screen now, and how many wait for the end of the quiet hours. */
  counts(): Promise<{ readonly shown: number; readonly waiting: number }>;
  setQuiet(isQuiet: boolean): Promise<void>;
  /** What a click on the newest does. */
  click(): Promise<void>;
  stop(): Promise<void>;
}

const daemon = "org.freedesktop.Notifications";
const path = "/org/freedesktop/Notifications";
const commands = "org.dunstproject.cmd0";

// Markup as on the large desktops; and what is shown stays until someone has dealt with it.
const settings = "[global]\nmarkup = full\nfont = DejaVu Sans 11\nidle_threshold = 0\n[urgency_normal]\ntimeout = 0\n";

/** The other tests share a bus on which nobody shows anything; here one does. */
export async function startOwnDesktop(): Promise<OwnDesktop> {
  const home = await mkdtemp(join(tmpdir(), "own-"));
  const secrets = await startSecretService(home);
  const env = { ...process.env, ...secrets.environment };
  await writeFile(join(home, "dunstrc"), settings);
  const dunst = spawn("dunst", ["-conf", join(home, "dunstrc"), "-print"], {
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
  let printed = "";
  dunst.stdout.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  const call = async (member: string, ...words: readonly string[]) => {
    const { stdout } = await promisify(execFile)(
      "dbus-send",
      ["--session", "--print-reply=literal", `--dest=${daemon}`, path, member, ...words],
      { env },
    );
    return stdout;
  };
  const count = async (name: string) => {
    const said = await call("org.freedesktop.DBus.Properties.Get", `string:${commands}`, `string:${name}`);
    return Number(/uint32 (\d+)/.exec(said)?.[1]);
  };
  const isThere = () =>
    call(`${commands}.Ping`).then(
      () => true,
      () => false,
    );
  while (dunst.exitCode === null && !(await isThere())) await wait(50);
  return {
    environment: secrets.environment,
    taken: () => noticesIn(printed),
    counts: async () => ({ shown: await count("displayedLength"), waiting: await count("waitingLength") }),
    async setQuiet(isQuiet) {
      await call(
        "org.freedesktop.DBus.Properties.Set",
        `string:${commands}`,
        "string:paused",
        `variant:boolean:${isQuiet}`,
      );
    },
    async click() {
      await call(`${commands}.NotificationAction`, "uint32:0");
    },
    async stop() {
      dunst.kill();
      if (dunst.exitCode === null && dunst.signalCode === null) await once(dunst, "exit");
      await secrets.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** What dunst prints of each that it takes. */
function noticesIn(printed: string): readonly Notice[] {
  return printed
    .split(/^\{$/m)
    .slice(1)
    .map((block) => ({
      summary: /^\tsummary: '(.*)'$/m.exec(block)?.[1] ?? "",
      body: /^\tbody: '([\s\S]*?)'\n\ticon: /m.exec(block)?.[1] ?? "",
      drawn: /^\tformatted: '([\s\S]*?)'\n\tfg: /m.exec(block)?.[1] ?? "",
      urgency: /^\turgency: (\w+)$/m.exec(block)?.[1] ?? "",
    }));
}
