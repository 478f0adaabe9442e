/** @file The settings card for what an office changes: undo, morning report, tonight's check, updates, proxy. */

import { useSignal } from "@preact/signals";
import type { OfficeHabits } from "../../shared/settings/settings-form.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import { readSettings } from "../agent/use-settings.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { ChoiceField } from "../parts/fields/choice-field.tsx";
import { DayChoice } from "../parts/fields/day-choice.tsx";
import { useIsLocked } from "../parts/fields/locked-fields.ts";
import { TextField } from "../parts/fields/text-field.tsx";
import { useEntryForm } from "../parts/fields/use-entry-form.ts";

const installChoices = ["automatic", "ask", "off"] as const;

export function HabitsCard({ habits }: { readonly habits: OfficeHabits }) {
  const form = useEntryForm("habits", habits, (_id, typed) => ask("settings.saveHabits", typed));
  const isSaved = useSignal(false);
  const areDaysLocked = useIsLocked("tonight.days");
  const texts = words.habits;
  const isChanged = JSON.stringify(form.typed) !== JSON.stringify(habits);
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    isSaved.value = false;
    if ((await form.save()) === null) return;
    await readSettings();
    isSaved.value = true;
  };
  const set = (change: Partial<OfficeHabits>) => {
    isSaved.value = false;
    form.set(change);
  };
  const field = (
    name: Exclude<keyof OfficeHabits, "checkDays">,
    setting: string,
    kind: "text" | "numeric" | "time",
    label: string,
    hint: string,
  ) => (
    <TextField
      name={name}
      setting={setting}
      kind={kind}
      label={label}
      hint={hint}
      value={form.typed[name]}
      problem={form.problem(name)}
      isOptional
      onInput={(value) => set({ [name]: value })}
    />
  );
  return (
    <section class="card" aria-labelledby="habits">
      <h3 id="habits">{texts.title}</h3>
      <form ref={form.form} class="card-fields" onSubmit={save} noValidate>
        {field("undoSeconds", "undoSeconds", "numeric", texts.undoSeconds, texts.undoSecondsHint)}
        {field("reportAt", "report.at", "time", texts.reportAt, texts.reportAtHint)}
        {field("checkAt", "tonight.checkAt", "time", texts.checkAt, texts.checkAtHint)}
        {form.typed.checkAt === "" ? null : (
          <DayChoice
            legend={texts.checkDays}
            days={form.typed.checkDays}
            isLocked={areDaysLocked}
            problem={null}
            onChange={(checkDays) => set({ checkDays })}
          />
        )}
        <ChoiceField
          name="updates.install"
          label={texts.installUpdates}
          hint={texts.installUpdatesHint}
          value={form.typed.installUpdates}
          choices={installChoices.map((choice) => [choice, texts.installBy[choice]])}
          onChange={(value) => set({ installUpdates: value as OfficeHabits["installUpdates"] })}
        />
        {form.typed.installUpdates === "off"
          ? null
          : field("updateDelayDays", "updates.delayDays", "numeric", texts.updateDelayDays, texts.updateDelayDaysHint)}
        <h4>{texts.forIt}</h4>
        {field("proxy", "network.proxy", "text", texts.proxy, texts.proxyHint)}
        {field("caFile", "network.caFile", "text", texts.caFile, texts.caFileHint)}
        {field("pingUrl", "pingUrl", "text", texts.pingUrl, texts.pingUrlHint)}
        <div class="form-acts">
          <button
            type="submit"
            class={isChanged ? "button primary" : "button"}
            aria-disabled={form.isSaving || !isChanged}
          >
            {form.isSaving ? words.forms.saving : texts.save}
          </button>
          <span role="status" class="muted">
            {isSaved.value ? texts.saved : ""}
          </span>
        </div>
      </form>
      <FailureLine failure={form.failure} />
    </section>
  );
}
