/** @file What is handed to other programs to start us fits what we are. */

import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { isCommand, namedDataFolder, readArguments } from "../main/cli/arguments.ts";
import { commandWords } from "../main/desktop/command-words.ts";
import { usualDataFolder } from "../main/platform/data-folder.ts";
import { policyFromRegistry } from "../main/settings/policy/registry-file.ts";
import { applyPolicy, readPolicy } from "../shared/settings/policy.ts";
import { readSettings } from "../shared/settings/read-settings.ts";

const packaging = resolve(import.meta.dirname, "../packaging");
const read = (file: string) => readFileSync(join(packaging, file), "utf8");

/** The words behind cli.ts, as the file has them. */
const wordsIn = (text: string) => (/main[/\\]cli\.ts([^"<\n]*)/.exec(text)?.[1] ?? "").trim().split(/\s+/);

test.each(["systemd/pigeonhole.service", "systemd/pigeonhole-user.service", "windows/pigeonhole-task.xml"])(
  "%s starts a command that there is",
  (file) => {
    const arguments_ = readArguments(wordsIn(read(file)));
    expect(arguments_.ok && arguments_.value.command).toBe("run");
  },
);

test.each([
  ["systemd/pigeonhole-installed.service", /^ExecStart=(\S+) (.*)$/m],
  ["launchd/org.pigeonhole.agent.plist", /<array>\s*<string>([^<]+)<\/string>\s*([\s\S]*?)<\/array>/],
])("%s has the installed program watch, without a window", (file, line) => {
  const [, program = "", rest = ""] = line.exec(read(file)) ?? [];
  const words = rest.includes("<string>")
    ? [...rest.matchAll(/<string>([^<]*)<\/string>/g)].map(([, word = ""]) => word)
    : rest.split(" ");
  const command = commandWords([program, ...words], null, isCommand);
  const arguments_ = readArguments(command ?? []);
  expect(arguments_.ok && arguments_.value.command).toBe("run");
  expect(namedDataFolder(words)).toMatch(/^\/(var\/lib\/pigeonhole|Library\/Application Support\/Pigeonhole\/data)$/);
});

test("the service of Windows starts and stops the same data folder, and restarts after a failure", () => {
  const service = read("windows/pigeonhole-service.xml");
  const wordsOf = (name: string) => (new RegExp(`<${name}>([^<]*)<`).exec(service)?.[1] ?? "").split(" ");
  for (const [name, wanted] of [
    ["startarguments", "run"],
    ["stoparguments", "stop"],
  ] as const) {
    const command = commandWords(["Pigeonhole.exe", ...wordsOf(name)], null, isCommand) ?? [];
    const arguments_ = readArguments(command);
    expect(arguments_.ok && arguments_.value.command).toBe(wanted);
    expect(namedDataFolder(command)).toBe("C:\\ProgramData\\Pigeonhole");
  }
  // Without a stop of its own, WinSW would end a program that has no console after 15 seconds.
  expect(service).not.toMatch(/<arguments>|<stoptimeout>/);
  expect(service).toContain('<onfailure action="restart"');
});

test("the deb and the rpm bring the service with them, and its account", () => {
  const { deb, rpm } = parse(readFileSync(resolve(packaging, "../electron-builder.yml"), "utf8"));
  for (const { fpm } of [deb, rpm]) {
    const files = (fpm as readonly string[])
      .filter((word) => !word.startsWith("--"))
      .map((word) => word.split("=")[0] ?? "");
    expect(files).toEqual(["packaging/systemd/pigeonhole-installed.service", "packaging/systemd/pigeonhole.sysusers"]);
    for (const file of files) expect(existsSync(resolve(packaging, "..", file)), file).toBe(true);
  }
});

test("the uninstaller deletes of the data folder what is Pigeonhole's own, and asks first", () => {
  const script = read("windows/installer.nsh");
  const page = readFileSync(resolve(packaging, "../docs/administering.md"), "utf8");
  const table = page.slice(page.indexOf("| in it | is |")).split("\n\n")[0] ?? "";
  const ours = [...table.matchAll(/`([\w.-]+)\/?`/g)]
    .map(([, name = ""]) => name)
    .filter((name) => !name.startsWith("-"));
  expect(ours.length).toBeGreaterThan(7);
  // As the script spells the folder that the program uses on Windows.
  const folder = usualDataFolder("win32", { LOCALAPPDATA: "$LOCALAPPDATA" }).replaceAll("/", "\\");
  const deleted = [...script.matchAll(/(?:Delete|RMDir \/r) "([^"]+)"/g)].flatMap(([, path = ""]) =>
    path.startsWith(`${folder}\\`) ? [path.slice(folder.length + 1)] : [],
  );
  const isDeleted = (name: string) =>
    deleted.some((pattern) => new RegExp(`^${pattern.replaceAll(".", "[.]").replaceAll("*", ".*")}$`).test(name));
  expect(ours.filter((name) => !isDeleted(name))).toEqual([]);
  expect(script.indexOf("MessageBox")).toBeLessThan(script.indexOf("Delete "));
  // The folder itself only if nothing else is in it.
  expect(script).toContain(`RMDir "${folder}"`);
  expect(script).not.toContain(`RMDir /r "${folder}"`);
  const commands = [...script.matchAll(/\}" ([a-z-]+)'/g)].map(([, command = ""]) => command);
  expect(commands).toEqual(["stop", "clean-up"]);
  expect(commands.filter((command) => !isCommand(command))).toEqual([]);
});

test("the container runs the same Node as we do, and the health of it is a command that there is", () => {
  const dockerfile = read("container/Dockerfile");
  const ours = process.versions.node.split(".")[0];
  expect([...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, version]) => version)).toEqual([ours, ours]);
  const words = wordsIn(/^HEALTHCHECK[\s\S]*?CMD (.*)$/m.exec(dockerfile)?.[1] ?? "").slice(0, 4);
  const arguments_ = readArguments(words);
  expect([arguments_.ok && arguments_.value.command, namedDataFolder(words)]).toEqual(["status", "/data"]);
});

test("package.json holds what the packages for Debian and Fedora must name", () => {
  const metadata = JSON.parse(readFileSync(resolve(packaging, "../package.json"), "utf8"));
  for (const key of ["homepage", "author", "description", "license"])
    expect(metadata[key], key).toEqual(expect.stringMatching(/\S/));
  expect(new URL(metadata.homepage).protocol).toBe("https:");
  const builder = readFileSync(resolve(packaging, "../electron-builder.yml"), "utf8");
  expect(builder).toMatch(/^ {2}maintainer: \S/m);
});

test("Windows ends the task neither after three days nor on battery", () => {
  const task = read("windows/pigeonhole-task.xml");
  expect(task).toContain("<ExecutionTimeLimit>PT0S</ExecutionTimeLimit>");
  expect(task).toContain("<StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>");
});

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

describe.runIf(hasSystemd)("systemd", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "units-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(["pigeonhole", "pigeonhole-installed"])("takes the unit %s without a complaint", (name) => {
    const unit = join(folder, "pigeonhole.service");
    // It looks for the program too, and there is none here.
    writeFileSync(unit, read(`systemd/${name}.service`).replace(/^ExecStart=\S+/m, "ExecStart=/bin/true"));
    const { status, stderr } = spawnSync("systemd-analyze", ["verify", unit], { encoding: "utf8" });
    expect([status, stderr]).toEqual([0, ""]);
  });
});

