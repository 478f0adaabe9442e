/** @file When a person is told, and of what: seldom, together, and never twice of the same. Pure. */

import type { View } from "../../../shared/ipc.ts";

/** What people are told of; the most pressing first. Everything else waits until someone looks. */
const kinds = ["journal", "folder-away", "signed-out", "tonight-red", "needs-you", "morning-report"] as const;
type NoticeKind = (typeof kinds)[number];

interface Matter {
  readonly kind: NoticeKind;
  readonly text: string;
  /** What a click leads to. */
  readonly opens: View;
  /**
   * What makes it the same matter as before; its text unless said otherwise. A
   * number is the epoch ms of the newest thing in it, and it is told again only
   * for something newer.
   */
  readonly is?: string | number;
}

/** What goes onto the screen at one time. */
export interface Shown {
  readonly lines: readonly string[];
  readonly opens: View;
}

interface NotifierParts {
  readonly show: (shown: Shown) => void;
  readonly now: () => number;
  /** Keeps what was told beyond the end of the process. */
  readonly memory: {
    read(): string | null;
    /** @param shown what is on the screen now, or null where a matter was settled */
    write(value: string, shown: Shown | null): void;
  };
}

export interface Notifier {
  /** It is so. Told at the next `tick` that may, unless it was told before. */
  tell(matter: Matter): void;
  /** It is so no longer: if it comes again, it is told again. */
  settle(kind: NoticeKind): void;
  /** To be called every few seconds. */
  tick(): void;
}

const atMostEveryMs = 5 * 60_000;

interface Told {
  readonly lastAt: number;
  readonly told: Partial<Record<NoticeKind, string | number>>;
}

export function createNotifier({ show, now, memory }: NotifierParts): Notifier {
  const standing = new Map<NoticeKind, Matter>();
  let { lastAt, told } = readTold(memory.read());

  const isNews = ({ kind, text, is = text }: Matter) => {
    const before = told[kind];
    if (typeof is !== "number" || typeof before !== "number") return is !== before;
    // What was told of the future was told before the clock was set back.
    return is > before || before > now();
  };

  function tick(): void {
    const news = kinds.flatMap((kind) => standing.get(kind) ?? []).filter(isNews);
    const [first] = news;
    const isSoon = now() >= lastAt && now() - lastAt < atMostEveryMs;
    // A journal that cannot be used stops everything: that does not wait its turn.
    if (!first || (isSoon && first.kind !== "journal")) return;
    lastAt = now();
    for (const { kind, text, is = text } of news) told = { ...told, [kind]: is };
    const shown = { lines: news.map(({ text }) => text), opens: first.opens };
    show(shown);
    memory.write(JSON.stringify({ lastAt, told }), shown);
  }

  return {
    tell: (matter) => void standing.set(matter.kind, matter),
    settle(kind) {
      standing.delete(kind);
      if (told[kind] === undefined) return;
      const { [kind]: _gone, ...others } = told;
      told = others;
      // Or the next process would take it for told when it comes again.
      memory.write(JSON.stringify({ lastAt, told }), null);
    },
    tick,
  };
}

function readTold(text: string | null): Told {
  const nothing = { lastAt: Number.NEGATIVE_INFINITY, told: {} };
  try {
    const { lastAt, told } = JSON.parse(text ?? "") as Told;
    return typeof lastAt === "number" && typeof told === "object" && told !== null ? { lastAt, told } : nothing;
  } catch {
    return nothing;
  }
}
