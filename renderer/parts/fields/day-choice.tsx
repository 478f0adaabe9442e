/** @file A choice of days of the week, as checkboxes. */

import { dayNames, type Weekday } from "../../../shared/values/wall-clock.ts";
import { words } from "../../../shared/words/spoken.ts";
import { whoSet } from "../../agent/use-settings.ts";

interface DayChoiceProps {
  readonly legend: string;
  readonly days: readonly Weekday[];
  readonly isLocked: boolean;
  readonly problem: string | null;
  /** @param days in the order of the week */
  readonly onChange: (days: Weekday[]) => void;
}

export function DayChoice({ legend, days, isLocked, problem, onChange }: DayChoiceProps) {
  const set = (day: Weekday, isOn: boolean) =>
    onChange(dayNames.filter((one) => (one === day ? isOn : days.includes(one))));
  return (
    <fieldset class="days">
      <legend>{legend}</legend>
      {dayNames.map((day) => (
        <label key={day} class="choice">
          <input
            type="checkbox"
            disabled={isLocked}
            aria-invalid={problem !== null}
            checked={days.includes(day)}
            onChange={(event) => set(day, event.currentTarget.checked)}
          />
          <span>{words.forms.inbox.dayNames[day]}</span>
        </label>
      ))}
      {isLocked ? <p class="field-hint">{whoSet()}</p> : null}
      {problem === null ? null : <p class="field-hint field-problem">{problem}</p>}
    </fieldset>
  );
}
