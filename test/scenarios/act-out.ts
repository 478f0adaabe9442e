/** @file Acts one happening out on the stage: files are laid and taken, buttons pressed, troubles begun and ended. */

import type { Agent } from "../../main/agent/agent.ts";
import { type Decision, decide } from "../../main/imports/decide.ts";
import { sha256Of } from "../fakes/memory-disk.ts";
import { type Happening, onItsWay } from "./history.ts";
import { isInOwnFolder, isNote } from "./own-folders.ts";
import type { TroubledWorld } from "./troubled-world.ts";
import { keysOfFile, keysOfPart, type Watch } from "./watch-promises.ts";

export interface Stage {
  readonly world: TroubledWorld;
  readonly watch: Watch;
  /** Files that a person laid where only the agent should: the agent owes nobody an account of them. */
  readonly strangers: Set<Uint8Array>;
  readonly agent: () => Agent | null;
}

type Acted = Exclude<Happening, { is: "time" | "hand-over" | "power-cut" }> | { readonly is: "all-well" };

export function act(stage: Stage, happening: Acted): void {
  const { world, agent } = stage;
  const { disk, service, troubles } = world;
  switch (happening.is) {
    case "drop":
      lay(stage, happening.path, happening.content);
      break;
    case "replace":
      withFile(inTheInbox(stage), happening.which, (path) => lay(stage, path, happening.content));
      break;
    case "rename":
      withFile(inTheInbox(stage), happening.which, (path) => shift(stage, path, happening.to));
      break;
    case "rename-over":
      withFile(inTheInbox(stage), happening.which, (from) =>
        withFile(inTheInbox(stage), happening.over, (to) => {
          const replaced = disk.read(to);
          if (from === to || !replaced) return;
          disk.take(to);
          stage.watch.laid.delete(replaced);
          shift(stage, from, to);
        }),
      );
      break;
    case "edit":
      withFile(filedAway(stage), happening.which, (path) => layAsStranger(stage, path, happening.content));
      break;
    case "move-back":
      withFile(filedAway(stage), happening.which, (path) =>
        shift(stage, path, happening.to ?? path.slice(path.lastIndexOf("/") + 1)),
      );
      break;
    case "take-away":
      withFile([...inTheInbox(stage), ...filedAway(stage)], happening.which, (path) => {
        stage.watch.laid.delete(disk.read(path) ?? new Uint8Array());
        disk.take(path);
      });
      break;
    case "take-name": {
      const path = happening.path.replace("DAY", today(world.clock.now()));
      if (!disk.read(path)) layAsStranger(stage, path, happening.content);
      break;
    }
    case "decide":
      decideOn(stage, happening.which, happening.decision);
      break;
    case "pause":
      agent()?.pause(happening.length ?? "until-resumed");
      break;
    case "resume":
      agent()?.resume();
      break;
    case "sync-now":
      agent()?.syncNow();
      break;
    case "set":
      world.change(happening.settings);
      break;
    case "service":
      service.answerWith(happening.answers, happening.delayMs);
      break;
    case "sign-out":
    case "sign-in":
      service.signOut(happening.is === "sign-out");
      break;
    case "parser-stops":
      troubles.parserStops = happening.times;
      break;
    case "hold-open":
      withFile(inTheInbox(stage), happening.which, disk.hold);
      break;
    case "let-go":
      disk.releaseAll();
      break;
    case "refuse-moves":
      disk.refuseMoves(happening.times);
      break;
    case "inbox":
      troubles.isHollow = happening.goes === "hollow" && !hasHalfMadeMove(stage);
      disk.lose(happening.goes === "unreachable" ? "the share is away" : null);
      break;
    case "slow-disk":
      troubles.diskDelayMs = happening.ms;
      break;
    case "disk-full":
      troubles.writesToFail = happening.writes;
      break;
    case "clock-jump":
      world.clock.jump(happening.ms);
      break;
    case "all-well":
      Object.assign(troubles, { parserStops: 0, isHollow: false, diskDelayMs: 0, writesToFail: 0 });
      disk.releaseAll();
      disk.refuseMoves(0);
      disk.lose(null);
      service.answerWith(["accept"]);
      service.signOut(false);
      world.change({ hours: null });
      if (world.journal.metadata("paused") === null) break;
      if (agent()) agent()?.resume();
      else world.journal.setMetadata("paused", null, { what: "resume", who: "Ada", detail: null });
      break;
    default:
      happening satisfies never;
  }
}

