/** @file Diagnostics: what is in them, what is not, and that a file's name can be left out everywhere. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterEach, beforeEach, expect, test } from "vitest";
import { collectDiagnostics, zipFiles } from "../../../main/diagnostics/diagnostics.ts";
import { advance } from "../../../main/imports/state/advance.ts";
import { detailForTrail } from "../../../main/imports/state/detail-for-trail.ts";
import type { OpenJournal } from "../../../main/journal/journal.ts";
import { openJournal } from "../../../main/journal/open-journal.ts";
import type { ImportEvent } from "../../../shared/imports/import-event.ts";
import { writing } from "../../fakes/journal-writes.ts";

const nowMs = Date.UTC(2026, 10, 21, 2, 14);
let folder = "";
let journal: OpenJournal;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "diagnostics-"));
  journal = openJournal(join(folder, "journal.sqlite"), () => nowMs);
});
afterEach(() => {
  journal.close();
  rmSync(folder, { recursive: true });
});

const name = "Müller & Söhne, May (2).xlsx";
const secret = "hush-7Qz4vR-never";
const amount = "48211.37";

/** An import that went, refused by a service that says too much. */
function live(): void {
  const entry = {
    inbox: "payables",
    connection: "office",
    kind: "batch",
    sha256: "ab",
    sizeBytes: 9,
    seenAt: 1,
  } as const;
  let import_ = writing(journal).add(
    { ...entry, dropped: `North/${name}` },
    { what: "take-in", who: "agent", detail: { ...entry, dropped: `North/${name}` } },
  );
  const problem = { row: 3, column: "Net", header: "Net", value: amount, reason: "r", fix: "f" } as never;
  const steps: readonly ImportEvent[] = [
    {
      type: "plan",
      parts: [{ invoices: 1, net: { GBP: amount }, vat: { GBP: amount } }],
      leftOut: [problem],
      sentBefore: [],
      purchaseInvoiceId: null,
      hold: null,
      by: { connection: "office", rules: "" },
    },
    { type: "begin-sending", part: 0 },
    {
      type: "rejected-by-service",
      why: { kind: "refused", status: 400, body: `{"Net":${amount},"access_token":"${secret}"}` },
    },
    { type: "start-move", to: `Failed/2026-11-21/${name}` },
  ];
  for (const step of steps) {
    const contents = step.type === "plan" ? [{ payload: `[{"Net":${amount}}]`, fingerprints: [] }] : undefined;
    const next = advance(import_, step, nowMs);
    const detail = detailForTrail(journal, import_, next, step, contents);
    writing(journal).save(next, { what: step.type, who: "agent", detail }, contents);
    import_ = next;
  }
  writeFileSync(
    join(folder, "log.jsonl"),
    [
      {
        at: "2026-11-21T02:14:00.000Z",
        what: "import",
        id: "1",
        file: `North/${name}`,
        lies: `Failed/2026-11-21/${name}`,
      },
      {
        at: "2026-11-21T02:14:00.000Z",
        what: "bug",
        problem: `Error: ENOENT: open '${join(homedir(), "inbox", name)}'\n    at /opt/agent.ts:12`,
      },
      { at: "2026-11-21T02:14:00.000Z", what: "other", detail: `Authorization: Bearer ${secret}` },
    ]
      .map((line) => `${JSON.stringify(line)}\n`)
      .join(""),
  );
  writeFileSync(
    join(folder, "config.json"),
    JSON.stringify(
      {
        connections: [{ id: "office", clientId: "pigeonhole-7", baseUrl: "https://finance.example" }],
        clientSecret: secret,
      },
      null,
      2,
    ),
  );
}

const collect = (maskNames: boolean, from: OpenJournal | string = journal) =>
  collectDiagnostics({ dataFolder: folder, journal: from, settingsProblems: [], nowMs, maskNames });
const all = (files: ReturnType<typeof collect>) => files.map(({ name, text }) => `${name}\n${text}`).join("\n");
const textOf = (files: ReturnType<typeof collect>, wanted: string) =>
  files.find((file) => file.name === wanted)?.text ?? "";

