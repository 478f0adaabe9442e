/** @file Reads the command line. */

import { parseArgs } from "node:util";
import { fail, ok, type Result } from "../../shared/result.ts";
import { type LogOptions, readLogOptions } from "./log-options.ts";

export interface Arguments {
  readonly command: string;
  readonly operands: readonly string[];
  /** Null for the usual data folder. */
  readonly data: string | null;
  readonly inbox: string | null;
  /** Why something that went before shall go all the same, or null where nobody says so. */
  readonly anyway: string | null;
  /** To begin with an empty journal where there is no backup of the damaged one. */
  readonly empty: boolean;
  /** What is answered holds for this file alone, and not for others like it. */
  readonly once: boolean;
  /** That a client secret goes with the sign-in, and is asked for. */
  readonly secret: boolean;
  readonly log: LogOptions;
  /** Where the diagnostics are to be written, or null where they are only listed. */
  readonly out: string | null;
  readonly maskNames: boolean;
  readonly json: boolean;
}

export const usage = `Usage: pigeonhole COMMAND [--data DIR] [--json]

  run                      watch the inboxes and import until told to stop
  sync                     one pass over what is in the inboxes now, whatever
                           their posting hours, and though it be paused
  check FILE...            read, map and check; sends nothing, writes nothing [--inbox ID]
  status                   the imports, and how the agent stands
  pause [hour|tomorrow]    send nothing for an hour, until tomorrow at 7:00, or
                           until somebody resumes
  resume                   end a pause
  tonight                  look now whether the night will work
  report [DAY]             make this morning's report, or find that of a day such
                           as 2026-11-21, and say where it lies
  sign-in [CONNECTION]     sign in with any browser; where the client has a
                           secret, it is asked for: [--secret]
  sign-out [CONNECTION]
  proxy-password [PROXY]   keep the user name and password that a proxy wants;
                           asks for both, and keeps them in the keychain
  approve ID               send what waits for approval
  answer ID [Q=ANSWER...]  say how a file is to be read; without answers, lists
                           what is asked; for this file alone: [--once]
  reject ID [REASON]       turn down what waits, or a document that is on its
                           way: it is not sent
  retry ID                 try a file again; what went before goes all the same
                           where you say why: [--anyway REASON]
  attach ID INVOICE_ID     attach a waiting document to a purchase invoice
  import ID                it is a spreadsheet of purchase invoices, no document
  settle ID arrived        you looked: it is in the finance system
  settle ID send-again     you looked: it is not there
  log                      the audit trail, as CSV or JSON; the entries of one
                           import, or from one day on: [--import ID] [--since DAY]
  log --verify             whether the trail is as it was written, and is the one
                           with a hash that you have kept: [--expect HASH]
  diagnostics [NAME]       what someone who helps needs to see: lists it, or shows
                           one file of it; as a zip: [--out FILE]; without the
                           names of files: [--mask-names]
  journal restore          set a damaged journal aside, and use its newest backup;
                           without a backup: [--empty]

Exit codes: 0 nothing needs a person, 1 something does, 2 usage or settings,
3 signed out, the service or an inbox cannot be reached, or the agent seems stuck.
`;

/** How many operands each command takes, at least and at most. */
const operandCounts: Readonly<Record<string, readonly [number, number]>> = {
  run: [0, 0],
  sync: [0, 0],
  check: [1, Number.POSITIVE_INFINITY],
  status: [0, 0],
  pause: [0, 1],
  resume: [0, 0],
  tonight: [0, 0],
  report: [0, 1],
  "sign-in": [0, 1],
  "sign-out": [0, 1],
  "proxy-password": [0, 1],
  approve: [1, 1],
  answer: [1, Number.POSITIVE_INFINITY],
  reject: [1, 2],
  retry: [1, 1],
  attach: [2, 2],
  import: [1, 1],
  settle: [2, 2],
  log: [0, 0],
  diagnostics: [0, 1],
  journal: [1, 1],
};

export const isCommand = (word: string): boolean => Object.hasOwn(operandCounts, word);

function sayCounts(command: string, least: number, most: number, given: number): string {
  if (most === Number.POSITIVE_INFINITY)
    return command === "check" ? "check takes one or more files." : `${command} takes an import's id, and answers.`;
  if (most === 0) return `${command} takes nothing after it, not ${given}.`;
  const limit = least === most ? `${most}` : `up to ${most}`;
  return `${command} takes ${limit} ${most === 1 ? "word" : "words"} after it, not ${given}.`;
}

/** The error is what to print before the usage; an empty one asks for the usage alone. */
export function readArguments(argv: readonly string[]): Result<Arguments, string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        data: { type: "string" },
        inbox: { type: "string" },
        anyway: { type: "string" },
        once: { type: "boolean", default: false },
        secret: { type: "boolean", default: false },
        out: { type: "string" },
        "mask-names": { type: "boolean", default: false },
        verify: { type: "boolean" },
        expect: { type: "string" },
        since: { type: "string" },
        import: { type: "string" },
        empty: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        help: { type: "boolean", short: "h", default: false },
      },
    });
    const [command, ...operands] = positionals;
    if (values.help || command === undefined) return fail("");
    const counts = isCommand(command) ? operandCounts[command] : undefined;
    if (!counts) return fail(`There is no command ${command}.`);
    const [least, most] = counts;
    if (operands.length < least || operands.length > most)
      return fail(sayCounts(command, least, most, operands.length));
    const { data = null, inbox = null, anyway = null, empty, once, secret, json } = values;
    if (anyway !== null && command !== "retry") return fail("--anyway stands behind retry alone.");
    if (command === "journal" && operands[0] !== "restore") return fail(`There is no command journal ${operands[0]}.`);
    if (empty && command !== "journal") return fail("--empty stands behind journal restore alone.");
    if (once && command !== "answer") return fail("--once stands behind answer alone.");
    if (secret && command !== "sign-in") return fail("--secret stands behind sign-in alone.");
    const { out = null, "mask-names": maskNames } = values;
    if ((out !== null || maskNames) && command !== "diagnostics")
      return fail("--out and --mask-names stand behind diagnostics alone.");
    const log = readLogOptions(command, values);
    return log.ok
      ? ok({ command, operands, data, inbox, anyway, empty, once, secret, log: log.value, out, maskNames, json })
      : log;
  } catch (problem) {
    return fail((problem as Error).message);
  }
}
