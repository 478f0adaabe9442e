/** @file Two lines in the header: the last tonight check, and the last morning report. */

import type { AgentStatus } from "../../shared/agent/agent-status.ts";
import type { TonightCheck } from "../../shared/agent/tonight.ts";
import { sayReport } from "../../shared/wording/agent/say-report.ts";
import { sayOldTonight, sayTonightAbove } from "../../shared/wording/agent/say-tonight.ts";
import { words } from "../../shared/words/spoken.ts";
import { timeZone, today } from "../agent/use-agent.ts";
import { useCommand } from "../agent/use-command.ts";
import { FailureLine } from "../parts/failure-line.tsx";
import type { Mark } from "../parts/marks.ts";
import { StateMark } from "../parts/state-mark.tsx";

export function NightLine({ current }: { readonly current: AgentStatus }) {
  const { tonight, report } = current;
  const { run, running, failure } = useCommand();
  const isChecking = running === "tonight.check";
  const { mark, said } = sayNight(current);
  const told = tonight === null || isOutdated(tonight, current) ? [] : tonight.points;
  const bad = told.filter(({ verdict }) => verdict === "bad");
  const warnings = told.filter(({ verdict }) => verdict === "warning");
  const listed = [...(bad.length < 2 ? [] : bad), ...warnings];
  return (
    <section class="night" aria-label={words.window.night}>
      <div class="night-line">
        <StateMark mark={mark} size="small" />
        <p class="night-words">{said}</p>
        <button
          type="button"
          class="button"
          aria-disabled={isChecking}
          onClick={() => (isChecking ? undefined : void run("tonight.check", null, words.window.tonightChecked))}
        >
          {isChecking ? words.window.checkingTonight : words.window.checkTonight}
        </button>
        <button type="button" class="button" onClick={() => void run("report.open", null)}>
          {words.window.morningReport}
        </button>
        <FailureLine failure={failure} />
      </div>
      {listed.length === 0 ? null : (
        <ul class="night-points">
          {listed.map(({ sentence }) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {report === null || report.alarms.length === 0 ? null : (
        <ul class="night-points night-alarm">
          {[`${sayReport(report, today.value, timeZone)}.`, ...report.alarms].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function sayNight(current: AgentStatus): { readonly mark: Mark; readonly said: string } {
  const { tonight, state } = current;
  if (tonight !== null && !isOutdated(tonight, current))
    return {
      mark: tonight.verdict === "green" ? "done" : "failed",
      said: sayTonightAbove(tonight, today.value, timeZone),
    };
  // As plain as a pause is, whatever was found before.
  if (state === "signed-out") return { mark: "failed", said: words.window.tonightSignedOut };
  const said = tonight === null ? words.window.tonightNotChecked : sayOldTonight(tonight, today.value, timeZone);
  return { mark: "empty", said };
}

/** What was found before the connection was lost says nothing of the coming night. */
const isOutdated = ({ at, isOutdated }: TonightCheck, { state, since }: AgentStatus): boolean =>
  isOutdated === true || ((state === "offline" || state === "signed-out") && at < since);
