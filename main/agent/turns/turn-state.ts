/**
 * @file What the agent remembers from one turn to the next, and the modes that it can be in.
 *
 * [Note: the modes of the agent]
 *
 * The agent lives in turns, and is always in one of these modes:
 *
 *   checking ──journal is whole──► starting
 *      │                              │
 *      │                              ▼     ┌─ work goes on ───► busy ─────┐ half a second later,
 *   journal is damaged       ┌───► a turn ──┼─ files settle ───► settling ─┤ or at rest when something
 *      │                     │        ▲     └─ nothing is left ► at-rest ──┤ is due or has changed
 *      ▼                     │   awake-again                              │
 *   stopping ◄─ stop         └────────┼───────────────────────────────────┘
 *                                     └──it wakes, or a minute── falling-asleep ◄──the machine sleeps
 *
 * - checking: the journal is being checked, so the agent watches and changes nothing (`watch-until-checked.ts`).
 * - starting: the first turn looks at everything, waits a moment for it so that the first status is true, and tries
 *   what waits: that may be over by now.
 * - busy: an import is being read, sent or filed, or a turn is under way, so a turn comes every half second.
 * - settling: a file has yet to settle, a folder is away, or a change has yet to be looked at, so a turn comes every
 *   half second and a sweep every second.
 * - at-rest: nothing is under way, so the agent sleeps until something is due or a watcher reports a change.
 * - falling-asleep: the machine is about to sleep, so turns go on, but the queue starts nothing new.
 * - awake-again: the machine is awake, so the next turn looks at everything at once, accounts included.
 * - stopping: `stop` was called, so no turn follows, and what is being sent comes to its end.
 *
 * `stop` and the sleep of the machine come in any mode. The first mode and the last need no decision, so `Mode` lacks
 * them. For the others `nextTurn` plans the turn from what is seen when the agent wakes, and `restAfter` says which mode
 * follows from what is left when the turn is done.
 */

export type Mode =
  | { readonly at: "starting" | "busy" | "settling" | "awake-again" }
  /** Epoch ms at which something is due again. */
  | { readonly at: "at-rest"; readonly until: number }
  /** Epoch ms at which the machine said that it will sleep. */
  | { readonly at: "falling-asleep"; readonly since: number };

/** Times are epoch ms, -Infinity before the first. */
export interface TurnState {
  readonly mode: Mode;
  readonly turnedAt: number;
  readonly sweptAt: number;
  readonly accountsAt: number;
  /** The mark of the accounts when they were asked last. */
  readonly accountsMark: string | null;
  /** Something changed in an inbox, and no sweep has started since. */
  readonly isFolderChanged: boolean;
}

export const firstState: TurnState = {
  mode: { at: "starting" },
  turnedAt: Number.NEGATIVE_INFINITY,
  sweptAt: Number.NEGATIVE_INFINITY,
  accountsAt: Number.NEGATIVE_INFINITY,
  accountsMark: null,
  isFolderChanged: false,
};

/** What the agent last saw of its inboxes. */
export interface InboxesSeen {
  /** True while a file has yet to settle. */
  readonly isSettling: boolean;
  /** True while a folder cannot be reached: no watcher reports that it is back. */
  readonly isAway: boolean;
}

export const folderChanged = (state: TurnState): TurnState => ({ ...state, isFolderChanged: true });

export const fallAsleep = (state: TurnState, now: number): TurnState => ({
  ...state,
  mode: { at: "falling-asleep", since: now },
});

/** The first turn looks at everything anyway. */
export const wakeUp = (state: TurnState): TurnState =>
  state.mode.at === "starting" ? state : { ...state, mode: { at: "awake-again" } };

/** A turn failed before it was planned: the next one comes in half a second. */
export const turnFailed = (state: TurnState): TurnState =>
  state.mode.at === "at-rest" ? { ...state, mode: { at: "busy" } } : state;
