/** @file Reads the command line. */

import { parseArgs } from "node:util";
import { fail, ok, type Result } from "../../shared/values/result.ts";
import { words } from "../../shared/words/spoken.ts";
import { nearestCommand } from "./commands/usage-of-command.ts";
import { type LogOptions, readLogOptions } from "./log-options.ts";

export interface Arguments {
  readonly command: string;
  readonly operands: readonly string[];
  readonly inbox: string | null;
  /** The reason for sending something that was sent before, or null. */
  readonly anyway: string | null;
  /** What is known of the invoice that a document is attached to, instead of its ID, or null. */
  readonly find: string | null;
  /** Attach although no invoice list has the ID. */
  readonly unlisted: boolean;
  /** Retry everything that failed for the same reason, too. */
  readonly allLike: boolean;
  /** Start with an empty journal if the damaged one has no backup. */
  readonly empty: boolean;
  /** The answer is for this file only, not for later files like it. */
  readonly remember: boolean;
  /** The client has a secret: ask for it before signing in. */
  readonly secret: boolean;
  readonly log: LogOptions;
  /** Path of the zip that the diagnostics are written to, or null to list them only. */
  readonly out: string | null;
  readonly maskNames: boolean;
  /** The date of a reversal as it was typed, or null. */
  readonly date: string | null;
  /** The batch that is reversed as it was typed, or null for all. */
  readonly batch: string | null;
  readonly json: boolean;
}

/** How many operands each command takes: minimum and maximum. */
const operandCounts: Readonly<Record<string, readonly [number, number]>> = {
  run: [0, 0],
  stop: [0, 0],
  sync: [0, 0],
  check: [1, Number.POSITIVE_INFINITY],
  status: [0, 0],
  pause: [0, 1],
  resume: [0, 0],
  tonight: [0, 0],
  report: [0, 1],
  "sign-in": [0, 1],
  "sign-out": [0, 1],
  "confirm-account": [0, 1],
  "proxy-password": [0, 1],
  notify: [1, 1],
  approve: [1, 1],
  answer: [1, Number.POSITIVE_INFINITY],
  reject: [1, 2],
  retry: [1, 1],
  attach: [1, 2],
  reverse: [1, 1],
  import: [1, 1],
  inside: [1, Number.POSITIVE_INFINITY],
  settle: [1, Number.POSITIVE_INFINITY],
  log: [0, 0],
  inbox: [2, 2],
  office: [1, 2],
  diagnostics: [0, 1],
  journal: [1, 1],
  setup: [1, 1],
  "clean-up": [0, 0],
};

/** `create`, `join` and `password` also take the address of the database. */
const isOfficeVerb = ([verb = "", ...more]: readonly string[]): boolean =>
  ["create", "join", "password"].includes(verb) || (["leave", "status", "sql"].includes(verb) && more.length === 0);

/** True for the name of a command, such as "sync". */
export const isCommand = (word: string): boolean => Object.hasOwn(operandCounts, word);

function sayNoCommand(typed: string): string {
  const meant = nearestCommand(typed, Object.keys(operandCounts));
  const said = words.cli.noCommand(typed);
  return meant === undefined ? said : `${said} ${words.confirmation.didYouMean(meant)}`;
}

/** The command of a command line, whatever else is wrong with it; "help sync" is about sync. */
export function typedCommand(argv: readonly string[]): string {
  const [first = "", second = ""] = parseArgs({
    args: [...argv],
    allowPositionals: true,
    strict: false,
    options,
  }).positionals;
  return first === "help" ? second : first;
}

function sayCounts(command: string, least: number, most: number, operands: readonly string[]): string {
  const { takesFiles, takesId, takesNothing, takesExactly, takesBetween, takesUpTo } = words.cli;
  const given = operands.length;
  if (command === "answer" || command === "inside" || command === "settle") return takesId[command];
  if (most === Number.POSITIVE_INFINITY) return takesFiles(command);
  if (most === 0) return takesNothing(command, operands.join(" "));
  if (least === most) return takesExactly(command, most, given);
  return least === 0 ? takesUpTo(command, most, given) : takesBetween(command, least, most, given);
}

