/** @file Acts one happening out on the stage: files are laid and taken, buttons pressed, troubles begun and ended. */

import type { Agent } from "../../main/agent/agent.ts";
import { type Decision, decide, forgetName, useName } from "../../main/imports/decide.ts";
import { askReversal } from "../../main/imports/reversal/ask-reversal.ts";
import { rowsToName } from "../../shared/imports/can-name.ts";
import type { Import } from "../../shared/imports/import.ts";
import { reversibleParts } from "../../shared/reversal/can-reverse.ts";
import { namesIn } from "../../shared/spreadsheet/inbox-names.ts";
import type { Template } from "../../shared/spreadsheet/template.ts";
import { writing } from "../fakes/journal-writes.ts";
import { sha256Of } from "../fakes/memory-disk.ts";
import { enteredByHand, type Happening, onItsWay } from "./history.ts";
import { learnAnswer, learnForgotten, learnName } from "./judge/judge-guesses.ts";
import type { Guess, Known } from "./judge/known.ts";
import { keysOfRows, rowsOfPayload, whatIsIn } from "./judge/what-a-file-holds.ts";
import { givenName } from "./make-contents.ts";
import {
  amend,
  filedAway,
  inTheInbox,
  lay,
  layAsStranger,
  renameFiled,
  type Scene,
  shift,
  withFile,
} from "./people-and-files.ts";
import { noTroubles } from "./troubled-world.ts";
import { keysOfFile, keysOfPart } from "./watch-promises.ts";

export interface Stage extends Scene {
  readonly agent: () => Agent | null;
}

type Acted = Exclude<Happening, { is: "time" | "hand-over" | "power-cut" | "write" }> | { readonly is: "all-well" };

export async function act(stage: Stage, happening: Acted): Promise<void> {
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
    case "amend":
      withFile([...inTheInbox(stage), ...filedAway(stage)], happening.which, (path) => amend(stage, path));
      break;
    case "amend-open":
      withFile(openFiles(stage), happening.which, (path) => amend(stage, path));
      break;
    case "rename-filed":
      withFile(filedAway(stage), happening.which, (path) => renameFiled(stage, path, happening.to));
      break;
    case "move-back":
      withFile(filedAway(stage), happening.which, (path) =>
        shift(stage, path, happening.to ?? path.slice(path.lastIndexOf("/") + 1)),
      );
      break;
    case "rename-open":
      withFile(openDocuments(stage), happening.which, (path) => shift(stage, path, happening.to));
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
      await decideOn(stage, happening.which, happening.decision);
      break;
    case "reverse": {
      const sent = world.journal.list(1_000).filter((one) => reversibleParts(one).length > 0);
      const { id } = sent[Math.floor(happening.which * sent.length)] ?? {};
      if (id !== undefined) await askReversal(world.ports, id, { date: null, parts: null }, "Ada");
      break;
    }
    case "use-name":
      await giveName(stage, happening.which);
      break;
    case "forget-layout": {
      const { templates } = world.ports.templates.forInbox("payables");
      const telling = templates.filter((one) => speaksOf(one, "dates") || speaksOf(one, "names"));
      const among = telling.length > 0 ? telling : templates;
      const { name } = among[Math.floor(happening.which * among.length)] ?? {};
      if (name === undefined) break;
      world.ports.templates.forget("payables", name);
      for (const guess of ["dates", "names"] as const)
        if (!templates.some((one) => one.name !== name && speaksOf(one, guess)))
          learnForgotten(stage.watch.judge.known, world.journal, "payables", guess);
      agent()?.lookAgain();
      break;
    }
    case "forget-name": {
      const names = namesIn(world.ports.templates.forInbox("payables").templates);
      const one = names[Math.floor(happening.which * names.length)];
      if (one === undefined) break;
      forgetName(world.ports, "payables", one);
      learnForgotten(stage.watch.judge.known, world.journal, "payables", "names");
      agent()?.lookAgain();
      break;
    }
    case "left-by-another":
      lay(stage, happening.path, happening.content);
      world.leftByAnother.add(sha256Of(disk.read(happening.path) ?? new Uint8Array()));
      for (const { number } of whatIsIn(disk.read(happening.path)).rows)
        stage.watch.judge.known.perhapsBefore.add(number);
      break;
    case "pause":
      await agent()?.pause(happening.length ?? "until-resumed");
      break;
    case "resume":
      await agent()?.resume();
      break;
    case "sync-now":
      agent()?.syncNow();
      stage.watch.judge.known.actedAt = world.clock.now();
      break;
    case "set":
      world.change(happening.settings);
      break;
    case "link-inbox":
      world.addLinked();
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
    case "overtake":
      troubles.savesToOvertake = happening.saves;
      break;
    case "clock-jump":
      world.clock.jump(happening.ms);
      break;
    case "all-well":
      Object.assign(troubles, noTroubles);
      disk.releaseAll();
      disk.refuseMoves(0);
      disk.lose(null);
      service.answerWith(["accept"]);
      service.signOut(false);
      world.change({ hours: null });
      if (world.journal.metadata("paused") === null) break;
      if (agent()) await agent()?.resume();
      else writing(world.journal).setMetadata("paused", null, { what: "resume", who: "Ada", detail: null });
      break;
    default:
      happening satisfies never;
  }
}

