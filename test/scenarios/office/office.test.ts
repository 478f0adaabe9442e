/** @file An office of two and three computers in random histories: never lost, never twice, and alike on all of them. */

import { expect, test } from "vitest";
import { NotCommitted } from "../../../main/office/commit-in-office.ts";
import type { Import } from "../../../shared/imports/import.ts";
import type { OfficePlant } from "./office-computer.ts";
import { type PlayedOffice, playOffice } from "./play-office.ts";

/** `npm run simulate -- --offices 1000` plays more. */
const histories = 60;
/** In so many histories each planted bug has to show. */
const mostForPlant = 500;
/** Seeds that the planted bugs were found with. Where one finds nothing more, all are tried: it only saves time. */
const telling = [8, 10, 11, 39, 52, 84];

const seedsTo = (most: number) => Array.from({ length: most }, (_, n) => n + 1);
const sound = new Map<number, PlayedOffice>();

/** As it goes without a planted bug; played once. */
async function playSound(seed: number): Promise<PlayedOffice> {
  const played = sound.get(seed) ?? (await playOffice(seed));
  sound.set(seed, played);
  return played;
}

test("an office posts every file once and is alike on all its computers, whatever befalls them", async () => {
  for (const seed of seedsTo(histories)) {
    const { broken, lines } = await playSound(seed);
    expect(broken, [`seed ${seed}`, ...lines].join("\n")).toEqual([]);
  }
});

test("the lease changes hands in these histories, and people are asked", async () => {
  const played = await Promise.all(seedsTo(10).map(playSound));
  const sum = (of: (one: PlayedOffice) => number) => played.reduce((total, one) => total + of(one), 0);
  expect([sum(({ takeOvers }) => takeOvers) > 25, sum(({ settled }) => settled) > 2]).toEqual([true, true]);
});

/** What another computer was sending looks untried to the one that takes over. */
const sendsAgain: OfficePlant["journal"] = (journal) => {
  const begun = new Set<string>();
  const asIfUntried = (import_: Import): Import =>
    import_.state.at !== "sending" || begun.has(import_.id)
      ? import_
      : {
          ...import_,
          state: { at: "queued", why: null, attempts: 0, notBefore: 0 },
          parts: import_.parts.map((part) => ({ ...part, state: part.state === "sending" ? "planned" : part.state })),
        };
  const get = (id: string) => {
    const import_ = journal.get(id);
    return import_ && asIfUntried(import_);
  };
  return {
    ...journal,
    get,
    underWay: () => journal.underWay().map(asIfUntried),
    commit: (decide) =>
      journal.commit((draft) =>
        decide({
          ...draft,
          get,
          save(...saved) {
            const [next, event] = saved;
            if (event?.what === "begin-sending") begun.add(next.id);
            return draft.save(...saved);
          },
        }),
      ),
  };
};

/** Each call that was begun, by its import. */
const begun = new Map<string, { readonly part: number; readonly sentAt: number }[]>();

/** A late answer takes what a person has decided for a call that nobody knows the end of. */
const writesOver: OfficePlant = {
  journal: (journal) => ({
    ...journal,
    commit: (decide) =>
      journal.commit((draft) =>
        decide({
          ...draft,
          save(...saved) {
            const [{ id, state, parts }, event] = saved;
            const sentAt = state.at === "sending" ? (parts[state.part]?.sentAt ?? null) : null;
            if (event?.what === "begin-sending" && state.at === "sending" && sentAt !== null)
              begun.set(id, [...(begun.get(id) ?? []), { part: state.part, sentAt }]);
            return draft.save(...saved);
          },
        }),
      ),
  }),
  late: (journal) => ({
    commit: (decide) =>
      journal.commit((draft) =>
        decide({
          ...draft,
          get(id) {
            const import_ = draft.get(id);
            const [first] = begun.get(id) ?? [];
            if (!import_ || !first || import_.state.at === "unknown" || import_.state.at === "sending") return import_;
            const { part, sentAt } = first;
            const why = { kind: "no-answer", evidence: "died", detail: "" } as const;
            return {
              ...import_,
              state: { at: "unknown", part, why, lastEvidenceAt: sentAt },
              parts: import_.parts.map((each, n) => (n === part ? { ...each, state: "unknown", sentAt } : each)),
            };
          },
        }),
      ),
  }),
};

/** A late answer settles most of what these bugs leave behind before anybody decides, so that they would show too seldom. */
const noLateAnswers: OfficePlant["late"] = () => ({
  commit: async () => {
    throw new NotCommitted("away");
  },
});

const plants: Readonly<Record<string, OfficePlant>> = {
  "the database that does not look at the term": {
    ledger: (ledger) => {
      let term = 0;
      return {
        ...ledger,
        append: (entry) => ledger.append({ ...entry, term: null }),
        async acquire(known) {
          const said = await ledger.acquire(known);
          if (said.is === "granted") ({ term } = said.lease);
          return said;
        },
        async renew(asked, known) {
          const said = await ledger.renew(asked, known);
          if (said.is !== "held" || asked !== term) return said;
          return { is: "granted", lease: { term, untilMonotonicMs: Number.MAX_VALUE, untilWallMs: Number.MAX_VALUE } };
        },
      };
    },
  },
  "a take-over that sends again what was being sent": { journal: sendsAgain },
  "a driver that ignores the gate": { ignoresGate: true },
  "a plan that was made before others wrote": {
    image: (image) => {
      const known = new WeakMap<object, ReturnType<typeof image.rehearse>>();
      return {
        ...image,
        rehearse(decide) {
          const made = known.get(decide) ?? image.rehearse(decide);
          known.set(decide, made);
          return { ...made, at: image.followed() } as ReturnType<typeof image.rehearse<ReturnType<typeof decide>>>;
        },
      };
    },
  },
};

async function isCaught(plant: OfficePlant): Promise<boolean> {
  for (const seed of [...telling, ...seedsTo(mostForPlant)]) {
    begun.clear();
    if ((await playOffice(seed, plant)).broken.length > 0) return true;
  }
  return false;
}

test("the histories catch a late answer that is written over what a person decided", async () => {
  expect(await isCaught(writesOver)).toBe(true);
});

test.each(Object.entries(plants))("the histories catch %s", async (_, plant) => {
  expect(await isCaught({ late: noLateAnswers, ...plant })).toBe(true);
});
