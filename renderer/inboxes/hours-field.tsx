/** @file The field for an inbox's posting hours: none, or days with a start and an end. */

import type { PostingHours } from "../../shared/settings/posting-hours.ts";
import { words } from "../../shared/words/spoken.ts";
import { TickField } from "../parts/fields/choice-field.tsx";
import { DayChoice } from "../parts/fields/day-choice.tsx";
import { useIsLocked } from "../parts/fields/locked-fields.ts";
import { TextField } from "../parts/fields/text-field.tsx";

interface HoursFieldProps {
  readonly hours: PostingHours | null;
  readonly problem: (key: string) => string | null;
  readonly onChange: (hours: PostingHours | null) => void;
}

/** The default when a person turns posting hours on. */
const nights: PostingHours = {
  days: ["mon", "tue", "wed", "thu", "fri"],
  from: "18:00",
  until: "07:00",
  timeZone: null,
};

export function HoursField({ hours, problem, onChange }: HoursFieldProps) {
  const texts = words.forms.inbox;
  const isLocked = useIsLocked("hours");
  return (
    <>
      <TickField
        name="hours"
        label={texts.hours}
        hint={texts.hoursHint}
        checked={hours !== null}
        onChange={(isOn) => onChange(isOn ? nights : null)}
      />
      {hours === null ? null : (
        <div class="hours">
          <DayChoice
            legend={texts.days}
            days={hours.days}
            isLocked={isLocked}
            problem={problem("hours.days")}
            onChange={(days) => onChange({ ...hours, days })}
          />
          {(["from", "until"] as const).map((key) => (
            <TextField
              key={key}
              name={key}
              setting="hours"
              kind="time"
              label={texts[key]}
              hint={key === "until" ? texts.untilHint : texts.hoursFieldHint}
              value={hours[key]}
              problem={problem(`hours.${key}`)}
              onInput={(time) => onChange({ ...hours, [key]: time })}
            />
          ))}
        </div>
      )}
    </>
  );
}