describe("the group policies", () => {
  const admx = read("policy/pigeonhole.admx");

  test("lock settings that there are, with values that they may have", () => {
    const named = [...admx.matchAll(/valueName="([^"]+)"/g)]
      .map(([, name = ""]) => name)
      .filter((name) => name !== "Policy");
    const values: Readonly<Record<string, readonly string[]>> = {
      "inboxes.*.sending": ['"automatic"', '"after-approval"'],
      openAtLogin: ["dword:00000000", "dword:00000001"],
      language: ['"system"', '"en"', '"de"'],
      "network.proxy": ['"http://proxy.office:3128"'],
      "network.caFile": ['"C:\\\\ca.pem"'],
      "updates.install": ['"automatic"', '"ask"', '"off"'],
      // A number as text: a DWORD is a switch.
      "updates.delayDays": ['"0"', '"90"'],
      "updates.url": ['"https://files.example.com/pigeonhole"'],
      pingUrl: ['"https://watch.example.com/ping"'],
    };
    expect(named.toSorted()).toEqual(Object.keys(values).toSorted());
    for (const value of Object.values(values)
      .flat()
      .filter((text) => /^"[a-z-]+"$/.test(text)))
      expect(admx).toContain(`<string>${value.slice(1, -1)}</string>`);
    const settings = {
      connections: [{ id: "a", baseUrl: "https://a.example", authUrl: "https://b.example", clientId: "c" }],
      inboxes: [{ id: "i", path: "/srv/i", connection: "a" }],
    };
    for (const [name, allowed] of Object.entries(values))
      for (const value of allowed) {
        const raw = policyFromRegistry(
          `[HKEY_LOCAL_MACHINE\\SOFTWARE\\Policies\\Pigeonhole\\Locked]\r\n"${name}"=${value}\r\n`,
        );
        const policy = readPolicy(raw, "registry");
        if ("problems" in policy) throw new Error(policy.problems.join());
        const found = readSettings(applyPolicy(settings, policy));
        expect([name, found.problems, found.unknownKeys]).toEqual([name, [], []]);
      }
  });

  test("write no number that would be read as a switch", () => {
    for (const [element] of admx.matchAll(/<decimal id=[^>]*>/g)) expect(element).toContain('storeAsText="true"');
  });

  test.each(["en-US", "de-DE"])("have all their texts in %s", (language) => {
    const adml = read(`policy/${language}/pigeonhole.adml`);
    const wanted = (text: string, kind: string) =>
      [...new Set([...text.matchAll(new RegExp(`\\$\\(${kind}\\.(\\w+)\\)`, "g"))].map(([, name]) => name))].toSorted();
    const given = (kind: string) => [...adml.matchAll(new RegExp(`<${kind} id="(\\w+)"`, "g"))].map(([, name]) => name);
    expect(given("string").toSorted()).toEqual(wanted(admx, "string"));
    expect(given("presentation").toSorted()).toEqual(wanted(admx, "presentation"));
  });
});
