/** @file The fields for an inbox's ceilings: one for any currency, and those of single currencies on a line. */

import { otherCurrencies } from "../../shared/settings/ceilings.ts";
import { words } from "../../shared/words/spoken.ts";
import { TextField } from "../parts/fields/text-field.tsx";
import { namedIn, type TypedCeilings } from "./typed-ceilings.ts";

interface CeilingsFieldProps {
  readonly typed: TypedCeilings;
  readonly problem: (key: string) => string | null;
  readonly onChange: (changes: Partial<TypedCeilings>) => void;
}

export function CeilingsField({ typed, problem, onChange }: CeilingsFieldProps) {
  const texts = words.forms.inbox;
  const problemOfOne = Object.keys(namedIn(typed.ceilings))
    .map((currency) => problem(`ceilings.${currency}`))
    .find((found) => found !== null);
  return (
    <>
      <TextField
        name="ceiling"
        setting="ceilings"
        kind="numeric"
        label={texts.ceiling}
        hint={texts.ceilingHint}
        value={typed.ceiling}
        problem={problem(`ceilings.${otherCurrencies}`)}
        onInput={(ceiling) => onChange({ ceiling })}
      />
      <TextField
        name="ceilings"
        label={texts.ceilings}
        hint={texts.ceilingsHint}
        value={typed.ceilings}
        problem={problemOfOne ?? null}
        isOptional
        onInput={(ceilings) => onChange({ ceilings })}
      />
    </>
  );
}
