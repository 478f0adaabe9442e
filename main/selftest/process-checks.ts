/** @file Checks the processes that Pigeonhole starts: they begin, do their work and answer. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sayFailure } from "../../shared/wording/imports/say-failure.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Environment } from "../assemble/environment.ts";
import type { BackupAnswer, BackupTask } from "../journal/backup/backup-worker.ts";
import { openDatabase } from "../journal/integrity/open-database.ts";
import type { PlanAnswer, PlanTask } from "../journal/staging/plan-writer.ts";
import { createParser } from "../parser/parser.ts";
import { createPdfText } from "../parser/pdf-text.ts";
import { practiceInvoice, practicePdf } from "../practice/practice-files.ts";
import { nothingSaid } from "../spreadsheet/read-spreadsheet.ts";
import { type Check, type Finding, failed, passed } from "./check.ts";

type Launch = Pick<Environment, "launchParser" | "launchPdfText" | "launchBackupWorker" | "launchPlanWriter">;

/** @param folder where the files that they read are put */
export function processChecks(launch: Launch, folder: string): readonly Check[] {
  return [
    { name: "spreadsheets", run: () => readSpreadsheet(launch, folder) },
    { name: "pdfs", run: () => readPdf(launch, folder) },
    { name: "backups", run: () => checkJournal(launch, folder) },
    { name: "plans", run: () => writePlan(launch, folder) },
  ];
}

async function readSpreadsheet({ launchParser }: Launch, folder: string): Promise<Finding> {
  const path = join(folder, practiceInvoice.name);
  writeFileSync(path, practiceInvoice.content);
  const read = await createParser(launchParser).read({ ...nothingSaid, path, fileName: practiceInvoice.name });
  if (!read.ok) return failed(sayFailure(read.error));
  const isRead = JSON.stringify(read.value.reading).includes(practiceInvoice.number);
  return isRead ? passed() : failed(words.selftest.readsOther);
}

async function readPdf({ launchPdfText }: Launch, folder: string): Promise<Finding> {
  const path = join(folder, "practice.pdf");
  writeFileSync(path, practicePdf(practiceInvoice.number));
  const read = await createPdfText(launchPdfText).read(path);
  if (!read.ok) return failed(read.error);
  return read.value.includes(practiceInvoice.number) ? passed() : failed(words.selftest.readsOther);
}

async function checkJournal({ launchBackupWorker }: Launch, folder: string): Promise<Finding> {
  const journal = join(folder, "journal-to-check.sqlite");
  openDatabase(journal).close();
  const answer = await answerOf<BackupTask, BackupAnswer>(launchBackupWorker(), { does: "check", journal });
  return answer.is === "well" ? passed() : failed(answer.detail ?? answer.is);
}

/** Nothing is planned in an empty journal, and the process finds that out under the journal's lock. */
async function writePlan({ launchPlanWriter }: Launch, folder: string): Promise<Finding> {
  const journal = join(folder, "journal-to-plan.sqlite");
  openDatabase(journal).close();
  const begin = { does: "begin", journal, importId: 1, version: 0 } as const;
  const answer = await answerOf<PlanTask, PlanAnswer>(launchPlanWriter(), begin, { does: "write" });
  return answer.is === "outdated" ? passed() : failed(answer.detail ?? answer.is);
}

type OurProcess = ReturnType<Environment["launchBackupWorker"] | Environment["launchPlanWriter"]>;

/** Gives a process tasks, of which the last one is answered, and ends it. */
async function answerOf<Task, Answer>(ours: OurProcess, ...tasks: readonly Task[]): Promise<Answer> {
  try {
    return await new Promise<Answer>((resolve, reject) => {
      ours.onMessage((message) => resolve(message as Answer));
      ours.onExit((ended?: { readonly code: unknown; readonly said: string }) =>
        reject(new Error(ended === undefined ? "its process has ended" : `${ended.code}: ${ended.said}`)),
      );
      for (const task of tasks) ours.post(task);
    });
  } finally {
    ours.kill();
  }
}
