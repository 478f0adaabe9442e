/** @file Decides when to notify people, and of what: rarely, grouped, and never twice of the same. Pure. */

import type { View } from "../ipc.ts";

/** What people are notified of, the most urgent first. Everything else waits until they open the window. */
const kinds = [
  "journal",
  "folder-away",
  "not-imported",
  "signed-out",
  "secret-expires",
  "tonight-red",
  "needs-you",
  "documents-wait",
  "exceptions",
  "morning-report",
  "update-ended",
  "update-ready",
] as const;
type NoticeKind = (typeof kinds)[number];

interface Matter {
  readonly kind: NoticeKind;
  readonly text: string;
  /** The view that a click opens. */
  readonly opens: View;
  /**
   * Identifies the matter, so that it is not told twice; by default its text. A
   * text has a line for each thing in the matter: it is told again only for a line
   * that was not told, and not because fewer are left. A number is the epoch ms of the newest thing in it: it is told again only for
   * something newer.
   */
  readonly is?: string | number;
}

/** One notification on the screen. */
export interface Shown {
  readonly lines: readonly string[];
  /** What each line is about. */
  readonly kinds: readonly NoticeKind[];
  readonly opens: View;
}

interface NotifierParts {
  readonly show: (shown: Shown) => void;
  readonly now: () => number;
  /** Stores what was told, so that a restart does not repeat it. */
  readonly memory: {
    read(): string | null;
    /** @param shown the notification that was just shown, or null if a matter was settled */
    write(value: string, shown: Shown | null): void;
  };
}

export interface Notifier {
  /** Reports that a matter exists. It is told at the next possible `tick`, unless it was told before. */
  tell(matter: Matter): void;
  /** Reports that a matter is over. If it comes back, it is told again. */
  settle(kind: NoticeKind): void;
  /** Call it every few seconds. */
  tick(): void;
}

const atMostEveryMs = 5 * 60_000;

interface Told {
  readonly lastAt: number;
  readonly told: Partial<Record<NoticeKind, string | number>>;
}

/** Makes a notifier. `now` returns epoch ms. */
export function createNotifier({ show, now, memory }: NotifierParts): Notifier {
  const current = new Map<NoticeKind, Matter>();
  let { lastAt, told } = readTold(memory.read());

  const isNews = ({ kind, text, is = text }: Matter) => {
    const before = told[kind];
    if (typeof is === "string" && typeof before === "string") return linesNotIn(is, before).length > 0;
    if (typeof is !== "number" || typeof before !== "number") return is !== before;
    // A time in the future was recorded before the clock was set back.
    return is > before || before > now();
  };

  /** What is left of a matter: a thing that went away and comes back is news. */
  function forgetWhatWentAway(): void {
    const shrunk = [...current.values()].flatMap(({ kind, text, is = text }) => {
      const before = told[kind];
      if (typeof is !== "string" || typeof before !== "string") return [];
      const known = before.split("\n").filter((line) => is.split("\n").includes(line));
      return known.length > 0 && linesNotIn(before, is).length > 0 ? [[kind, known.join("\n")] as const] : [];
    });
    if (shrunk.length === 0) return;
    told = { ...told, ...Object.fromEntries(shrunk) };
    memory.write(JSON.stringify({ lastAt, told }), null);
  }

  function tick(): void {
    forgetWhatWentAway();
    const news = kinds.flatMap((kind) => current.get(kind) ?? []).filter(isNews);
    const [first] = news;
    const isSoon = now() >= lastAt && now() - lastAt < atMostEveryMs;
    // An unusable journal stops everything, so it is told without a delay.
    if (!first || (isSoon && first.kind !== "journal")) return;
    lastAt = now();
    for (const { kind, text, is = text } of news) told = { ...told, [kind]: is };
    const shown = {
      lines: news.map(({ text }) => text),
      kinds: news.map(({ kind }) => kind),
      opens: first.opens,
    };
    show(shown);
    memory.write(JSON.stringify({ lastAt, told }), shown);
  }

  return {
    tell: (matter) => void current.set(matter.kind, matter),
    settle(kind) {
      current.delete(kind);
      if (told[kind] === undefined) return;
      const { [kind]: _gone, ...others } = told;
      told = others;
      // Stored, so that the next process tells it again if it comes back.
      memory.write(JSON.stringify({ lastAt, told }), null);
    },
    tick,
  };
}

const linesNotIn = (text: string, other: string): readonly string[] => {
  const known = new Set(other.split("\n"));
  return text.split("\n").filter((line) => !known.has(line));
};

function readTold(text: string | null): Told {
  const nothing = { lastAt: Number.NEGATIVE_INFINITY, told: {} };
  try {
    const { lastAt, told } = JSON.parse(text ?? "") as Told;
    return typeof lastAt === "number" && typeof told === "object" && told !== null ? { lastAt, told } : nothing;
  } catch {
    return nothing;
  }
}
