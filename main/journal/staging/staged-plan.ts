/**
 * @file Has a long plan written before the commit that records it.
 *
 * [Note: a staged plan]
 *
 * SQLite writes in the thread that asks it to. A row of a plan takes it 50 to 140 microseconds, so a hundred thousand of
 * them held up everything else in this process for seven seconds. So a process of its own writes the parts and rows of a
 * long plan ahead, some thousands in a transaction, while its import is still being read. The commit that records the plan
 * finds them there, and writes the rest.
 *
 * - An import that is being read has no parts. So parts in its tables are staged, and no query counts them: the new state
 *   of the import makes them count, all in one moment.
 * - Each transaction looks first whether the import still has the version that the plan was made for. Whoever saves
 *   another version removes what is staged, because that version has no parts.
 * - Which plan is staged is known to this process alone, once all of it is durable. After a crash nobody knows it, and what
 *   is left is removed before the import is planned again. A commit that is given another plan writes all of it, as
 *   without staging. So it does where the process could not be started, was too slow, or failed.
 * - While the process writes it has the journal's only write lock. Commits of this process wait for it, without holding up
 *   anything else.
 *
 * See decision 66.
 */

import type { Import, Part } from "../../../shared/imports/import.ts";
import type { RowFingerprint } from "../../../shared/imports/row-fingerprint.ts";
import type { PartContent } from "../../imports/ports/journal-port.ts";
import type { PlanAnswer, PlanTask } from "./plan-writer.ts";

/** Starts the process that runs plan-writer-entry.ts, with the same interface as the parser's process. */
export type LaunchPlanWriter = () => {
  post(task: unknown): void;
  onMessage(listener: (answer: unknown) => void): void;
  onExit(listener: () => void): void;
  kill(): void;
};

export interface StagedPlan {
  /** See Journal.stage. */
  stage(import_: Import, parts: readonly Part[], contents: readonly PartContent[], signal: AbortSignal): Promise<void>;
  /** Resolves when the process has written what it writes now; null where it does not write. */
  underWay(): Promise<void> | null;
  /** True where these are the staged rows of the import, so that they can be looked up in the tables. */
  isStaged(id: string, fingerprints: readonly RowFingerprint[]): boolean;
  /** Ends the staging: true where all that `next` sends is in the tables, so that its commit need not write it. */
  take(next: Import, contents: readonly PartContent[]): boolean;
  /** Ends the process. */
  close(): void;
}

/** To hand over as many takes a millisecond or two. */
const rowsInAPiece = 100;
const charactersInAPiece = 200_000;
/** To write as many takes a third of a second or so. Fewer would have the same pages of the indexes written more often. */
const usualRowsInAWrite = 5_000;
const longestWriteMs = 60_000;

interface Staged {
  readonly id: string;
  readonly version: number;
  readonly parts: readonly Part[];
  readonly contents: readonly PartContent[];
}

/** @param launch null where nothing is staged */
export function createStagedPlan(
  journal: string,
  launch: LaunchPlanWriter | null,
  rowsInAWrite = usualRowsInAWrite,
): StagedPlan {
  let staged: Staged | null = null;
  let underWay: Promise<void> | null = null;
  let end = () => {};

  async function hasWritten(launched: LaunchPlanWriter, given: Staged, signal: AbortSignal): Promise<boolean> {
    const writer = launched();
    const ended = new Promise<void>((resolve) => writer.onExit(resolve));
    let tell = (_answer: PlanAnswer): void => {};
    writer.onMessage((answer) => tell(answer as PlanAnswer));
    end = () => writer.kill();
    const write = async (task: PlanTask): Promise<boolean> => {
      const answered = new Promise<PlanAnswer>((resolve) => {
        tell = resolve;
        void ended.then(() => resolve({ is: "failed" }));
        setTimeout(() => resolve({ is: "failed" }), longestWriteMs).unref();
      });
      const over = answered.then(() => {
        underWay = null;
      });
      underWay = over;
      writer.post(task);
      const { is } = await answered;
      // Before anybody else writes: a process that is too slow still has the lock.
      if (is === "failed") writer.kill();
      return is === "written";
    };
    try {
      for (const task of tasksOf(journal, given, rowsInAWrite)) {
        await new Promise(setImmediate);
        if (signal.aborted) return false;
        if (task.does !== "write") writer.post(task);
        else if (!(await write(task))) return false;
      }
      return true;
    } finally {
      writer.kill();
      // What it has not written by now it will not write any more.
      await ended;
    }
  }

  return {
    async stage(import_, parts, contents, signal) {
      staged = null;
      if (launch === null) return;
      const given = { id: import_.id, version: import_.version, parts, contents };
      if (await hasWritten(launch, given, signal)) staged = given;
    },
    underWay: () => underWay,
    isStaged(id, fingerprints) {
      if (staged?.id !== id) return false;
      let at = 0;
      for (const content of staged.contents)
        for (const one of content.fingerprints) if (one !== fingerprints[at++]) return false;
      return at === fingerprints.length;
    },
    take(next, contents) {
      const was = staged;
      staged = null;
      return (
        was?.id === next.id &&
        was.version === next.version - 1 &&
        was.contents === contents &&
        JSON.stringify(was.parts) === JSON.stringify(next.parts)
      );
    },
    close: () => end(),
  };
}

/** Pieces that are quick to hand over, and a `write` after some thousands of rows and at the end. */
function* tasksOf(journal: string, { id, version, parts, contents }: Staged, rowsInAWrite: number): Iterable<PlanTask> {
  yield { does: "begin", journal, importId: Number(id), version };
  let rows = 0;
  for (const [n, { payload, fingerprints }] of contents.entries()) {
    const part = parts[n];
    if (part === undefined) throw new Error(`part ${n} of import ${id} is not planned`);
    for (let from = 0; from < payload.length; from += charactersInAPiece)
      yield { does: "payload", text: payload.slice(from, from + charactersInAPiece) };
    yield { does: "part", n, part };
    for (let from = 0; from < fingerprints.length; from += rowsInAPiece) {
      const some = fingerprints.slice(from, from + rowsInAPiece);
      yield { does: "rows", n, rows: some };
      rows += some.length;
      if (rows < rowsInAWrite) continue;
      yield { does: "write" };
      rows = 0;
    }
  }
  yield { does: "write" };
}
