/** @file The form of one inbox, new or known: its folder, its connection, and the other settings folded away. */

import { useSignal } from "@preact/signals";
import type { PostingHours } from "../../shared/settings/posting-hours.ts";
import type { InboxSettings } from "../../shared/settings/settings.ts";
import type { FilesInFolder } from "../../shared/settings/settings-form.ts";
import type { InboxSnapshot, SettingsSnapshot } from "../../shared/settings/settings-snapshot.ts";
import { ok } from "../../shared/values/result.ts";
import { sayConnection } from "../../shared/wording/agent/say-agent.ts";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { ChoiceField } from "../parts/fields/choice-field.tsx";
import { FormActs } from "../parts/fields/form-acts.tsx";
import { LockedFields } from "../parts/fields/locked-fields.ts";
import { TextField } from "../parts/fields/text-field.tsx";
import { useEntryForm } from "../parts/fields/use-entry-form.ts";
import { CeilingsField } from "./ceilings-field.tsx";
import { numberOrTyped } from "./connection-form.tsx";
import { ExistingFiles } from "./existing-files.tsx";
import { HoursField } from "./hours-field.tsx";
import { NameExamples } from "./name-examples.tsx";
import { ceilingsFrom, type TypedCeilings, typedFromCeilings } from "./typed-ceilings.ts";

interface InboxFormProps {
  /** Null for a new one. */
  readonly known: InboxSnapshot | null;
  /** The id of a new inbox's connection. */
  readonly connection: string;
  readonly view: SettingsSnapshot;
  readonly submit: string;
  readonly onSaved: (id: string) => void;
  readonly onCancel: { readonly label: string; readonly act: () => void };
}

/** The settings that are typed as text. */
type TypedName =
  | "idPrefixes"
  | "ownVatIds"
  | "ignoredNames"
  | "attentionAfterDays"
  | "maxInvoicesPerBatch"
  | "vatTolerance"
  | "currency";
type Chosen = Omit<InboxSettings, "id" | "existingFiles" | "template" | "settleMs" | TypedName | "hours" | "ceilings">;
interface Typed extends Chosen, TypedCeilings, Readonly<Record<TypedName, string>> {
  /** Undefined until a person has said it of a new folder that holds files. */
  readonly existingFiles: InboxSettings["existingFiles"] | undefined;
  readonly hours: PostingHours | null;
}

export function InboxForm({ known, connection, view, submit, onSaved, onCancel }: InboxFormProps) {
  const holds = useSignal<FilesInFolder | null>(null);
  const form = useEntryForm(known?.id ?? null, typedFrom(known, connection, view), async (id, now) => {
    const reply = await ask("inbox.save", { id, fields: fieldsOf(now) });
    if (!reply.ok) return reply;
    const saved = reply.value;
    if (!("holds" in saved)) return ok(saved);
    holds.value = saved.holds;
    return ok({ wrong: { existingFiles: words.forms.inbox.existingFilesWanted } });
  });
  /** What was said about the files of one folder says nothing about those of another. */
  const setPath = (path: string) => {
    holds.value = null;
    set({ path, existingFiles: path === known?.path ? known.existingFiles : undefined });
  };
  const { typed, set, problem } = form;
  const texts = words.forms.inbox;
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const id = await form.save();
    if (id !== null) onSaved(id);
  };
  const chooseFolder = async () => {
    const chosen = await ask("inbox.choose", null);
    if (!chosen.ok) form.fail(chosen.error.message);
    else if (chosen.value !== null) setPath(chosen.value);
  };
  const choose = <Key extends keyof Typed & ChoiceName>(
    name: Key,
    choices: Parameters<typeof ChoiceField>[0]["choices"],
  ) => (
    <ChoiceField
      name={name}
      label={texts[name]}
      hint={texts[`${name}Hint`]}
      value={String(typed[name] ?? "")}
      choices={choices}
      problem={problem(name)}
      onChange={(value) => set({ [name]: value === "" ? null : value } as Partial<Typed>)}
    />
  );
  const text = (name: TypedName, kind: "text" | "numeric") => (
    <TextField
      name={name}
      kind={kind}
      label={texts[name]}
      hint={texts[`${name}Hint`]}
      value={typed[name]}
      problem={problem(name)}
      isOptional
      onInput={(value) => set({ [name]: value })}
    />
  );
  const fields = (
    <form ref={form.form} class="form" onSubmit={(event) => void save(event)} noValidate>
      <p class="muted">{texts.intro}</p>
      <TextField
        name="path"
        label={texts.path}
        hint={texts.pathHint}
        value={typed.path}
        problem={problem("path")}
        isLocked={known?.hasImports === true}
        onInput={setPath}
      >
        <button type="button" class="button" onClick={() => void chooseFolder()}>
          {texts.choose}
        </button>
      </TextField>
      {holds.value === null ? null : (
        <ExistingFiles
          holds={holds.value}
          chosen={typed.existingFiles}
          problem={typed.existingFiles === undefined ? problem("existingFiles") : null}
          onChange={(existingFiles) => set({ existingFiles })}
        />
      )}
      {view.connections.length < 2
        ? null
        : choose(
            "connection",
            view.connections.map((one) => [one.id, sayConnection(one)]),
          )}
      {choose("sending", Object.entries(texts.sendings))}
      <CeilingsField typed={typed} problem={problem} onChange={set} />
      <details class="advanced">
        <summary>{words.forms.advanced}</summary>
        <div class="advanced-fields">
          {known !== null && holds.value === null && typed.existingFiles !== undefined
            ? choose("existingFiles", Object.entries(texts.existingFilesChoices))
            : null}
          {choose("rowsWithProblems", Object.entries(texts.rowsWithProblemsChoices))}
          {choose("dateOrder", Object.entries(texts.dateOrders))}
          {choose("decimalSign", Object.entries(texts.decimalSigns))}
          {text("currency", "text")}
          {choose("idAt", Object.entries(texts.idAts))}
          {text("idPrefixes", "text")}
          <NameExamples rules={{ idAt: typed.idAt, idPrefixes: textsIn(typed.idPrefixes) }} />
          {choose("documentNames", Object.entries(texts.documentNamesChoices))}
          {choose("textOfPdfs", Object.entries(texts.textOfPdfsChoices))}
          {choose("eInvoicesInPdfs", Object.entries(texts.eInvoicesInPdfsChoices))}
          {text("ownVatIds", "text")}
          {text("ignoredNames", "text")}
          {text("attentionAfterDays", "numeric")}
          {text("maxInvoicesPerBatch", "numeric")}
          {text("vatTolerance", "text")}
          <HoursField hours={typed.hours} problem={problem} onChange={(hours) => set({ hours })} />
        </div>
      </details>
      <FormActs isSaving={form.isSaving} submit={submit} cancel={onCancel} />
      <FailureLine failure={form.failure} />
    </form>
  );
  const locked = known?.locked ?? view.policy.lockedInNew.inbox;
  return <LockedFields.Provider value={locked}>{fields}</LockedFields.Provider>;
}