test("diagnostics describe the state of Pigeonhole, without secrets, amounts or answers of the service", () => {
  live();
  const files = collect(false);
  expect(files.map((file) => file.name)).toEqual([
    "about.txt",
    "system.json",
    "config.json",
    "journal.json",
    "trail.jsonl",
    "log.jsonl",
  ]);
  for (const word of [secret, amount, "48211"]) expect(all(files)).not.toContain(word);
  expect(textOf(files, "config.json")).toContain("pigeonhole-7");
  expect(textOf(files, "config.json")).toContain("https://finance.example");
  expect(JSON.parse(textOf(files, "journal.json"))).toMatchObject({
    imports: { byState: { failed: 1 } },
    trail: { entries: 5 },
  });
  expect(JSON.parse(textOf(files, "system.json"))).toMatchObject({
    pigeonhole: expect.stringMatching(/^\d/),
    processors: expect.any(Number),
  });
  const trail = textOf(files, "trail.jsonl")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(trail.map(({ what }) => what)).toEqual([
    "take-in",
    "plan",
    "begin-sending",
    "rejected-by-service",
    "start-move",
  ]);
  expect(trail[3]).toMatchObject({ file: `North/${name}`, detail: { part: 0, why: { kind: "refused", status: 400 } } });
});

test.each([
  ["valid JSON", (text: string) => text],
  ["JSON with escaped slashes", (text: string) => text.replaceAll("/", String.raw`\/`)],
  ["no JSON", (text: string) => `${text}}`],
])("diagnostics have only the host of an address that is a secret: %s", (_, written) => {
  const settings = {
    connections: [{ id: "office", baseUrl: "https://finance.example/api/v1" }],
    pingUrl: "https://ping.example/b0c1-PINGSECRET",
    alerts: { webhook: { url: "https://ada:PASSSECRET@hooks.example:8443/services/T0/B0/HOOKSECRET?sig=SIGSECRET" } },
    alert: { webhok: { ur: "https://hooks.example/TYPOSECRET" } },
  };
  writeFileSync(join(folder, "config.json"), written(JSON.stringify(settings)));
  const text = textOf(collect(false), "config.json");
  expect(text).not.toMatch(/SECRET|T0/);
  for (const host of ["finance.example", "ping.example", "hooks.example:8443"]) expect(text).toContain(host);
});

test("diagnostics can mask file names everywhere and still distinguish the files", () => {
  live();
  const files = collect(true);
  for (const word of ["Müller", "Söhne", "May (2)", "North", homedir()]) expect(all(files)).not.toContain(word);
  const [imported] = textOf(files, "log.jsonl").split("\n");
  const { file, lies } = JSON.parse(imported ?? "");
  expect(file).toMatch(/^name-[0-9a-f]{8}\/name-[0-9a-f]{8}[.]xlsx$/);
  expect(lies).toBe(`Failed/2026-11-21/${file.split("/")[1]}`);
  expect(textOf(files, "trail.jsonl")).toContain(file);
  // Where in the program something went wrong is no name of the office's.
  expect(textOf(files, "log.jsonl")).toContain("/opt/agent.ts:12");
});

test("diagnostics work when the journal cannot be read, and say why", () => {
  mkdirSync(join(folder, "elsewhere"));
  const files = collect(false, "The journal is damaged.");
  expect(JSON.parse(textOf(files, "journal.json"))).toMatchObject({ unusable: "The journal is damaged." });
  expect(textOf(files, "trail.jsonl")).toBe("");
});

test("the diagnostics zip opens in any program and contains exactly the texts that were shown", () => {
  live();
  const files = collect(false);
  const inZip = unzipSync(zipFiles(files));
  expect(
    Object.fromEntries(Object.entries(inZip).map(([file, bytes]) => [file, new TextDecoder().decode(bytes)])),
  ).toEqual(Object.fromEntries(files.map((file) => [file.name, file.text])));
});
