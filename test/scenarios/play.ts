/** @file Plays a scenario, with the power going off wherever it is told to, and checks what must always hold. */

import { type Decision, decide } from "../../main/imports/decide.ts";
import { askReversal } from "../../main/imports/reversal/ask-reversal.ts";
import type { Import } from "../../shared/imports/import.ts";
import { createFakeClock, untilPromisesSettle } from "../fakes/fake-clock.ts";
import { createFakeWorld, type FakeWorld, sampleSettings } from "../fakes/fake-world.ts";
import { sha256Of } from "../fakes/memory-disk.ts";
import type { MemoryJournal } from "../fakes/memory-journal.ts";
import { checkPromises, numbersIn } from "./check-promises.ts";
import { type Ending, endingOf } from "./ending.ts";
import { type Life, type Plant, startLife } from "./life.ts";
import { isNote } from "./own-folders.ts";
import { createPower, PowerCut } from "./power.ts";
import type { Act, Scenario } from "./scenario.ts";

export interface Playing {
  /** The moment of each life at which the power goes off; later lives come to their end. */
  readonly cuts?: readonly number[];
  /** People act as soon as the power is gone, while no agent runs; else once the agent is quiet again. */
  readonly actsInTheDark?: boolean;
  readonly plant?: Plant;
  /** A journal for this run; in memory where it is left out. */
  readonly journal?: (now: () => number) => MemoryJournal;
  /** How it goes undisturbed: what is unknown for a power cut, and is not there, is settled by a person who looks. */
  readonly undisturbed?: Played;
}

export interface Played {
  readonly ending: Ending;
  /** Moments at which the first life could have been cut. */
  readonly moments: number;
  readonly broken: readonly string[];
  readonly wasUnknown: ReadonlySet<string>;
  readonly endsUnknown: ReadonlySet<string>;
}

export async function play(scenario: Scenario, playing: Playing = {}): Promise<Played> {
  const { cuts = [], actsInTheDark = false, plant, undisturbed } = playing;
  const world = createFakeWorld(
    sampleSettings(scenario.settings ?? {}),
    playing.journal,
    createFakeClock(1, untilPromisesSettle),
  );
  for (const [path, content] of Object.entries(scenario.inbox)) world.disk.drop(path, content);
  world.disk.refuseMoves(scenario.refusedMoves ?? 0);
  world.service.answerWith(scenario.service ?? ["accept"]);

  const dropped = Object.values(scenario.inbox);
  const wasUnknown = new Set<string>();
  const acts = [...(scenario.people ?? [])];
  const mayComeAgain: string[] = [];
  const broken: string[] = [];
  let moments: number | null = null;
  const cutsLeft = [...cuts];

  const takeTurn = async () => {
    const [act] = acts;
    if (!act) return false;
    const held = "settles" in act && act.as === "send-again" ? find(world, act.settles) : undefined;
    const again = held && hasArrived(world, held) ? keysInDoubt(world, held) : sentAnywayIn(world, act);
    if (!(await perform(world, act))) return false;
    mayComeAgain.push(...again);
    for (const each of "atOnce" in act ? act.atOnce : [act]) if ("drops" in each) dropped.push(each.content);
    if ("takesAway" in act) dropped.splice(0, dropped.length, ...lying(world));
    acts.shift();
    return true;
  };

  const spoilt = plant ? { journal: plant } : {};
  let power = createPower(cutsLeft.shift() ?? null);
  let life = startLife(world, power, spoilt);
  for (let turn = 0; ; turn += 1) {
    if (turn > 50) throw new Error("this scenario never ends");
    await untilCutOrQuiet(world, life);
    for (const bug of life.bugs) broken.push(`a bug: ${bug instanceof Error ? bug.stack : bug}`);
    broken.push(...checkPromises(world, dropped, mayComeAgain, scenario.inside));
    if (power.isOff) {
      moments ??= power.moments;
      if (actsInTheDark) await takeTurn();
      power = createPower(cutsLeft.shift() ?? null);
      life = startLife(world, power, spoilt);
      continue;
    }
    for (const import_ of unknownOnes(world)) wasUnknown.add(import_.place.dropped);
    const isKept = acts.length > 0 ? undisturbed?.wasUnknown : undisturbed?.endsUnknown;
    if (isKept && (await lookAndSettle(world, isKept))) continue;
    if (acts.length === 0) break;
    if (await takeTurn()) continue;
    const act = acts.shift();
    // After a cut there may be nothing left to decide: the one who looked has settled it already.
    if (!undisturbed) broken.push(`nobody could do this: ${JSON.stringify(act)}`);
  }
  const endsUnknown = new Set(unknownOnes(world).map(({ place }) => place.dropped));
  return { ending: endingOf(world), moments: moments ?? power.moments, broken, wasUnknown, endsUnknown };
}

/** Passes over the inbox, minutes apart, until two of them have changed nothing. */
async function untilCutOrQuiet(world: FakeWorld, { agent }: Life): Promise<void> {
  const stand = () => `${world.journal.changesSince(0).seq} ${world.disk.paths().join()}`;
  try {
    for (let quiet = 0, n = 0; quiet < 2 && n < 50; n += 1) {
      const before = stand();
      await world.clock.during(agent.sync());
      await world.clock.advance(20 * 60_000);
      quiet = stand() === before ? quiet + 1 : 0;
    }
  } catch (problem) {
    if (!(problem instanceof PowerCut)) throw problem;
  }
}

