/** @file The first run: which finance service, and which folder. */

import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { FirstSettings } from "../../shared/ipc.ts";
import { checkFirstSettings, type FieldProblems, trimFirstSettings } from "../check-fields.ts";
import { FailureLine } from "../components/failure-line.tsx";
import { OpenAtLoginBox } from "../components/open-at-login.tsx";
import { TextField } from "../components/text-field.tsx";
import { labels } from "../labels.ts";
import { ask } from "../use-agent.ts";
import { useCommand } from "../use-command.ts";

const nothing: FirstSettings = { name: "", baseUrl: "", authUrl: "", clientId: "", inboxPath: "" };
const order = ["name", "baseUrl", "authUrl", "clientId", "inboxPath"] as const;

export function FirstRun() {
  const fields = useSignal(nothing);
  const problems = useSignal<FieldProblems>({});
  const opensAtLogin = useSignal(true);
  const chooseFailure = useSignal<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { run, running, failure } = useCommand();
  const texts = labels.first;

  const set = (name: keyof FirstSettings, value: string) => {
    fields.value = { ...fields.value, [name]: value };
    // A complaint goes as soon as it is met, and comes only on Save.
    if (problems.value[name] !== undefined) {
      const { [name]: still } = checkFirstSettings(fields.value);
      problems.value = { ...problems.value, [name]: still };
    }
  };
  const choose = async () => {
    const chosen = await ask("inbox.choose", null);
    chooseFailure.value = chosen.ok ? null : chosen.error.message;
    if (chosen.ok && chosen.value !== null) set("inboxPath", chosen.value);
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (running !== null) return;
    problems.value = checkFirstSettings(fields.value);
    const wrong = order.find((name) => problems.value[name] !== undefined);
    if (wrong === undefined) {
      // Only when the rest holds: an agent that is not set up has no business at login.
      const begun = await run("settings.begin", trimFirstSettings(fields.value));
      if (begun) await ask("login.set", { open: opensAtLogin.value });
    } else form.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
  };
  const field = (name: keyof FirstSettings, inputMode: "text" | "url" = "text") => (
    <TextField
      name={name}
      inputMode={inputMode}
      label={texts[name]}
      hint={texts[`${name}Hint`]}
      value={fields.value[name]}
      problem={problems.value[name] ?? null}
      onInput={(value) => set(name, value)}
    >
      {name === "inboxPath" ? (
        <button type="button" class="button" onClick={() => void choose()}>
          {labels.choose}
        </button>
      ) : null}
    </TextField>
  );

  return (
    <section class="first-run" aria-labelledby="first-run">
      <h2 id="first-run">{labels.firstRunTitle}</h2>
      <p class="muted">{labels.firstRunIntro}</p>
      <form ref={form} class="form" onSubmit={(event) => void save(event)} noValidate>
        {field("name")}
        {field("baseUrl", "url")}
        {field("authUrl", "url")}
        {field("clientId")}
        {field("inboxPath")}
        <FailureLine failure={chooseFailure.value} />
        <OpenAtLoginBox checked={opensAtLogin.value} onChange={(checked) => (opensAtLogin.value = checked)} />
        <div class="form-acts">
          <button type="submit" class="button primary" aria-disabled={running !== null}>
            {running === null ? labels.save : labels.saving}
          </button>
        </div>
        <FailureLine failure={failure} />
      </form>
    </section>
  );
}
