/** @file Combines the templates of an inbox from its settings and the disk. */

import { join } from "node:path";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import { sayTemplateProblem } from "../../shared/spreadsheet/template-problem.ts";
import { words } from "../../shared/words/spoken.ts";
import type { Templates } from "../imports/ports/ports.ts";
import type { TemplateFiles } from "../templates/templates.ts";

export const templatesIn = (dataFolder: string): string => join(dataFolder, "templates");

/** The templates learned from earlier files of an inbox, and the one that its settings name for all others. */
export const templatesFor = (
  files: TemplateFiles,
  inbox: Pick<InboxSettings, "id" | "template"> | undefined,
): ReturnType<Templates["forInbox"]> =>
  inbox
    ? {
        templates: files.forInbox(inbox.id).templates,
        fallback: inbox.template === null ? null : files.named(inbox.id, inbox.template),
      }
    : { templates: [], fallback: null };

/** A sentence for each unusable template. */
export function problemsWithTemplates(files: TemplateFiles, { id, template }: InboxSettings): readonly string[] {
  const missing = template !== null && files.named(id, template) === null;
  return [
    ...files.forInbox(id).problems.map(sayTemplateProblem),
    ...(missing ? [words.templates.noneCalled(id, template)] : []),
  ];
}
