/** @file Opens the practice office: its service, its settings, and sample files in its inbox. */

import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LanguageSettings } from "../../shared/wording/language.ts";
import { words } from "../../shared/words/spoken.ts";
import type { PracticeFolder } from "./practice-folder.ts";
import { type PracticeService, startPracticeService } from "./practice-service.ts";
import { sampleFiles, sampleInvoiceIds } from "./sample-files.ts";

export interface PracticeOffice {
  readonly service: PracticeService;
  /** What its settings hold whatever is typed, as a policy says it: no other finance system can be added. */
  readonly locked: Readonly<Record<string, unknown>>;
}

/** @param folder laid just before */
export async function openPractice(
  { dataFolder, inbox }: PracticeFolder,
  language: LanguageSettings["language"],
): Promise<PracticeOffice> {
  const service = await startPracticeService(sampleInvoiceIds);
  const { baseUrl, authUrl, clientId } = service;
  const settings = {
    language,
    inboxes: [{ id: "practice", path: inbox, connection: "practice" }],
    tonight: { checkAt: null },
    report: { at: null },
    network: { proxy: "none" },
  };
  writeFileSync(join(dataFolder, "config.json"), JSON.stringify(settings));
  for (const [name, content] of Object.entries(sampleFiles())) writeFileSync(join(inbox, name), content);
  const connection = {
    ...{ id: "practice", name: words.practice.office, baseUrl, authUrl, clientId },
    ...{ flow: "client-credentials", isTest: true },
  };
  return {
    service,
    locked: {
      connections: [connection],
      openAtLogin: false,
      pingUrl: null,
      office: null,
      alerts: { webhook: null, mail: null },
      updates: { install: "off" },
    },
  };
}
