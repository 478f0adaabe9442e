/** @file The settings card for language and formats, and the language buttons of the first run. */

import { useEffect } from "preact/hooks";
import type { LanguageSettings } from "../../shared/wording/language.ts";
import { words } from "../../shared/words/spoken.ts";
import { timeZone, today } from "../agent/use-agent.ts";
import { type CommandRun, useCommand } from "../agent/use-command.ts";
import { languageSettings, readLanguage, spoken } from "../agent/use-language.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { ChoiceField } from "../parts/fields/choice-field.tsx";
import { formatChoices, languageChoices, ownNames, sayExample } from "./language-choices.ts";

async function choose(run: CommandRun["run"], change: Partial<LanguageSettings>): Promise<void> {
  await run("language.set", { ...languageSettings.value, ...change });
  // Show the actual settings, whether or not the command succeeded.
  await readLanguage();
}

export function LanguageCard() {
  const { run, failure } = useCommand();
  // config.json may have changed since the window was opened.
  useEffect(() => void readLanguage(), []);
  const { language, formats } = languageSettings.value;
  return (
    <section class="card" aria-labelledby="language-card">
      <h3 id="language-card">{words.preferences.speech}</h3>
      <div class="card-fields">
        <ChoiceField
          name="language"
          label={words.preferences.language}
          hint={words.preferences.languageHint}
          value={language}
          choices={languageChoices()}
          onChange={(chosen) => void choose(run, { language: chosen as LanguageSettings["language"] })}
        />
        <ChoiceField
          name="formats"
          label={words.preferences.formats}
          hint={words.preferences.formatsHint(sayExample(today.value, timeZone))}
          value={formats}
          choices={formatChoices(languageSettings.value)}
          onChange={(chosen) => void choose(run, { formats: chosen })}
        />
      </div>
      <FailureLine failure={failure} />
    </section>
  );
}

export function LanguageButtons() {
  const { run, failure } = useCommand();
  return (
    <>
      <fieldset class="chips languages">
        <legend class="unseen">{words.preferences.language}</legend>
        {ownNames.map(([language, name]) => (
          <button
            key={language}
            type="button"
            id={`speak-${language}`}
            class="chip"
            lang={language}
            aria-pressed={language === spoken.value.language}
            onClick={() => void choose(run, { language })}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <FailureLine failure={failure} />
    </>
  );
}
