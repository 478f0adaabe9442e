/** @file The command line as an office with German computers meets it. */

import { join } from "node:path";
import { expect, test } from "vitest";
import type { Sandbox } from "../../sandbox/sandbox.ts";
import { eachNight, nightPlan } from "./night-office.ts";
import { configFor, type Office } from "./office.ts";
import { invoices, pdf } from "./sample-files.ts";

let sandbox: Sandbox;
let office: Office;
const reopen = eachNight((opened) => ({ sandbox, office } = opened), {
  plan: { environment: { LANG: "de_DE.UTF-8" } },
});

const inInbox = (file: string) => join(office.inbox, file);
const set = (changes: object) => office.writeConfig({ ...configFor(nightPlan(sandbox), office.inbox), ...changes });

test("the usage and errors of a command line are in the computer's language", async () => {
  const help = await office.pigeonhole("--help");
  expect([help.code, help.stderr]).toEqual([0, ""]);
  expect(help.stdout).toMatch(/^Aufruf: pigeonhole BEFEHL/);
  expect(help.stdout).toContain("settle ID arrived        Antwort: im Finanzsystem gefunden; nichts wird noch\n");
  for (const [words, sentence] of [
    [["post"], "Den Befehl post gibt es nicht."],
    [["sync", "--fast"], "Die Option --fast gibt es nicht."],
    [["sync", "--inbox"], "--inbox braucht einen Wert."],
    [
      ["settle"],
      "settle braucht die ID einer Datei, wie status sie zeigt. Mit der ID allein werden die Zeilen gezeigt.",
    ],
    [["sync", "--out", "x"], "--out und --mask-names gelten nur für den Befehl diagnostics."],
    [["retry", "1", "--remember"], "--remember gilt nur für den Befehl answer."],
  ] as const) {
    // The data folder goes before, so that an option without its value stays the last word.
    const { code, stderr } = await office.pigeonhole(
      ...words.slice(0, 1),
      "--data",
      office.dataFolder,
      ...words.slice(1),
    );
    expect([code, stderr.split("\n")[0]]).toEqual([2, sentence]);
    expect(stderr).toContain("\n\nAlle Befehle und Optionen: pigeonhole --help");
  }
});

test("the language in the settings overrides the computer's, for the usage too", async () => {
  await set({ language: "en" });
  expect((await office.pigeonhole("--help")).stdout).toMatch(/^Usage: pigeonhole COMMAND/);
  expect((await office.pigeonhole("post")).stderr).toMatch(
    /^There's no command post\.( Did you mean \w+\?)?\n\nAll commands and options: /,
  );
});

test("without any language setting, as under cron, times are not in American format", async () => {
  await reopen({ environment: { LANG: undefined } });
  const { stdout } = await office.pigeonhole("pause", "tomorrow");
  expect(stdout).toContain("07:00");
  expect(stdout).not.toMatch(/07:00\s[AP]M/);
});

test("check describes each file in German, one or several", async () => {
  await office.drop("one.csv", invoices("BW"));
  await office.drop("two.csv", invoices("BX", 2));
  await office.drop("10023.pdf", pdf("one"));
  await office.drop("register.csv", "Rechnungs-ID;Rechnungsnummer;Lieferant\r\n10023;BW-1;Acme\r\n10024;BW-2;Acme\r\n");
  await office.drop("~$two.csv", "lock");
  const files = ["one.csv", "two.csv", "10023.pdf", "register.csv", "~$two.csv"].map(inInbox);
  const { code, stdout } = await office.pigeonhole("check", ...files);
  expect(code).toBe(0);
  const verdicts = stdout.split("\n").filter((line) => files.some((file) => line.startsWith(file)));
  expect(verdicts).toEqual([
    `${files[0]}: bereit: 1 Eingangsrechnung (netto 1.204,50 GBP, USt. 240,90 GBP)`,
    `${files[1]}: bereit: 2 Eingangsrechnungen (netto 2.409,00 GBP, USt. 481,80 GBP)`,
    `${files[2]}: bereit: ein Dokument zur Eingangsrechnung 10023`,
    `${files[3]}: bereit: eine Rechnungsliste mit 2 Eingangsrechnungen`,
    `${files[4]}: bereit: wird nicht beachtet`,
  ]);
});

test("status, decisions and the end of the log are in German; commands, headings and columns are not", async () => {
  await set({ colour: "blue" });
  await office.drop("note.pdf", pdf("whose?"));
  await office.pigeonhole("sync");
  const status = await office.pigeonhole("status");
  expect(status.stderr).toContain("Einstellungen: colour ist keine Einstellung und wurde nicht beachtet.\n");
  const rejected = await office.pigeonhole("reject", "1");
  expect(rejected.stdout).toBe(
    "Gespeichert für Datei 1 (note.pdf). Weiter geht es beim nächsten „pigeonhole sync“ oder beim Start von Pigeonhole.\n",
  );
  const log = await office.pigeonhole("log");
  expect(log.stdout).toMatch(/^entry,at,who,machine,version,import,file,sha256,what,rows,batch names,/);
  expect(log.stderr).toMatch(/^Das Prüfprotokoll endet mit Eintrag \d+. Sein Hashwert ist [0-9a-f]{64}\.$/m);
  const { stdout } = await office.pigeonhole("diagnostics");
  const listed = stdout.split("\n").filter((line) => line.includes(" Byte "));
  expect(listed.length).toBeGreaterThan(4);
  expect(new Set(listed.map((line) => line.indexOf(" Byte ")))).toHaveLength(1);
  expect(stdout).toContain("die Einstellungsdatei");
});

/** The keys whose values are sentences for people. */
const said = new Set(["sentence", "message", "says", "text", "label", "why", "reason", "fix", "evidence", "derived"]);

/** What other programs rely on: every key, and every value that is no sentence and no point in time. */
function contractOf(value: unknown, key = ""): unknown {
  if (said.has(key) && typeof value === "string") return "a sentence";
  if (Array.isArray(value)) return value.map((item) => contractOf(item, key));
  if (typeof value === "string") return /^\d{4}-\d\d-\d\dT/.test(value) ? "instant" : value;
  if (typeof value !== "object" || value === null) return key === "bytes" ? "bytes" : value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, contractOf(part, name)]));
}

test("--json is the same in both languages except for its sentences", async () => {
  await office.drop("november.csv", invoices("BW", 2));
  await office.drop("doubtful.csv", invoices("BX", 2).replace("2026-11-03,BX-2", "someday,BX-2"));
  await office.drop("note.pdf", pdf("whose?"));
  await office.pigeonhole("sync");
  await office.drop("next.csv", invoices("BY").replace("1204.50", "much"));
  const commands = [["status"], ["check", inInbox("next.csv")], ["log"], ["log", "--verify"], ["diagnostics"]];
  const inLanguage = async (language: string) => {
    await set({ language });
    const found = [];
    for (const words of commands) found.push(await office.json(...words));
    return found;
  };
  const [german, english] = [await inLanguage("de"), await inLanguage("en")];
  for (const [index, words] of commands.entries()) {
    expect([words, german[index]?.code, contractOf(german[index]?.value)]).toEqual([
      words,
      english[index]?.code,
      contractOf(english[index]?.value),
    ]);
  }
  // The trail is what it is: its hashes could not be checked otherwise.
  const asKept = (log: unknown) => (log as { says: string }[]).map(({ says: _, ...entry }) => entry);
  expect(asKept(german[2]?.value)).toEqual(asKept(english[2]?.value));
  expect(german[4]?.value).not.toEqual(english[4]?.value);
});
