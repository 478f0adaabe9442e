/** @file The commands about what an inbox has learnt: its kinds of spreadsheet, and what names mean. */

import { basename } from "node:path";
import type { CommandFailure } from "../../../shared/ipc.ts";
import type { SampleVerdict } from "../../../shared/settings/settings-form.ts";
import { asKnown, compareHeaders } from "../../../shared/spreadsheet/same-headers.ts";
import type { Template } from "../../../shared/spreadsheet/template.ts";
import { sayFault } from "../../../shared/spreadsheet/template-problem.ts";
import { faultInNames } from "../../../shared/spreadsheet/template-schema.ts";
import { fail, ok, type Result } from "../../../shared/values/result.ts";
import { sayGone } from "../../../shared/wording/agent/say-settings-form.ts";
import { sentence } from "../../../shared/wording/grammar.ts";
import { words } from "../../../shared/words/spoken.ts";
import type { Agent } from "../../agent/agent.ts";
import type { Assembly } from "../../assemble/assemble.ts";
import { checkFile } from "../../check/check-file.ts";
import { homeOf } from "../../check/home.ts";
import type { Verdict } from "../../check/verdict.ts";
import { forgetName } from "../../imports/decide.ts";
import type { Handlers } from "../bridge.ts";
import { saveInbox } from "./save-settings.ts";

type Own = "template.forget" | "template.rename" | "template.setName" | "template.test" | "name.forget";

export function templateHandlers(
  parts: Assembly,
  agent: Pick<Agent, "lookAgain">,
  chooseFile: () => Promise<string | null>,
  showVerdict: (verdict: Verdict, file: string) => SampleVerdict,
): Pick<Handlers, Own> {
  const { settings, journal, ports } = parts;
  const note = (
    what: "forget-template" | "rename-columns" | "rename-template" | "forget-name",
    detail: Readonly<Record<string, unknown>>,
  ) => journal.commit((draft) => draft.note({ what, who: parts.who, detail }));
  const find = (inbox: string, name: string): Template | undefined =>
    ports.templates.forInbox(inbox).templates.find((one) => one.name === name);
  const keep = async (
    inbox: string,
    template: Template,
    failure: string,
    noted: () => Promise<unknown>,
  ): Promise<Result<null, CommandFailure>> => {
    if (!ports.templates.remember(inbox, template)) return fail({ message: failure });
    await noted();
    agent.lookAgain();
    return ok(null);
  };
  return {
    "template.forget": async ({ inbox, name }) => {
      if (!ports.inboxSettings(inbox)) return fail({ message: sayGone("inbox", inbox) });
      const forgotten = ports.templates.forget(inbox, name);
      if (!forgotten.ok) return fail({ message: words.preferences.notForgotten(name, forgotten.error) });
      await note("forget-template", { inbox, name });
      return ok(null);
    },
    "template.rename": async ({ inbox, name, heading, alsoCalled }) => {
      const template = find(inbox, name);
      if (!template?.headers.includes(heading)) return fail({ message: words.preferences.noSuchTemplate(name) });
      const { [heading]: _, ...others } = template.alsoCalled ?? {};
      const changed = { ...others, ...(alsoCalled.length > 0 && { [heading]: [...new Set(alsoCalled)] }) };
      const fault = faultInNames({ headers: template.headers, alsoCalled: changed });
      if (fault !== null) return fail({ message: sentence(sayFault(fault)) });
      return keep(inbox, { ...template, alsoCalled: changed }, words.preferences.headingsNotSaved(name), () =>
        note("rename-columns", { inbox, name, heading, alsoCalled }),
      );
    },
    "template.setName": async ({ inbox, name, to }) => {
      const isSet = settings.read().settings.inboxes.some((one) => one.id === inbox && one.template === name);
      const renamed = ports.templates.rename(inbox, name, to);
      if (!renamed.ok) return fail({ message: words.learnt.notRenamed(name, renamed.error) });
      // The inbox may have it for all files that no other fits.
      const followed = isSet ? await saveInbox(parts, inbox, { template: renamed.value }) : ok(null);
      if (!followed.ok || (followed.value !== null && !("saved" in followed.value))) {
        ports.templates.rename(inbox, renamed.value, name);
        const why = followed.ok ? words.learnt.isInSettings : followed.error;
        return fail({ message: words.learnt.notRenamed(name, why) });
      }
      await note("rename-template", { inbox, name, to: renamed.value });
      return ok(null);
    },
    "template.test": async ({ inbox: id, name }) => {
      const inbox = ports.inboxSettings(id);
      const template = find(id, name);
      if (!inbox || !template) return fail({ message: words.preferences.noSuchTemplate(name) });
      const path = await chooseFile();
      if (path === null) return ok(null);
      const known = { templates: [template], fallback: null };
      const verdict = await checkFile(
        ports.parser,
        path,
        homeOf(inbox, parts.connection(inbox.connection), journal),
        known,
      );
      const shown = showVerdict(verdict, basename(path));
      return ok({ ...shown, sentences: [...sayFit(template, verdict), ...shown.sentences] });
    },
    "name.forget": async ({ inbox, name, property, from }) => {
      const forgotten = forgetName(ports, inbox, { template: name, property, from });
      if (!forgotten.ok) {
        const isUnknown = forgotten.error === "unknown";
        return fail({
          message: isUnknown ? words.preferences.noSuchTemplate(name) : words.imports.objection.nameNotKept,
        });
      }
      await note("forget-name", { inbox, name, property, from });
      agent.lookAgain();
      return ok(null);
    },
  };
}

/** Whether the file has the headings of this kind; nothing where it has no table. */
function sayFit(template: Template, { columns }: Verdict): readonly string[] {
  if (columns.length === 0) return [];
  const isNamed = (name: string) => !/^column [A-Z]+$/.test(name);
  const all = columns.map(({ name }) => name);
  const file = { headers: all.filter(isNamed), nameless: all.filter((name) => !isNamed(name)) };
  const { missing, added } = compareHeaders(template.headers, asKnown(template, file));
  const { fits, fitsNot } = words.learnt;
  return [sentence(missing.length + added.length === 0 ? fits(template.name) : fitsNot(template.name, missing, added))];
}
