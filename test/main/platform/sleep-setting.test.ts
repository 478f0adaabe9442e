/** @file Reads what each system says of going to sleep, and says nothing where it says nothing. */

import { expect, test } from "vitest";
import { readSleepSetting } from "../../../main/platform/sleep-setting.ts";

const powercfg = `GUID des Energieschemas: 381b4222  (Ausbalanciert)
    Mögliche Einstellungsminimum: 0x00000000
    Mögliche Einstellungsmaximum: 0xffffffff
    Mögliche Einstellungsschritte: 0x00000001
    Aktueller Wechselstromeinstellungsindex: 0x00000708
    Aktueller Gleichstromeinstellungsindex: 0x00000384
`;
const pmset = (minutes: number) => ` standby              1
 sleep                ${minutes} (sleep prevented by coreaudiod)
 displaysleep         10
`;

/** A system in which each of these commands prints this, and there are no others. */
const system =
  (says: Readonly<Record<string, string>>) =>
  async (command: string, ...words: readonly string[]) =>
    Object.entries(says).find(([start]) => `${command} ${words.join(" ")}`.includes(start))?.[1] ?? null;

const minutes = (n: number) => ({ is: "after", ms: n * 60_000 });

test.each([
  ["Windows, in whatever language", "win32", { powercfg }, minutes(30)],
  ["macOS", "darwin", { pmset: pmset(15) }, minutes(15)],
  ["a Mac that stays awake", "darwin", { pmset: pmset(0) }, { is: "never" }],
  ["GNOME", "linux", { "ac-type": "'suspend'\n", "ac-timeout": "1200\n" }, minutes(20)],
  ["GNOME that does nothing", "linux", { "ac-type": "'nothing'\n" }, { is: "never" }],
  ["a server whose sleep is masked", "linux", { systemctl: "LoadState=masked\n" }, { is: "never" }],
  ["a system that cannot be asked", "linux", {}, { is: "unreadable" }],
  ["a Windows that answers nothing", "win32", {}, { is: "unreadable" }],
] as const)("%s", async (_, platform, says, expected) => {
  expect(await readSleepSetting(platform, system(says))).toEqual(expected);
});

test("reading the sleep setting of this system gives an answer", async () => {
  expect(await readSleepSetting(process.platform)).toHaveProperty("is");
});
