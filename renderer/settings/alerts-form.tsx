/** @file The form for where alerts go. The webhook's address and the password are never shown. */

import { useSignal } from "@preact/signals";
import type { AlertFields, AlertsShown } from "../../shared/settings/alert-fields.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { ChoiceField } from "../parts/fields/choice-field.tsx";
import { TextField } from "../parts/fields/text-field.tsx";
import { useEntryForm } from "../parts/fields/use-entry-form.ts";

/** Their own names. */
const services = [
  ["slack", "Slack"],
  ["teams", "Microsoft Teams"],
  ["ntfy", "ntfy"],
] as const;
const encryptions = [
  ["starttls", "STARTTLS"],
  ["tls", "TLS"],
] as const;

interface AlertsFormProps {
  readonly shown: AlertsShown;
  readonly onSaved: () => void;
}

export function AlertsForm({ shown: { fields, webhookHost }, onSaved }: AlertsFormProps) {
  const form = useEntryForm("alerts", { ...fields, mailPassword: "" }, (_id, { mailPassword, ...typed }) =>
    ask("alerts.save", { fields: typed, password: mailPassword === "" ? null : mailPassword }),
  );
  const isSaved = useSignal(false);
  const texts = words.alertsForm;
  const { typed } = form;
  const hasMail = typed.mailTo.trim() !== "";
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    isSaved.value = false;
    if ((await form.save()) === null) return;
    isSaved.value = true;
    form.set({ webhookUrl: "", mailPassword: "" });
    onSaved();
  };
  const set = (change: Partial<typeof typed>) => {
    isSaved.value = false;
    form.set(change);
  };
  const field = (
    name: Exclude<keyof AlertFields, "webhookShape" | "mailSecurity"> | "mailPassword",
    kind: "text" | "numeric" | "url" | "secret",
    [label, hint]: readonly [label: string, hint: string],
  ) => (
    <TextField
      name={name}
      setting={name.startsWith("webhook") ? "alerts.webhook" : "alerts.mail"}
      kind={kind}
      label={label}
      hint={hint}
      value={typed[name]}
      problem={form.problem(name)}
      isOptional
      onInput={(value) => set({ [name]: value })}
    />
  );
  return (
    <details class="advanced">
      <summary>{texts.change}</summary>
      <form ref={form.form} class="card-fields" onSubmit={save} noValidate>
        <ChoiceField
          name="alerts.webhook"
          label={texts.webhookShape}
          hint={texts.webhookShapeHint}
          value={typed.webhookShape}
          choices={[["none", texts.noWebhook], ...services, ["json", texts.otherWebhook]]}
          onChange={(value) => set({ webhookShape: value as AlertFields["webhookShape"] })}
        />
        {typed.webhookShape === "none"
          ? null
          : field("webhookUrl", "url", [texts.webhookUrl, texts.webhookUrlHint(webhookHost)])}
        {field("mailTo", "text", texts.mailTo)}
        {hasMail ? (
          <>
            {field("mailFrom", "text", texts.mailFrom)}
            {field("mailHost", "text", texts.mailHost)}
            {field("mailPort", "numeric", texts.mailPort)}
            <ChoiceField
              name="alerts.mail"
              label={texts.mailSecurity}
              hint={texts.mailSecurityHint}
              value={typed.mailSecurity}
              choices={[...encryptions, ["none", texts.notEncrypted]]}
              problem={form.problem("mailSecurity")}
              onChange={(value) => set({ mailSecurity: value as AlertFields["mailSecurity"] })}
            />
            {field("mailUser", "text", texts.mailUser)}
            {typed.mailUser.trim() === "" ? null : field("mailPassword", "secret", texts.mailPassword)}
          </>
        ) : null}
        <div class="form-acts">
          <button type="submit" class="button" aria-disabled={form.isSaving}>
            {form.isSaving ? words.forms.saving : words.habits.save}
          </button>
          <span role="status" class="muted">
            {isSaved.value ? words.habits.saved : ""}
          </span>
        </div>
      </form>
      <FailureLine failure={form.failure} />
    </details>
  );
}
