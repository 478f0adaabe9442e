/** @file The settings and what is wrong with them, said in German. */

import { afterAll, beforeEach, expect, test } from "vitest";
import { readSettings, wrongIn } from "../../shared/settings/read-settings.ts";
import { usual } from "../../shared/settings/settings.ts";
import { sayRestored } from "../../shared/wording/agent/say-journal.ts";
import { sayInboxSettings } from "../../shared/wording/agent/say-settings.ts";
import { sayUnfinished, sayWrong } from "../../shared/wording/agent/say-settings-form.ts";
import { speak } from "../../shared/words/spoken.ts";

beforeEach(() => speak({ language: "de", formats: "de-DE" }));
afterAll(() => speak({ language: "en", formats: "en-GB" }));

test("problems of config.json are in German, although the schema was created before the language was chosen", () => {
  const connection = { id: "main", baseUrl: "http://away", authUrl: "https://a", clientId: "" };
  const { problems } = readSettings({
    connections: [connection],
    tonight: { checkAt: "25:00" },
    report: { at: 7 },
    formats: "?",
  });
  expect(problems).toEqual([
    'connections[0].baseUrl ist "http://away"; erlaubt ist eine https-Adresse (http nur für diesen Computer)',
    'connections[0].clientId ist ""; erlaubt ist ein Text',
    'tonight.checkAt ist "25:00"; erlaubt ist eine Uhrzeit wie "17:00"',
    "report.at ist 7; erlaubt ist ein Text",
    'formats ist "?"; erlaubt ist "system" oder eine Sprache mit Land, etwa "de-CH"',
  ]);
});

test("the error beside a form field says what is allowed", () => {
  const wrong = wrongIn("inboxes", { id: "i", path: "/in", connection: "main", attentionAfterDays: 366 });
  expect(sayWrong(366, wrong["attentionAfterDays"] ?? "")).toBe("Hier muss eine Zahl bis 365 stehen.");
  expect(sayWrong("", "")).toBe("Bitte füllen Sie dieses Feld aus.");
});

test("the refusal to remove an inbox is correct for one unfinished file and for several", () => {
  expect(sayUnfinished("inbox", 1)).toContain("1 Datei dieses Eingangsordners ist unterwegs oder wartet auf Sie.");
  expect(sayUnfinished("connection", 2)).toContain("2 Dateien dieser Verbindung sind unterwegs oder warten auf Sie.");
});

test("the settings of an inbox are worded with their days and prefixes", () => {
  const hours = { days: ["wed", "mon"], from: "18:00", until: "06:00", timeZone: null } as const;
  const inbox = { ...usual.inbox, id: "i", path: "/in", connection: "main", idPrefixes: ["INV-", "RE"] };
  const said = sayInboxSettings({ ...inbox, hours: { ...hours, days: [...hours.days] }, maxInvoicesPerBatch: 1 });
  expect(said).toContain("Dateien werden am Montag und Mittwoch von 18:00 bis 06:00 gesendet.");
  expect(said).toContain("Der Name eines Dokuments beginnt mit seiner Rechnungs-ID, nach „INV-“ oder „RE“.");
  expect(said).toContain("Jeder Stapel hat höchstens 1 Eingangsrechnung.");
});

test("after a restore, the text names the period that the journal does not know", () => {
  const [from, until] = [Date.parse("2026-11-20T02:00Z"), Date.parse("2026-11-21T08:00Z")];
  expect(sayRestored({ from, until, setAside: [] }, "Europe/Berlin").slice(0, 3)).toEqual([
    "Das Journal ist jetzt die Sicherung vom 20. Nov. 2026, 03:00.",
    "Das alte Journal fehlte.",
    "Es weiß nicht, was zwischen 20. Nov. 2026, 03:00 und 21. Nov. 2026, 09:00 gesendet wurde. Damit nichts zweimal gesendet wird:",
  ]);
});
