/** @file The form of one connection, new or known. */

import type { ConnectionSnapshot, SettingsSnapshot } from "../../shared/settings/settings-snapshot.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { ChoiceField, TickField } from "../parts/fields/choice-field.tsx";
import { FormActs } from "../parts/fields/form-acts.tsx";
import { LockedFields } from "../parts/fields/locked-fields.ts";
import { TextField } from "../parts/fields/text-field.tsx";
import { useEntryForm } from "../parts/fields/use-entry-form.ts";
import { ListsField, listsFrom, type TypedLists, typedFromLists } from "./lists-field.tsx";

interface ConnectionFormProps {
  /** Null for a new one. */
  readonly known: ConnectionSnapshot | null;
  readonly view: SettingsSnapshot;
  readonly submit: string;
  readonly onSaved: (id: string) => void;
  readonly onCancel: { readonly label: string; readonly act: () => void };
}

interface Typed {
  readonly name: string;
  readonly office: string;
  readonly baseUrl: string;
  readonly authUrl: string;
  readonly clientId: string;
  readonly flow: string;
  readonly secret: string;
  readonly secretExpires: string;
  readonly lists: TypedLists;
  readonly isTest: boolean;
  readonly clientAuthentication: string;
  readonly scopes: string;
  readonly redirectPort: string;
}

export function ConnectionForm({ known, view, submit, onSaved, onCancel }: ConnectionFormProps) {
  const form = useEntryForm(known?.id ?? null, typedFrom(known, view.usual.connection), (id, now) =>
    ask("connection.save", { id, fields: fieldsOf(now) }),
  );
  const { typed, set, problem } = form;
  const texts = words.forms.connection;
  const isLocked = known?.hasImports === true;
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const id = await form.save();
    if (id === null) return;
    const { secret } = form.typed;
    const kept = secret === "" ? null : await ask("connection.keepSecret", { id, secret });
    if (kept !== null && !kept.ok) form.fail(kept.error.message);
    else onSaved(id);
  };
  const text = (
    name:
      | "name"
      | "office"
      | "baseUrl"
      | "authUrl"
      | "clientId"
      | "secret"
      | "secretExpires"
      | "scopes"
      | "redirectPort",
    more: Partial<Parameters<typeof TextField>[0]> = {},
  ) => (
    <TextField
      name={name}
      label={texts[name]}
      hint={texts[`${name}Hint`]}
      value={typed[name]}
      problem={problem(name)}
      onInput={(value) => set({ [name]: value })}
      {...more}
    />
  );
  const secret = [text("secret", { kind: "secret", isOptional: true }), text("secretExpires", { isOptional: true })];
  const isMachine = typed.flow === "client-credentials";
  const fields = (
    <form ref={form.form} class="form" onSubmit={(event) => void save(event)} noValidate>
      <p class="muted">{texts.intro}</p>
      {text("name")}
      {text("office", { isOptional: true })}
      {text("baseUrl", { kind: "url", isLocked })}
      {text("authUrl", { kind: "url", isLocked })}
      <ChoiceField
        name="flow"
        label={texts.flow}
        hint={texts.flowHint}
        value={typed.flow}
        choices={Object.entries(texts.flows)}
        onChange={(flow) => set({ flow })}
      />
      {text("clientId")}
      {isMachine ? secret : null}
      <TickField
        name="isTest"
        label={texts.isTest}
        hint={texts.isTestHint}
        checked={typed.isTest}
        onChange={(isTest) => set({ isTest })}
      />
      <ListsField
        value={typed.lists}
        problem={problem}
        onInput={(lists) => set({ lists })}
        onFailure={(message) => form.fail(message)}
      />
      <details class="advanced">
        <summary>{words.forms.advanced}</summary>
        <div class="advanced-fields">
          {isMachine ? null : secret}
          <ChoiceField
            name="clientAuthentication"
            label={texts.clientAuthentication}
            hint={texts.clientAuthenticationHint}
            value={typed.clientAuthentication}
            choices={Object.entries(texts.clientAuthentications)}
            onChange={(clientAuthentication) => set({ clientAuthentication })}
          />
          {text("scopes", { isOptional: true })}
          {text("redirectPort", { kind: "numeric", isOptional: true })}
        </div>
      </details>
      <FormActs isSaving={form.isSaving} submit={submit} cancel={onCancel} />
      <FailureLine failure={form.failure} />
    </form>
  );
  const locked = known?.locked ?? view.policy.lockedInNew.connection;
  return <LockedFields.Provider value={locked}>{fields}</LockedFields.Provider>;
}

const typedFrom = (known: ConnectionSnapshot | null, usual: SettingsSnapshot["usual"]["connection"]): Typed => {
  const { office, flow, isTest, clientAuthentication, scopes, redirectPort, secretExpires, lists } = known ?? usual;
  const { name = "", baseUrl = "", authUrl = "", clientId = "" } = known ?? usual;
  return {
    ...{ name, baseUrl, authUrl, clientId, flow, isTest, clientAuthentication },
    office: office ?? "",
    secret: "",
    secretExpires: secretExpires ?? "",
    lists: typedFromLists(lists),
    scopes: scopes.join(" "),
    redirectPort: redirectPort === null ? "" : String(redirectPort),
  };
};

const fieldsOf = ({ secret: _, scopes, redirectPort, secretExpires, lists, ...typed }: Typed) => ({
  ...typed,
  secretExpires: secretExpires.trim() === "" ? null : secretExpires,
  lists: listsFrom(lists),
  scopes: scopes.split(/\s+/).filter((scope) => scope !== ""),
  redirectPort: numberOrTyped(redirectPort),
});

/** Returns text that is no number unchanged, so that main can say what is wrong. */
export const numberOrTyped = (text: string): number | string | null =>
  text.trim() === "" ? null : Number.isNaN(Number(text)) ? text : Number(text);