/** As the window does it: the name first, and then what is to follow for this file. */
async function giveName({ world, watch }: Stage, which: number): Promise<void> {
  const fitting = world.journal.list(1_000).filter((one) => rowsToName(one) !== null);
  const import_ = fitting[Math.floor(which * fitting.length)];
  if (import_ === undefined) return;
  const used = useName(world.ports, import_.id, { property: "AccountName", from: "Acme Ltd", to: givenName });
  if (!used.ok) return;
  learnName(watch.judge.known, import_);
  if (used.value === "retry") await decide(world.ports, import_.id, { type: "retry" }, "Ada");
}

/** True of a template that says how dates are read, or what a name means. */
const speaksOf = (template: Template, guess: Guess): boolean =>
  guess === "dates" ? JSON.stringify(template).includes("dateOrder") : namesIn([template]).length > 0;

/**
 * A known limit: a move that a power cut left between the disk and the journal, and then a share that comes back
 * hollow. The file is where it should be, and its import says that someone took it away.
 */
const hasHalfMadeMove = ({ world }: Stage) =>
  world.journal
    .list(1_000)
    .some(({ place }) => place.movingTo !== null && place.movingTo !== place.path && world.disk.read(place.movingTo));

async function decideOn({ world, watch }: Stage, which: number, decision: Decision): Promise<void> {
  const fits = world.journal
    .list(1_000)
    .filter(({ state, undo }) => statesFor(decision).includes(state.at) && (decision.type !== "take-back" || undo?.to));
  const among = fits.length > 0 ? fits : world.journal.list(1_000);
  const import_ = among[Math.floor(which * among.length)];
  if (!import_) return;
  const { state, place } = import_;
  const keys = state.at === "unknown" ? keysOfPart(world.journal, import_, state.part) : [];
  const meant =
    decision.type === "settle-rows" && state.at === "unknown" ? { ...decision, part: state.part } : decision;
  const part = state.at === "unknown" ? state.part : -1;
  const ofRows = (answer: "arrived" | "missing") => keysAnswered(world.journal, import_.id, part, answer);
  // Once a row was answered, only what is missing is sent again; before that, all of it.
  const isByRow = ofRows("arrived").length > 0 || (decision.type === "settle" && ofRows("missing").length > 0);
  const goesAgain = isByRow ? ofRows("missing") : keys;
  // Half moved, it lies at one of the two, and another file may have come to the other.
  const lying = [place.path, place.movingTo].flatMap((path) => (path && world.disk.read(path)) || []);
  const bytes = lying.find((each) => sha256Of(each) === import_.sha256);
  // A copy has not been planned: it would go where its original went.
  const copied = originalOf(state);
  const original = copied === null ? undefined : world.journal.get(copied);
  const all = keysOfFile(original ?? import_, bytes);
  const decided = await decide(world.ports, import_.id, meant, "Ada");
  watch.tell(`${decided.ok}`);
  const now = world.journal.get(import_.id);
  if (decision.type === "reject" && waitsUnsaved(import_) && now?.version === import_.version)
    watch.broken.push(`rule 9: ${place.dropped} has rows that were not saved, and a person can't close it`);
  if (decided.ok && waitsUnsaved(import_) && decision.type === "reject" && !isClosed(decided.value))
    watch.broken.push(`rule 9: ${place.dropped} was closed, and is ${decided.value.state.at}`);
  if (!decided.ok) return;
  learnAnswer(watch.judge.known, import_, decision);
  if (decision.type === "take-back") return forgetUndone(watch.judge.known, import_.id);
  const { attached, approved, cleared, saidArrived } = watch.judge.known;
  noteUndoable(watch.judge.known, import_.id, decided.value.undo);
  const isNotThere = decision.type === "reject" && state.at === "unknown";
  if (isNotThere || (decision.type === "settle" && decision.answer === "send-again")) watch.sendsAgain(goesAgain);
  if (decision.type === "settle-rows") for (const key of ofRows("arrived")) saidArrived.add(key);
  if (decision.type === "settle" && decision.answer === "arrived") for (const key of keys) saidArrived.add(key);
  if (decision.type === "send-anyway") watch.sendsAgain(all);
  if (decision.type === "attach") attached.set(import_.id, decision.purchaseInvoiceId);
  if (decision.type !== "reject") approved.add(import_.id);
  if (["approve", "settle", "settle-rows"].includes(decision.type)) cleared.add(import_.id);
}

