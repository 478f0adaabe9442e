/** @file Whether Pigeonhole opens at login: a checkbox of the first run, and a setting that is saved at once. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { words } from "../../shared/words/spoken.ts";
import { ask } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { whoSet } from "../agent/use-settings.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import { useIsLocked } from "../parts/fields/locked-fields.ts";

interface BoxFacts {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function OpenAtLoginBox({ checked, onChange }: BoxFacts) {
  const isLocked = useIsLocked("openAtLogin");
  return (
    <div class="box-field">
      <label class="choice">
        <input
          type="checkbox"
          disabled={isLocked}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{words.window.openAtLogin}</span>
      </label>
      <p class="muted">{isLocked ? whoSet() : words.window.openAtLoginHint}</p>
    </div>
  );
}

export function OpenAtLoginSetting() {
  const opens = useSignal<boolean | null>(null);
  const { run, failure } = useCommand();
  const read = async () => {
    const reply = await ask("login.read", null);
    opens.value = reply.ok ? reply.value : null;
  };
  useEffect(() => void read(), []);
  const set = async (open: boolean) => {
    opens.value = open;
    await run("login.set", { open });
    // Show the actual setting, whether or not the command succeeded.
    await read();
  };
  if (opens.value === null) return <FailureLine failure={failure} />;
  return (
    <section>
      <OpenAtLoginBox checked={opens.value} onChange={(open) => void set(open)} />
      <FailureLine failure={failure} />
    </section>
  );
}
