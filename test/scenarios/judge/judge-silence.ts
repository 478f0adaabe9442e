/** @file Judges that a finance system which doesn't say what became of its calls is left alone. */

import type { Import } from "../../../shared/imports/import.ts";
import type { FakeWorld } from "../../fakes/fake-world.ts";
import type { Known } from "./known.ts";

const silent: readonly string[] = ["silence", "cut-off-answer", "unreadable-answer", "contradictory-answer"];
/** Ms after the second such call in a row, and after each more. */
const leastMs = 10 * 60_000;

/** Rule 9, for a call that leaves now. Those that left together are not judged by each other's ends. */
export function judgeSilence(world: FakeWorld, one: Import, known: Known, broken: string[]): void {
  const now = world.clock.now();
  const own = world.journal.list(1_000).filter(({ connection }) => connection === one.connection);
  const lost = own.flatMap(({ state, parts }) => {
    if (state.at !== "unknown" || !silent.includes(state.why.evidence)) return [];
    const { detail } = state.why;
    // A 4xx is an answer, whatever it says besides; a 429 is none of this call.
    const status = typeof detail === "object" && detail.say === "answered-saying" ? detail.status : 0;
    if (status >= 400 && status < 500 && status !== 429) return [];
    const { sentAt = null, endedAt = null } = parts[state.part] ?? {};
    return [{ from: sentAt ?? 0, to: endedAt ?? 0 }];
  });
  const answers = own.flatMap(({ parts }) =>
    parts.flatMap(({ state, status, endedAt }) =>
      status !== null && (state === "done" || state === "refused") ? [endedAt ?? 0] : [],
    ),
  );
  const after = lost.filter(({ to }) => answers.every((answer) => answer < to));
  const last = Math.max(0, ...after.map(({ to }) => to));
  // Those that were on their way together are one outage: only the first of them counts.
  const began = after.toSorted((one, other) => one.from - other.from);
  const inARow = began.filter((one, n) => !began.slice(0, n).some((other) => one.from < other.to));
  // Somebody has acted since, or the clock was set back.
  // A call that ended in this millisecond was on its way when this one was let go.
  if (inARow.length < 2 || known.actedAt >= last || now <= last) return;
  if (now - last < leastMs && !isDecidedByPerson(world, one))
    broken.push(`rule 9: ${one.place.dropped} (${one.id}) is sent ${now - last} ms after ${inARow.length} unanswered`);
}

/**
 * True where a person has decided about this file since its call before: it is sent in any case. A call that never left
 * whole has not carried the decision out.
 */
function isDecidedByPerson({ journal }: FakeWorld, { id }: Import): boolean {
  const own = [...journal.trail()].filter(({ importId }) => importId === id);
  const isCall = (at: number) => own[at]?.what === "begin-sending" && own[at + 1]?.what !== "not-sent";
  const [now, before = -1] = own.flatMap((_, at) => (isCall(at) ? [at] : [])).toReversed();
  return own.slice(before + 1, now).some(({ who }) => who !== "agent");
}
