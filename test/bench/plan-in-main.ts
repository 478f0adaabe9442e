/** @file Measures a spreadsheet's path from its file to its plan in the journal, as in the agent's process. */

import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createPlanLock } from "../../main/imports/plans/plan-lock.ts";
import type { FolderPort } from "../../main/imports/ports/folder-port.ts";
import type { Parser } from "../../main/imports/ports/parser-port.ts";
import type { Clock, Ports } from "../../main/imports/ports/ports.ts";
import { readImport } from "../../main/imports/steps/read-import.ts";
import type { OpenJournal } from "../../main/journal/journal.ts";
import { openJournal } from "../../main/journal/open-journal.ts";
import { launchFork } from "../../main/parser/launch-fork.ts";
import type { Import } from "../../shared/imports/import.ts";
import { readSettings } from "../../shared/settings/read-settings.ts";
import { writing } from "../fakes/journal-writes.ts";

const clock: Clock = {
  now: Date.now,
  wait: (ms, signal) => wait(ms, undefined, { signal }).catch(() => {}),
  random: Math.random,
};

const inbox = { id: "payables", path: tmpdir(), connection: "office", rowsWithProblems: "send-the-rest" };
const connection = {
  id: "office",
  baseUrl: "https://nowhere.example",
  authUrl: "https://nowhere.example",
  clientId: "x",
};
const { settings } = readSettings({ connections: [connection], inboxes: [inbox] });

const launchPlanWriter = launchFork(
  fileURLToPath(new URL("../../main/journal/staging/plan-writer-entry.ts", import.meta.url)),
);

export interface Planning {
  /** Takes the file in again and plans it. */
  plan(path: string, fileName: string): Promise<Import>;
  close(): void;
}

/** A journal of its own on the disk, everything else as in the agent; nothing is sent. */
export function startPlanning(parser: Parser): Planning {
  const folder = mkdtempSync(join(process.env["PIGEONHOLE_BENCH_DIR"] ?? tmpdir(), "pigeonhole-bench-"));
  const journal = openJournal(join(folder, "journal.sqlite"), Date.now, false, () => {}, launchPlanWriter);
  return {
    async plan(path, fileName) {
      const bytes = readFileSync(path);
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const file = { sha256, sizeBytes: bytes.length };
      const seen = { inbox: inbox.id, connection: inbox.connection, dropped: fileName, seenAt: Date.now(), ...file };
      const added = writing(journal).add({ ...seen, kind: "batch" }, { what: "take-in", who: "agent", detail: null });
      const drop = { inbox: inbox.id, path: fileName, content: { is: "text" as const }, ...file };
      const ports = portsOver(journal, parser, {
        inspect: async () => ({ ok: true, value: { drop, missingEnd: null } }),
        locate: () => path,
      });
      const planned = await readImport(ports, added, createPlanLock(clock), new AbortController().signal);
      const state = planned.type === "advanced" ? planned.import.state : null;
      if (planned.type !== "advanced" || (state?.at !== "queued" && state?.at !== "held"))
        throw new Error(`${fileName} was not planned: ${JSON.stringify(state ?? planned).slice(0, 300)}`);
      return planned.import;
    },
    close() {
      journal.close();
      rmSync(folder, { recursive: true });
    },
  };
}

function portsOver(journal: OpenJournal, parser: Parser, folder: Pick<FolderPort, "inspect" | "locate">): Ports {
  const unused = () => {
    throw new Error("nothing of this is needed to plan");
  };
  return {
    clock,
    parser,
    journal,
    folder: folder as FolderPort,
    api: { makeReady: unused, createBatch: unused, attachDocument: unused },
    claims: { look: unused, see: unused, mayImport: unused, refusal: () => null },
    templates: {
      forInbox: () => ({ templates: [], fallback: null }),
      remember: () => true,
      markOf: () => "",
      rename: () => ({ ok: true, value: "" }),
      forget: () => ({ ok: true, value: null }),
    },
    pdfText: { read: unused },
    timeZone: "Europe/London",
    today: () => "2026-11-20",
    inboxSettings: () => settings.inboxes[0],
    officeOf: async () => null,
    companyNames: () => [],
    doubtAbout: () => null,
    leftovers: () => null,
    noteFor: () => null,
  };
}
