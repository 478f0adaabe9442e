/** @file Writing to a journal in tests: each write in a commit of its own, and a journal of which some of it is replaced. */

import type { JournalEvent } from "../../main/imports/ports/journal-port.ts";
import type { OpenDraft, OpenJournal } from "../../main/journal/journal.ts";
import type { Import } from "../../shared/imports/import.ts";
import type { MemoryJournal } from "./memory-journal.ts";

type Writes = Pick<OpenDraft, "add" | "addSent" | "save" | "keepOffice" | "setMetadata" | "note">;

/** The writes of a journal that commits at once, as those on one computer do: what is thrown is thrown here. */
export function writing(journal: Pick<OpenJournal, "commit">): Writes {
  const write =
    <N extends keyof Writes>(name: N) =>
    (...given: Parameters<Writes[N]>): ReturnType<Writes[N]> => {
      let done: { readonly value: ReturnType<Writes[N]> } | { readonly problem: unknown } | null = null;
      const act = (draft: OpenDraft) => (draft[name] as (...given: unknown[]) => ReturnType<Writes[N]>)(...given);
      journal
        .commit((draft) => {
          try {
            done = { value: act(draft) };
          } catch (problem) {
            done = { problem };
            throw problem;
          }
        })
        .catch(() => {});
      const ended = done as { readonly value: ReturnType<Writes[N]> } | { readonly problem: unknown } | null;
      if (ended === null) throw new Error("this journal has not committed at once");
      if ("problem" in ended) throw ended.problem;
      return ended.value;
    };
  return {
    add: write("add"),
    addSent: write("addSent"),
    save: write("save"),
    keepOffice: write("keepOffice"),
    setMetadata: write("setMetadata"),
    note: write("note"),
  };
}

/** A journal of which some reads are replaced, and in each commit some writes. */
export function overJournal<J extends Pick<MemoryJournal, "commit">>(
  journal: J,
  reads: Partial<Omit<J, "commit">>,
  writes: (draft: OpenDraft) => Partial<OpenDraft> = () => ({}),
): J {
  return {
    ...journal,
    ...reads,
    commit: (decide: (draft: OpenDraft) => unknown) =>
      journal.commit((draft) => decide({ ...draft, ...reads, ...writes(draft) })),
  };
}

class Overtaken extends Error {}

/**
 * A journal to which somebody else writes right before a commit that would save what `isMeant` names, so that the commit
 * is decided again.
 *
 * @param overtake what somebody else does, given the id of the import
 */
export function overtaking(
  journal: MemoryJournal,
  isMeant: (next: Import, event: JournalEvent | null) => boolean,
  overtake: (id: string) => void,
): MemoryJournal {
  async function commit<T>(decide: (draft: OpenDraft) => T): Promise<T> {
    while (true) {
      let overtaken = "";
      const save =
        (draft: OpenDraft): OpenDraft["save"] =>
        (next, event, ...more) => {
          if (draft.get(next.id)?.version !== next.version - 1 || !isMeant(next, event))
            return draft.save(next, event, ...more);
          overtaken = next.id;
          throw new Overtaken();
        };
      try {
        return await journal.commit((draft) => decide({ ...draft, save: save(draft) }));
      } catch (problem) {
        if (!(problem instanceof Overtaken)) throw problem;
        overtake(overtaken);
      }
    }
  }
  return { ...journal, commit };
}
