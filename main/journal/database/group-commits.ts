/** @file Makes several commits durable with one write to the disk, each of them whole or not at all. */

import { type Database, transact } from "./database.ts";

export type Decided =
  | { readonly is: "kept"; readonly result: unknown }
  | { readonly is: "failed"; readonly why: unknown };

/**
 * Runs each of `works` in one transaction. One that throws takes back what it has written, and nothing of the others.
 *
 * @returns what became of each, in order; all of it is durable
 * @throws where nothing could be made durable; then nothing of any of them is written
 */
export function transactEach(database: Database, works: readonly (() => unknown)[]): readonly Decided[] {
  return transact(database, () => works.map((work) => decideOne(database, work)));
}

function decideOne(database: Database, work: () => unknown): Decided {
  const run = (sql: string) => database.prepare(sql).run();
  run("SAVEPOINT one");
  try {
    const result = work();
    run("RELEASE one");
    return { is: "kept", result };
  } catch (why) {
    // On a full disk SQLite takes the whole transaction back by itself, the others included.
    if (!database.isTransaction) throw why;
    run("ROLLBACK TO one");
    run("RELEASE one");
    return { is: "failed", why };
  }
}

/** A document has six commits, and a person who waits for it must not feel them. */
const mostWaitMs = 5;

interface Waiting<Draft> {
  readonly decide: (draft: Draft) => unknown;
  readonly keep: (result: unknown) => void;
  readonly fail: (why: unknown) => void;
}

interface GroupCommits<Draft> {
  /** Has a commit decided soon, with others that are asked for meanwhile. Resolves once it is durable. */
  commit<T>(decide: (draft: Draft) => T): Promise<T>;
  /** Commits at once what waits. */
  flush(): void;
}

/**
 * [Note: commits in one write]
 *
 * What takes the time of a commit is the disk, which takes as long for ten as for one. So commits that are asked for in
 * one turn of the event loop are decided one after another in one transaction, in the order in which they were asked
 * for. Each sees what those before it have written. Nobody is told that a commit is made before all of them are durable:
 * no byte of a call leaves before its intent is on the disk, as with commits one by one. See decision 54.
 *
 * @param commitEach commits all in one transaction; see {@link transactEach}
 * @param otherWrite resolves when another process has written, before which nobody else can write; null where none does
 */
export function createGroupCommits<Draft>(
  commitEach: (decides: readonly ((draft: Draft) => unknown)[]) => readonly Decided[],
  otherWrite: () => Promise<void> | null = () => null,
): GroupCommits<Draft> {
  let waiting: Waiting<Draft>[] = [];
  let lastTookMs = 0;

  /** On a fast disk within this turn. On a slow one later: while it writes, nothing else goes on in this process. */
  function flushSoon(): void {
    const waitMs = Math.min(Math.floor(lastTookMs), mostWaitMs);
    if (waitMs === 0) setImmediate(flushOnceFree);
    else setTimeout(flushOnceFree, waitMs);
  }

  function flushOnceFree(): void {
    const other = otherWrite();
    if (other === null) flush();
    else void other.then(flushOnceFree);
  }

  function flush(): void {
    const group = waiting;
    if (group.length === 0) return;
    waiting = [];
    const startedAt = performance.now();
    try {
      for (const [n, decided] of commitEach(group.map(({ decide }) => decide)).entries())
        if (decided.is === "kept") group[n]?.keep(decided.result);
        else group[n]?.fail(decided.why);
    } catch (why) {
      for (const { fail } of group) fail(why);
    }
    lastTookMs = performance.now() - startedAt;
  }

  return {
    commit: <T>(decide: (draft: Draft) => T) =>
      new Promise<T>((resolve, reject) => {
        if (waiting.length === 0) flushSoon();
        waiting.push({ decide, keep: resolve as (result: unknown) => void, fail: reject });
      }),
    flush,
  };
}
