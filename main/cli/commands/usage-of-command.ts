/** @file The part of the usage that is about one command, and the command that a mistyped one may mean. */

import { words } from "../../../shared/words/spoken.ts";

/** Its lines of the usage, and where the rest is; the whole usage where no line is about it. */
export function usageOf(command: string): string {
  const [head = "", ...lines] = words.usage.split("\n");
  const own: string[] = [];
  let isOwn = false;
  for (const line of lines) {
    // A command begins in the third column; what is said of it goes on further to the right.
    if (!/^ {3,}/.test(line)) isOwn = line.startsWith("  ") && line.split(" ")[2] === command;
    if (isOwn) own.push(line);
  }
  return own.length === 0 ? words.usage : `${head}\n\n${own.join("\n")}\n\n${words.cli.moreInHelp}`;
}

/** The one of these that differs from what was typed in up to two letters; undefined if none does. */
export function nearestCommand(typed: string, commands: readonly string[]): string | undefined {
  const near = commands
    .map((command) => ({ command, letters: lettersBetween(typed.toLowerCase(), command) }))
    .filter(({ command, letters }) => letters <= Math.min(2, command.length / 2))
    .toSorted((a, b) => a.letters - b.letters);
  return near[0]?.command;
}

/** How many letters differ, are missing or too many; two that changed places count once. */
function lettersBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i += 1) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      rows[i]?.push(Math.min(changed, swapped, at(i - 1, j) + 1, at(i, j - 1) + 1));
    }
  }
  return at(a.length, b.length);
}
