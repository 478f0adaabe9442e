/** @file Remembers what was answered about a file for the next ones of its inbox, and has those that wait read again. */

import type { Import } from "../../../shared/imports/import.ts";
import { isOnlyOfNames, withAnsweredNames } from "../../../shared/spreadsheet/inbox-names.ts";
import { notationIn, type Template, type TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { withoutChange } from "../../../shared/spreadsheet/without-change.ts";
import { lookAgain } from "../follow-answers.ts";
import type { Ports } from "../ports/ports.ts";
import { commit } from "../state/record.ts";

/** What a name means is remembered at once: it is no question of how this file is read, which may have others. */
export async function rememberNames(ports: Ports, import_: Import): Promise<void> {
  const { inbox, answers } = import_;
  if (!answers?.remember) return;
  const said = withoutChange(answers.change, answers.once ?? {});
  const names = withAnsweredNames(ports.templates.forInbox(inbox).templates, said);
  if (names === null || !ports.templates.remember(inbox, names)) return;
  await haveOthersReadAgain(ports, import_);
}

/** What was answered about this file may answer for others that wait. */
export async function rememberAnswers(ports: Ports, import_: Import, template: Template | null): Promise<void> {
  const { inbox, answers } = import_;
  if (!answers?.remember || isOnlyOfNames(answers.change)) return;
  if (template) ports.templates.remember(inbox, withoutOnce(ports, inbox, template, answers.once ?? {}));
  await haveOthersReadAgain(ports, import_);
}

async function haveOthersReadAgain(ports: Ports, { id, inbox }: Import): Promise<void> {
  const settings = ports.inboxSettings(inbox);
  if (settings) await commit(ports, (drafting) => lookAgain(drafting, settings, id));
}

/** What was said for one file only stays as the template before had it. */
function withoutOnce({ templates }: Ports, inbox: string, template: Template, once: TemplateChange): Template {
  const headers = JSON.stringify(template.headers);
  const before = templates.forInbox(inbox).templates.find((known) => JSON.stringify(known.headers) === headers);
  const { notations = {}, text, ...others } = template;
  const kindOnce = once.isSameKind !== undefined;
  const forms = kindOnce ? before?.text : text;
  const kept = Object.entries(notations).map(
    ([form, said]) => [form, withoutChange(said, notationIn(once), before?.notations?.[form])] as const,
  );
  return {
    ...withoutChange<Template>(others, once, before),
    ...(forms && { text: forms }),
    ...(template.notations && { notations: Object.fromEntries(kept) }),
  };
}
