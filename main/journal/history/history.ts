/** @file The history's door: everything that was ever dropped, searched, and counted by day. Reads only. */

import type { DayFigures, FoundImports, SearchPage } from "../../../shared/imports/history-query.ts";
import type { Import } from "../../../shared/imports/import.ts";
import { openForReading } from "../integrity/open-database.ts";
import { figuresOfDays } from "./day-figures.ts";
import { openSearchIndex } from "./search-index.ts";

/** Searches and daily figures over every import there has been. */
export interface History {
  search(page: SearchPage): FoundImports;
  /** Everyone who decided something about an import, by name. */
  people(): readonly string[];
  /** The last so many days, today last. */
  days(howMany: number): readonly DayFigures[];
  /** Makes older imports ready to be searched, a little at a time, until it is closed. */
  start(): void;
  close(): void;
}

interface HistoryParts {
  /** Paths. The journal must be there; the index need not be. */
  readonly journal: string;
  readonly index: string;
  readonly get: (id: string) => Import | undefined;
  readonly now: () => number;
  /** Told of a bug; the next look tries again. */
  readonly report: (bug: unknown) => void;
}

/** A slice of work, and the rest after it, so that what someone clicks meanwhile is answered at once. */
const sliceMs = 20;
const betweenSlicesMs = 60;
const firstLookMs = 2_000;
/** Each search looks first for what is new; this keeps what it finds then to a handful. */
const quietMs = 30_000;

/** Opens connections of its own to the journal and to the index beside it; `close` closes both. */
export function openHistory({ journal, index, get, now, report }: HistoryParts): History {
  const database = openForReading(journal);
  const searchIndex = openSearchIndex(index, database);
  // The conditions of the index, to the letter.
  const peopleIn = database.prepare(
    "SELECT DISTINCT who FROM events WHERE who <> 'agent' AND import_id IS NOT NULL ORDER BY who",
  );
  const catchUp = (forMs: number): boolean => {
    const until = performance.now() + forMs;
    return searchIndex.catchUp(() => performance.now() < until);
  };

  let timer: NodeJS.Timeout | undefined;
  function look(): void {
    let isComplete = true;
    try {
      isComplete = catchUp(sliceMs);
    } catch (bug) {
      report(bug);
    }
    timer = setTimeout(look, isComplete ? quietMs : betweenSlicesMs);
    timer.unref();
  }

  return {
    search({ before, skip, limit, ...search }) {
      const isComplete = catchUp(sliceMs);
      const { ids, total } = searchIndex.find(search, before === null ? null : Number(before), skip, limit);
      const upTo = before ?? (skip === 0 && ids[0] !== undefined ? String(ids[0] + 1) : null);
      return { imports: ids.flatMap((id) => get(String(id)) ?? []), total, upTo, isComplete };
    },
    people: () => peopleIn.all().map(({ who }) => String(who)),
    days: (howMany) => figuresOfDays(database, howMany, now()),
    start() {
      timer = setTimeout(look, firstLookMs);
      timer.unref();
    },
    close() {
      clearTimeout(timer);
      searchIndex.close();
      database.close();
    },
  };
}
