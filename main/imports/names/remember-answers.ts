/**
 * @file Remembers what was answered about a file for the next ones of its inbox, and has those that wait read again.
 *
 * [Note: a person's word is written first]
 *
 * An import keeps until it is read that its answers hold for later files, and no longer; from then on the inbox's templates
 * do. A template is a file, and no part of the journal. So it is written while the commit is decided, before the journal
 * is: a power cut between the two leaves an import that is read, and remembered, once more.
 */

import type { Import } from "../../../shared/imports/import.ts";
import { isOnlyOfNames, withAnsweredNames } from "../../../shared/spreadsheet/inbox-names.ts";
import { hasSameHeaders } from "../../../shared/spreadsheet/same-headers.ts";
import { notationIn, type Template, type TemplateChange } from "../../../shared/spreadsheet/template.ts";
import { withoutChange } from "../../../shared/spreadsheet/without-change.ts";
import { lookAgain } from "../follow-answers.ts";
import type { Ports } from "../ports/ports.ts";
import type { Drafting } from "../state/record.ts";

/**
 * Remembers, in the commit that records how the file was read, what the person has said for later files. See [Note: a
 * person's word is written first].
 *
 * @param template how the file was read; null where all that was answered about it holds for this file alone, for now
 */
export function rememberSaid(drafting: Drafting<Ports>, import_: Import, template: Template | null): void {
  const isNameKept = rememberNames(drafting, import_);
  const isTemplateKept = template !== null && rememberAnswers(drafting, import_, template);
  const settings = drafting.inboxSettings(import_.inbox);
  // What was answered about this file may answer for others that wait.
  if ((isNameKept || isTemplateKept) && settings) lookAgain(drafting, settings, import_.id);
}

/** What a name means is remembered at once: it is no question of how this file is read, which may have others. */
function rememberNames({ templates }: Drafting<Ports>, { inbox, answers }: Import): boolean {
  if (!answers?.remember) return false;
  const said = withoutChange(answers.change, answers.once ?? {});
  const names = withAnsweredNames(templates.forInbox(inbox).templates, said);
  return names !== null && templates.remember(inbox, names);
}

function rememberAnswers(drafting: Drafting<Ports>, { inbox, answers }: Import, template: Template): boolean {
  if (!answers?.remember || isOnlyOfNames(answers.change)) return false;
  return drafting.templates.remember(inbox, withoutOnce(drafting, inbox, template, answers.once ?? {}));
}

/**
 * The template of a file that waits, to be remembered once it was sent. What people have said of its kind is in the inbox's
 * own template, where they may forget it before that: so it isn't kept twice.
 */
export function pendingTemplate({ templates }: Pick<Ports, "templates">, inbox: string, made: Template): Template {
  if (!knows(templates, inbox, made)) return made;
  const { name, headers, text } = made;
  return { name, headers, ...(text && { text }) };
}

/** What was answered about such files while this one waited stays. */
export function rememberPending({ templates }: Pick<Ports, "templates">, inbox: string, pending: Template): void {
  const { text, ...others } = pending;
  templates.remember(inbox, { ...(text && { text }), ...(knows(templates, inbox, pending) ?? others) });
}

function knows(templates: Ports["templates"], inbox: string, { headers }: Template): Template | undefined {
  const file = { headers, nameless: [] };
  return templates.forInbox(inbox).templates.find((known) => hasSameHeaders(known.headers, file));
}

/** What was said for one file only stays as the template before had it. */
function withoutOnce(
  { templates }: Pick<Ports, "templates">,
  inbox: string,
  template: Template,
  once: TemplateChange,
): Template {
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
