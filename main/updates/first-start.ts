/** @file The first start after an update: the new version tests itself, and makes way for the old one if it fails. */

import { readRecord, type Trial, type UpdateRecord, writeRecord } from "./update-record.ts";

/** What the first start needs from outside. */
interface FirstStartParts {
  readonly recordPath: string;
  /** The version that is running now. */
  readonly version: string;
  readonly now: () => number;
  /** Runs this program's self-test. Resolves with false if anything failed, or if it took too long. */
  readonly testItself: () => Promise<boolean>;
  /** Puts the version before in place and has it start. @throws what the disk says */
  readonly goBack: (trial: Trial & { readonly kept: string }) => void;
  /** Told what went wrong where it isn't expected. */
  readonly reportBug: (bug: unknown) => void;
}

/** A start that was cut off in the middle of the self-test is no proof against the version; three are. */
const mostStarts = 2;

/**
 * Call it before the journal is opened: what a version that fails has not touched, the version before can read.
 *
 * @returns `leave` if the version before was put back: this process must end then
 */
export async function tryNewVersion(parts: FirstStartParts): Promise<"go-on" | "leave"> {
  const { recordPath, version, now } = parts;
  const record = readRecord(recordPath);
  const { trial } = record;
  if (trial === null) return "go-on";
  const end = (is: NonNullable<UpdateRecord["last"]>["is"]): UpdateRecord => ({
    trial: null,
    last: { is, from: trial.from, to: trial.to, at: now() },
    attempts: is === "not-installed" ? countAttempt(record, trial.to) : null,
  });
  const save = (next: UpdateRecord) => {
    try {
      writeRecord(recordPath, next);
    } catch (problem) {
      parts.reportBug(problem);
    }
  };
  if (version !== trial.to) {
    // It made way; or the installer didn't finish, or a person installed something else.
    save(end(trial.hasFailed ? "rolled-back" : "not-installed"));
    return "go-on";
  }
  if (!trial.hasFailed && trial.starts < mostStarts) {
    save({ ...record, trial: { ...trial, starts: trial.starts + 1 } });
    if (await parts.testItself()) {
      save(end("updated"));
      return "go-on";
    }
  }
  if (trial.kept === null) {
    save(end("failed-here"));
    return "go-on";
  }
  try {
    // Written first: after a power cut in between, the next start goes back without another test.
    save({ ...record, trial: { ...trial, hasFailed: true } });
    parts.goBack({ ...trial, kept: trial.kept });
    return "leave";
  } catch (problem) {
    parts.reportBug(problem);
    save(end("failed-here"));
    return "go-on";
  }
}

const countAttempt = ({ attempts }: UpdateRecord, version: string): UpdateRecord["attempts"] => ({
  version,
  times: (attempts?.version === version ? attempts.times : 0) + 1,
});
