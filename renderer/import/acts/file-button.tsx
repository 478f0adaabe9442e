/** @file A button that decides about one file, and says to those who hear it which. */

import { words } from "../../../shared/words/spoken.ts";

interface FileButtonProps {
  readonly label: string;
  /** The file, as the button is read aloud. */
  readonly about: string;
  readonly isRunning: boolean;
  readonly isPrimary?: boolean;
  readonly press: () => void;
}

export function FileButton({ label, about, isRunning, isPrimary = false, press }: FileButtonProps) {
  return (
    <button
      type="button"
      class={isPrimary ? "button primary" : "button"}
      aria-disabled={isRunning}
      aria-label={words.window.about(label, about)}
      onClick={press}
    >
      {label}
    </button>
  );
}