/** The content of every file that lies anywhere, notes aside. */
const lying = ({ disk }: FakeWorld): readonly string[] =>
  disk
    .paths()
    .filter((path) => !isNote(path))
    .map((path) => Buffer.from(disk.read(path) ?? "").toString());

const unknownOnes = ({ journal }: FakeWorld) => journal.list(100).filter(({ state }) => state.at === "unknown");

/** The import that was dropped at `path`, the newest where there are several. */
const find = ({ journal }: FakeWorld, path: string): Import | undefined =>
  journal.list(100).find(({ place }) => place.dropped === path);

/** What a person who looks into the finance system would see. */
function hasArrived(world: FakeWorld, import_: Import): boolean {
  if (import_.state.at !== "unknown") return false;
  const { journal, service } = world;
  const payload = journal.payload(import_.id, import_.state.part);
  const there = service.arrived.filter((arrival) =>
    arrival.what === "batch"
      ? arrival.payload === payload
      : arrival.sha256 === import_.sha256 && arrival.purchaseInvoiceId === import_.purchaseInvoiceId,
  ).length;
  // What was sent anyway looks like its original, which is there as well.
  const known = journal
    .list(100)
    .flatMap(({ id, parts }) => parts.filter((part, n) => part.state === "done" && journal.payload(id, n) === payload));
  return there > known.length;
}

const keysInDoubt = ({ journal }: FakeWorld, { id, kind, state, sha256, purchaseInvoiceId }: Import) =>
  kind === "document"
    ? [`${purchaseInvoiceId} ${sha256}`]
    : numbersIn(state.at === "unknown" ? journal.payload(id, state.part) : "");

function keysSentAnyway(world: FakeWorld, act: Act): readonly string[] {
  const import_ = "sendsAnyway" in act ? find(world, act.sendsAnyway) : undefined;
  // Half moved, it lies at one of the two.
  const lying = [import_?.place.path, import_?.place.movingTo].flatMap((path) => (path && world.disk.read(path)) || []);
  return numbersIn(Buffer.from(lying.find((each) => sha256Of(each) === import_?.sha256) ?? "").toString());
}

/** A person looks for what a power cut has left in doubt, and answers as it is; false where nothing is. */
async function lookAndSettle(world: FakeWorld, leaveUnknown: ReadonlySet<string>): Promise<boolean> {
  for (const import_ of unknownOnes(world)) {
    const { state, place } = import_;
    if (state.at !== "unknown" || state.why.evidence !== "died") continue;
    const arrived = hasArrived(world, import_);
    if (arrived && leaveUnknown.has(place.dropped)) continue;
    const answer = arrived ? "arrived" : "send-again";
    return (await decide(world.ports, import_.id, { type: "settle", answer }, "Ada")).ok;
  }
  return false;
}

/** Does what the person does; false where it cannot be done as things stand. */
async function perform(world: FakeWorld, act: Act): Promise<boolean> {
  const { disk, ports } = world;
  if ("atOnce" in act) {
    for (const each of act.atOnce) if (!(await perform(world, each))) return false;
    return true;
  }
  if ("drops" in act) {
    if (disk.read(act.drops) || (act.after && !disk.read(today(act.after, world)))) return false;
    disk.drop(act.drops, act.content);
  } else if ("takesAway" in act || "moves" in act) {
    const path = "moves" in act ? act.moves : act.takesAway;
    const there = today(path, world);
    if (!disk.read(there)) return false;
    if ("moves" in act) disk.move(there, act.to);
    else disk.take(there);
  } else if ("reverses" in act) {
    const id = find(world, act.reverses)?.id ?? "none";
    return (await askReversal(ports, id, { date: act.dated, parts: null }, "Ada")).ok;
  } else {
    const path =
      "approves" in act
        ? act.approves
        : "retries" in act
          ? act.retries
          : "attaches" in act
            ? act.attaches
            : "sendsAnyway" in act
              ? act.sendsAnyway
              : "answers" in act
                ? act.answers
                : "says" in act
                  ? act.says
                  : act.settles;
    const id = find(world, path)?.id ?? "none";
    const say = async (decision: Decision) => (await decide(ports, id, decision, "Ada")).ok;
    if ("approves" in act && act.undoMs !== undefined) {
      const isSaid = await say({ type: "approve", undoMs: act.undoMs });
      return isSaid && (act.undoes ? say({ type: "take-back" }) : true);
    }
    if ("approves" in act) return say({ type: "approve" });
    if ("sendsAnyway" in act) return say({ type: "send-anyway", reason: "The first one was cancelled." });
    if ("retries" in act) return say({ type: "retry" });
    if ("attaches" in act) return say({ type: "attach", purchaseInvoiceId: act.to });
    if ("says" in act) return say({ type: "answer", change: act.change, remember: true });
    if ("answers" in act) return say({ type: "settle-rows", part: 0, answer: act.as, rows: act.rows });
    return say({ type: "settle", answer: act.as });
  }
  return true;
}

const today = (path: string, { clock }: FakeWorld) =>
  path.replace(
    "DAY",
    new Date(clock.now() - new Date(clock.now()).getTimezoneOffset() * 60_000).toISOString().slice(0, 10),
  );

const sentAnywayIn = (world: FakeWorld, act: Act): readonly string[] =>
  ("atOnce" in act ? act.atOnce : [act]).flatMap((each) => keysSentAnyway(world, each));