/** The import that this one is a copy of, by id. */
function originalOf(state: Import["state"]): string | null {
  if (state.at === "duplicate") return state.of;
  return state.at === "waiting" && state.why.kind === "already-sent" ? (state.why.copyOf?.id ?? null) : null;
}

/** Some of it was sent, and only a person can say what becomes of the rows that were not saved. */
const waitsUnsaved = ({ state, parts }: Import): boolean =>
  state.at === "waiting" &&
  state.why.kind === "rows-have-problems" &&
  state.why.problems.some(({ notSaved }) => notSaved) &&
  parts.some((part) => part.state === "done");

const isClosed = ({ state }: Import): boolean => state.at === "done" && state.closed !== undefined;

/** The invoices of a part of which a person, or a list, has said so. */
function keysAnswered(
  journal: Stage["world"]["journal"],
  id: string,
  part: number,
  answer: "arrived" | "missing",
): readonly string[] {
  const import_ = journal.get(id);
  const answers = import_?.parts[part]?.answers;
  if (import_ === undefined || answers === undefined) return [];
  const rows = journal.rowsOfPart(id, part);
  const sent = rowsOfPayload(journal.payload(id, part));
  return keysOfRows(
    import_.connection,
    sent.filter(({ index }) => answers[answer].includes(rows[index] ?? 0)),
  );
}

function noteUndoable(known: Known, id: string, undo: Import["undo"]): void {
  if (!undo?.to) return;
  const { attached, approved, cleared, undoable } = known;
  const [wasApproved, wasCleared, wasAttached] = [approved.has(id), cleared.has(id), attached.get(id)];
  undoable.set(id, { until: undo.until, wasApproved, wasCleared, wasAttached });
}

/** What was undone was never said. */
function forgetUndone({ attached, approved, cleared, undoable }: Known, id: string): void {
  const was = undoable.get(id);
  if (was === undefined) return;
  undoable.delete(id);
  if (!was.wasApproved) approved.delete(id);
  if (!was.wasCleared) cleared.delete(id);
  if (was.wasAttached === undefined) attached.delete(id);
  else attached.set(id, was.wasAttached);
}

const openFiles = ({ world }: Stage): readonly string[] =>
  world.journal
    .list(1_000)
    .flatMap(({ state, place }) => (["held", "queued", "waiting"].includes(state.at) ? (place.path ?? []) : []))
    .filter((path) => world.disk.read(path));

const openDocuments = ({ world }: Stage): readonly string[] =>
  world.journal
    .list(1_000)
    .flatMap(({ kind, state, place }) =>
      kind === "document" && (state.at === "sending" || state.at === "unknown") && place.path !== null
        ? place.path
        : [],
    );

function statesFor(decision: Decision): readonly string[] {
  if (decision.type === "reject" && decision.reason === onItsWay) return ["queued", "sending"];
  if (decision.type === "reject" && decision.reason === enteredByHand) return ["waiting"];
  return askedAt[decision.type] ?? [];
}

/** Where people are mostly asked; now and then they decide out of place. */
const askedAt: Readonly<Record<string, readonly string[]>> = {
  approve: ["held"],
  retry: ["failed"],
  attach: ["waiting"],
  settle: ["unknown"],
  "settle-rows": ["unknown"],
  "send-anyway": ["duplicate"],
  answer: ["waiting"],
  reject: ["held"],
  "take-back": ["queued", "reading", "failed"],
};

const today = (nowMs: number) =>
  new Date(nowMs - new Date(nowMs).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