/**
 * A known limit: a move that a power cut left between the disk and the journal, and then a share that comes back
 * hollow. The file is where it should be, and its import says that someone took it away.
 */
const hasHalfMadeMove = ({ world }: Stage) =>
  world.journal
    .list(1_000)
    .some(({ place }) => place.movingTo !== null && place.movingTo !== place.path && world.disk.read(place.movingTo));

const inTheInbox = ({ world }: Stage) => world.disk.paths().filter((path) => !isInOwnFolder(path));

const filedAway = ({ world }: Stage) => world.disk.paths().filter((path) => isInOwnFolder(path) && !isNote(path));

function withFile(among: readonly string[], which: number, use: (path: string) => void): void {
  const path = among[Math.floor(which * among.length)];
  if (path !== undefined) use(path);
}

/** Over whatever lay there: that is what the person wants. */
function lay({ world, watch }: Stage, path: string, content: string): void {
  const before = world.disk.read(path);
  if (before) watch.laid.delete(before);
  world.disk.drop(path, content);
  const now = world.disk.read(path);
  if (now) watch.laid.add(now);
}

/** Where only the agent should lay files, or over one of those that it has laid there. */
function layAsStranger(stage: Stage, path: string, content: string): void {
  lay(stage, path, content);
  const bytes = stage.world.disk.read(path);
  if (bytes) stage.strangers.add(bytes);
}

/** The file manager asks before it replaces, and the person says no. */
function shift({ world, strangers }: Stage, from: string, to: string): void {
  const { disk } = world;
  const bytes = disk.read(from);
  if (!bytes || disk.read(to)) return;
  disk.move(from, to);
  if (!isInOwnFolder(to)) strangers.delete(bytes);
}

function decideOn({ world, watch }: Stage, which: number, decision: Decision): void {
  const fits = world.journal.list(1_000).filter(({ state }) => statesFor(decision).includes(state.at));
  const among = fits.length > 0 ? fits : world.journal.list(1_000);
  const import_ = among[Math.floor(which * among.length)];
  if (!import_) return;
  const { state, place } = import_;
  const keys = state.at === "unknown" ? keysOfPart(world.journal, import_, state.part) : [];
  // Half moved, it lies at one of the two, and another file may have come to the other.
  const lying = [place.path, place.movingTo].flatMap((path) => (path && world.disk.read(path)) || []);
  const bytes = lying.find((each) => sha256Of(each) === import_.sha256);
  // A duplicate has not been planned: it would go where its original went.
  const original = state.at === "duplicate" ? world.journal.get(state.of) : undefined;
  const all = keysOfFile(original ?? import_, bytes);
  const decided = decide(world.ports, import_.id, decision, "Ada");
  watch.tell(`${decided.ok}`);
  if (decided.ok && decision.type === "settle" && decision.answer === "send-again") watch.sendsAgain(keys);
  if (decided.ok && decision.type === "send-anyway") watch.sendsAgain(all);
}

const statesFor = (decision: Decision): readonly (string | undefined)[] =>
  decision.type === "reject" && decision.reason === onItsWay ? ["queued", "sending"] : [askedAt[decision.type]];

/** Where people are mostly asked; now and then they decide out of place. */
const askedAt: Readonly<Record<string, string>> = {
  approve: "held",
  retry: "failed",
  attach: "waiting",
  settle: "unknown",
  "send-anyway": "duplicate",
  answer: "waiting",
  reject: "held",
};

const today = (nowMs: number) =>
  new Date(nowMs - new Date(nowMs).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
