/** @file The office of several computers among the inboxes: who imports, which computers there are, joining and leaving. */

import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { OfficeStatus } from "../../shared/agent/office-status.ts";
import type { SettingsSnapshot } from "../../shared/settings/settings-snapshot.ts";
import { sayOfficeTrouble } from "../../shared/wording/agent/say-office.ts";
import { words } from "../../shared/words/spoken.ts";
import { status, timeZone } from "../agent/use-agent.ts";
import { type CommandRun, useCommand } from "../agent/use-command.ts";
import { setup } from "../agent/use-setup.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { lacksPassword, officeActs, sayComputers, sayOfficeInShort } from "./office-acts.ts";
import { OfficePassword } from "./office-password.tsx";

export function OfficeSection({ office: set }: Pick<SettingsSnapshot, "office">) {
  const office = status.value?.office;
  const command = useCommand();
  const asksToLeave = useSignal(false);
  const acts = officeActs(office);
  const copyAgain = { database: set?.database ?? "", caFile: set?.caFile ?? "", password: "", as: "join" } as const;
  const isWorking = command.running !== null;
  return (
    <section class="connection-group office" aria-labelledby="office-title">
      <h3 id="office-title" class="group-title">
        {words.officeWindow.title}
      </h3>
      {office === undefined ? <p class="muted">{words.officeWindow.alone}</p> : <Standing office={office} set={set} />}
      {office !== undefined && lacksPassword(office) ? <OfficePassword /> : null}
      <div class="card-acts group-acts">
        {acts.includes("enter") ? (
          <button type="button" class="button" onClick={() => (setup.value = { is: "office" })}>
            {words.officeWindow.begin}
          </button>
        ) : null}
        {acts.includes("copy-again") && set !== null ? (
          <button
            type="button"
            class="button"
            aria-disabled={isWorking}
            onClick={() => void command.run("office.enter", copyAgain, words.officeWindow.working)}
          >
            {words.officeWindow.copyAgain}
          </button>
        ) : null}
        {acts.includes("leave") && !asksToLeave.value ? (
          <button type="button" class="button" onClick={() => (asksToLeave.value = true)}>
            {words.officeWindow.leave}
          </button>
        ) : null}
      </div>
      {asksToLeave.value ? <LeaveQuestion command={command} stay={() => (asksToLeave.value = false)} /> : null}
      <FailureLine failure={command.failure} />
    </section>
  );
}

interface StandingProps {
  readonly office: OfficeStatus;
  readonly set: SettingsSnapshot["office"];
}

function Standing({ office, set }: StandingProps) {
  const { trouble } = office;
  const inShort = sayOfficeInShort(office);
  return (
    <>
      {trouble === null ? null : <p>{sayOfficeTrouble(trouble, Date.now(), timeZone)}</p>}
      {inShort === null ? null : <p>{inShort}</p>}
      <ul class="plain-words">
        {sayComputers(office, Date.now()).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {set === null ? null : (
        <p class="muted path">{words.officeWindow.database(set.database, office.database === "reachable")}</p>
      )}
    </>
  );
}

function LeaveQuestion({ command, stay }: { readonly command: CommandRun; readonly stay: () => void }) {
  const harmless = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => harmless.current?.focus(), []);
  return (
    <fieldset class="question">
      <legend>
        {words.officeWindow.askToLeave} {words.officeWindow.restarts}
      </legend>
      <button
        type="button"
        class="button danger"
        aria-disabled={command.running !== null}
        onClick={() => void command.run("office.leave", null, words.officeWindow.working)}
      >
        {words.officeWindow.leave}
      </button>
      <button ref={harmless} type="button" class="button" onClick={stay}>
        {words.forms.cancel}
      </button>
    </fieldset>
  );
}