const options = {
  data: { type: "string" },
  inbox: { type: "string" },
  anyway: { type: "string" },
  find: { type: "string" },
  unlisted: { type: "boolean", default: false },
  "all-like": { type: "boolean", default: false },
  remember: { type: "boolean", default: false },
  secret: { type: "boolean", default: false },
  out: { type: "string" },
  "mask-names": { type: "boolean", default: false },
  verify: { type: "boolean" },
  expect: { type: "string" },
  date: { type: "string" },
  batch: { type: "string" },
  since: { type: "string" },
  import: { type: "string" },
  invoices: { type: "boolean" },
  invoice: { type: "string" },
  empty: { type: "boolean", default: false },
  json: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
  version: { type: "boolean", default: false },
  selftest: { type: "boolean", default: false },
} as const;

/** The folder that `--data` names, or null. Works even if the rest of the command line is wrong. */
export function namedDataFolder(argv: readonly string[]): string | null {
  const { data } = parseArgs({ args: [...argv], allowPositionals: true, strict: false, options }).values;
  return typeof data === "string" ? data : null;
}

/** True for `--version`, whatever else is asked. */
export const asksForVersion = (argv: readonly string[]): boolean =>
  parseArgs({ args: [...argv], allowPositionals: true, strict: false, options }).values["version"] === true;

/** True for `--selftest`, whatever else is asked. */
export const asksForSelftest = (argv: readonly string[]): boolean =>
  parseArgs({ args: [...argv], allowPositionals: true, strict: false, options }).values["selftest"] === true;

/** Rewords a parseArgs error. Its message quotes the option, which is all that we take from it. */
function sayMisread(problem: Error): string {
  const [, option, name = ""] = /'(--?([^\s',=]+))/.exec(problem.message) ?? [];
  if (option === undefined) return problem.message;
  if (!Object.hasOwn(options, name) && option !== "-h") return words.cli.noOption(option);
  return options[name as keyof typeof options]?.type === "string"
    ? words.cli.optionWantsValue(option)
    : words.cli.optionTakesNoValue(option);
}

/** Parses the command line. The error is a sentence to print before the usage; it is empty for `--help`. */
export function readArguments(argv: readonly string[]): Result<Arguments, string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options,
    });
    const [command, ...operands] = positionals;
    if (values.help || command === undefined || command === "help") return fail("");
    const counts = isCommand(command) ? operandCounts[command] : undefined;
    if (!counts) return fail(sayNoCommand(command));
    const [least, most] = counts;
    if (operands.length < least || operands.length > most) return fail(sayCounts(command, least, most, operands));
    const { inbox = null, anyway = null, find = null, "all-like": allLike, empty, remember, secret, json } = values;
    const { unlisted } = values;
    if (anyway !== null && command !== "retry") return fail(words.cli.onlyBehind(["--anyway"], "retry"));
    if (find !== null && command !== "attach") return fail(words.cli.onlyBehind(["--find"], "attach"));
    if (command === "attach" && (operands.length === 2) === (find !== null)) return fail(words.cli.attachTakesOne);
    if (unlisted && command !== "attach") return fail(words.cli.onlyBehind(["--unlisted"], "attach"));
    if (allLike && (command !== "retry" || anyway !== null))
      return fail(words.cli.onlyBehind(["--all-like"], "retry ID"));
    if (command === "journal" && operands[0] !== "restore") return fail(words.cli.noCommand(`journal ${operands[0]}`));
    if (command === "inbox" && operands[0] !== "claim") return fail(words.cli.noCommand(`inbox ${operands[0]}`));
    if (command === "notify" && !["test", "password"].includes(operands[0] ?? ""))
      return fail(words.cli.noCommand(`notify ${operands[0]}`));
    if (command === "office" && !isOfficeVerb(operands))
      return fail(words.cli.noCommand(`office ${operands.join(" ")}`));
    if (empty && command !== "journal") return fail(words.cli.onlyBehind(["--empty"], "journal restore"));
    if (remember && command !== "answer") return fail(words.cli.onlyBehind(["--remember"], "answer"));
    if (secret && command !== "sign-in") return fail(words.cli.onlyBehind(["--secret"], "sign-in"));
    const { out = null, "mask-names": maskNames } = values;
    if ((out !== null || maskNames) && command !== "diagnostics")
      return fail(words.cli.onlyBehind(["--out", "--mask-names"], "diagnostics"));
    const { date = null, batch = null } = values;
    if ((date !== null || batch !== null) && command !== "reverse")
      return fail(words.cli.onlyBehind(["--date", "--batch"], "reverse"));
    const log = readLogOptions(command, values);
    if (!log.ok) return log;
    const rest = { empty, remember, secret, log: log.value, out, maskNames, date, batch, json };
    return ok({ command, operands, inbox, anyway, find, unlisted, allLike, ...rest });
  } catch (problem) {
    return fail(sayMisread(problem as Error));
  }
}
