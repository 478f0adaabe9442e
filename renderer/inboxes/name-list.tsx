/** @file What names mean in an inbox, each with a button that forgets it. See [Note: a learnt name]. */

import type { InboxSnapshot } from "../../shared/settings/settings-snapshot.ts";
import type { LearntName } from "../../shared/spreadsheet/inbox-names.ts";
import { words } from "../../shared/words/spoken.ts";
import { useCommand } from "../agent/use-command.ts";
import { readSettings } from "../agent/use-settings.ts";
import { FailureLine } from "../parts/failure-line.tsx";

/** More are counted, not named. */
const mostShown = 200;

export function NameList({ inbox: { id, names } }: { readonly inbox: InboxSnapshot }) {
  const command = useCommand();
  const { learnt, preferences, window, look } = words;
  if (names.length === 0) return null;
  const say = ({ property, from, to }: LearntName) => learnt.nameIs(look.properties[property], from, to);
  const forget = async (one: LearntName) => {
    if (command.running !== null) return;
    const { property, from, template } = one;
    const said = window.about(preferences.forgotten, say(one));
    if (await command.run("name.forget", { inbox: id, name: template, property, from }, said)) await readSettings();
  };
  return (
    <details>
      <summary>{learnt.names(names.length)}</summary>
      <ul class="plain-words">
        {names.slice(0, mostShown).map((one) => (
          <li key={`${one.template} ${one.property} ${one.from}`}>
            {say(one)}{" "}
            <button
              type="button"
              class="button quiet"
              aria-disabled={command.running !== null}
              aria-label={window.about(preferences.forget, say(one))}
              onClick={() => void forget(one)}
            >
              {preferences.forget}
            </button>
          </li>
        ))}
        {names.length > mostShown ? <li>{learnt.more(names.length - mostShown)}</li> : null}
      </ul>
      <p class="field-hint">{learnt.namesHint}</p>
      <FailureLine failure={command.failure} />
    </details>
  );
}