type ChoiceName =
  | "connection"
  | "sending"
  | "existingFiles"
  | "rowsWithProblems"
  | "dateOrder"
  | "decimalSign"
  | "idAt"
  | "documentNames"
  | "textOfPdfs"
  | "eInvoicesInPdfs";

function typedFrom(known: InboxSnapshot | null, to: string, { usual }: SettingsSnapshot): Typed {
  const {
    sending,
    rowsWithProblems,
    dateOrder,
    decimalSign,
    idAt,
    documentNames,
    textOfPdfs,
    eInvoicesInPdfs,
    hours,
    ...rest
  } = known ?? usual.inbox;
  const { path = "", connection = to, existingFiles } = known ?? {};
  return {
    existingFiles,
    ...{
      path,
      connection,
      sending,
      rowsWithProblems,
      dateOrder,
      decimalSign,
      idAt,
      documentNames,
      textOfPdfs,
      eInvoicesInPdfs,
      hours,
    },
    ...typedFromCeilings(rest.ceilings),
    idPrefixes: rest.idPrefixes.join(", "),
    ownVatIds: rest.ownVatIds.join(", "),
    ignoredNames: rest.ignoredNames.join(", "),
    attentionAfterDays: String(rest.attentionAfterDays),
    currency: rest.currency ?? "",
    vatTolerance: rest.vatTolerance ?? "",
    maxInvoicesPerBatch: rest.maxInvoicesPerBatch === null ? "" : String(rest.maxInvoicesPerBatch),
  };
}

const fieldsOf = (typed: Typed) => {
  const { idPrefixes, ownVatIds, ignoredNames, currency, vatTolerance, ceiling, ceilings, ...more } = typed;
  const { attentionAfterDays, maxInvoicesPerBatch, ...chosen } = more;
  return {
    ...chosen,
    vatTolerance: vatTolerance.trim() === "" ? null : vatTolerance.trim().replace(",", "."),
    currency: currency.trim() === "" ? null : currency.trim().toUpperCase(),
    ceilings: ceilingsFrom({ ceiling, ceilings }),
    idPrefixes: textsIn(idPrefixes),
    ownVatIds: textsIn(ownVatIds),
    ignoredNames: textsIn(ignoredNames),
    attentionAfterDays: numberOrTyped(attentionAfterDays) ?? "",
    maxInvoicesPerBatch: numberOrTyped(maxInvoicesPerBatch),
  };
};

const textsIn = (text: string): readonly string[] =>
  text
    .split(",")
    .map((prefix) => prefix.trim())
    .filter((prefix) => prefix !== "");
