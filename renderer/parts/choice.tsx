/** @file A list to choose from, whose label only a screen reader needs: its first entry says what it is about. */

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

export function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <label>
      <span class="unseen">{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {choices.map(([key, said]) => (
          <option key={key} value={key}>
            {said}
          </option>
        ))}
      </select>
    </label>
  );
}
