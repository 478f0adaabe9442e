/** @file Leads this computer into an office: the database first, then what it has, then creating or joining. */

import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { OfficeFields, OfficeLookedAt } from "../../shared/ipc/office-contract.ts";
import type { OfficeSettings } from "../../shared/settings/settings.ts";
import type { WrongFields } from "../../shared/settings/settings-form.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { TextField } from "../parts/fields/text-field.tsx";
import { ViewHead } from "../parts/view-head.tsx";

interface OfficeFormProps {
  /** What the settings have already. */
  readonly set: OfficeSettings | null;
  readonly end: () => void;
}

type Found = Exclude<OfficeLookedAt, { readonly wrong: WrongFields }>;

export function OfficeForm({ set, end }: OfficeFormProps) {
  const typed = useSignal<OfficeFields>({ database: set?.database ?? "", caFile: set?.caFile ?? "", password: "" });
  const wrong = useSignal<WrongFields>({});
  const failure = useSignal<string | null>(null);
  const found = useSignal<Found | null>(null);
  const doing = useSignal<"nothing" | "looking" | "entering">("nothing");
  const form = useRef<HTMLFormElement>(null);
  const wrongNow = wrong.value;
  useLayoutEffect(() => document.getElementById("view-title")?.focus(), [found.value]);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [wrongNow]);
  const look = async (event: SubmitEvent) => {
    event.preventDefault();
    if (doing.value !== "nothing") return;
    doing.value = "looking";
    failure.value = null;
    const reply = await ask("office.look", typed.value);
    doing.value = "nothing";
    if (!reply.ok) failure.value = reply.error.message;
    else wrong.value = "wrong" in reply.value ? reply.value.wrong : {};
    found.value = reply.ok && "found" in reply.value ? reply.value : null;
  };
  const enter = async (as: "create" | "join") => {
    if (doing.value !== "nothing") return;
    doing.value = "entering";
    failure.value = null;
    const reply = await ask("office.enter", { ...typed.value, as });
    if (reply.ok) return;
    doing.value = "nothing";
    failure.value = reply.error.message;
  };
  const field = (name: keyof OfficeFields, more: Partial<Parameters<typeof TextField>[0]> = {}) => (
    <TextField
      name={name}
      label={words.officeWindow.fields[name]}
      hint={words.officeWindow.hints[name]}
      value={typed.value[name]}
      problem={wrong.value[name] ?? null}
      onInput={(value) => (typed.value = { ...typed.value, [name]: value })}
      {...more}
    />
  );
  return (
    <section class="guide" aria-labelledby="view-title">
      <ViewHead title={words.officeWindow.formTitle} />
      {found.value === null ? (
        <form ref={form} class="form" onSubmit={(event) => void look(event)} noValidate>
          <p class="muted">{words.officeWindow.intro}</p>
          {field("database")}
          {field("password", { kind: "secret", isOptional: true })}
          <details class="advanced" open={typed.value.caFile !== ""}>
            <summary>{words.forms.advanced}</summary>
            <div class="advanced-fields">{field("caFile", { isOptional: true })}</div>
          </details>
          <div class="form-acts">
            <button type="submit" class="button primary" aria-disabled={doing.value !== "nothing"}>
              {doing.value === "looking" ? words.officeWindow.looking : words.officeWindow.look}
            </button>
            <button type="button" class="button" onClick={end}>
              {words.forms.cancel}
            </button>
          </div>
          <FailureLine failure={failure.value} />
        </form>
      ) : (
        <Choice
          found={found.value}
          isEntering={doing.value === "entering"}
          failure={failure.value}
          enter={(as) => void enter(as)}
          back={() => {
            found.value = null;
            failure.value = null;
          }}
        />
      )}
    </section>
  );
}

interface ChoiceProps {
  readonly found: Found;
  readonly isEntering: boolean;
  readonly failure: string | null;
  readonly enter: (as: "create" | "join") => void;
  readonly back: () => void;
}

function Choice({ found, isEntering, failure, enter, back }: ChoiceProps) {
  const as = found.found === "empty" ? "create" : "join";
  return (
    <div class="form">
      {found.found === "empty" ? (
        <p>{words.officeWindow.empty}</p>
      ) : (
        <p>
          {words.officeWindow.found(found.computers)} {words.officeWindow.copied}
        </p>
      )}
      <p class="muted" role="status">
        {isEntering ? words.officeWindow.working : words.officeWindow.restarts}
      </p>
      <div class="form-acts">
        <button type="button" class="button primary" aria-disabled={isEntering} onClick={() => enter(as)}>
          {words.officeWindow[as]}
        </button>
        {isEntering ? null : (
          <button type="button" class="button" onClick={back}>
            {words.officeWindow.back}
          </button>
        )}
      </div>
      <FailureLine failure={failure} />
    </div>
  );
}
